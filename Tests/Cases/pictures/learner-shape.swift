struct Roof: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
VStack(spacing: 0) {
  Roof().fill(.brown).frame(width: 160, height: 60)
  Rectangle().fill(.yellow).frame(width: 120, height: 60).overlay(alignment: .bottom) {
    Rectangle().fill(.brown).frame(width: 24, height: 40)
  }
}
