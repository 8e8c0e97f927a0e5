VStack(alignment: .leading, spacing: 12) {
  Text("Breakfast 早餐").font(.title).bold()
  Text("Bread, eggs and a cup of tea, which is enough for a long morning of work").foregroundStyle(.secondary)
  Divider()
  HStack {
    Circle().fill(.red).frame(width: 40, height: 40)
    Capsule().fill(LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)).frame(height: 30)
    Image(systemName: "star.fill").foregroundStyle(.orange)
    Text("你好").padding(6).background(.yellow, in: RoundedRectangle(cornerRadius: 8))
  }
  Rectangle().fill(.mint).frame(width: 300, height: 30).rotationEffect(.degrees(5))
  Text("clipped text here").padding(10).background(.pink).clipShape(Capsule()).opacity(0.5)
}
.padding()
.frame(width: 280)
.background(.white)
.border(.blue, width: 2)
.shadow(radius: 4)
