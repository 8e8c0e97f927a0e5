import SwiftUI

// Drawing: Canvas, TimelineView, paths, gradients and animatable shapes.

struct Particle: Hashable {
  var x: Double
  var y: Double
  var speed: Double

  func position(at time: Double, in size: CGSize) -> CGPoint {
    let progress = (y + time * speed).truncatingRemainder(dividingBy: 1)
    return CGPoint(x: x * size.width, y: progress * size.height)
  }
}

final class Snow {
  let particles: [Particle]
  init(count: Int) {
    particles = (0..<count).map { i in
      let t = Double(i) / Double(count)
      return Particle(x: (t * 7).truncatingRemainder(dividingBy: 1), y: t, speed: 0.1 + 0.2 * t)
    }
  }
}

struct SnowView: View {
  let snow: Snow
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { context in
      Canvas { graphics, size in
        let seconds = context.date.timeIntervalSinceReferenceDate
        graphics.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(
          Gradient(colors: [.black, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        for particle in snow.particles {
          var copy = graphics
          copy.opacity = 0.5 + particle.speed
          let point = particle.position(at: seconds, in: size)
          copy.fill(Path(ellipseIn: CGRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)), with: .color(.white))
        }
        graphics.draw(Text("Snow").font(.title), at: CGPoint(x: size.width / 2, y: 30))
      }
    }
    .ignoresSafeArea()
  }
}

struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get { .init(.init(strength, frequency), phase) }
    set {
      strength = newValue.first.first
      frequency = newValue.first.second
      phase = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let midHeight = rect.height / 2
    let wavelength = rect.width / frequency
    path.move(to: CGPoint(x: 0, y: midHeight))
    for x in stride(from: 0, through: rect.width, by: 8) {
      let relativeX = x / wavelength
      let y = strength * sin(relativeX + phase) + midHeight
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}

struct Polygon: InsettableShape {
  let sides: Int
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - insetAmount
    let points = (0..<sides).map { side -> CGPoint in
      let angle = Angle(degrees: 360 / Double(sides) * Double(side) - 90)
      return CGPoint(x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var polygon = self
    polygon.insetAmount += amount
    return polygon
  }
}

struct ActivityRing: View {
  let progress: Double
  let gradient: [Color]
  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 12).opacity(0.2)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(
          AngularGradient(colors: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
    }
    .foregroundColor(gradient.first)
    .padding(6)
  }
}

struct DrawingView: View {
  @State private var phase = 0.0
  @State private var sides = 5

  var body: some View {
    VStack {
      ZStack {
        ForEach(0..<3) { i in
          Wave(strength: 20, frequency: 10, phase: phase)
            .stroke(Color.white.opacity(Double(i) / 3), lineWidth: 3)
            .offset(y: CGFloat(i) * 6)
        }
      }
      .frame(height: 100)
      .background(.blue)
      .onAppear {
        withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { phase = .pi * 2 }
      }
      HStack {
        Polygon(sides: sides).strokeBorder(.orange, lineWidth: 4).frame(width: 80, height: 80)
        ZStack {
          ActivityRing(progress: 0.8, gradient: [.red, .pink])
          ActivityRing(progress: 1.2, gradient: [.green, .mint]).padding(14)
        }
        .frame(width: 100, height: 100)
      }
      Stepper("Sides: \(sides)", value: $sides, in: 3...8)
      SnowView(snow: Snow(count: 20))
        .frame(height: 120)
        .drawingGroup()
    }
  }
}

Snow(count: 4).particles.map { $0.position(at: 1, in: CGSize(width: 100, height: 100)).y.rounded() }
Wave(strength: 10, frequency: 5, phase: 0).path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).isEmpty
Polygon(sides: 4).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
Polygon(sides: 6).frame(width: 50, height: 50)
DrawingView()
