// case: shape: Rectangle()
// type: Rectangle
Rectangle()

// case: shape: RoundedRectangle(cornerRadius: 3)
// type: RoundedRectangle
RoundedRectangle(cornerRadius: 3)

// case: shape: Circle()
// type: Circle
Circle()

// case: shape: Ellipse()
// type: Ellipse
Ellipse()

// case: shape: Capsule()
// type: Capsule
Capsule()

// case: shape: Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)) }
// type: Path
Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)) }

// case: shape: UnevenRoundedRectangle(topLeadingRadius: 3)
// type: UnevenRoundedRectangle
UnevenRoundedRectangle(topLeadingRadius: 3)

// case: shape: ContainerRelativeShape()
// type: ContainerRelativeShape
ContainerRelativeShape()

// case: shape: AnyShape(Circle())
// type: AnyShape
AnyShape(Circle())

// case: shape: Circle().fill(.red)
// type: _ShapeView<Circle, Color>
Circle().fill(.red)

// case: shape: Circle().fill(Color.red)
// type: _ShapeView<Circle, Color>
Circle().fill(Color.red)

// case: shape: Circle().fill()
// type: _ShapeView<Circle, ForegroundStyle>
Circle().fill()

// case: shape: Circle().fill(style: FillStyle(eoFill: true))
// type: _ShapeView<Circle, ForegroundStyle>
Circle().fill(style: FillStyle(eoFill: true))

// case: shape: Circle().fill(.red.gradient)
// type: _ShapeView<Circle, AnyGradient>
Circle().fill(.red.gradient)

// case: shape: Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
// type: _ShapeView<Circle, LinearGradient>
Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))

// case: shape: Circle().stroke()
// type: _StrokedShape<Circle>
Circle().stroke()

// case: shape: Circle().stroke(lineWidth: 3)
// type: _StrokedShape<Circle>
Circle().stroke(lineWidth: 3)

// case: shape: Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [1, 2]))
// type: _StrokedShape<Circle>
Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [1, 2]))

// case: shape: Circle().stroke(.red)
// type: StrokeShapeView<Circle, Color, EmptyView>
Circle().stroke(.red)

// case: shape: Circle().stroke(Color.red, lineWidth: 3)
// type: StrokeShapeView<Circle, Color, EmptyView>
Circle().stroke(Color.red, lineWidth: 3)

// case: shape: Circle().stroke(.red, style: StrokeStyle(lineWidth: 3))
// type: StrokeShapeView<Circle, Color, EmptyView>
Circle().stroke(.red, style: StrokeStyle(lineWidth: 3))

// case: shape: Circle().strokeBorder(.red)
// type: StrokeBorderShapeView<Circle, Color, EmptyView>
Circle().strokeBorder(.red)

// case: shape: Circle().strokeBorder(lineWidth: 3)
// type: StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>
Circle().strokeBorder(lineWidth: 3)

// case: shape: Rectangle().strokeBorder(.tint, style: StrokeStyle(lineWidth: 2))
// type: StrokeBorderShapeView<Rectangle, TintShapeStyle, EmptyView>
Rectangle().strokeBorder(.tint, style: StrokeStyle(lineWidth: 2))

// case: shape: Circle().fill(.red).stroke(.blue)
// type: StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>
Circle().fill(.red).stroke(.blue)

// case: shape: Circle().stroke(.blue).fill(.red)
// type: FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>>
Circle().stroke(.blue).fill(.red)

// case: shape: Circle().fill(.red).strokeBorder(.blue, lineWidth: 2)
// type: StrokeBorderShapeView<Circle, Color, _ShapeView<Circle, Color>>
Circle().fill(.red).strokeBorder(.blue, lineWidth: 2)

// case: shape: Rectangle().inset(by: 3)
// type: _Inset
Rectangle().inset(by: 3)

// case: shape: Circle().inset(by: 3)
// type: _Inset
Circle().inset(by: 3)

// case: shape: Capsule().inset(by: 3).fill(.red)
// type: _ShapeView<_Inset, Color>
Capsule().inset(by: 3).fill(.red)

// case: shape: Circle().trim(from: 0, to: 0.5)
// type: _TrimmedShape<Circle>
Circle().trim(from: 0, to: 0.5)

