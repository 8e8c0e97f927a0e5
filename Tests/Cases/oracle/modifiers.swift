// case: modifier: .padding()
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding()

// case: modifier: .padding(8)
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding(8)

// case: modifier: .padding(.top)
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding(.top)

// case: modifier: .padding(.horizontal, 4)
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding(.horizontal, 4)

// case: modifier: .padding([.top, .leading], 4)
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding([.top, .leading], 4)

// case: modifier: .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))

// case: modifier: .padding(.all, nil)
// type: ModifiedContent<Divider, _PaddingLayout>
Divider().padding(.all, nil)

// case: modifier: .frame(width: 10, height: 20)
// type: ModifiedContent<Divider, _FrameLayout>
Divider().frame(width: 10, height: 20)

// case: modifier: .frame(height: 20, alignment: .top)
// type: ModifiedContent<Divider, _FrameLayout>
Divider().frame(height: 20, alignment: .top)

// case: modifier: .frame(alignment: .top)
// type: ModifiedContent<Divider, _FrameLayout>
Divider().frame(alignment: .top)

// case: modifier: .frame(maxWidth: .infinity)
// type: ModifiedContent<Divider, _FlexFrameLayout>
Divider().frame(maxWidth: .infinity)

// case: modifier: .frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .leading)
// type: ModifiedContent<Divider, _FlexFrameLayout>
Divider().frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .leading)

// case: modifier: .fixedSize()
// type: ModifiedContent<Divider, _FixedSizeLayout>
Divider().fixedSize()

// case: modifier: .fixedSize(horizontal: true, vertical: false)
// type: ModifiedContent<Divider, _FixedSizeLayout>
Divider().fixedSize(horizontal: true, vertical: false)

// case: modifier: .offset(x: 3)
// type: ModifiedContent<Divider, _OffsetEffect>
Divider().offset(x: 3)

// case: modifier: .offset(CGSize(width: 1, height: 2))
// type: ModifiedContent<Divider, _OffsetEffect>
Divider().offset(CGSize(width: 1, height: 2))

// case: modifier: .offset(y: -3.5)
// type: ModifiedContent<Divider, _OffsetEffect>
Divider().offset(y: -3.5)

// case: modifier: .position(x: 1, y: 2)
// type: ModifiedContent<Divider, _PositionLayout>
Divider().position(x: 1, y: 2)

// case: modifier: .position(CGPoint(x: 1, y: 2))
// type: ModifiedContent<Divider, _PositionLayout>
Divider().position(CGPoint(x: 1, y: 2))

// case: modifier: .aspectRatio(2, contentMode: .fit)
// type: ModifiedContent<Divider, _AspectRatioLayout>
Divider().aspectRatio(2, contentMode: .fit)

// case: modifier: .aspectRatio(contentMode: .fill)
// type: ModifiedContent<Divider, _AspectRatioLayout>
Divider().aspectRatio(contentMode: .fill)

// case: modifier: .scaledToFit()
// type: ModifiedContent<Divider, _AspectRatioLayout>
Divider().scaledToFit()

// case: modifier: .scaledToFill()
// type: ModifiedContent<Divider, _AspectRatioLayout>
Divider().scaledToFill()

// case: modifier: .layoutPriority(1)
// type: ModifiedContent<Divider, _TraitWritingModifier<LayoutPriorityTraitKey>>
Divider().layoutPriority(1)

// case: modifier: .zIndex(2)
// type: ModifiedContent<Divider, _TraitWritingModifier<ZIndexTraitKey>>
Divider().zIndex(2)

// case: modifier: .alignmentGuide(.leading) { d in d.width / 2 }
// type: ModifiedContent<Divider, _AlignmentWritingModifier>
Divider().alignmentGuide(.leading) { d in d.width / 2 }

// case: modifier: .alignmentGuide(.top) { $0[.bottom] }
// type: ModifiedContent<Divider, _AlignmentWritingModifier>
Divider().alignmentGuide(.top) { $0[.bottom] }

// case: modifier: .alignmentGuide(VerticalAlignment.center) { _ in 3 }
// type: ModifiedContent<Divider, _AlignmentWritingModifier>
Divider().alignmentGuide(VerticalAlignment.center) { _ in 3 }

// case: modifier: .ignoresSafeArea()
// type: ModifiedContent<Divider, _SafeAreaRegionsIgnoringLayout>
Divider().ignoresSafeArea()

// case: modifier: .ignoresSafeArea(.keyboard, edges: .bottom)
// type: ModifiedContent<Divider, _SafeAreaRegionsIgnoringLayout>
Divider().ignoresSafeArea(.keyboard, edges: .bottom)

// case: modifier: .edgesIgnoringSafeArea(.all)
// type: ModifiedContent<Divider, _SafeAreaIgnoringLayout>
Divider().edgesIgnoringSafeArea(.all)

// case: modifier: .safeAreaInset(edge: .bottom) { Text("a") }
// type: ModifiedContent<Divider, _InsetViewModifier<Text>>
Divider().safeAreaInset(edge: .bottom) { Text("a") }

