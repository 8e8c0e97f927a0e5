import Foundation
import FoundationXML
import Playground
import SwiftSource
import Testing
import ViewPicture

/// Pictures of the views in Tests/Cases/pictures, as a terminal and a browser get them.
///
/// The goldens stand beside the source. With RECORD_SNAPSHOTS set they are written anew, and the
/// test fails so that nobody records without looking.
@Suite struct PictureGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Cases/pictures")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  private func inspection(_ name: String) throws -> Inspection {
    let url = Self.folder.appending(path: name + ".swift")
    let playground = Playground()
    let answer = playground.submit(try String(contentsOf: url, encoding: .utf8))
    let faults = answer.diagnostics.filter { $0.severity != .note }
    #expect(faults.isEmpty, "\(faults)")
    return try playground.inspect()
  }

  private func compare(_ text: String, _ file: String) throws {
    let url = Self.folder.appending(path: file)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file); look at it, then run again")
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(text == golden, "\(file) differs; it is now:\n\(text)")
  }

  @Test func `there are pictures`() { #expect(Self.names.count > 8) }

  @Test func `letters that XML cannot hold do not break a document`() throws {
    let playground = Playground()
    _ = playground.submit(#"Text(verbatim: "a<b>&\"c\u{1}\u{B}\u{202E}d\u{FFFE}]]>")"#)
    let text = VectorPicture(try playground.inspect().picture).text
    #expect(WellFormed(text).mistake == nil)
    #expect(text.contains("&#x202E;") && !text.contains("\u{202E}"))
  }

  @Test(arguments: names)
  func `a picture is the same in the terminal and in a browser`(name: String) throws {
    let picture = try inspection(name).picture
    let drawing = TerminalPicture(picture, columns: 80, showsRuler: true)
    let legend = drawing.legend.map { "\($0.shade) \($0.color)\n" }
    let left = picture.omissions.map { "not drawn: \($0)\n" }
    try compare(drawing.text + "\n" + (legend + left).joined(), name + ".txt")
    try compare(VectorPicture(picture).text, name + ".svg")
    #expect(WellFormed(VectorPicture(picture).text).mistake == nil)
    for colors in [TerminalPicture.Colors.none, .palette, .trueColor] {
      let narrow = TerminalPicture(picture, columns: 40, colors: colors, showsRuler: true)
      for line in narrow.lines { #expect(columns(of: line) <= 40, "\(line)") }
    }
  }

  /// The columns of a line, without the codes of its colours.
  private func columns(of line: String) -> Int {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars
      .reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
  }
}

/// Reads a document with an XML parser that is not ours, and looks up every name it refers to.
private final class WellFormed: NSObject, XMLParserDelegate {
  /// What is wrong; nil for a document that stands.
  private(set) var mistake: String?
  private var names: Set<String> = []
  private var references: Set<String> = []
  private var root: String?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { mistake = "line \(parser.lineNumber): \(parser.parserError as Any)" }
    if root != "svg" { mistake = mistake ?? "the root is \(root ?? "missing")" }
    let missing = references.subtracting(names).sorted()
    if !missing.isEmpty { mistake = mistake ?? "nothing is called \(missing)" }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    root = root ?? element
    for (name, value) in attributes {
      if name == "id", !names.insert(value).inserted { mistake = "two are called \(value)" }
      if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
      if ["nan", "inf", "-inf"].contains(value) { mistake = "\(name) is \(value)" }
    }
  }
}
