/// What an image shows, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public struct _ImageContent: Equatable {
  /// The name in the catalogue, or of the symbol.
  public var name: String
  /// True for a symbol of the system.
  public var isSymbol: Bool
  /// True when it takes any size it is offered.
  public var isResizable: Bool = false
  /// The part that is not stretched.
  public var capInsets: EdgeInsets = EdgeInsets()
  /// True when nothing is said about it to those who listen.
  public var isDecorative: Bool = false
  /// How it is drawn: template, original, hierarchical and so on.
  public var options: [String] = []
}

/// A picture, or a symbol of the system.
///
/// Has the size of its picture, whatever it is offered; `resizable()` takes what is offered. Pictures
/// of the catalogue are not there: a stand-in of 100 by 100 takes their place. Symbols are about as
/// high as the line.
///
/// **Source** — documented: Apple, `Image`.
public struct Image: Equatable, _PrimitiveView {
  var _content: _ImageContent

  init(_content: _ImageContent) { self._content = _content }

  /// Shows a picture of the catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(_content: _ImageContent(name: name, isSymbol: false))
  }

  /// Shows a picture of the catalogue under a name for those who listen.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(_content: _ImageContent(name: name, isSymbol: false))
  }

  /// Shows a picture that says nothing to those who listen.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(_content: _ImageContent(name: name, isSymbol: false, isDecorative: true))
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    self.init(_content: _ImageContent(name: systemName, isSymbol: true))
  }

  /// Shows a symbol of the system, filled up to a value.
  @available(iOS 16.0, macOS 13.0, *)
  public init(systemName: String, variableValue: Double?) {
    self.init(_content: _ImageContent(name: systemName, isSymbol: true))
  }

  /// The picture.
  public var _primitive: _Primitive { .image(_content) }

  func _with(_ option: String) -> Image {
    var copy = self
    copy._content.options.append(option)
    return copy
  }

  /// How a picture fills a size of its own.
  public enum ResizingMode: Hashable {
    /// In tiles.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether a picture takes the foreground style.
  public enum TemplateRenderingMode: Hashable {
    /// It does.
    case template
    /// It keeps its colors.
    case original
  }

  /// How a stretched picture is smoothed.
  public enum Interpolation: Hashable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Most.
    case high
  }

  /// How large a symbol is beside the text.
  public enum Scale: Hashable {
    /// Small.
    case small
    /// Usual.
    case medium
    /// Large.
    case large
  }

  /// The image in any size it is offered: still an image.
  ///
  /// **Source** — documented: Apple, `Image/resizable(capInsets:resizingMode:)`.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy._content.isResizable = true
    copy._content.capInsets = capInsets
    return copy
  }

  /// The image with or without its own colors: still an image.
  ///
  /// **Source** — documented: Apple, `Image/renderingMode(_:)`.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    _with("renderingMode")
  }

  /// The image smoothed in a way: still an image.
  ///
  /// **Source** — documented: Apple, `Image/interpolation(_:)`.
  public func interpolation(_ interpolation: Interpolation) -> Image { _with("interpolation") }

  /// The image with smooth edges: still an image.
  ///
  /// **Source** — documented: Apple, `Image/antialiased(_:)`.
  public func antialiased(_ isAntialiased: Bool) -> Image { _with("antialiased") }

  /// The symbol in one or several colors: still an image.
  ///
  /// **Source** — documented: Apple, `Image/symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    _with("symbolRenderingMode")
  }

  /// The brightness the image may take: still an image.
  ///
  /// **Source** — documented: Apple, `Image/allowedDynamicRange(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    _with("allowedDynamicRange")
  }

  /// How bright an image may be.
  @available(iOS 17.0, macOS 14.0, *)
  public struct DynamicRange: Hashable {
    var _value: Int
    /// Usual.
    public static let standard = DynamicRange(_value: 0)
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(_value: 1)
    /// Brightest.
    public static let high = DynamicRange(_value: 2)
  }
}

/// How many colors a symbol shows.
///
/// **Source** — documented: Apple, `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable {
  var _name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(_name: "monochrome")
  /// Its own colors.
  public static let multicolor = SymbolRenderingMode(_name: "multicolor")
  /// One color in levels.
  public static let hierarchical = SymbolRenderingMode(_name: "hierarchical")
  /// Several colors in levels.
  public static let palette = SymbolRenderingMode(_name: "palette")
}

/// Forms of a symbol: filled, in a circle and so on.
///
/// **Source** — documented: Apple, `SymbolVariants`.
public struct SymbolVariants: Hashable {
  var _names: Set<String>
  /// The symbol itself.
  public static let none = SymbolVariants(_names: [])
  /// Filled.
  public static let fill = SymbolVariants(_names: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(_names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(_names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(_names: ["rectangle"])
  /// With a stroke through it.
  public static let slash = SymbolVariants(_names: ["slash"])
  func _adding(_ name: String) -> SymbolVariants {
    SymbolVariants(_names: _names.union([name]))
  }
  /// Filled as well.
  public var fill: SymbolVariants { _adding("fill") }
  /// In a circle as well.
  public var circle: SymbolVariants { _adding("circle") }
  /// In a square as well.
  public var square: SymbolVariants { _adding("square") }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { _adding("rectangle") }
  /// With a stroke through it as well.
  public var slash: SymbolVariants { _adding("slash") }
}

extension View {
  /// Sets how large the symbols inside are beside the text.
  ///
  /// **Source** — documented: Apple, `imageScale(_:)`; printed types.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how many colors the symbols inside show.
  ///
  /// **Source** — documented: Apple, `symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds a form to the symbols inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(_names: $0._names.union(variant._names))
    }
  }

  /// Sets how bright the images inside may be.
  ///
  /// **Source** — documented: Apple, `allowedDynamicRange(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