// case: modifier: .safeAreaInset(edge: .leading) { Text("a"); Text("b") }
// type: ModifiedContent<Divider, _InsetViewModifier<TupleView<(Text, Text)>>>
Divider().safeAreaInset(edge: .leading) { Text("a"); Text("b") }

// case: modifier: .safeAreaPadding()
// type: ModifiedContent<Divider, SafeAreaPaddingModifier>
Divider().safeAreaPadding()

// case: modifier: .safeAreaPadding(.top, 9)
// type: ModifiedContent<Divider, SafeAreaPaddingModifier>
Divider().safeAreaPadding(.top, 9)

// case: modifier: .gridCellColumns(2)
// type: ModifiedContent<Divider, _GridCellSizeModifier>
Divider().gridCellColumns(2)

// case: modifier: .gridCellAnchor(.center)
// type: ModifiedContent<Divider, _GridAnchorModifier>
Divider().gridCellAnchor(.center)

// case: modifier: .gridColumnAlignment(.leading)
// type: ModifiedContent<Divider, _GridAlignmentModifier>
Divider().gridColumnAlignment(.leading)

// case: modifier: .gridCellUnsizedAxes(.horizontal)
// type: ModifiedContent<Divider, _GridUnsizedAxesModifier>
Divider().gridCellUnsizedAxes(.horizontal)

// case: modifier: .coordinateSpace(name: "a")
// type: ModifiedContent<Divider, _CoordinateSpaceModifier<String>>
Divider().coordinateSpace(name: "a")

// case: modifier: .geometryGroup()
// type: ModifiedContent<Divider, _GeometryGroupEffect>
Divider().geometryGroup()

// case: modifier: .hidden()
// type: ModifiedContent<Divider, _HiddenModifier>
Divider().hidden()

// case: modifier: .layoutDirectionBehavior(.mirrors)
// type: ModifiedContent<Divider, _LayoutDirectionBehaviorEffect>
Divider().layoutDirectionBehavior(.mirrors)

// case: modifier: .flipsForRightToLeftLayoutDirection(true)
// type: ModifiedContent<Divider, _FlipForRTLEffect>
Divider().flipsForRightToLeftLayoutDirection(true)

// case: modifier: .opacity(0.5)
// type: ModifiedContent<Divider, _OpacityEffect>
Divider().opacity(0.5)

// case: modifier: .blur(radius: 3)
// type: ModifiedContent<Divider, _BlurEffect>
Divider().blur(radius: 3)

// case: modifier: .brightness(0.5)
// type: ModifiedContent<Divider, _BrightnessEffect>
Divider().brightness(0.5)

// case: modifier: .contrast(0.5)
// type: ModifiedContent<Divider, _ContrastEffect>
Divider().contrast(0.5)

// case: modifier: .saturation(0.5)
// type: ModifiedContent<Divider, _SaturationEffect>
Divider().saturation(0.5)

// case: modifier: .grayscale(0.5)
// type: ModifiedContent<Divider, _GrayscaleEffect>
Divider().grayscale(0.5)

// case: modifier: .hueRotation(.degrees(90))
// type: ModifiedContent<Divider, _HueRotationEffect>
Divider().hueRotation(.degrees(90))

// case: modifier: .colorInvert()
// type: ModifiedContent<Divider, _ColorInvertEffect>
Divider().colorInvert()

// case: modifier: .colorMultiply(.red)
// type: ModifiedContent<Divider, _ColorMultiplyEffect>
Divider().colorMultiply(.red)

// case: modifier: .luminanceToAlpha()
// type: ModifiedContent<Divider, _LuminanceToAlphaEffect>
Divider().luminanceToAlpha()

// case: modifier: .blendMode(.screen)
// type: ModifiedContent<Divider, _BlendModeEffect>
Divider().blendMode(.screen)

// case: modifier: .compositingGroup()
// type: ModifiedContent<Divider, _CompositingGroupEffect>
Divider().compositingGroup()

// case: modifier: .shadow(radius: 3)
// type: ModifiedContent<Divider, _ShadowEffect>
Divider().shadow(radius: 3)

// case: modifier: .shadow(color: .red, radius: 3, x: 1, y: 2)
// type: ModifiedContent<Divider, _ShadowEffect>
Divider().shadow(color: .red, radius: 3, x: 1, y: 2)

// case: modifier: .rotationEffect(.degrees(45))
// type: ModifiedContent<Divider, _RotationEffect>
Divider().rotationEffect(.degrees(45))

// case: modifier: .rotationEffect(Angle(radians: 1), anchor: .top)
// type: ModifiedContent<Divider, _RotationEffect>
Divider().rotationEffect(Angle(radians: 1), anchor: .top)

// case: modifier: .rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
// type: ModifiedContent<Divider, _Rotation3DEffect>
Divider().rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))

// case: modifier: .scaleEffect(2)
// type: ModifiedContent<Divider, _ScaleEffect>
Divider().scaleEffect(2)

// case: modifier: .scaleEffect(x: 2, y: 1)
// type: ModifiedContent<Divider, _ScaleEffect>
Divider().scaleEffect(x: 2, y: 1)

