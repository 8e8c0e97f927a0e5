Text("Behind it")
  .confirmationDialog("Move it?", isPresented: .constant(true), titleVisibility: .visible) {
    Button("Move") {}
    Button("Copy") {}
    Button("Cancel", role: .cancel) {}
  }
