import Course
import Playground
import SwiftSource

extension Motion {
  /// What moves and what jumps, and the views that move at a few times.
  func json(in language: Language) -> JSON {
    .members([
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
  fileprivate func json(in language: Language) -> JSON {
    .members([
      ("id", .string(id)),
      ("view", .string(view)),
      ("property", .string(property)),
      ("from", .array(from.map(JSON.number))),
      ("to", .array(to.map(JSON.number))),
      ("transition", .optional(transition)),
      ("animation", .optional(animation)),
      ("duration", duration.map(JSON.number) ?? .null),
      ("reason", .string(reason.text(in: language))),
    ])
  }
}

extension Motion.Row {
  /// One view at one time.
  var json: JSON {
    .members([
      ("time", .number(time)),
      ("id", .string(id)),
      ("view", .string(view)),
      ("phase", .string(phase)),
      ("frame", frame.json),
      ("opacity", .number(opacity)),
      ("rotation", .number(rotation)),
      (
        "others", .members(others.map { ($0.name, .array($0.values.map(JSON.number))) })
      ),
      ("text", .optional(text)),
    ])
  }
}