// case: modifier: .scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)
// type: ModifiedContent<Divider, _ScaleEffect>
Divider().scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)

// case: modifier: .transformEffect(.identity)
// type: ModifiedContent<Divider, _TransformEffect>
Divider().transformEffect(.identity)

// case: modifier: .projectionEffect(ProjectionTransform())
// type: ModifiedContent<Divider, _ProjectionEffect>
Divider().projectionEffect(ProjectionTransform())

// case: modifier: .clipShape(Circle())
// type: ModifiedContent<Divider, _ClipEffect<Circle>>
Divider().clipShape(Circle())

// case: modifier: .clipShape(.rect(cornerRadius: 3))
// type: ModifiedContent<Divider, _ClipEffect<RoundedRectangle>>
Divider().clipShape(.rect(cornerRadius: 3))

// case: modifier: .clipShape(.capsule)
// type: ModifiedContent<Divider, _ClipEffect<Capsule>>
Divider().clipShape(.capsule)

// case: modifier: .clipShape(.circle)
// type: ModifiedContent<Divider, _ClipEffect<Circle>>
Divider().clipShape(.circle)

// case: modifier: .clipped()
// type: ModifiedContent<Divider, _ClipEffect<Rectangle>>
Divider().clipped()

// case: modifier: .cornerRadius(3)
// type: ModifiedContent<Divider, _ClipEffect<RoundedRectangle>>
Divider().cornerRadius(3)

// case: modifier: .mask { Circle() }
// type: ModifiedContent<Divider, _MaskAlignmentEffect<Circle>>
Divider().mask { Circle() }

// case: modifier: .mask(alignment: .top) { Text("a") }
// type: ModifiedContent<Divider, _MaskAlignmentEffect<Text>>
Divider().mask(alignment: .top) { Text("a") }

// case: modifier: .mask(Circle())
// type: ModifiedContent<Divider, _MaskEffect<Circle>>
Divider().mask(Circle())

// case: modifier: .containerShape(Circle())
// type: ModifiedContent<Divider, _ContainerShapeModifier<Circle>>
Divider().containerShape(Circle())

// case: modifier: .contentShape(Rectangle())
// type: ModifiedContent<Divider, _ContentShapeModifier<Rectangle>>
Divider().contentShape(Rectangle())

// case: modifier: .contentShape(.rect)
// type: ModifiedContent<Divider, _ContentShapeModifier<Rectangle>>
Divider().contentShape(.rect)

// case: modifier: .contentShape(.interaction, Circle())
// type: ModifiedContent<Divider, _ContentShapeKindModifier<Circle>>
Divider().contentShape(.interaction, Circle())

// case: modifier: .background(.red)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<Color>>
Divider().background(.red)

// case: modifier: .background(Color.red)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<Color>>
Divider().background(Color.red)

// case: modifier: .background(.thinMaterial)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<Material>>
Divider().background(.thinMaterial)

// case: modifier: .background(.tint)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<TintShapeStyle>>
Divider().background(.tint)

// case: modifier: .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
// type: ModifiedContent<Divider, _BackgroundStyleModifier<LinearGradient>>
Divider().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))

// case: modifier: .background(Color.red.gradient)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<AnyGradient>>
Divider().background(Color.red.gradient)

// case: modifier: .background()
// type: ModifiedContent<Divider, _BackgroundStyleModifier<BackgroundStyle>>
Divider().background()

// case: modifier: .background(.red, ignoresSafeAreaEdges: .top)
// type: ModifiedContent<Divider, _BackgroundStyleModifier<Color>>
Divider().background(.red, ignoresSafeAreaEdges: .top)

// case: modifier: .background(.red, in: Circle())
// type: ModifiedContent<Divider, _InsettableBackgroundShapeModifier<Color, Circle>>
Divider().background(.red, in: Circle())

// case: modifier: .background(.red, in: .capsule)
// type: ModifiedContent<Divider, _InsettableBackgroundShapeModifier<Color, Capsule>>
Divider().background(.red, in: .capsule)

// case: modifier: .background(.red, in: Path())
// type: ModifiedContent<Divider, _BackgroundShapeModifier<Color, Path>>
Divider().background(.red, in: Path())

// case: modifier: .background(in: Circle())
// type: ModifiedContent<Divider, _InsettableBackgroundShapeModifier<BackgroundStyle, Circle>>
Divider().background(in: Circle())

// case: modifier: .background(in: Path())
// type: ModifiedContent<Divider, _BackgroundShapeModifier<BackgroundStyle, Path>>
Divider().background(in: Path())

// case: modifier: .background { Color.red }
// type: ModifiedContent<Divider, _BackgroundModifier<Color>>
Divider().background { Color.red }

// case: modifier: .background(alignment: .top) { Text("a"); Text("b") }
// type: ModifiedContent<Divider, _BackgroundModifier<TupleView<(Text, Text)>>>
Divider().background(alignment: .top) { Text("a"); Text("b") }

// case: modifier: .background(Circle())
// type: ModifiedContent<Divider, _BackgroundModifier<Circle>>
Divider().background(Circle())