// case: shape: Circle().trim(from: 0.25, to: 0.5).stroke(.red, lineWidth: 3)
// type: StrokeShapeView<_TrimmedShape<Circle>, Color, EmptyView>
Circle().trim(from: 0.25, to: 0.5).stroke(.red, lineWidth: 3)

// case: shape: Rectangle().rotation(.degrees(45))
// type: RotatedShape<Rectangle>
Rectangle().rotation(.degrees(45))

// case: shape: Rectangle().scale(2)
// type: ScaledShape<Rectangle>
Rectangle().scale(2)

// case: shape: Rectangle().scale(x: 2, y: 1)
// type: ScaledShape<Rectangle>
Rectangle().scale(x: 2, y: 1)

// case: shape: Circle().offset(x: 5)
// type: OffsetShape<Circle>
Circle().offset(x: 5)

// case: shape: Circle().offset(CGSize(width: 1, height: 1))
// type: OffsetShape<Circle>
Circle().offset(CGSize(width: 1, height: 1))

// case: shape: Circle().transform(CGAffineTransform(scaleX: 2, y: 2))
// type: TransformedShape<Circle>
Circle().transform(CGAffineTransform(scaleX: 2, y: 2))

// case: shape: Circle().size(width: 3, height: 4)
// type: _SizedShape<Circle>
Circle().size(width: 3, height: 4)

// case: shape: Circle().size(CGSize(width: 3, height: 4))
// type: _SizedShape<Circle>
Circle().size(CGSize(width: 3, height: 4))

// case: shape: Circle().rotationEffect(.degrees(3))
// type: ModifiedContent<Circle, _RotationEffect>
Circle().rotationEffect(.degrees(3))

// case: shape: Circle().frame(width: 9)
// type: ModifiedContent<Circle, _FrameLayout>
Circle().frame(width: 9)

// case: shape: Circle().frame(width: 9).offset(x: 3)
// type: ModifiedContent<ModifiedContent<Circle, _FrameLayout>, _OffsetEffect>
Circle().frame(width: 9).offset(x: 3)

// case: shape: Circle().foregroundColor(.red)
// type: ModifiedContent<Circle, _EnvironmentKeyWritingModifier<Optional<Color>>>
Circle().foregroundColor(.red)

// case: shape: Circle().opacity(0.5)
// type: ModifiedContent<Circle, _OpacityEffect>
Circle().opacity(0.5)

// case: shape: Circle().offset(x: 5).stroke(.red)
// type: StrokeShapeView<OffsetShape<Circle>, Color, EmptyView>
Circle().offset(x: 5).stroke(.red)

// case: shape: RoundedRectangle(cornerRadius: 8).rotation(.degrees(3)).inset(by: 2)
// type: RotatedShape<_Inset>
RoundedRectangle(cornerRadius: 8).rotation(.degrees(3)).inset(by: 2)

// case: shape: Path(CGRect(x: 0, y: 0, width: 9, height: 9)).strokedPath(StrokeStyle())
// type: Path
Path(CGRect(x: 0, y: 0, width: 9, height: 9)).strokedPath(StrokeStyle())

// case: shape: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: 0, to: 0.5)
// type: Path
Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: 0, to: 0.5)

// case: shape: Circle().body
// type: _ShapeView<Circle, ForegroundStyle>
Circle().body

// case: shape: Circle().intersection(Rectangle())
// type: _ShapeIntersection<Circle, Rectangle>
Circle().intersection(Rectangle())

// case: shape: Circle().union(Rectangle())
// type: _ShapeUnion<Circle, Rectangle>
Circle().union(Rectangle())

// case: shape: Circle().subtracting(Rectangle()).fill(.red)
// type: _ShapeView<_ShapeSubtraction<Circle, Rectangle>, Color>
Circle().subtracting(Rectangle()).fill(.red)

// case: shape: Circle().symmetricDifference(Rectangle())
// type: _ShapeSymmetricDifference<Circle, Rectangle>
Circle().symmetricDifference(Rectangle())

// case: shape: Circle().lineIntersection(Rectangle())
// type: _ShapeLineIntersection<Circle, Rectangle>
Circle().lineIntersection(Rectangle())

// case: shape: Circle().lineSubtraction(Rectangle())
// type: _ShapeLineSubtraction<Circle, Rectangle>
Circle().lineSubtraction(Rectangle())
