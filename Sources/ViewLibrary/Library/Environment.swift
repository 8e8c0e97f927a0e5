/// The name of a value that is handed down to all views inside.
///
/// **Source** — documented: Apple, `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value when no one set another.
  static var defaultValue: Value { get }
}

/// The values that are handed down from view to view.
///
/// **Source** — documented: Apple, `EnvironmentValues`.
public struct EnvironmentValues {
  var _custom: [ObjectIdentifier: Any] = [:]
  var _objects: [ObjectIdentifier: Any] = [:]

  /// Makes the default values.
  public init() {}

  /// The value under a key of one's own.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { (_custom[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { _custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that a surrounding view provides.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject {
    get { _objects[ObjectIdentifier(objectType)] as? T }
    set { _objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// The font of texts; nil is `body`.
  public var font: Font?
  var _fontModifiers: [AnyFontModifier] = []
  var _kerning: CGFloat = 0
  var _tracking: CGFloat = 0
  var _baselineOffset: CGFloat = 0
  var _underline: Text.LineStyle?
  var _strikethrough: Text.LineStyle?
  var _textScale: Text.Scale = .default
  var _lowerLineLimit: Int?
  var _foreground: [AnyShapeStyle] = []
  var _foregroundColor: Color?
  var _background: AnyShapeStyle?
  var _tint: AnyShapeStyle?
  var _tintColor: Color?
  var _accentColor: Color?
  var _containerShape: (any Shape)?
  /// The most lines of a text.
  public var lineLimit: Int?
  /// The distance of lines.
  public var lineSpacing: CGFloat = 0
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Where a line that is too long is cut.
  public var truncationMode: Text.TruncationMode = .tail
  /// How small a text may become.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may stand closer.
  public var allowsTightening: Bool = false
  /// Upper or lower case.
  public var textCase: Text.Case?
  /// How large symbols are.
  public var imageScale: Image.Scale = .medium
  /// How many colors symbols show.
  public var symbolRenderingMode: SymbolRenderingMode?
  /// The forms of symbols.
  public var symbolVariants: SymbolVariants = .none
  /// How bright images may be.
  @available(iOS 17.0, macOS 14.0, *)
  public var allowedDynamicRange: Image.DynamicRange? {
    get { _allowedDynamicRange }
    set { _allowedDynamicRange = newValue }
  }
  var _allowedDynamicRange: Image.DynamicRange?
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// How far colors stand apart.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// Whether controls can be operated.
  public var isEnabled: Bool = true
  /// The size of controls.
  public var controlSize: ControlSize = .regular
  /// The reading direction.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The width class of the window.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The height class of the window.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Pixels for each point.
  public var displayScale: CGFloat = 3
  /// The length of one pixel.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The language and region.
  public var locale: Locale = Locale(identifier: "en_US")
  /// The calendar.
  public var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The time zone.
  public var timeZone: TimeZone = TimeZone.current
  /// Whether the scene is in front.
  public var scenePhase: ScenePhase = .active
  /// Why content is hidden.
  public var redactionReasons: RedactionReasons = []
  /// Whether the reader asked for less motion.
  public var accessibilityReduceMotion: Bool { _reduceMotion }
  var _reduceMotion: Bool = false
  /// Whether the reader asked for less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the reader listens.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the view is shown by another.
  public var isPresented: Bool { _isPresented }
  var _isPresented: Bool = false
  /// Closes what shows this view.
  public var dismiss: DismissAction { DismissAction(_action: _dismiss) }
  var _dismiss: () -> Void = { _engineDismissedNothing() }
  /// Opens an address.
  public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
  /// Whether the focus is on the view.
  public var isFocused: Bool { _isFocused }
  var _isFocused: Bool = false
  /// Whether rows can be changed.
  public var editMode: Binding<EditMode>?
  /// How content gives way to content.
  public var contentTransition: ContentTransition = .identity
  /// The border of buttons.
  public var buttonBorderShape: ButtonBorderShape = .automatic
  /// Whether menus show an arrow.
  public var menuIndicatorVisibility: Visibility = .automatic
  /// The distance of rows.
  public var _listRowSpacing: CGFloat?
  /// The least height of a row.
  public var defaultMinListRowHeight: CGFloat = 44
  /// The least height of a header.
  public var defaultMinListHeaderHeight: CGFloat?
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool = true
  /// Whether text is corrected.
  public var autocorrectionDisabled: Bool { _autocorrectionDisabled ?? false }
  var _autocorrectionDisabled: Bool?
  var _textContentType: String?
  var _legibilityWeight: LegibilityWeight?
  var _isLuminanceReduced: Bool = false
  var _headerProminence: Prominence = .standard
  var _keyboardType: KeyboardType = .default
  var _autocapitalization: TextInputAutocapitalization = .sentences
  var _listSectionSpacing: ListSectionSpacing?
  var _labelsHidden: Bool = false
  var _styles: [_AppliedStyle] = []
  var _contentMargins: EdgeInsets = EdgeInsets()
  var _submits: [_SubmitAction] = []
  var _searchPlace: _Location<Bool>?
  var _isSearching: () -> Bool = { false }
  var _dismissSearch: () -> Void = {}
  /// The style of what stands behind.
  @available(iOS 16.0, macOS 13.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { _background }
    set { _background = newValue }
  }
}

/// Sets one value of the environment.
///
/// **Source** — documented: Apple, `_EnvironmentKeyWritingModifier`.
public struct _EnvironmentKeyWritingModifier<Value>: _PrimitiveModifier {
  /// The value.
  public var value: Value
  var _keyPath: WritableKeyPath<EnvironmentValues, Value>?
  var _write: (EnvironmentValues, Value) -> EnvironmentValues

