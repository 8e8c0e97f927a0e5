ZStack(alignment: .bottomTrailing) {
  RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 160, height: 100)
  Text("on top").foregroundStyle(.white).padding(8).background(.indigo).offset(x: 20, y: 10)
  Circle().fill(.orange).frame(width: 40, height: 40).zIndex(1)
}
