import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Reads values of the view library into the words of layout.
///
/// It knows the shape of the library's own small types (insets, alignments, fonts), field by field,
/// and no view or modifier.
struct ValueReader {
  let evaluator: Evaluator
  /// The guides met so far.
  let guides = GuideNames()

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// A stored property by name.
  func field(_ name: String, of value: Value?) -> Value? {
    guard case .structure(let object)? = value?.opened, case .nominal(let type) = object.type.kind,
      let declaration = evaluator.checker.declaration(of: type.reference),
      let index = declaration.storedProperties.first(where: { $0.name == name })?.index,
      object.fields.indices.contains(index)
    else { return nil }
    return object.fields[index]
  }

  func number(_ value: Value?) -> Double? {
    switch value?.unwrapped?.opened {
    case .double(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }

  func number(_ name: String, of value: Value?) -> Double? { number(field(name, of: value)) }

  func caseName(_ value: Value?) -> String? {
    guard case .enumeration(let object)? = value?.unwrapped?.opened else { return nil }
    return object.name
  }

  func payload(_ value: Value?) -> [Value] {
    guard case .enumeration(let object)? = value?.unwrapped?.opened else { return [] }
    return object.payload
  }

  // MARK: Geometry

  func insets(_ value: Value?) -> EdgeInsets? {
    guard let top = number("top", of: value), let leading = number("leading", of: value),
      let bottom = number("bottom", of: value), let trailing = number("trailing", of: value)
    else { return nil }
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The library numbers edges as layout does.
  func edges(_ value: Value?) -> EdgeSet {
    EdgeSet(rawValue: field("rawValue", of: value)?.asInt ?? EdgeSet.all.rawValue)
  }

  func axes(_ value: Value?) -> AxisSet {
    AxisSet(rawValue: field("rawValue", of: value)?.asInt ?? 0)
  }

  func size(_ value: Value?) -> Size? {
    guard let width = number("width", of: value), let height = number("height", of: value) else {
      return nil
    }
    return Size(width: width, height: height)
  }

  func unitPoint(_ value: Value?) -> UnitPoint? {
    guard let x = number("x", of: value), let y = number("y", of: value) else { return nil }
    return UnitPoint(x: x, y: y)
  }

  // MARK: Alignment

  func alignment(_ value: Value?) -> Alignment {
    Alignment(
      guide(field("horizontal", of: value)) ?? .centerX,
      guide(field("vertical", of: value)) ?? .centerY
    )
  }

  /// The guide of a `HorizontalAlignment` or `VerticalAlignment`.
  func guide(_ value: Value?) -> AlignmentKey? { guideKey(field("key", of: value)) }

  /// The guide of the library's own `AlignmentKey`.
  func guideKey(_ key: Value?) -> AlignmentKey? {
    guard let name = field("name", of: key)?.asString else { return nil }
    if let known = guides.known[name] { return known }
    let isHorizontal = field("isHorizontal", of: key)?.asBool == true
    let made = guides.declare(
      name,
      axis: isHorizontal ? .horizontal : .vertical,
      field("_default", of: key)
    )
    guides.keys[made] = key
    return made
  }

  // MARK: Fonts

  func font(_ value: Value?) -> TextFont? {
    guard let value = value?.unwrapped, case .structure = value.opened else { return nil }
    let weight = self.weight(field("_weight", of: value))
    if let size = number("_size", of: value) { return .system(size: size, weight: weight) }
    let style = caseName(field("_style", of: value)).flatMap { TextFont.Style(rawValue: $0) }
    return .style(style ?? .body, weight: weight)
  }

  func weight(_ value: Value?) -> TextFont.Weight? {
    guard let number = field("_value", of: value?.unwrapped)?.asInt else { return nil }
    let all = TextFont.Weight.allCases
    let index = number / 100 - 1
    return all.indices.contains(index) ? all[index] : nil
  }
}

/// Alignment guides by the name of the library type that stands for them.
final class GuideNames {
  /// The guides layout knows by itself, and those the learner declared.
  private(set) var known: [String: AlignmentKey] = [
    "_LeadingAlignment": .leading, "_HorizontalCenterAlignment": .centerX,
    "_TrailingAlignment": .trailing, "_TopAlignment": .top, "_VerticalCenterAlignment": .centerY,
    "_BottomAlignment": .bottom, "_FirstBaseline": .firstTextBaseline,
    "_LastBaseline": .lastTextBaseline, "_SeparatorStart": .leading, "_SeparatorEnd": .trailing,
  ]
  /// The library's own keys of guides, as far as they were met.
  var keys: [AlignmentKey: Value] = [:]
  /// What a view that sets nothing answers for a guide of the learner's own.
  private(set) var declared: [AlignmentKey: Value] = [:]

  func declare(_ name: String, axis: Axis, _ compute: Value?) -> AlignmentKey {
    let key = AlignmentKey(.custom(declared.count), axis: axis)
    known[name] = key
    declared[key] = compute
    return key
  }
}
