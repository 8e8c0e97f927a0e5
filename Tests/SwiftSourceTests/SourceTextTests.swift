import SwiftSource
import Testing

@Suite struct SourceTextTests {
  @Test func `a location counts lines and scalars from one`() {
    let source = SourceText("ab\n你好x")
    #expect(source.location(of: 0) == SourceLocation(line: 1, column: 1))
    #expect(source.location(of: 9) == SourceLocation(line: 2, column: 3))
    #expect(source.line(2) == "你好x")
  }
}
