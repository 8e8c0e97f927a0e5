import Testing
import ViewMotion

@Suite struct AnimationTests {
  private let second = MotionAnimation.curve(.linear, duration: 1)

  @Test func `a delay waits, and a negative one begins in the middle`() {
    let later = MotionAnimation.delayed(0.5, second)
    #expect(later.duration == 1.5)
    #expect(later.progress(at: 0.4) == 0)
    #expect(later.progress(at: 1) == 0.5)
    #expect(MotionAnimation.delayed(-0.25, second).progress(at: 0) == 0.25)
  }

  @Test func `speed divides the time`() {
    let fast = MotionAnimation.faster(2, second)
    #expect(fast.duration == 0.5)
    #expect(fast.progress(at: 0.25) == 0.5)
    #expect(MotionAnimation.faster(0, second).duration == nil)
    #expect(MotionAnimation.faster(0, second).progress(at: 99) == 0)
  }

  @Test func `every second run goes back`() {
    let twice = MotionAnimation.repeated(3, reverses: true, second)
    #expect(twice.duration == 3)
    #expect(twice.progress(at: 1.25) == 0.75)
    #expect(twice.progress(at: 2.25) == 0.25)
    #expect(twice.progress(at: 3) == 1)
    let again = MotionAnimation.repeated(nil, reverses: false, second)
    #expect(again.duration == nil)
    #expect(again.progress(at: 1000.5) == 0.5)
  }

  @Test func `the order of delay and repetition counts`() {
    let waitsEachTime = MotionAnimation.repeated(nil, reverses: false, .delayed(1, second))
    let waitsOnce = MotionAnimation.delayed(1, .repeated(nil, reverses: false, second))
    #expect(waitsEachTime.progress(at: 2.5) == 0)
    #expect(waitsOnce.progress(at: 2.5) == 0.5)
    #expect(
      waitsEachTime.text == ".linear(duration: 1).delay(1).repeatForever(autoreverses: false)"
    )
    #expect(waitsOnce.text == ".linear(duration: 1).repeatForever(autoreverses: false).delay(1)")
  }

  @Test func `a spring is done for a person before it is over`() {
    #expect(MotionAnimation.standard.logicalDuration == 0.5)
    #expect(MotionAnimation.standard.duration == 0.8)
  }

  @Test func `a track at rest has no animation to wait for`() {
    var track = Track([3])
    #expect(!track.isMoving(at: 0))
    track.move(to: [3], with: second, at: 0)
    #expect(!track.isMoving(at: 0))
  }

  @Test func `curves add up when one follows another in flight`() {
    var track = Track([0])
    track.move(to: [100], with: second, at: 0)
    #expect(track.value(at: 0.5) == [50])
    track.move(to: [0], with: second, at: 0.5)
    // The first still moves up by its rest of 50 while the second moves down by 100.
    #expect(track.value(at: 0.5) == [50])
    #expect(track.value(at: 1) == [50])
    #expect(track.value(at: 1.25) == [25])
    #expect(track.value(at: 1.5) == [0])
    #expect(track.end == 1.5)
  }

  @Test func `a spring takes over place and speed of a spring`() {
    let spring = MotionAnimation.spring(Spring(duration: 0.5, bounce: 0.2))
    var track = Track([0, 0])
    track.move(to: [100, 10], with: spring, at: 0)
    let before = track.state(at: 0.1)
    track.move(to: [0, 0], with: spring, at: 0.1)
    let after = track.state(at: 0.1)
    #expect(zip(before.value, after.value).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(zip(before.velocity, after.velocity).allSatisfy { abs($0 - $1) < 1e-9 })
    // It goes on upwards for a moment, since it keeps its speed.
    #expect(track.value(at: 0.11)[0] > before.value[0])
    #expect(track.value(at: 5) == [0, 0])
  }

  @Test func `a change without an animation ends what runs`() {
    var track = Track([0])
    track.move(to: [100], with: second, at: 0)
    track.move(to: [7], with: nil, at: 0.5)
    #expect(track.value(at: 0.5) == [7])
    #expect(!track.isMoving(at: 0.5))
  }

  @Test func `a value that changes all the time stays cheap`() {
    var track = Track([0])
    for step in 0..<1000 {
      track.move(to: [Double(step)], with: .repeated(nil, reverses: true, second), at: 0)
    }
    #expect(track.value(at: 0.5)[0].isFinite)
  }
}