// case: modifier: .background(Text("a"), alignment: .top)
// type: ModifiedContent<Divider, _BackgroundModifier<Text>>
Divider().background(Text("a"), alignment: .top)

// case: modifier: .background(Color.red, alignment: .top)
// type: ModifiedContent<Divider, _BackgroundModifier<Color>>
Divider().background(Color.red, alignment: .top)

// case: modifier: .overlay { Circle() }
// type: ModifiedContent<Divider, _OverlayModifier<Circle>>
Divider().overlay { Circle() }

// case: modifier: .overlay(alignment: .topTrailing) { Text("a") }
// type: ModifiedContent<Divider, _OverlayModifier<Text>>
Divider().overlay(alignment: .topTrailing) { Text("a") }

// case: modifier: .overlay(Text("x"))
// type: ModifiedContent<Divider, _OverlayModifier<Text>>
Divider().overlay(Text("x"))

// case: modifier: .overlay(Circle(), alignment: .top)
// type: ModifiedContent<Divider, _OverlayModifier<Circle>>
Divider().overlay(Circle(), alignment: .top)

// case: modifier: .overlay(Color.red)
// type: ModifiedContent<Divider, _OverlayStyleModifier<Color>>
Divider().overlay(Color.red)

// case: modifier: .overlay(.red)
// type: ModifiedContent<Divider, _OverlayStyleModifier<Color>>
Divider().overlay(.red)

// case: modifier: .overlay(.red, in: Circle())
// type: ModifiedContent<Divider, _OverlayShapeModifier<Color, Circle>>
Divider().overlay(.red, in: Circle())

// case: modifier: .overlay(.ultraThinMaterial, in: .rect)
// type: ModifiedContent<Divider, _OverlayShapeModifier<Material, Rectangle>>
Divider().overlay(.ultraThinMaterial, in: .rect)

// case: modifier: .border(.red)
// type: ModifiedContent<Divider, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>
Divider().border(.red)

// case: modifier: .border(Color.red, width: 3)
// type: ModifiedContent<Divider, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>
Divider().border(Color.red, width: 3)

// case: modifier: .border(.tint)
// type: ModifiedContent<Divider, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, TintShapeStyle>>>
Divider().border(.tint)

// case: modifier: .backgroundStyle(.red)
// type: ModifiedContent<Divider, _EnvironmentBackgroundStyleModifier<Color>>
Divider().backgroundStyle(.red)

// case: modifier: .foregroundColor(.red)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Color>>>
Divider().foregroundColor(.red)

// case: modifier: .foregroundColor(nil)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Color>>>
Divider().foregroundColor(nil)

// case: modifier: .foregroundStyle(.red)
// type: ModifiedContent<Divider, _ForegroundStyleModifier<Color>>
Divider().foregroundStyle(.red)

// case: modifier: .foregroundStyle(.secondary)
// type: ModifiedContent<Divider, _ForegroundStyleModifier<HierarchicalShapeStyle>>
Divider().foregroundStyle(.secondary)

// case: modifier: .foregroundStyle(.tint)
// type: ModifiedContent<Divider, _ForegroundStyleModifier<TintShapeStyle>>
Divider().foregroundStyle(.tint)

// case: modifier: .foregroundStyle(Color.red.gradient)
// type: ModifiedContent<Divider, _ForegroundStyleModifier<AnyGradient>>
Divider().foregroundStyle(Color.red.gradient)

// case: modifier: .foregroundStyle(.red.opacity(0.5))
// type: ModifiedContent<Divider, _ForegroundStyleModifier<Color>>
Divider().foregroundStyle(.red.opacity(0.5))

// case: modifier: .foregroundStyle(.tint.opacity(0.5))
// type: ModifiedContent<Divider, _ForegroundStyleModifier<_OpacityShapeStyle<TintShapeStyle>>>
Divider().foregroundStyle(.tint.opacity(0.5))

// case: modifier: .foregroundStyle(.tint.shadow(.drop(radius: 3)))
// type: ModifiedContent<Divider, _ForegroundStyleModifier<_ShadowShapeStyle<TintShapeStyle>>>
Divider().foregroundStyle(.tint.shadow(.drop(radius: 3)))

// case: modifier: .foregroundStyle(.tint.blendMode(.screen))
// type: ModifiedContent<Divider, _ForegroundStyleModifier<_BlendModeShapeStyle<TintShapeStyle>>>
Divider().foregroundStyle(.tint.blendMode(.screen))

// case: modifier: .foregroundStyle(.red, .blue)
// type: ModifiedContent<Divider, _ForegroundStyleModifier2<Color, Color>>
Divider().foregroundStyle(.red, .blue)

// case: modifier: .foregroundStyle(.red, .tint, .secondary)
// type: ModifiedContent<Divider, _ForegroundStyleModifier3<Color, TintShapeStyle, HierarchicalShapeStyle>>
Divider().foregroundStyle(.red, .tint, .secondary)

// case: modifier: .tint(.red)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Color>>>
Divider().tint(.red)

// case: modifier: .tint(Color.red)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>
Divider().tint(Color.red)

// case: modifier: .accentColor(.red)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Color>>>
Divider().accentColor(.red)

