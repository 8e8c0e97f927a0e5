import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// What the views of one screen say of the bars around it.
struct BarReading {
  /// One item of a bar.
  struct Item {
    let node: GraphNode
    let placement: String
  }

  /// The title, and the modifier that sets it.
  private(set) var title: (text: Value, node: GraphNode)?
  /// How the title is shown; nil as on the screen before.
  private(set) var titleMode: String?
  /// The items of all bars, in order.
  private(set) var items: [Item] = []
  /// The field for searching.
  private(set) var search: GraphNode?
  /// What lies behind bars, by their names.
  private(set) var backgrounds: [String: GraphNode] = [:]
  /// A screen that is shown while a flag holds, in place of this one.
  private(set) var destination: GraphNode?
  /// Whether the way back is not shown.
  private(set) var hidesBackButton = false
  private var isHidden: Bool?
  private var hiddenBars: Set<String> = []
  private let bridge: LayoutBridge
  private let keys: [Int]

  /// Reads a screen; a screen with bars inside it has its own.
  init(below root: GraphNode?, _ bridge: LayoutBridge) throws(BridgeError) {
    self.bridge = bridge
    let keys = try bridge.callLibrary("_engineBarKeys", []).asArray ?? []
    self.keys = keys.compactMap { bridge.reader.identifier($0) }
    var waiting = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.description?.name == "navigation" { continue }
      if case .effect(let effect, let modifier) = node.form {
        try read(effect, modifier, node)
        // What stands beside the content is no part of the screen.
        if ["chrome", "presentation"].contains(effect.name) {
          waiting += node.children.prefix(1)
          continue
        }
      }
      waiting += node.children.reversed()
    }
  }

  /// Whether a bar is not to be shown.
  func hides(_ bar: String) -> Bool {
    hiddenBars.contains(bar) || hiddenBars.contains("automatic")
      || (bar == "navigationBar" && isHidden == true)
  }

  /// The items of some places.
  func items(at places: Set<String>) -> [Item] { items.filter { places.contains($0.placement) } }

  private mutating func read(_ effect: EnumObject, _ modifier: TypedValue, _ node: GraphNode)
    throws(BridgeError)
  {
    let name = effect.payload.first?.asString ?? ""
    switch effect.name {
    case "trait": readTrait(name, effect.payload.last?.opened.asString)
    case "chrome": readChrome(name, node)
    case "presentation" where name == "navigationDestination" && node.children.count > 1:
      destination = node.children[1]
    case "preference":
      switch bridge.reader.identifier(effect.payload.first).flatMap(keys.firstIndex(of:)) {
      case 0 where title == nil:
        let text = try bridge.call(effect.payload[1], [.absent]).opened.unwrapped
        title = text.map { ($0, node) }
      case 1 where isHidden == nil:
        isHidden = bridge.reader.field("value", of: modifier.value)?.asTruth == true
      case 2: hidesBackButton = bridge.reader.field("value", of: modifier.value)?.asTruth == true
      default: break
      }
    default: break
    }
  }

  private mutating func readTrait(_ name: String, _ value: String?) {
    switch name {
    case "NavigationTitleDisplayMode":
      if titleMode == nil, value != "automatic" { titleMode = value }
    case "ToolbarHidden": hiddenBars.formUnion((value ?? "").split(separator: " ").map(String.init))
    default: break
    }
  }

  private mutating func readChrome(_ name: String, _ node: GraphNode) {
    let beside = Array(node.children.dropFirst())
    switch name.split(separator: " ").first {
    case "toolbar":
      for element in beside.flatMap({ bridge.elements(of: $0) }) {
        items.append(Item(node: element, placement: placement(of: element)))
      }
    case "search": search = search ?? beside.first
    case "toolbarBackground":
      for bar in name.split(separator: " ").dropFirst() where backgrounds[String(bar)] == nil {
        backgrounds[String(bar)] = beside.first
      }
    default: break
    }
  }

  private func placement(of element: GraphNode) -> String {
    var current: GraphNode? = element
    while let node = current, node.isModifier {
      if case .effect(let effect, _) = node.form,
        effect.payload.first?.asString == "ToolbarItemPlacement"
      {
        return effect.payload.last?.opened.asString ?? "automatic"
      }
      current = node.children.first
    }
    return "automatic"
  }
}

extension Value {
  /// A flag that may be absent.
  fileprivate var asTruth: Bool? { unwrapped?.asBool ?? asBool }
}

extension ValueReader {
  /// The number of an `ObjectIdentifier`.
  func identifier(_ value: Value?) -> Int? { field("_number", of: value)?.asInt }
}
