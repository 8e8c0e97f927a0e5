Text("Behind it")
  .alert("Delete this?", isPresented: .constant(true)) {
    Button("Delete", role: .destructive) {}
    Button("Keep", role: .cancel) {}
  } message: {
    Text("It cannot be brought back.")
  }
