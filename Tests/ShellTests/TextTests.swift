import Course
import Playground
import SwiftSource
import Testing
import ViewLayout

@testable import Shell

@Suite struct TextTests {
  @Test(
    arguments: [
      (48.0, "48"), (0.5, "0.5"), (-3.3333, "-3.333"), (1.0005, "1.001"), (0.0001, "0"),
      (-0.0, "0"), (-0.0001, "0"), (100_000.25, "100000.25"), (.infinity, "inf"),
      (12.3, "12.3"), (20.67, "20.67"),
    ]
  )
  func `numbers have at most three decimals`(_ number: Double, _ text: String) {
    #expect(number.lengthText == text)
  }

  @Test(
    arguments: [
      ("abc", 3), ("汉字", 4), ("e\u{301}", 1), ("👍", 2), ("ｶ", 1), ("Ａ", 2),
      ("", 0),
    ]
  )
  func `display width counts columns`(_ text: String, _ width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test func `prose wraps at blanks and between wide characters`() {
    #expect(wrapped("one two three", columns: 8) == ["one two", "three"])
    #expect(wrapped("一二三四五，六", columns: 10) == ["一二三四", "五，六"])
    #expect(wrapped("abcdefghijkl", columns: 8, indent: "  ") == ["abcdefgh", "  ijkl"])
    #expect(wrapped("", columns: 8) == [""])
    #expect(wrapped("a\nb", columns: 8) == ["a", "b"])
  }

  @Test func `JSON keeps order and escapes what it must`() {
    let value = JSON.members([
      ("b", .string("a\"\\\n\t\u{1}\u{2028}好")),
      ("a", .array([.number(1.25), .null, .number(.nan)])),
    ])
    #expect(value.line == "{\"b\":\"a\\\"\\\\\\n\\t\\u0001\\u2028好\",\"a\":[1.25,null,null]}")
  }

  @Test func `an answer as JSON has the fields of the contract`() {
    let text = Answer.sampleView(input: "sample").json(in: .english).line
    #expect(
      text
        == "{\"input\":\"sample\",\"kind\":\"view\",\"type\":\"ModifiedContent<ModifiedContent<VStack<"
        + "TupleView<(Text, Optional<Text>)>>, _PaddingLayout>, _BackgroundStyleModifier<Color>>\","
        + "\"value\":null,\"size\":{\"width\":82,\"height\":52},\"tree\":{\"view\":\"VStack\",\"type\":"
        + "\"VStack<Text>\",\"id\":\"0\",\"frame\":{\"x\":0,\"y\":0,\"width\":82,\"height\":52},"
        + "\"children\":[{\"view\":\"Text\",\"type\":\"Text\",\"id\":\"0.0\",\"frame\":{\"x\":16,\"y\":16,"
        + "\"width\":50,\"height\":20},\"children\":[]}]},\"diff\":{\"kept\":[{\"id\":\"0\",\"view\":"
        + "\"VStack\",\"reason\":\"same place\"}],\"updated\":[],\"inserted\":[{\"id\":\"0.1\",\"view\":"
        + "\"Text\",\"reason\":\"the condition became true\"}],\"removed\":[],\"moved\":[],"
        + "\"stateReset\":[{\"id\":\"0.2\",\"view\":\"Counter\",\"reason\":\"its type is another one\"}]},"
        + "\"bodies\":{\"Card\":1,\"Row\":3},\"output\":[\"hello\"],\"diagnostics\":[],"
        + "\"runs\":[],\"notes\":[],\"motion\":null}"
    )
  }

  @Test func `history entries survive being written`() {
    for entry in ["a", "a\nb", "\\n", "好\r\n", "\\", "tab\tblank ", "\\\\n"] {
      let line = HistoryCodec.encode(entry)
      #expect(!line.unicodeScalars.contains("\n"))
      #expect(HistoryCodec.decode(line) == entry)
    }
    #expect(HistoryCodec.decode("\\x") == "\\x")
    #expect(HistoryCodec.deduplicated(["a", "b", "a", "c"], limit: 2) == ["a", "c"])
  }

  @Test func `every message is there in both languages with the same placeholders`() {
    for message in Message.allCases {
      guard let phrase = Message.table[message] else {
        Issue.record("no words for \(message)")
        continue
      }
      #expect(!phrase.english.isEmpty && !phrase.chinese.isEmpty, "\(message)")
      #expect(placeholders(phrase.english) == placeholders(phrase.chinese), "\(message)")
    }
  }

  private func placeholders(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
    )
  }
}
