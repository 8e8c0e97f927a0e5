import Playground
import SwiftSource
import ViewLayout

/// The `--words` before and after the code of a `:` command.
struct CommandFlags {
  /// The switches that were given.
  private(set) var switches: Set<String> = []
  /// What was changed about the layout, in order.
  private(set) var changes: [@Sendable (inout PlaygroundOptions) -> Void] = []
  /// What is left.
  private(set) var rest: String
  /// What is wrong with them.
  private(set) var problem: String?

  private let known: [String]
  private let session: Session

  /// Reads the flags of a command.
  ///
  /// - Parameters:
  ///   - text: What follows the name of the command.
  ///   - command: The name, for messages.
  ///   - known: The switches it takes; windows and the like are always taken.
  ///   - session: The session whose options the flags change.
  init(_ text: String, of command: String, taking known: [String], in session: Session) {
    self.known = known
    self.session = session
    rest = trimmed(text)
    while rest.hasPrefix("--"), problem == nil { takeFirst(command) }
    while problem == nil, let range = lastFlag() { takeLast(range, command) }
  }

  /// Puts other code in the place of what is left.
  mutating func replaceRest(_ code: String) { rest = code }

  /// The options of the session with the changes.
  var options: PlaygroundOptions {
    var options = session.options.playground
    for change in changes { change(&options) }
    return options
  }

  private mutating func takeFirst(_ command: String) {
    let name = String(rest.prefix { !$0.isWhitespace })
    let after = trimmed(rest.dropFirst(name.count))
    if known.contains(name) {
      switches.insert(name)
      rest = after
      return
    }
    let (value, left) = Self.value(at: after, of: name)
    rest = left
    read(name, value, command)
  }

  /// Where the last flag begins, when nothing but its value follows.
  private func lastFlag() -> Range<String.Index>? {
    var found: Range<String.Index>?
    var start = rest.startIndex
    while let next = rest[start...].firstRange(of: " --") {
      found = next
      start = next.upperBound
    }
    guard let found else { return nil }
    let name = "--" + rest[found.upperBound...].prefix { !$0.isWhitespace }
    return known.contains(name) || Self.withValue.contains(name) ? found : nil
  }

  private mutating func takeLast(_ range: Range<String.Index>, _ command: String) {
    let flag = "--" + rest[range.upperBound...]
    rest = trimmed(rest[..<range.lowerBound])
    let name = String(flag.prefix { !$0.isWhitespace })
    if known.contains(name) {
      switches.insert(name)
    } else {
      read(name, unquoted(trimmed(flag.dropFirst(name.count))), command)
    }
  }

  private static let withValue = ["--in", "--device", "--metrics", "--offer"]

  /// The value of a flag that stands before code: quoted, a device's name, or a word.
  private static func value(at text: String, of name: String) -> (String, String) {
    if text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") {
      let value = text[text.index(after: text.startIndex)..<end]
      return (String(value), trimmed(text[text.index(after: end)...]))
    }
    if name == "--device" {
      let words = text.split(separator: " ")
      for count in stride(from: min(6, words.count), to: 1, by: -1) {
        let value = words.prefix(count).joined(separator: " ")
        if deviceAsked(value) != nil, text.hasPrefix(value) {
          return (value, trimmed(text.dropFirst(value.count)))
        }
      }
    }
    let word = text.prefix { !$0.isWhitespace }
    return (String(word), trimmed(text.dropFirst(word.count)))
  }

  private mutating func read(_ name: String, _ value: String, _ command: String) {
    let language = session.language
    switch name {
    case "--in":
      guard let window = parseWindow(value) else {
        problem = Message.badWindow.text(in: language, [quotable(value)])
        return
      }
      changes.append { $0.setWindow(window) }
    case "--device":
      guard let device = deviceAsked(value) else {
        problem = unknownDevice(value, language)
        return
      }
      changes.append { $0.setDevice(device) }
    case "--metrics":
      guard ["grid", "sf"].contains(value) else {
        problem = Message.badMetrics.text(in: language, [quotable(value)])
        return
      }
      changes.append { $0.metrics = value }
    case "--offer":
      guard let offer = parseOffer(value) else {
        problem = Message.badOffer.text(in: language, [quotable(value)])
        return
      }
      changes.append { $0.proposal = offer }
    default:
      let all = (known + Self.withValue).joined(separator: ", ")
      problem = Message.unknownFlag.text(in: language, [":" + command, quotable(name), all])
    }
  }

  /// Reads what is left as a setting by itself: a window, a device, metrics or an offer.
  ///
  /// - Returns: Whether it was one.
  mutating func takeBareSetting() -> Bool {
    let text = unquoted(rest)
    if let window = parseWindow(text) {
      changes.append { $0.setWindow(window) }
    } else if let device = deviceAsked(text) {
      changes.append { $0.setDevice(device) }
    } else if ["grid", "sf"].contains(text) {
      changes.append { $0.metrics = text }
    } else if let offer = parseOffer(text) {
      changes.append { $0.proposal = offer }
    } else {
      return false
    }
    rest = ""
    return true
  }
}

/// A text without the quotation marks around it.
func unquoted(_ text: String) -> String {
  guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
  return String(text.dropFirst().dropLast())
}

/// Reads an offer such as `100xnil` or `infx0`; each side may be open or without end.
func parseOffer(_ text: String) -> Proposal? {
  let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
  guard parts.count == 2 else { return nil }
  var lengths: [Double?] = []
  for part in parts {
    switch part {
    case "nil", "any": lengths.append(nil)
    case "inf", "infinity", "infinite": lengths.append(.infinity)
    default:
      guard let length = Double(String(part)), length.isFinite, length >= 0, length <= 100_000
      else { return nil }
      lengths.append(length)
    }
  }
  return Proposal(width: lengths[0], height: lengths[1])
}

/// The device of a name, on its side when `landscape` follows.
func deviceAsked(_ text: String) -> Device? {
  let words = unquoted(trimmed(text)).split(separator: " ")
  if let last = words.last, last.lowercased() == "landscape" {
    return Device.named(words.dropLast().joined(separator: " "))?.landscape
  }
  return Device.named(words.joined(separator: " "))
}

/// What is said about a device nobody knows, with those of near names.
func unknownDevice(_ name: String, _ language: Language) -> String {
  var text = Message.badDevice.text(in: language, [quotable(name)])
  let near = nearSpellings(of: name, among: Device.all.map(\.name))
  if !near.isEmpty {
    text += " " + Message.didYouMean.text(in: language, [near.joined(separator: ", ")])
  }
  return text
}

extension PlaygroundOptions {
  /// Offers views a window of their own, which nothing covers.
  mutating func setWindow(_ window: Size) {
    self.window = window
    safeArea = .zero
    displayScale = 3
    proposal = nil
  }

  /// Offers views the screen of a device.
  mutating func setDevice(_ device: Device) {
    window = Size(width: device.size.width, height: device.size.height)
    safeArea = device.safeArea
    displayScale = device.scale
    proposal = nil
  }
}
