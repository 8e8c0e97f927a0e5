HStack(spacing: 0) {
  Color.red
  Text("Hello").layoutPriority(1)
  Color.blue.frame(width: 40)
  Spacer()
}
.frame(width: 240, height: 60)