  /// Sets the value at a key path.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.value = value
    _keyPath = keyPath
    _write = { values, value in
      var copy = values
      copy[keyPath: keyPath] = value
      return copy
    }
  }

  init(_value: Value, write: @escaping (EnvironmentValues, Value) -> EnvironmentValues) {
    value = _value
    _write = write
  }

  /// The environment with the value.
  public var _effect: _Effect { .environment { _write($0, value) } }
}

/// Changes one value of the environment.
///
/// **Source** — documented: Apple, `_EnvironmentKeyTransformModifier`.
public struct _EnvironmentKeyTransformModifier<Value>: _PrimitiveModifier {
  /// Where the value stands.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The change.
  public var transform: (inout Value) -> Void

  /// Changes the value at a key path.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// The environment with the changed value.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      transform(&copy[keyPath: keyPath])
      return copy
    }
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  ///
  /// **Source** — documented: Apple, `environment(_:_:)`.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to the views inside.
  ///
  /// **Source** — documented: Apple, `environment(_:)`; printed types.
  @available(iOS 17.0, macOS 14.0, *)
  public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(
      _EnvironmentKeyWritingModifier(
        _value: object,
        write: { values, value in
          var copy = values
          copy[T.self] = value
          return copy
        }
      )
    )
  }

  /// Provides an object to the views inside.
  ///
  /// **Source** — documented: Apple, `environmentObject(_:)`.
  public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(
      _EnvironmentKeyWritingModifier<T?>(
        _value: object,
        write: { values, value in
          var copy = values
          copy[T.self] = value
          return copy
        }
      )
    )
  }

  /// Changes a value of the environment for the views inside.
  ///
  /// **Source** — documented: Apple, `transformEnvironment(_:transform:)`.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Makes the controls inside inoperable; once disabled, nothing inside can enable them.
  ///
  /// **Source** — documented: Apple, `disabled(_:)`.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: \.isEnabled,
        transform: { $0 = $0 && !disabled }
      )
    )
  }

  /// Sets light or dark for the views inside.
  ///
  /// **Source** — documented: Apple, `colorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the size of the controls inside.
  ///
  /// **Source** — documented: Apple, `controlSize(_:)`.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the reader's text size for the views inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the reader's text size within bounds for the views inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func dynamicTypeSize<T>(
    _ range: T
  ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.dynamicTypeSize) { size in
        for step in DynamicTypeSize.allCases where range.contains(step) {
          if size < step { size = step }
          return
        }
      }
    )
  }
}
