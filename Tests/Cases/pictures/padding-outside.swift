Text("Hello").padding().background(.yellow)
