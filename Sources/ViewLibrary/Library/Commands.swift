/// Menus of the menu bar, which is not drawn.
///
/// **Source** — documented: Apple, `Commands`.
public protocol Commands {
  /// The type of what they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Makes menus of the statements of a closure.
///
/// **Source** — documented: Apple, `CommandsBuilder`.
@resultBuilder
public struct CommandsBuilder {
  /// A statement that is an expression is menus.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }
  /// No menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One menu stays what it is.
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
  /// Several menus.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands
  where C0: Commands, C1: Commands { EmptyCommands() }
  /// Several menus.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands { EmptyCommands() }
  /// Several menus.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands { EmptyCommands() }
}

/// No menus.
///
/// **Source** — documented: Apple, `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Makes no menus.
  public init() {}
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// A menu of one's own.
///
/// **Source** — documented: Apple, `CommandMenu`.
public struct CommandMenu<Content>: Commands where Content: View {
  var _content: Content
  /// Makes a menu.
  ///
  /// **Source** — documented: Apple, `CommandMenu/init(_:content:)`.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// Makes a menu.
  ///
  /// **Source** — documented: Apple, `CommandMenu/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    _content = content()
  }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// Entries for a menu of the system.
///
/// **Source** — documented: Apple, `CommandGroup`.
public struct CommandGroup<Content>: Commands where Content: View {
  var _content: Content
  /// Puts entries before those of the system.
  ///
  /// **Source** — documented: Apple, `CommandGroup/init(before:addition:)`.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
  /// Puts entries behind those of the system.
  ///
  /// **Source** — documented: Apple, `CommandGroup/init(after:addition:)`.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
  /// Puts entries in place of those of the system.
  ///
  /// **Source** — documented: Apple, `CommandGroup/init(replacing:addition:)`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// Where the entries of a menu stand.
///
/// **Source** — documented: Apple, `CommandGroupPlacement`.
public struct CommandGroupPlacement {
  var _name: String
  /// About the program.
  public static let appInfo = CommandGroupPlacement(_name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(_name: "appSettings")
  /// Quitting.
  public static let appTermination = CommandGroupPlacement(_name: "appTermination")
  /// Hiding the program.
  public static let appVisibility = CommandGroupPlacement(_name: "appVisibility")
  /// Help.
  public static let help = CommandGroupPlacement(_name: "help")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(_name: "importExport")
  /// New documents.
  public static let newItem = CommandGroupPlacement(_name: "newItem")
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement(_name: "pasteboard")
  /// Printing.
  public static let printItem = CommandGroupPlacement(_name: "printItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(_name: "saveItem")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(_name: "sidebar")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(_name: "systemServices")
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement(_name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(_name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(_name: "toolbar")
  /// Undo.
  public static let undoRedo = CommandGroupPlacement(_name: "undoRedo")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(_name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(_name: "windowList")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(_name: "windowSize")
}

/// The entries of the system for the sidebar.
///
/// **Source** — documented: Apple, `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Makes them.
  public init() {}
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// The entries of the system for the toolbar.
///
/// **Source** — documented: Apple, `ToolbarCommands`.
public struct ToolbarCommands: Commands {
  /// Makes them.
  public init() {}
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// The entries of the system for editing text.
///
/// **Source** — documented: Apple, `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  /// Makes them.
  public init() {}
  /// Never asked for.
  public var body: Never { _engineNever() }
}

/// The entries of the system for the look of text.
///
/// **Source** — documented: Apple, `TextFormattingCommands`.
public struct TextFormattingCommands: Commands {
  /// Makes them.
  public init() {}
  /// Never asked for.
  public var body: Never { _engineNever() }
}
