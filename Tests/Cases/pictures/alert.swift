Text("Behind it")
  .confirmationDialog("Move it?", isPresented: .constant(true), titleVisibility: .visible) {
    Button("Move") {}
    Button("Copy") {}
    Button("Cancel", role: .cancel) {}
  }
  .alert("Delete this?", isPresented: .constant(true)) {
    Button("Delete", role: .destructive) {}
    Button("Keep", role: .cancel) {}
  } message: {
    Text("It cannot be brought back.")
  }
