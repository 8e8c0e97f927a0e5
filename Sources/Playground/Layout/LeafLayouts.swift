import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

extension PrimitiveLayout {
  /// Views that hold no others, and controls that are their label.
  static let leaves: [String: Rule] = [
    "text": { (view) throws(BridgeError) in
      [view.bridge.make(TextReading(view).layout(view.value(0)))]
    },
    "image": { (view) throws(BridgeError) in
      let content = view.value(0)
      guard view.reader.field("isSymbol", of: content)?.asBool == true else {
        throw .notModelled("Image(\(view.reader.field("name", of: content)?.asString ?? ""))")
      }
      return [
        view.bridge.make(
          ImageLayout(
            .symbol(TextReading(view).surroundingFont),
            isResizable: view.reader.field("isResizable", of: content)?.asBool == true,
            capInsets: view.reader.insets(view.reader.field("capInsets", of: content)) ?? .zero
          )
        )
      ]
    },
    "style": { (view) throws(BridgeError) in [view.bridge.make(ColorLayout())] },
    "shape": { (view) throws(BridgeError) in try shape(view) },
    "spacer": { (view) throws(BridgeError) in
      [view.bridge.make(SpacerLayout(minLength: view.reader.number(view.value(0))))]
    },
    "divider": { (view) throws(BridgeError) in [view.bridge.make(DividerLayout())] },
    "control": { (view) throws(BridgeError) in try control(view) },
  ]

  /// A shape answers by its own `sizeThatFits`, which one question tells apart.
  private static func shape(_ view: Bridging) throws(BridgeError) -> [LayoutNode] {
    guard let value = view.value(0) else { return [] }
    let shape = TypedValue(value, .error)
    guard let answer = try view.bridge.shapeSize(shape, LayoutSize(width: 100, height: 50)) else {
      return [view.bridge.make(ShapeLayout(shape.name))]
    }
    let isSquare = answer == LayoutSize(width: 50, height: 50)
    guard isSquare || answer == LayoutSize(width: 100, height: 50) else {
      throw .notModelled(shape.name)
    }
    return [view.bridge.make(ShapeLayout(shape.name, isSquare: isSquare))]
  }

  /// A plain button is as large as its label; other controls are not measured yet.
  private static func control(_ view: Bridging) throws(BridgeError) -> [LayoutNode] {
    let kind = view.reader.caseName(view.reader.field("kind", of: view.value(0)))
    switch kind {
    case "button", "link", "navigationLink":
      let content = try view.bridge.nodes(of: Array(view.node.children.prefix(1)))
      return content.count == 1
        ? content : [view.bridge.make(StackLayout(.horizontal), content)]
    case "label":
      // The icon stands before the title, which is the label of the control.
      let content = try view.bridge.nodes(of: view.node.children.reversed())
      return [view.bridge.make(StackLayout(.horizontal), content)]
    default: throw .notModelled(view.bridge.graph.name(of: view.node))
    }
  }
}

extension LayoutBridge {
  /// What a shape answers to an offer; nil when it cannot be asked.
  func shapeSize(_ shape: TypedValue, _ offer: LayoutSize) throws(BridgeError) -> LayoutSize? {
    let checker = graph.evaluator.checker
    for case let proto as NominalDeclaration in checker.libraryDeclarations(named: "Shape") {
      for case let requirement as FunctionDeclaration in proto.body.members
      where requirement.name == "sizeThatFits" {
        checker.resolve(requirement)
        guard let found = checker.witness(for: requirement, of: shape.type),
          let parameter = found.function.parameters.first
        else { return nil }
        let proposal = Value.structure(
          StructObject(
            type: parameter.type,
            fields: [.double(offer.width), .double(offer.height)]
          )
        )
        do throws(EvaluationError) {
          let answer = try graph.evaluator.call(
            found.function,
            on: shape.value,
            [proposal],
            found.substitutions
          )
          return reader.size(answer)
        } catch { throw .evaluation(error) }
      }
    }
    return nil
  }
}

/// Reads the characters and fonts of a text with what the environment adds.
struct TextReading {
  private let view: Bridging
  private let reader: ValueReader

  init(_ view: Bridging) {
    self.view = view
    reader = view.reader
  }

  /// The font of a text that sets none.
  var surroundingFont: TextFont { reader.font(view.environment("font")) ?? .body }

  func layout(_ content: Value?) -> TextLayout {
    let lineLimit = view.environment("lineLimit")?.unwrapped?.asInt
    return TextLayout(
      runs(content, surroundingFont),
      lineLimit: lineLimit,
      truncation: truncation,
      lineSpacing: reader.number(view.environment("lineSpacing")) ?? 0,
      minimumScaleFactor: reader.number(view.environment("minimumScaleFactor")) ?? 1
    )
  }

  /// The characters alone.
  var plain: String { runs(view.value(0), surroundingFont).map(\.text).joined() }

  private var truncation: TruncationMode {
    switch reader.caseName(view.environment("truncationMode")) {
    case "head": .head
    case "middle": .middle
    default: .tail
    }
  }

  /// The pieces in their fonts; the style that was applied first stands nearest to the text.
  private func runs(_ content: Value?, _ surrounding: TextFont) -> [TextRun] {
    let font = styled(surrounding, reader.field("styles", of: content)?.asArray ?? [])
    var result: [TextRun] = []
    for piece in reader.field("runs", of: content)?.asArray ?? [] {
      let payload = reader.payload(piece)
      switch reader.caseName(piece) {
      case "literal": result.append(TextRun(cased(payload.first?.asString ?? ""), font: font))
      case "formatted":
        let text = formatted(payload.first?.asString ?? "", payload.last?.asString ?? "")
        result.append(TextRun(text, font: font))
      case "styled": result += runs(reader.field("_content", of: payload.first), font)
      default: result.append(TextRun("\u{3000}", font: font))
      }
    }
    return result
  }

  private func styled(_ surrounding: TextFont, _ styles: [Value]) -> TextFont {
    var font = surrounding
    var weight: TextFont.Weight?
    for style in styles.reversed() {
      let payload = reader.payload(style)
      switch reader.caseName(style) {
      case "font": font = reader.font(payload.first) ?? font
      case "weight": weight = reader.weight(payload.first)
      case "flag" where payload.first?.asString == "bold":
        weight = payload.last?.asBool == true ? .bold : weight
      default: continue
      }
    }
    if let weight { font.weight = weight }
    return font
  }

  private func cased(_ text: String) -> String {
    switch reader.caseName(view.environment("textCase")) {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    default: text
    }
  }

  /// A number with the decimals its format asks for: `%.2f`.
  private func formatted(_ text: String, _ format: String) -> String {
    guard let number = Double(text), let dot = format.firstIndex(of: "."),
      let digits = Int(format[format.index(after: dot)...].prefix { $0.isNumber })
    else { return text }
    var scale = 1.0
    for _ in 0..<min(digits, 12) { scale *= 10 }
    let units = (number.magnitude * scale).rounded()
    guard units < 9e15 else { return text }
    let whole = String(Int(units) / Int(scale))
    let rest = String(Int(units) % Int(scale))
    let padding = String(repeating: "0", count: max(0, digits - rest.count))
    let sign = number < 0 && units > 0 ? "-" : ""
    return digits == 0 ? sign + whole : sign + whole + "." + padding + rest
  }
}
