extension DiagnosticKind {
  /// Every message about the spelling of Swift, from unknown characters to missing braces.
  public static let parser: [DiagnosticKind] = [
    .unexpectedCharacter, .fullwidthCharacter, .fullwidthSpace, .unterminatedComment,
    .strayCommentEnd, .unterminatedString, .unterminatedMultilineString,
    .unterminatedInterpolation, .unterminatedRegex, .unterminatedBackticks, .badBackticks,
    .badNumber, .badClosureArgument, .lonelyPound, .unevenAssignment, .badEscape,
    .badUnicodeEscape, .multilineContent, .multilineEnd, .multilineIndentation,
    .multilineContinuation, .tooDeep, .chainTooLong, .sequenceTooLong, .expectedToken,
    .unclosedBracket, .unexpectedCloser, .unexpectedToken, .expectedExpression, .expectedOperand,
    .unevenOperator, .spacedPrefix, .expectedTernaryColon, .expectedType, .expectedName,
    .reservedWord, .expectedMember, .spaceAfterDot, .missingComma, .missingSeparator,
    .emptyStatement, .expectedBrace, .expectedCondition, .assignmentInCondition, .expectedElse,
    .expectedIn, .expectedCase, .expectedCaseColon, .emptyCase, .strayCase, .strayElse,
    .topLevelBrace, .expectedDeclaration, .statementInType, .expectedAccessor, .expectedParameters,
    .expectedParameterType, .colonForArrow, .misplacedEffect, .unexpectedDefault,
    .expectedRequirement, .dotInEnumCase, .expectedAttributeName, .expectedPlatform,
    .expectedOperatorName, .operatorFixity, .expectedGroupAttribute, .misplacedDirective,
    .expectedEndif, .emptyInterpolation, .emptyKeyPath, .staticOutsideType, .classMember,
    .misplacedModifier, .duplicateModifier, .accessLevels, .expectedSet, .outsideType,
    .misplacedDeinit, .caseOutsideEnum, .fileScopeOnly, .outsideProtocol, .protocolBody,
    .accessorBody, .computedNeedsType, .computedWithValue, .computedLet, .defaultLast,
    .unboundInPattern, .closureLabel, .emptyPayload, .duplicateSpecifier, .attributeArguments,
    .typeAttribute, .expectedArguments, .badAvailability, .unknownOperator, .nonAssociative,
    .unrelatedOperators,
    .regexEnd,
    .nestedBinding,
    .protocolAccessor,
    .duplicateAccessor,
    .setterWithoutGetter,
    .initializerResult,
    .rawValueLiteral,
    .emptyGenerics,
    .patternNeedsCase,
    .closureArgumentOutside,
    .closureArgumentNamed,
    .misplacedAvailability,
    .attributeOrder,
    .duplicateAttribute,
  ]

  /// Lexical mistakes that further lines can mend.
  static let openEnds: [DiagnosticKind] = [.unterminatedComment, .unterminatedMultilineString]
}
