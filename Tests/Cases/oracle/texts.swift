// case: text: Text("a").font(.title)
// type: Text
Text("a").font(.title)

// case: text: Text("a").fontWeight(.bold)
// type: Text
Text("a").fontWeight(.bold)

// case: text: Text("a").fontWidth(.condensed)
// type: Text
Text("a").fontWidth(.condensed)

// case: text: Text("a").fontDesign(.serif)
// type: Text
Text("a").fontDesign(.serif)

// case: text: Text("a").bold(true)
// type: Text
Text("a").bold(true)

// case: text: Text("a").italic()
// type: Text
Text("a").italic()

// case: text: Text("a").monospaced()
// type: Text
Text("a").monospaced()

// case: text: Text("a").monospacedDigit()
// type: Text
Text("a").monospacedDigit()

// case: text: Text("a").strikethrough()
// type: Text
Text("a").strikethrough()

// case: text: Text("a").strikethrough(true, color: .red)
// type: Text
Text("a").strikethrough(true, color: .red)

// case: text: Text("a").underline(true, pattern: .dash)
// type: Text
Text("a").underline(true, pattern: .dash)

// case: text: Text("a").kerning(2)
// type: Text
Text("a").kerning(2)

// case: text: Text("a").tracking(2)
// type: Text
Text("a").tracking(2)

// case: text: Text("a").baselineOffset(2)
// type: Text
Text("a").baselineOffset(2)

// case: text: Text("a").textScale(.secondary)
// type: Text
Text("a").textScale(.secondary)

// case: text: Text("a").foregroundColor(.red)
// type: Text
Text("a").foregroundColor(.red)

// case: text: Text("a").foregroundStyle(.secondary)
// type: Text
Text("a").foregroundStyle(.secondary)

// case: text: Text("a").speechSpellsOutCharacters()
// type: Text
Text("a").speechSpellsOutCharacters()

// case: text: Text("a").accessibilityLabel("b")
// type: Text
Text("a").accessibilityLabel("b")

// case: text: Text("a").accessibilityHeading(.h1)
// type: Text
Text("a").accessibilityHeading(.h1)

// case: text: Text("a") + Text("b").bold()
// type: Text
Text("a") + Text("b").bold()

// case: text: Text("a") + Text("b") + Text("c")
// type: Text
Text("a") + Text("b") + Text("c")

// case: text: Text(verbatim: "a")
// type: Text
Text(verbatim: "a")

// case: text: Text("\(3) of \(4)")
// type: Text
Text("\(3) of \(4)")

// case: text: Text("\(2.5, specifier: "%.1f")")
// type: Text
Text("\(2.5, specifier: "%.1f")")

// case: text: Text("\(Text("b").bold()) c")
// type: Text
Text("\(Text("b").bold()) c")

// case: text: Text(Image(systemName: "star"))
// type: Text
Text(Image(systemName: "star"))

// case: text: Text(String(3))
// type: Text
Text(String(3))

// case: text: Text("a" as String)
// type: Text
Text("a" as String)

// case: text: Text("abc".prefix(2))
// type: Text
Text("abc".prefix(2))

// case: text: Text("a").lineLimit(1)
// type: ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>
Text("a").lineLimit(1)

// case: text: Text("a").bold().padding().bold()
// type: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
Text("a").bold().padding().bold()

// case: text: Text("a").foregroundStyle(.red, .blue)
// type: ModifiedContent<Text, _ForegroundStyleModifier2<Color, Color>>
Text("a").foregroundStyle(.red, .blue)

// case: text: Text("a").opacity(0.5).font(.title)
// type: ModifiedContent<ModifiedContent<Text, _OpacityEffect>, _EnvironmentKeyWritingModifier<Optional<Font>>>
Text("a").opacity(0.5).font(.title)

// case: text: Text("a").textCase(.lowercase)
// type: ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>
Text("a").textCase(.lowercase)

// case: text: Text("a").accessibilityLabel("b").accessibilityHidden(true)
// type: ModifiedContent<Text, AccessibilityAttachmentModifier>
Text("a").accessibilityLabel("b").accessibilityHidden(true)

// case: text: Text("a").animation(.default)
// type: _AnimationView<Text>
Text("a").animation(.default)

// case: text: Text("a").equatable()
// type: EquatableView<Text>
Text("a").equatable()

// case: text: Image("a").resizable()
// type: Image
Image("a").resizable()

// case: text: Image("a").renderingMode(.template)
// type: Image
Image("a").renderingMode(.template)

// case: text: Image("a").interpolation(.none)
// type: Image
Image("a").interpolation(.none)

// case: text: Image("a").antialiased(true)
// type: Image
Image("a").antialiased(true)

// case: text: Image(systemName: "a").symbolRenderingMode(.hierarchical)
// type: Image
Image(systemName: "a").symbolRenderingMode(.hierarchical)

// case: text: Image("a").allowedDynamicRange(.high)
// type: Image
Image("a").allowedDynamicRange(.high)

// case: text: Image(decorative: "a")
// type: Image
Image(decorative: "a")

// case: text: Image("a").resizable().scaledToFit()
// type: ModifiedContent<Image, _AspectRatioLayout>
Image("a").resizable().scaledToFit()

// case: text: Image("a").resizable().aspectRatio(contentMode: .fill).frame(width: 9)
// type: ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>
Image("a").resizable().aspectRatio(contentMode: .fill).frame(width: 9)

// case: text: Image(systemName: "a").font(.title)
// type: ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>
Image(systemName: "a").font(.title)

// case: text: Image(systemName: "a").foregroundStyle(.red)
// type: ModifiedContent<Image, _ForegroundStyleModifier<Color>>
Image(systemName: "a").foregroundStyle(.red)

// case: text: Color.red
// type: Color
Color.red

// case: text: Color(red: 1, green: 0.5, blue: 0)
// type: Color
Color(red: 1, green: 0.5, blue: 0)

// case: text: Color(white: 0.5)
// type: Color
Color(white: 0.5)

// case: text: Color(hue: 0.5, saturation: 1, brightness: 1)
// type: Color
Color(hue: 0.5, saturation: 1, brightness: 1)

// case: text: Color.red.opacity(0.5)
// type: Color
Color.red.opacity(0.5)

// case: text: Color("name")
// type: Color
Color("name")

// case: text: Color.red.gradient
// type: AnyGradient
Color.red.gradient

// case: text: Color.red.frame(width: 10)
// type: ModifiedContent<Color, _FrameLayout>
Color.red.frame(width: 10)

// case: text: Color.clear.ignoresSafeArea()
// type: ModifiedContent<Color, _SafeAreaRegionsIgnoringLayout>
Color.clear.ignoresSafeArea()

// case: text: LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
// type: LinearGradient
LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)

// case: text: RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)
// type: RadialGradient
RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)

// case: text: AngularGradient(colors: [.red], center: .center)
// type: AngularGradient
AngularGradient(colors: [.red], center: .center)

// case: text: EllipticalGradient(colors: [.red, .blue])
// type: EllipticalGradient
EllipticalGradient(colors: [.red, .blue])

// case: text: VStack { LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing).opacity(0.5) }
// type: VStack<ModifiedContent<LinearGradient, _OpacityEffect>>
VStack { LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing).opacity(0.5) }