// case: modifier: .colorScheme(.dark)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<ColorScheme>>
Divider().colorScheme(.dark)

// case: modifier: .preferredColorScheme(.dark)
// type: ModifiedContent<Divider, _PreferenceWritingModifier<PreferredColorSchemeKey>>
Divider().preferredColorScheme(.dark)

// case: modifier: .font(.title)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Font>>>
Divider().font(.title)

// case: modifier: .font(.system(size: 12, weight: .bold))
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Font>>>
Divider().font(.system(size: 12, weight: .bold))

// case: modifier: .bold()
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().bold()

// case: modifier: .italic()
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().italic()

// case: modifier: .fontWeight(.bold)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().fontWeight(.bold)

// case: modifier: .fontWidth(.condensed)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().fontWidth(.condensed)

// case: modifier: .fontDesign(.rounded)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().fontDesign(.rounded)

// case: modifier: .monospaced()
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().monospaced()

// case: modifier: .monospacedDigit()
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Divider().monospacedDigit()

// case: modifier: .kerning(1)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<CGFloat>>
Divider().kerning(1)

// case: modifier: .tracking(1)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<CGFloat>>
Divider().tracking(1)

// case: modifier: .baselineOffset(1)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<CGFloat>>
Divider().baselineOffset(1)

// case: modifier: .underline()
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>
Divider().underline()

// case: modifier: .strikethrough()
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>
Divider().strikethrough()

// case: modifier: .lineLimit(2)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Int>>>
Divider().lineLimit(2)

// case: modifier: .lineLimit(nil)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Int>>>
Divider().lineLimit(nil)

// case: modifier: .lineLimit(1...3)
// type: ModifiedContent<Divider, LineLimitModifier>
Divider().lineLimit(1...3)

// case: modifier: .lineLimit(3, reservesSpace: true)
// type: ModifiedContent<Divider, LineLimitModifier>
Divider().lineLimit(3, reservesSpace: true)

// case: modifier: .lineLimit(...3)
// type: ModifiedContent<Divider, LineLimitModifier>
Divider().lineLimit(...3)

// case: modifier: .lineSpacing(3)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<CGFloat>>
Divider().lineSpacing(3)

// case: modifier: .multilineTextAlignment(.center)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<TextAlignment>>
Divider().multilineTextAlignment(.center)

// case: modifier: .truncationMode(.head)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<TruncationMode>>
Divider().truncationMode(.head)

// case: modifier: .minimumScaleFactor(0.5)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<CGFloat>>
Divider().minimumScaleFactor(0.5)

// case: modifier: .allowsTightening(true)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Bool>>
Divider().allowsTightening(true)

// case: modifier: .textCase(.uppercase)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Case>>>
Divider().textCase(.uppercase)

// case: modifier: .textCase(nil)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Case>>>
Divider().textCase(nil)

// case: modifier: .imageScale(.large)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Scale>>
Divider().imageScale(.large)

// case: modifier: .dynamicTypeSize(.large)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<DynamicTypeSize>>
Divider().dynamicTypeSize(.large)

// case: modifier: .dynamicTypeSize(.small ... .large)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<DynamicTypeSize>>
Divider().dynamicTypeSize(.small ... .large)

// case: modifier: .contentTransition(.opacity)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<ContentTransition>>
Divider().contentTransition(.opacity)

// case: modifier: .allowedDynamicRange(.high)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<DynamicRange>>>
Divider().allowedDynamicRange(.high)

// case: modifier: .symbolVariant(.fill)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<SymbolVariants>>
Divider().symbolVariant(.fill)

// case: modifier: .textScale(.secondary)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Scale>>
Divider().textScale(.secondary)

// case: modifier: .redacted(reason: .placeholder)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<RedactionReasons>>
Divider().redacted(reason: .placeholder)

// case: modifier: .unredacted()
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<RedactionReasons>>
Divider().unredacted()

// case: modifier: .privacySensitive()
// type: ModifiedContent<Divider, PrivacyRedactionViewModifier>
Divider().privacySensitive()

// case: modifier: .environment(.lineLimit, 2)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Int>>>
Divider().environment(\.lineLimit, 2)

// case: modifier: .environment(.colorScheme, .dark)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<ColorScheme>>
Divider().environment(\.colorScheme, .dark)

// case: modifier: .environment(.font, .title)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Font>>>
Divider().environment(\.font, .title)

// case: modifier: .environment(.isEnabled, false)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Bool>>
Divider().environment(\.isEnabled, false)

// case: modifier: .transformEnvironment(.lineLimit) { $0 = 3 }
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Optional<Int>>>
Divider().transformEnvironment(\.lineLimit) { $0 = 3 }

// case: modifier: .transformEnvironment(.isEnabled) { $0 = false }
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Bool>>
Divider().transformEnvironment(\.isEnabled) { $0 = false }

// case: modifier: .disabled(true)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<Bool>>
Divider().disabled(true)

// case: modifier: .allowsHitTesting(false)
// type: ModifiedContent<Divider, _AllowsHitTestingModifier>
Divider().allowsHitTesting(false)

