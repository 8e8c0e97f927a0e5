VStack { Text("Behind").padding(.bottom, 300); Text("Below") }
  .sheet(isPresented: .constant(true)) {
    NavigationStack {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("Bob"))
        TextField("City", text: .constant(""))
      }
      .padding()
      .navigationTitle("Edit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
    .presentationDetents([.medium, .large])
  }
