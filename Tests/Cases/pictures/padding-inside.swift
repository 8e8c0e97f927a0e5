Text("Hello").background(.yellow).padding()
