/// A change of the picture that may read the geometry and leaves the layout alone.
///
/// **Source** — documented: Apple, `VisualEffect`.
@available(iOS 17.0, macOS 14.0, *)
public protocol VisualEffect {}

/// No change of the picture.
///
/// **Source** — documented: Apple, `EmptyVisualEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct EmptyVisualEffect: VisualEffect {
  /// Makes it.
  public init() {}
}

/// One change of the picture after others.
///
/// **Source** — inferred: a device of this library; SwiftUI's types are private.
@available(iOS 17.0, macOS 14.0, *)
public struct _PictureChange: VisualEffect {
  var effects: [_Effect]
}

@available(iOS 17.0, macOS 14.0, *)
extension VisualEffect {
  func _then(_ effect: _Effect) -> _PictureChange {
    _PictureChange(effects: ((self as? _PictureChange)?.effects ?? []) + [effect])
  }

  /// How much shows, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { _then(.opacity(opacity)) }

  /// Drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _then(.offset(CGSize(width: x, height: y)))
  }

  /// Drawn elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { _then(.offset(offset)) }

  /// Larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    _then(.transform(.scale(CGSize(width: s, height: s), anchor: anchor)))
  }

  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _then(.transform(.scale(scale, anchor: anchor)))
  }

  /// Larger or smaller along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    _then(.transform(.scale(CGSize(width: x, height: y), anchor: anchor)))
  }

  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _then(.transform(.rotation(angle, anchor: anchor)))
  }

  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _then(
      .transform(
        .rotation3D(
          angle,
          axis: [axis.x, axis.y, axis.z],
          anchor: anchor,
          perspective: perspective
        )
      )
    )
  }

  /// Out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _then(.visual("blur", ["radius": Double(radius)]))
  }

  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _then(.visual("brightness", ["amount": amount]))
  }

  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _then(.visual("contrast", ["amount": amount]))
  }

  /// Greyer.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _then(.visual("grayscale", ["amount": amount]))
  }

  /// In other colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _then(.visual("hueRotation", ["degrees": angle.degrees]))
  }

  /// In stronger or weaker colors.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _then(.visual("saturation", ["amount": amount]))
  }
}

extension View {
  /// Changes the picture of this view by its geometry; the layout stays.
  ///
  /// What the change depends on is not drawn here.
  ///
  /// **Source** — documented: Apple, `visualEffect(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    _private("visualEffect", .visual("visualEffect", [:]))
  }

  /// Draws this view as one picture.
  ///
  /// **Source** — documented: Apple, `drawingGroup(opaque:colorMode:)`; its type is private.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    _private("drawingGroup", .visual("drawingGroup", [:]))
  }
}

/// In which space colors are mixed.
///
/// **Source** — documented: Apple, `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable {
  /// With the curve of the screen.
  case nonLinear
  /// Without it.
  case linear
  /// Without it, and wider.
  case extendedLinear
}
