VStack(spacing: 40) {
  Text("Above")
  Button("Why?") {}
    .popover(isPresented: .constant(true)) {
      Text("Because.").padding().presentationCompactAdaptation(.popover)
    }
}
