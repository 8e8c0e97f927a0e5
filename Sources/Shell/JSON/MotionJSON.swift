import Playground
import SwiftSource

extension Motion {
  /// What moves and what jumps, and the views that move at a few times.
  func json(in language: Language) -> JSONValue {
    .object([
      ("moving", .array(moving.map { $0.json(in: language) })),
      ("still", .array(still.map { $0.json(in: language) })),
      ("time", .number(time)),
      ("duration", .number(duration)),
      ("endless", .bool(isEndless)),
      ("frames", .array(rows.map(\.json))),
    ])
  }
}

extension Motion.Entry {
  /// One thing that changed.
  fileprivate func json(in language: Language) -> JSONValue {
    .object([
      ("id", .string(id)),
      ("view", .string(view)),
      ("property", .string(property)),
      ("from", .array(from.map(JSONValue.number))),
      ("to", .array(to.map(JSONValue.number))),
      ("transition", JSONValue(transition)),
      ("animation", JSONValue(animation)),
      ("duration", duration.map(JSONValue.number) ?? .null),
      ("reason", .string(reason.text(in: language))),
    ])
  }
}

extension Motion.Row {
  /// One view at one time.
  var json: JSONValue {
    .object([
      ("time", .number(time)),
      ("id", .string(id)),
      ("view", .string(view)),
      ("phase", .string(phase)),
      ("frame", frame.json),
      ("opacity", .number(opacity)),
      ("rotation", .number(rotation)),
      (
        "others", .object(others.map { ($0.name, .array($0.values.map(JSONValue.number))) })
      ),
      ("text", JSONValue(text)),
    ])
  }
}