// case: modifier: .controlSize(.large)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<ControlSize>>
Divider().controlSize(.large)

// case: modifier: .buttonBorderShape(.capsule)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<ButtonBorderShape>>
Divider().buttonBorderShape(.capsule)

// case: modifier: .menuIndicator(.hidden)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Visibility>>
Divider().menuIndicator(.hidden)

// case: modifier: .keyboardType(.numberPad)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<KeyboardType>>
Divider().keyboardType(.numberPad)

// case: modifier: .textInputAutocapitalization(.never)
// type: ModifiedContent<Divider, _EnvironmentKeyTransformModifier<TextInputAutocapitalization>>
Divider().textInputAutocapitalization(.never)

// case: modifier: .autocorrectionDisabled()
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Bool>>>
Divider().autocorrectionDisabled()

// case: modifier: .disableAutocorrection(true)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<Bool>>>
Divider().disableAutocorrection(true)

// case: modifier: .onAppear()
// type: ModifiedContent<Divider, _AppearanceActionModifier>
Divider().onAppear()

// case: modifier: .onAppear { print(1) }
// type: ModifiedContent<Divider, _AppearanceActionModifier>
Divider().onAppear { print(1) }

// case: modifier: .onDisappear {}
// type: ModifiedContent<Divider, _AppearanceActionModifier>
Divider().onDisappear {}

// case: modifier: .task {}
// type: ModifiedContent<Divider, _TaskModifier>
Divider().task {}

// case: modifier: .task(id: 3) {}
// type: ModifiedContent<Divider, _TaskValueModifier<Int>>
Divider().task(id: 3) {}

// case: modifier: .onChange(of: 3, perform: { _ in })
// type: ModifiedContent<Divider, _ValueActionModifier<Int>>
Divider().onChange(of: 3, perform: { _ in })

// case: modifier: .onChange(of: "a") {}
// type: ModifiedContent<ModifiedContent<Divider, _ValueActionModifier2<String>>, _AppearanceActionModifier>
Divider().onChange(of: "a") {}

// case: modifier: .onChange(of: 3, initial: true) { old, new in print(old, new) }
// type: ModifiedContent<ModifiedContent<Divider, _ValueActionModifier2<Int>>, _AppearanceActionModifier>
Divider().onChange(of: 3, initial: true) { old, new in print(old, new) }

// case: modifier: .onHover { _ in }
// type: ModifiedContent<Divider, _HoverRegionModifier>
Divider().onHover { _ in }

// case: modifier: .onSubmit {}
// type: ModifiedContent<Divider, OnSubmitModifier>
Divider().onSubmit {}

// case: modifier: .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in }
// type: ModifiedContent<Divider, _GeometryActionModifier<CGFloat>>
Divider().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in }

// case: modifier: .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { old, new in })
// type: ModifiedContent<Divider, _GeometryActionModifier2<CGSize>>
Divider().onGeometryChange(for: CGSize.self, of: { $0.size }, action: { old, new in })

// case: modifier: .onTapGesture {}
// type: ModifiedContent<Divider, TapGestureModifier>
Divider().onTapGesture {}

// case: modifier: .onTapGesture(count: 2) {}
// type: ModifiedContent<Divider, TapGestureModifier>
Divider().onTapGesture(count: 2) {}

// case: modifier: .gesture(TapGesture())
// type: ModifiedContent<Divider, AddGestureModifier<TapGesture>>
Divider().gesture(TapGesture())

// case: modifier: .gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
// type: ModifiedContent<Divider, AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>>>
Divider().gesture(DragGesture().onChanged { _ in }.onEnded { _ in })

// case: modifier: .highPriorityGesture(TapGesture())
// type: ModifiedContent<Divider, HighPriorityGestureModifier<TapGesture>>
Divider().highPriorityGesture(TapGesture())

// case: modifier: .simultaneousGesture(LongPressGesture())
// type: ModifiedContent<Divider, SimultaneousGestureModifier<LongPressGesture>>
Divider().simultaneousGesture(LongPressGesture())

// case: modifier: .animation(.default, value: true)
// type: ModifiedContent<Divider, _AnimationModifier<Bool>>
Divider().animation(.default, value: true)

// case: modifier: .animation(.easeInOut(duration: 1), value: 3)
// type: ModifiedContent<Divider, _AnimationModifier<Int>>
Divider().animation(.easeInOut(duration: 1), value: 3)

// case: modifier: .animation(nil, value: "a")
// type: ModifiedContent<Divider, _AnimationModifier<String>>
Divider().animation(nil, value: "a")

// case: modifier: .animation(.default)
// type: ModifiedContent<Divider, _TransactionModifier>
Divider().animation(.default)

// case: modifier: .transaction { $0.animation = nil }
// type: ModifiedContent<Divider, _TransactionModifier>
Divider().transaction { $0.animation = nil }

// case: modifier: .transaction(value: 3) { $0.animation = .default }
// type: ModifiedContent<Divider, _ValueTransactionModifier<Int>>
Divider().transaction(value: 3) { $0.animation = .default }

// case: modifier: .transition(.opacity)
// type: ModifiedContent<Divider, _TraitWritingModifier<TransitionTraitKey>>
Divider().transition(.opacity)

