import SwiftSource

/// One sentence of the shell, in every language.
///
/// The words stand in the tables of the families beside this file; none is missing, a test says.
enum Message: String, CaseIterable, Sendable {
  // CommandLineMessages.swift
  case unknownCommand
  case unknownOption
  case misplacedOption
  case missingValue
  case badValue
  case unexpectedValue
  case missingOperand
  case extraOperand
  case codeAndFile
  case didYouMean
  case seeHelp
  case notThereYet
  case faultNotice
  case helpTitle
  case helpOptions
  case helpCommonOptions
  case helpExitCodes
  case commandNone
  case commandLearn
  case commandRun
  case commandType
  case commandSize
  case commandLayout
  case commandExplain
  case commandCheck
  case commandGrade
  case commandMerge
  case commandReport
  case commandPresent
  case commandReview
  case commandProgress
  case commandLesson
  case commandDoctor
  case commandHelp
  case commandVersion
  case optionSDK
  case optionMetrics
  case optionWindow
  case optionLanguage
  case optionPlain
  case optionColor
  case optionNoSave
  case optionHelp
  case optionCode
  case optionJSON
  case optionLog
  case optionSVG
  case optionLessons
  case optionExercise
  case optionFormat
  case optionRoster
  case optionJobs
  case optionShard
  case optionOut
  case fileMissing
  case fileIsDirectory
  case fileIsSpecial
  case fileForbidden
  case fileTooLarge
  case fileIsBinary
  case fileSystemError
  case missingType
  case missingView

  // AnswerMessages.swift
  case colon
  case comma
  case labelType
  case labelValue
  case labelDeclared
  case labelSize
  case labelShells
  case labelChanges
  case labelBodies
  case labelOutput
  case shellNumber
  case changeKept
  case changeUpdated
  case changeInserted
  case changeRemoved
  case changeMoved
  case changeReset
  case changeEntry
  case changeInside
  case changeReplaced
  case changesMore
  case changeNothing
  case bodyCount
  case treeLevel
  case diagnosticWhy
  case diagnosticTry
  case diagnosticHint
  case atLineColumn
  case explainWhole
  case explainLayer
  case notATypeName
  case labelNotes
  case bodyCountBecause

  // ActionMessages.swift
  case shellTap
  case shellDoubleTap
  case shellLongPress
  case shellToggle
  case shellEnter
  case shellPick
  case shellDrag
  case shellMagnify
  case shellRotate
  case shellScroll
  case shellDelete
  case shellMove
  case shellBack
  case shellAppear
  case shellDisappear
  case shellSet
  case shellEnvironment
  case shellWait
  case actionUsage

  // ShellMessages.swift
  case unknownShellCommand
  case shellHelpTitle
  case shellHelpKeys
  case shellAliases
  case noHelp
  case shellHelp
  case shellType
  case shellSize
  case shellLayout
  case shellExplain
  case shellWrap
  case shellUndo
  case shellReset
  case shellLoad
  case shellSave
  case shellEdit
  case shellHistory
  case shellWindow
  case shellLang
  case shellPlain
  case shellColor
  case shellCheck
  case shellHint
  case shellSolution
  case shellNext
  case shellSkip
  case shellQuit
  case noViewYet
  case wrapNeedsModifier
  case nothingToUndo
  case undone
  case resetDone
  case needsArgument
  case loadsTooDeep
  case fileExists
  case saved
  case needsTerminal
  case editorFailed
  case historyEmpty
  case badWindow
  case windowIs
  case badLanguage
  case languageIs
  case plainOn
  case plainOff
  case colorOn
  case colorOff
  case welcomeTitle
  case welcomeWhat
  case welcomeTry
  case welcomeGrid
  case welcomeSystemFont
  case welcomeHelp
  case welcomeBack
  case bannerGrid
  case bannerSystemFont
  case newLineHeld
  case interruptedAgain
  case noUTF8

  // MotionMessages.swift
  case labelMotion
  case motionLasts
  case motionEndless
  case motionComes
  case motionGoes
  case motionCame
  case motionWent
  case motionNewValue
  case motionChange
  case motionShared
  case motionHow
  case motionAtOnce
  case motionMore
  case columnTime
  case columnView
  case columnPhase
  case columnFrame
  case columnOpacity
  case columnOther
  case shellFrames
  case shellPlay
  case framesUsage
  case playUsage
  case nothingMoves
  case noMovingView
  case playedTo

  // DoctorMessages.swift
  case doctorVersion
  case doctorLanguage
  case doctorLocale
  case doctorTerminal
  case doctorEditor
  case doctorHistory
  case doctorSDK
  case doctorMetrics
  case doctorEngine
  case doctorGood
  case doctorFix
  case doctorLocaleBad
  case doctorNoTerminal
  case doctorDumbTerminal
  case doctorHistoryOff
  case doctorHistoryBad
  case doctorEngineBad

  // LayoutMessages.swift
  case shellWhy
  case shellDraw
  case shellCompare
  case shellMetrics
  case shellDevice
  case layoutFolded
  case noSuchView
  case alsoAt
  case shellStands
  case drawScale
  case drawOmits
  case unknownFlag
  case badOffer
  case metricsGrid
  case metricsSystem
  case badMetrics
  case deviceIs
  case deviceNone
  case deviceList
  case deviceHowTo
  case badDevice
  case lastViewIs
  case optionDevice
  case optionUnfold
  case compareNeedsTwo
  case compareSame
  case compareSize
  case compareOf
  case compareMissing
  case compareTypes
  case compareSameType
  case wholeWidth
  case wholeHeight
  case partWidth
  case partHeight
  case partX
  case partY

  /// The words of every message.
  static let table: [Message: Phrase] = [
    commandLine, answer, action, shell, doctor, motion, layout,
  ]
  .reduce(into: [:]) { table, family in table.merge(family) { first, _ in first } }

  /// The sentence in one language with its placeholders filled.
  func text(in language: Language, _ arguments: [String] = []) -> String {
    Message.table[self]?.text(in: language, arguments) ?? rawValue
  }

  /// The labels of the facts of an answer, which stand in one column.
  static let factLabels: [Message] = [
    .labelType, .labelValue, .labelDeclared, .labelSize, .labelShells, .labelChanges, .labelBodies,
    .labelMotion, .labelOutput, .labelNotes,
  ]
}
