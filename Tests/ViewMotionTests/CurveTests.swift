import Testing
import ViewMotion

/// One row of a published table: what was sampled, when, and what came out.
struct Sampling: Sendable {
  let times: [Double]
  let values: [Double]
}

@Suite struct CurveTests {
  private static let shares = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]

  @Test(arguments: [
    (
      UnitCurve.easeIn,
      [
        0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621861,
        0.691634, 0.839428,
      ]
    ),
    (
      UnitCurve.easeOut,
      [
        0.160572, 0.308366, 0.378139, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535,
        0.937718, 0.982973,
      ]
    ),
    (
      UnitCurve.easeInOut,
      [
        0.019722, 0.081660, 0.129162, 0.187396, 0.331883, 0.5, 0.668117, 0.812604, 0.870838,
        0.918340, 0.980278,
      ]
    ),
    (UnitCurve.linear, shares),
  ])
  func `a curve has its published values`(_ curve: UnitCurve, _ values: [Double]) {
    for (share, value) in zip(Self.shares, values) {
      #expect(abs(curve.value(at: share) - value) < 2e-6, "\(share)")
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
  }

  @Test func `the speed of a curve is that of its slope`() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.25) - 0.67) < 0.01)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-9)
  }

  @Test func `hostile control points still give numbers`() {
    for curve in [
      UnitCurve(.nan, 0, 1, .infinity), UnitCurve(1, 0, 0, 1), UnitCurve(0, 1, 0, 1),
      UnitCurve(1, 5, 1, -5),
    ] {
      for share in stride(from: -0.5, through: 1.5, by: 0.01) {
        #expect(curve.value(at: share).isFinite)
      }
    }
  }

  private static let springTimes = [
    1.0 / 60, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 1.0,
  ]

  @Test(arguments: [
    (
      0.5, 1.0, 0.8,
      [
        0.019098, 0.131311, 0.357740, 0.561960, 0.715416, 0.821026, 0.890034, 0.960457, 0.986399,
        0.995461, 0.999159, 0.999953,
      ]
    ),
    (
      0.5, 0.825, 0.9008,
      [
        0.019540, 0.139417, 0.393608, 0.628021, 0.799649, 0.908178, 0.968511, 1.008260, 1.008402,
        1.003480, 1.000259, 0.999945,
      ]
    ),
    (
      0.5, 0.85, 0.8768,
      [
        0.019476, 0.138210, 0.388102, 0.617685, 0.786369, 0.894509, 0.956447, 1.001617, 1.006020,
        1.003073, 1.000436, 0.999966,
      ]
    ),
    (
      0.5, 0.7, 1.0447,
      [
        0.019866, 0.145715, 0.423302, 0.685055, 0.873711, 0.984087, 1.033930, 1.039303, 1.014498,
        1.000737, 0.998192, 1.000072,
      ]
    ),
    (
      0.6, 0.8, 1.0917,
      [
        0.013872, 0.103389, 0.310858, 0.525705, 0.704750, 0.835807, 0.922314, 1.000887, 1.015165,
        1.010451, 1.002490, 0.999770,
      ]
    ),
    (
      0.55, 0.75, 1.0698,
      [
        0.016468, 0.121869, 0.360927, 0.598739, 0.785291, 0.910287, 0.982488, 1.027873, 1.020380,
        1.007571, 0.999739, 0.999738,
      ]
    ),
    (
      0.35, 0.8, 0.6712,
      [
        0.038121, 0.247831, 0.608040, 0.850704, 0.968216, 1.008896, 1.015008, 1.005181, 1.000319,
        0.999779, 0.999977, 1.000001,
      ]
    ),
    (
      0.3, 0.7, 0.6588,
      [
        0.051593, 0.327495, 0.757061, 0.984087, 1.044867, 1.035281, 1.014498, 0.998112, 0.999162,
        1.000072, 1.000012, 1.0,
      ]
    ),
  ])
  func `a spring has its published values`(
    _ response: Double,
    _ damping: Double,
    _ settling: Double,
    _ values: [Double]
  ) throws {
    let spring = Spring(response: response, dampingRatio: damping)
    for (time, value) in zip(Self.springTimes, values) {
      #expect(abs(spring.value(at: time) - value) < 2e-6, "\(time)")
    }
    #expect(abs(try #require(spring.settlingDuration) - settling) < 1e-4)
  }

  @Test(arguments: [
    (
      1.0,
      [
        0.016093, 0.127702, 0.355779, 0.560228, 0.712916, 0.817766, 0.886455, 0.957431, 0.984469,
        0.994417, 0.998813, 0.999912,
      ]
    ),
    (
      0.7,
      [
        0.016503, 0.140482, 0.419604, 0.682513, 0.870853, 0.980344, 1.029657, 1.036009, 1.013297,
        1.000821, 0.998491, 1.000052,
      ]
    ),
  ])
  func `the stepped spring has its published values`(_ damping: Double, _ values: [Double]) {
    let spring = Spring(response: 0.5, dampingRatio: damping)
    for (time, value) in zip(Self.springTimes, values) {
      #expect(abs(spring.steppedValue(at: time) - value) < 2e-6, "\(time)")
    }
  }

  @Test func `duration and bounce are response and damping`() {
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    let physical = Spring(mass: 1, stiffness: 170, damping: 15)
    #expect(abs(physical.stiffness - 170) < 1e-9 && abs(physical.damping - 15) < 1e-9)
    #expect(Spring(response: 0, dampingRatio: 1).value(at: 0.01) == 1)
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == nil)
  }

  @Test func `the velocity of a spring is the slope of its distance`() {
    for damping in [0.3, 1, 2.5] {
      let spring = Spring(response: 0.5, dampingRatio: damping)
      for time in stride(from: 0.01, to: 1, by: 0.07) {
        let before = spring.state(from: 3, velocity: -7, at: time - 1e-6)
        let after = spring.state(from: 3, velocity: -7, at: time + 1e-6)
        let slope = (after.distance - before.distance) / 2e-6
        #expect(abs(spring.state(from: 3, velocity: -7, at: time).velocity - slope) < 1e-4)
      }
    }
  }
}
