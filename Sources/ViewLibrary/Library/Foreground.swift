/// Sets the style of what is drawn inside.
///
/// **Source** — documented: Apple, `foregroundStyle(_:)`.
public struct _ForegroundStyleModifier<Style>: _PrimitiveModifier where Style: ShapeStyle {
  /// The style.
  public var style: Style
  /// Sets a style.
  public init(style: Style) { self.style = style }
  /// The environment with the style.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._foreground = [AnyShapeStyle(style)]
      return copy
    }
  }
}

/// Sets the styles of two levels.
///
/// **Source** — documented: Apple, `foregroundStyle(_:_:)`.
public struct _ForegroundStyleModifier2<Primary, Secondary>: _PrimitiveModifier
where Primary: ShapeStyle, Secondary: ShapeStyle {
  /// The first style.
  public var primary: Primary
  /// The second style.
  public var secondary: Secondary
  /// The environment with both styles.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._foreground = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
      return copy
    }
  }
}

/// Sets the styles of three levels.
///
/// **Source** — documented: Apple, `foregroundStyle(_:_:_:)`.
public struct _ForegroundStyleModifier3<Primary, Secondary, Tertiary>: _PrimitiveModifier
where Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle {
  /// The first style.
  public var primary: Primary
  /// The second style.
  public var secondary: Secondary
  /// The third style.
  public var tertiary: Tertiary
  /// The environment with all three styles.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._foreground = [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]
      return copy
    }
  }
}

/// Sets the style of what stands behind.
///
/// **Source** — documented: Apple, `backgroundStyle(_:)`.
public struct _EnvironmentBackgroundStyleModifier<Style>: _PrimitiveModifier
where Style: ShapeStyle {
  /// The style.
  public var style: Style
  /// The environment with the style.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._background = AnyShapeStyle(style)
      return copy
    }
  }
}

extension View {
  /// Sets the color of what is drawn inside; nil gives the default.
  ///
  /// **Source** — documented: Apple, `foregroundColor(_:)`.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\._foregroundColor, color)
  }

  /// Sets the style of what is drawn inside.
  ///
  /// **Source** — documented: Apple, `foregroundStyle(_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the styles of two levels of what is drawn inside.
  ///
  /// **Source** — documented: Apple, `foregroundStyle(_:_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func foregroundStyle<S1, S2>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }

  /// Sets the styles of three levels of what is drawn inside.
  ///
  /// **Source** — documented: Apple, `foregroundStyle(_:_:_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func foregroundStyle<S1, S2, S3>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      _ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary)
    )
  }

  /// Sets the style of what stands behind.
  ///
  /// **Source** — documented: Apple, `backgroundStyle(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(_EnvironmentBackgroundStyleModifier(style: style))
  }

  /// Sets the tint of the controls inside; nil gives the default.
  ///
  /// **Source** — documented: Apple, `tint(_:)` of iOS 16.
  @available(iOS 16.0, macOS 13.0, *)
  public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    environment(\._tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of the controls inside, as iOS 15 does.
  ///
  /// **Source** — documented: Apple, `tint(_:)` of iOS 15.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { environment(\._tintColor, tint) }

  /// Sets the accent of the controls inside.
  ///
  /// **Source** — documented: Apple, `accentColor(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\._accentColor, accentColor)
  }
}