// case: modifier: .transition(.move(edge: .top).combined(with: .opacity))
// type: ModifiedContent<Divider, _TraitWritingModifier<TransitionTraitKey>>
Divider().transition(.move(edge: .top).combined(with: .opacity))

// case: modifier: .transition(.asymmetric(insertion: .scale, removal: .opacity))
// type: ModifiedContent<Divider, _TraitWritingModifier<TransitionTraitKey>>
Divider().transition(.asymmetric(insertion: .scale, removal: .opacity))

// case: modifier: .transition(OpacityTransition())
// type: ModifiedContent<Divider, _TraitWritingModifier<TransitionTraitKey>>
Divider().transition(OpacityTransition())

// case: modifier: .id(3)
// type: IDView<Divider, Int>
Divider().id(3)

// case: modifier: .id("a")
// type: IDView<Divider, String>
Divider().id("a")

// case: modifier: .tag(3)
// type: ModifiedContent<Divider, _TagTraitWritingModifier<Int>>
Divider().tag(3)

// case: modifier: .tag(Optional(3))
// type: ModifiedContent<Divider, _TagTraitWritingModifier<Optional<Int>>>
Divider().tag(Optional(3))

// case: modifier: .modifier(EmptyModifier())
// type: ModifiedContent<Divider, EmptyModifier>
Divider().modifier(EmptyModifier())

// case: modifier: .listRowInsets(EdgeInsets())
// type: ModifiedContent<Divider, _TraitWritingModifier<ListRowInsetsTraitKey>>
Divider().listRowInsets(EdgeInsets())

// case: modifier: .listRowBackground(Color.red)
// type: ModifiedContent<Divider, _TraitWritingModifier<ListRowBackgroundTraitKey>>
Divider().listRowBackground(Color.red)

// case: modifier: .listItemTint(.red)
// type: ModifiedContent<Divider, _TraitWritingModifier<ListItemTintTraitKey>>
Divider().listItemTint(.red)

// case: modifier: .listRowSpacing(3)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>
Divider().listRowSpacing(3)

// case: modifier: .listSectionSpacing(.compact)
// type: ModifiedContent<ModifiedContent<Divider, _TraitWritingModifier<ListSectionSpacingTraitKey>>, _EnvironmentKeyWritingModifier<Optional<ListSectionSpacing>>>
Divider().listSectionSpacing(.compact)

// case: modifier: .moveDisabled(true)
// type: ModifiedContent<Divider, _TraitWritingModifier<IsMoveDisabledTraitKey>>
Divider().moveDisabled(true)

// case: modifier: .deleteDisabled(true)
// type: ModifiedContent<Divider, _TraitWritingModifier<IsDeleteDisabledTraitKey>>
Divider().deleteDisabled(true)

// case: modifier: .selectionDisabled()
// type: ModifiedContent<Divider, _TraitWritingModifier<IsSelectionEnabledTraitKey>>
Divider().selectionDisabled()

// case: modifier: .scrollContentBackground(.hidden)
// type: ModifiedContent<Divider, ScrollContentBackgroundModifier>
Divider().scrollContentBackground(.hidden)

// case: modifier: .navigationTitle("a")
// type: ModifiedContent<Divider, TransactionalPreferenceTransformModifier<NavigationTitleKey>>
Divider().navigationTitle("a")

// case: modifier: .navigationBarHidden(true)
// type: ModifiedContent<Divider, _PreferenceWritingModifier<NavigationBarHiddenKey>>
Divider().navigationBarHidden(true)

// case: modifier: .navigationBarBackButtonHidden()
// type: ModifiedContent<Divider, _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>>
Divider().navigationBarBackButtonHidden()

// case: modifier: .toolbar { Text("a") }
// type: ModifiedContent<Divider, _PreferenceTransformModifier<ToolbarKey>>
Divider().toolbar { Text("a") }

// case: modifier: .toolbar { ToolbarItem(placement: .principal) { Text("a") } }
// type: ModifiedContent<Divider, _PreferenceTransformModifier<ToolbarKey>>
Divider().toolbar { ToolbarItem(placement: .principal) { Text("a") } }

// case: modifier: .help("a")
// type: ModifiedContent<Divider, _TooltipModifier>
Divider().help("a")

// case: modifier: .accessibilityLabel("a")
// type: ModifiedContent<Divider, AccessibilityAttachmentModifier>
Divider().accessibilityLabel("a")

// case: modifier: .accessibilityLabel("a").accessibilityHidden(true)
// type: ModifiedContent<Divider, AccessibilityAttachmentModifier>
Divider().accessibilityLabel("a").accessibilityHidden(true)

// case: modifier: .accessibilityAddTraits(.isHeader)
// type: ModifiedContent<Divider, AccessibilityAttachmentModifier>
Divider().accessibilityAddTraits(.isHeader)

// case: modifier: .accessibilityIdentifier("x").padding().accessibilityHint("y")
// type: ModifiedContent<ModifiedContent<ModifiedContent<Divider, AccessibilityAttachmentModifier>, _PaddingLayout>, AccessibilityAttachmentModifier>
Divider().accessibilityIdentifier("x").padding().accessibilityHint("y")

