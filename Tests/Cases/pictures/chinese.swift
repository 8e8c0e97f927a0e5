HStack {
  Text("你好").padding(10).background(.mint, in: Capsule())
  Text("世界").font(.title)
  Circle().stroke(.blue, lineWidth: 4).frame(width: 60, height: 60)
}
.padding()
.background(.gray.opacity(0.2))
