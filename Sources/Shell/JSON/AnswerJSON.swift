import Course
import Playground
import SwiftSource
import ViewLayout

extension Answer {
  /// The object that `run --json` prints for this answer; fields only ever get added.
  func json(in language: Language) -> JSON {
    let motionJSON: JSON = motion?.json(in: language) ?? .null
    return .members([
      ("input", .string(input)),
      ("kind", .string(kind.rawValue)),
      ("type", .optional(type)),
      ("value", .optional(value)),
      ("size", size?.json ?? .null),
      ("tree", tree?.json(in: language) ?? .null),
      ("diff", diff?.json(in: language) ?? .null),
      ("bodies", .members(bodies.map { ($0.view, .number(Double($0.count))) })),
      ("output", .array(output.map(JSON.string))),
      ("diagnostics", .array(diagnostics.map { $0.json(in: language, source: source) })),
      ("runs", .array(runs.map(\.json))),
      ("notes", .array(notes.map { .string($0.text(in: language)) })),
      ("motion", motionJSON),
    ])
  }
}

extension Size {
  /// Width and height.
  var json: JSON { .members([("width", .number(width)), ("height", .number(height))]) }
}

extension Frame {
  /// Corner and size.
  var json: JSON {
    .members([
      ("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}

extension ViewNode {
  /// The node and everything inside it; a note stands only where there is one.
  func json(in language: Language) -> JSON {
    var notes = note.map { [("note", JSON.string($0.text(in: language)))] } ?? []
    if !copies.isEmpty { notes.append(("copies", .array(copies.map(\.json)))) }
    if let row { notes.append(("row", row.json)) }
    return .members(
      [
        ("view", .string(view)),
        ("type", .string(type)),
        ("id", .string(id)),
        ("frame", frame.json),
        ("children", .array(children.map { $0.json(in: language) })),
      ] + notes
    )
  }
}

extension IdentityDiff {
  /// Each list of entries with its reasons in one language.
  func json(in language: Language) -> JSON {
    func list(_ entries: [Entry]) -> JSON {
      .array(
        entries.map {
          .members([
            ("id", .string($0.id)), ("view", .string($0.view)),
            ("reason", .string($0.reason.text(in: language))),
          ])
        }
      )
    }
    return .members([
      ("kept", list(kept)), ("updated", list(updated)), ("inserted", list(inserted)),
      ("removed", list(removed)), ("moved", list(moved)), ("stateReset", list(stateReset)),
    ])
  }
}

extension BodyRun {
  /// The call, its causes, and the line that `_printChanges` prints.
  var json: JSON {
    .members([
      ("view", .string(view)), ("id", .string(id)),
      ("causes", .array(causes.map(JSON.string))),
      ("closures", .array(closures.map(JSON.string))),
      ("line", .string(line)),
      ("transaction", .number(Double(transaction))),
    ])
  }
}

extension Diagnostic {
  /// The message and where it points.
  func json(in language: Language, source: SourceText) -> JSON {
    let location = source.location(of: span.start)
    return .members([
      ("id", .string(id)),
      ("severity", .string(severity.rawValue)),
      ("message", .string(message(in: language))),
      ("line", .number(Double(location.line))),
      ("column", .number(Double(location.column))),
    ])
  }
}
