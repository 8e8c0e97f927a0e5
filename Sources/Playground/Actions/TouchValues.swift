import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph

/// Makes the library's points and sizes.
struct TouchValues {
  private let point: Type?
  private let size: Type?
  /// `()`, as `Any`.
  let nothing: Value = .existential(ExistentialObject(type: .void, value: .unit))
  /// `true`, as `Any`.
  let yes: Value

  init(_ graph: ViewGraph) {
    yes = .existential(
      ExistentialObject(type: graph.libraryType("Bool") ?? .any, value: .bool(true))
    )
    point = graph.libraryType("CGPoint")
    size = graph.libraryType("CGSize")
  }

  func point(_ x: Double, _ y: Double) -> Value { pair(point, x, y) }

  func size(_ length: (x: Double, y: Double)) -> Value { pair(size, length.x, length.y) }

  private func pair(_ type: Type?, _ first: Double, _ second: Double) -> Value {
    guard let type else { return .unit }
    return .structure(StructObject(type: type, fields: [.double(first), .double(second)]))
  }
}
