LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
  .frame(width: 180, height: 80)
  .clipShape(RoundedRectangle(cornerRadius: 20))
  .overlay { Text("sunset").bold().foregroundColor(.white) }
