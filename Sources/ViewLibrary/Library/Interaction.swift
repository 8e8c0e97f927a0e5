/// A key and the keys held with it.
///
/// **Source** — documented: Apple, `KeyboardShortcut`.
@available(iOS 14.0, macOS 11.0, *)
public struct KeyboardShortcut: Hashable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// What confirms: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What gives up: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key.
///
/// **Source** — documented: Apple, `KeyEquivalent`.
@available(iOS 14.0, macOS 11.0, *)
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes.
  public var character: Character
  /// A key that writes a character.
  public init(_ character: Character) { self.character = character }
  /// A key that writes a character.
  public init(extendedGraphemeClusterLiteral l: Character) { character = l }
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys held with another.
///
/// **Source** — documented: Apple, `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable {
  /// The keys as bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

/// What is felt.
///
/// **Source** — documented: Apple, `SensoryFeedback`.
@available(iOS 17.0, macOS 14.0, *)
public struct SensoryFeedback: Hashable {
  var _name: String
  /// How strong a blow is.
  public struct Weight: Hashable {
    var _name: String
    /// Light.
    public static let light = Weight(_name: "light")
    /// Medium.
    public static let medium = Weight(_name: "medium")
    /// Heavy.
    public static let heavy = Weight(_name: "heavy")
  }
  /// It went well.
  public static let success = SensoryFeedback(_name: "success")
  /// It should be looked at.
  public static let warning = SensoryFeedback(_name: "warning")
  /// It went wrong.
  public static let error = SensoryFeedback(_name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(_name: "selection")
  /// More.
  public static let increase = SensoryFeedback(_name: "increase")
  /// Less.
  public static let decrease = SensoryFeedback(_name: "decrease")
  /// It begins.
  public static let start = SensoryFeedback(_name: "start")
  /// It ends.
  public static let stop = SensoryFeedback(_name: "stop")
  /// It lies on a line.
  public static let alignment = SensoryFeedback(_name: "alignment")
  /// It passed a level.
  public static let levelChange = SensoryFeedback(_name: "levelChange")
  /// A blow.
  public static let impact = SensoryFeedback(_name: "impact")
  /// A blow of a strength.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(_name: "impact")
  }
}

/// How a view under the pointer stands out.
///
/// **Source** — documented: Apple, `HoverEffect`.
@available(iOS 13.4, *)
public struct HoverEffect {
  var _name: String
  /// As usual.
  public static let automatic = HoverEffect(_name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(_name: "highlight")
  /// Nearer.
  public static let lift = HoverEffect(_name: "lift")
}

/// What the key that ends input says.
///
/// **Source** — documented: Apple, `SubmitLabel`.
@available(iOS 15.0, macOS 12.0, *)
public struct SubmitLabel {
  var _name: String
  /// Done.
  public static var done: SubmitLabel { SubmitLabel(_name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(_name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(_name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(_name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(_name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(_name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(_name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(_name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(_name: "continue") }
}

/// Whether text can be selected.
///
/// **Source** — documented: Apple, `TextSelectability`.
@available(iOS 15.0, macOS 12.0, *)
public protocol TextSelectability {}

/// It can.
///
/// **Source** — documented: Apple, `EnabledTextSelectability`.
@available(iOS 15.0, macOS 12.0, *)
public struct EnabledTextSelectability: TextSelectability {}

/// It cannot.
///
/// **Source** — documented: Apple, `DisabledTextSelectability`.
@available(iOS 15.0, macOS 12.0, *)
public struct DisabledTextSelectability: TextSelectability {}

@available(iOS 15.0, macOS 12.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, *)
extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Where the pointer is.
///
/// **Source** — documented: Apple, `HoverPhase`.
@available(iOS 16.0, macOS 13.0, *)
public enum HoverPhase: Equatable {
  /// At a point of the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
