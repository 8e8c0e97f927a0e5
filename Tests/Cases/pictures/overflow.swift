Text("This text is wider than its frame").fixedSize()
  .frame(width: 120, height: 60)
  .border(.red)
