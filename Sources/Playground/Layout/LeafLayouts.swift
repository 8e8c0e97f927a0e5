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

  /// A shape of the library answers alike for all offers, which one question tells; a shape of the
  /// learner's is asked each time.
  private static func shape(_ view: Bridging) throws(BridgeError) -> [LayoutNode] {
    guard let value = view.value(0) else { return [] }
    let shape = TypedValue(value, .error)
    let bridge = view.bridge
    guard let witness = bridge.shapeWitness(shape) else {
      return [bridge.make(ShapeLayout(shape.name))]
    }
    let probe = Size(width: 100, height: 50)
    let answer = try bridge.ask(witness, shape, Proposal(probe))
    let isSquare = answer == Size(width: 50, height: 50)
    if witness.function.isLibrary, isSquare || answer == probe {
      return [bridge.make(ShapeLayout(shape.name, isSquare: isSquare))]
    }
    let rule = OwnShapeLayout(shape.name) { proposal in
      bridge.attempt(.zero) { () throws(BridgeError) in
        try bridge.ask(witness, shape, proposal) ?? .zero
      }
    }
    return [bridge.make(rule)]
  }
}

extension LayoutBridge {
  /// The function by which a shape answers proposals; nil when it has none.
  fileprivate func shapeWitness(_ shape: TypedValue)
    -> (function: FunctionDeclaration, substitutions: Substitutions)?
  {
    let checker = graph.evaluator.checker
    for case let proto as NominalDeclaration in checker.libraryDeclarations(named: "Shape") {
      for case let requirement as FunctionDeclaration in proto.body.members
      where requirement.name == "sizeThatFits" {
        checker.resolve(requirement)
        return checker.witness(for: requirement, of: shape.type)
      }
    }
    return nil
  }

  /// What a shape answers to an offer.
  fileprivate func ask(
    _ witness: (function: FunctionDeclaration, substitutions: Substitutions),
    _ shape: TypedValue,
    _ offer: Proposal
  ) throws(BridgeError) -> Size? {
    guard let parameter = witness.function.parameters.first else { return nil }
    let lengths = [offer.width, offer.height].map { $0.map { Value.double($0) } ?? .absent }
    let proposal = Value.structure(StructObject(type: parameter.type, fields: lengths))
    do throws(EvaluationError) {
      let answer = try graph.evaluator.call(
        witness.function,
        on: shape.value,
        [proposal],
        witness.substitutions
      )
      return reader.size(answer)
    } catch { throw .evaluation(error) }
  }
}
