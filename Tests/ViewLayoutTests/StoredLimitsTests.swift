import Testing
import ViewLayout

/// What a flexible frame keeps of its limits, and what SwiftUI warns of.
///
/// Cases L017 to L023: the initializer of the real framework was called by a test of OpenSwiftUI.
@Suite struct StoredLimitsTests {
  private typealias Limits = FlexibleFrameLayout.Limits

  @Test func `L017 a negative minimum is kept as 0`() {
    let limits = Limits(min: -0.1)
    #expect(limits.min == 0)
    #expect(limits.ideal == nil && limits.max == nil)
    #expect(Limits.problems(min: -0.1, ideal: nil, max: nil) == [.invalid])
  }

  @Test func `L019 an ideal below the minimum is raised to it`() {
    #expect(Limits(min: 50, ideal: 25).ideal == 50)
    #expect(Limits(min: 100, ideal: 50).ideal == 100)
    #expect(Limits.problems(min: 50, ideal: 25, max: nil) == [.contradictory])
  }

  @Test func `L021 a maximum below the ideal is raised to it`() {
    #expect(Limits(ideal: 30, max: 20).max == 30)
    #expect(Limits(ideal: 40, max: 25).max == 40)
    #expect(Limits.problems(min: nil, ideal: 30, max: 20) == [.contradictory])
  }

  @Test func `L023 an infinite minimum is kept and warned of`() {
    #expect(Limits(min: .infinity).min == .infinity)
    #expect(Limits.problems(min: .infinity, ideal: nil, max: nil).contains(.invalid))
  }

  @Test func `a maximum is not raised to the minimum alone`() {
    #expect(Limits(min: 50, max: 20).max == 20)
  }

  @Test func `only the maximum may be infinite`() {
    #expect(Limits.problems(min: nil, ideal: nil, max: .infinity).isEmpty)
    #expect(Limits.problems(min: 10, ideal: 20, max: 30).isEmpty)
    #expect(FrameLayout.problems(width: .infinity, height: nil) == [.invalid])
    #expect(FrameLayout.problems(width: -1, height: nil) == [.invalid])
    #expect(FrameLayout.problems(width: 0, height: 10).isEmpty)
  }
}