// case: modifier: .listStyle(.plain)
// type: ModifiedContent<Divider, ListStyleWriter<PlainListStyle>>
Divider().listStyle(.plain)

// case: modifier: .pickerStyle(.segmented)
// type: ModifiedContent<Divider, PickerStyleWriter<SegmentedPickerStyle>>
Divider().pickerStyle(.segmented)

// case: modifier: .toggleStyle(.switch)
// type: ModifiedContent<Divider, ToggleStyleModifier<SwitchToggleStyle>>
Divider().toggleStyle(.switch)

// case: modifier: .buttonStyle(.bordered)
// type: ModifiedContent<Divider, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>
Divider().buttonStyle(.bordered)

// case: modifier: .buttonStyle(.plain)
// type: ModifiedContent<Divider, PrimitiveButtonStyleContainerModifier<PlainButtonStyle>>
Divider().buttonStyle(.plain)

// case: modifier: .textFieldStyle(.roundedBorder)
// type: ModifiedContent<Divider, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>
Divider().textFieldStyle(.roundedBorder)

// case: modifier: .datePickerStyle(.compact)
// type: ModifiedContent<Divider, DatePickerStyleModifier<CompactDatePickerStyle>>
Divider().datePickerStyle(.compact)

// case: modifier: .progressViewStyle(.circular)
// type: ModifiedContent<Divider, ProgressViewStyleModifier<CircularProgressViewStyle>>
Divider().progressViewStyle(.circular)

// case: modifier: .labelStyle(.iconOnly)
// type: ModifiedContent<Divider, LabelStyleWritingModifier<IconOnlyLabelStyle>>
Divider().labelStyle(.iconOnly)

// case: modifier: .menuStyle(.button)
// type: ModifiedContent<Divider, MenuStyleModifier<ButtonMenuStyle>>
Divider().menuStyle(.button)

// case: modifier: .groupBoxStyle(.automatic)
// type: ModifiedContent<Divider, GroupBoxStyleModifier<DefaultGroupBoxStyle>>
Divider().groupBoxStyle(.automatic)

// case: modifier: .tabViewStyle(.page)
// type: ModifiedContent<Divider, _TabViewStyleWriter<PageTabViewStyle>>
Divider().tabViewStyle(.page)

// case: modifier: .navigationViewStyle(.stack)
// type: ModifiedContent<Divider, NavigationViewStyleModifier<StackNavigationViewStyle>>
Divider().navigationViewStyle(.stack)

// case: modifier: .indexViewStyle(.page)
// type: ModifiedContent<Divider, IndexViewStyleModifier<PageIndexViewStyle>>
Divider().indexViewStyle(.page)

// case: modifier: .labelsHidden()
// type: ModifiedContent<Divider, LabelsHiddenModifier>
Divider().labelsHidden()

// case: modifier: .symbolEffect(.pulse)
// type: ModifiedContent<Divider, _IndefiniteSymbolEffectModifier>
Divider().symbolEffect(.pulse)

// case: modifier: .symbolEffect(.bounce, value: 3)
// type: ModifiedContent<Divider, _DiscreteSymbolEffectModifier<Int>>
Divider().symbolEffect(.bounce, value: 3)

// case: modifier: .symbolEffectsRemoved()
// type: ModifiedContent<Divider, _SymbolEffectsRemovedModifier>
Divider().symbolEffectsRemoved()

// case: modifier: .accessibilityIgnoresInvertColors()
// type: ModifiedContent<Divider, _AccessibilityIgnoresInvertColorsViewModifier>
Divider().accessibilityIgnoresInvertColors()

// case: modifier: .textContentType(.password)
// type: ModifiedContent<Divider, _EnvironmentKeyWritingModifier<Optional<String>>>
Divider().textContentType(.password)

// case: modifier: .toolbar(.hidden, for: .tabBar)
// type: ModifiedContent<Divider, ToolbarAppearanceModifier>
Divider().toolbar(.hidden, for: .tabBar)

// case: modifier: .toolbarBackground(.red, for: .navigationBar)
// type: ModifiedContent<Divider, ToolbarAppearanceModifier>
Divider().toolbarBackground(.red, for: .navigationBar)

// case: modifier: .contextMenu { Text("a"); Text("b") }
// type: ModifiedContent<Divider, ContextMenuModifier<ZStack<ModifiedContent<TupleView<(Text, Text)>, StyleContextWriter<MenuStyleContext>>>>>
Divider().contextMenu { Text("a"); Text("b") }

// case: modifier: .toolbar { ToolbarItem { Text("a") }; ToolbarItem { Text("b") } }
// type: ModifiedContent<Divider, _PreferenceTransformModifier<ToolbarKey>>
Divider().toolbar { ToolbarItem { Text("a") }; ToolbarItem { Text("b") } }

// case: modifier: .labeledContentStyle(.automatic)
// type: ModifiedContent<Divider, _LabeledContentStyleModifier<AutomaticLabeledContentStyle>>
Divider().labeledContentStyle(.automatic)
