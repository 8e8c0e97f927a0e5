public import SwiftSource
public import ViewLayout
public import ViewPicture

/// A laid-out view taken apart: who was offered what and why, and how it looks.
///
/// It is a plain value; the playground that made it may go on.
public struct Inspection: Sendable {
  /// One view or modifier a person would name.
  public struct Entry: Sendable {
    /// The identity path, as trees print it: `0.1`.
    public let path: String
    /// The short name: `VStack`, `.padding`.
    public let view: String
    /// The name as it was written, where that is known: `.padding(8)`, `Text("Hello")`.
    public let name: String
    /// The characters it shows, when it is a text.
    public let text: String?
    /// The numbers of the layout nodes that stand for it.
    let nodes: [Int]
  }

  /// Every view that has a place, each before those inside it.
  public let entries: [Entry]
  /// The layout, in the coordinates of the window.
  public let layout: LayoutResult
  /// How the view looks; its root has its corner at 0, 0.
  public internal(set) var picture: Picture
  /// What moves just now; ``picture`` shows that moment, the layout is the one at the end.
  public internal(set) var underway: Underway?
  /// How each layout node is called.
  let names: [Int: String]

  /// The size of the root.
  public var size: Size { layout.size }

  /// The negotiation as a conversation.
  ///
  /// - Parameters:
  ///   - path: The view with which it begins; `nil` for the root.
  ///   - isFolded: Whether only final answers are told.
  ///   - style: Indented, or one whole sentence a line.
  ///   - columns: The width of the terminal.
  ///   - language: The language of the sentences.
  /// - Returns: The lines.
  public func conversation(
    from path: String? = nil,
    isFolded: Bool = true,
    style: TextStyle = .drawn,
    columns: Int = 80,
    in language: Language
  ) -> [String] {
    let start = path.flatMap { path in entries.first { $0.path == path }?.nodes.first }
    return ConversationText(layout, names: names, language: language)
      .text(from: start, isFolded: isFolded, style: style, columns: columns)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why a view has its size and its place, in three sentences for each of its layout nodes.
  public func explanation(of entry: Entry, in language: Language) -> [String] {
    let explanation = Explanation(layout, names: names, language: language)
    return entry.nodes.prefix(3).flatMap { explanation.sentences(about: $0) }
  }

  /// The views a person may mean by a path, a text that is seen, or a name.
  ///
  /// An exact path comes first, then texts and names that are equal, then those that contain it.
  public func entries(matching words: String) -> [Entry] {
    if let exact = entries.first(where: { $0.path == words }) { return [exact] }
    let text = Self.unquoted(words)
    let equal = entries.filter { $0.text == text || $0.name == words || $0.view == words }
    if !equal.isEmpty { return equal }
    return entries.filter { entry in
      entry.text?.contains(text) == true || (words.count > 1 && entry.name.contains(words))
    }
  }

  private static func unquoted(_ words: String) -> String {
    guard words.count >= 2, let first = words.first, let last = words.last,
      (first == "\"" && last == "\"") || (first == "“" && last == "”")
    else { return words }
    return String(words.dropFirst().dropLast())
  }

  /// The frame of a view in the coordinates of the root.
  public func frame(of entry: Entry) -> Rect {
    let frames = layout.nodes.filter { entry.nodes.contains($0.id) }.map(\.frame)
    let root = layout.nodes.first?.frame.origin ?? .zero
    guard let first = frames.first else { return .zero }
    let whole = frames.dropFirst().reduce(first) { $0.union($1) }
    return Rect(
      origin: Point(x: whole.minX - root.x, y: whole.minY - root.y),
      size: whole.size
    )
  }
}

/// A motion that has been stopped on its way by the session's clock.
public struct Underway: Sendable {
  /// Seconds since it began.
  public let elapsed: Double
  /// Where the views that move are drawn in the window now, by their paths.
  public let frames: [String: Frame]
}

/// Why there is nothing to inspect.
public enum InspectionError: Error, Sendable {
  /// No view is mounted.
  case noView
  /// The view cannot be laid out; the diagnostic says why.
  case refused(Diagnostic, SourceText)
}
