import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph
import ViewLayout

extension PrimitiveLayout {
  /// Views that hold no others, and controls.
  static let leaves: [String: Rule] = [
    "text": { (view) throws(BridgeError) in
      [view.bridge.make(TextReading(view).layout(view.value(0)))]
    },
    "image": { (view) throws(BridgeError) in
      let content = view.value(0)
      let isSymbol = view.reader.field("isSymbol", of: content)?.asBool == true
      if !isSymbol { view.bridge.markApproximate(view.node, ShellNote.standIn) }
      return [
        view.bridge.make(
          ImageLayout(
            isSymbol ? TextReading(view).symbol : .size(ImageLayout.standIn),
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
    "control": { (view) throws(BridgeError) in try ControlLayouts.layout(view) },
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
