import SwiftUI

// Charts drawn with shapes: bars, a line with an area, a pie.

struct DataPoint: Identifiable {
  var id: String { label }
  let label: String
  let value: Double
}

struct ChartScale {
  let range: ClosedRange<Double>
  init(_ points: [DataPoint], includesZero: Bool = true) {
    let values = points.map(\.value)
    let low = includesZero ? min(0, values.min() ?? 0) : values.min() ?? 0
    let high = values.max() ?? 1
    range = low...(high > low ? high : low + 1)
  }
  func fraction(_ value: Double) -> CGFloat {
    CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }
  func ticks(_ count: Int) -> [Double] {
    Array(stride(from: range.lowerBound, through: range.upperBound, by: (range.upperBound - range.lowerBound) / Double(count)))
  }
}

struct BarChart: View {
  let points: [DataPoint]
  var barColor: Color = .blue
  private var scale: ChartScale { ChartScale(points) }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(points) { point in
        VStack(spacing: 4) {
          Text(point.value, format: .number)
            .font(.caption2)
          UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
            .fill(barColor.gradient)
            .frame(height: 120 * scale.fraction(point.value))
          Text(point.label).font(.caption)
        }
      }
    }
    .frame(height: 170)
  }
}

struct LineShape: Shape {
  var values: [CGFloat]
  var isClosed = false

  func path(in rect: CGRect) -> Path {
    guard values.count > 1 else { return Path() }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - value * rect.height)
    }
    return Path { path in
      path.addLines(points)
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

struct LineChart: View {
  let points: [DataPoint]
  var body: some View {
    let scale = ChartScale(points, includesZero: false)
    let values = points.map { scale.fraction($0.value) }
    ZStack {
      VStack {
        ForEach(scale.ticks(4).reversed(), id: \.self) { tick in
          HStack {
            Text(String(format: "%.0f", tick)).font(.system(size: 9)).frame(width: 24, alignment: .trailing)
            VStack { Divider() }
          }
          if tick != scale.range.lowerBound { Spacer() }
        }
      }
      Group {
        LineShape(values: values, isClosed: true)
          .fill(.linearGradient(colors: [.green.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
        LineShape(values: values)
          .stroke(.green, style: .init(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      .padding(.leading, 32)
    }
    .frame(height: 160)
  }
}

struct PieSlice: InsettableShape {
  var start: Angle
  var end: Angle
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(center: center, radius: min(rect.width, rect.height) / 2 - inset, startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: false)
    path.closeSubpath()
    return path
  }
  func inset(by amount: CGFloat) -> PieSlice {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct PieChart: View {
  let points: [DataPoint]
  private let colors: [Color] = [.blue, .orange, .green, .pink]

  private var slices: [(point: DataPoint, start: Angle, end: Angle)] {
    let total = points.map(\.value).reduce(0, +)
    var angle = Angle.zero
    return points.map { point in
      let start = angle
      angle += .degrees(360 * point.value / total)
      return (point, start, angle)
    }
  }

  var body: some View {
    ZStack {
      ForEach(Array(slices.enumerated()), id: \.element.point.id) { index, slice in
        PieSlice(start: slice.start, end: slice.end)
          .fill(colors[index % colors.count])
          .overlay(PieSlice(start: slice.start, end: slice.end).strokeBorder(.white, lineWidth: 1))
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

let sales = [DataPoint(label: "Jan", value: 12), DataPoint(label: "Feb", value: 30), DataPoint(label: "Mar", value: 18)]
ChartScale(sales).ticks(3)
LineShape(values: [0, 1, 0.5]).path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
PieChart(points: sales).frame(width: 100, height: 100)
LineChart(points: sales).frame(width: 300)
BarChart(points: sales).frame(width: 240)
