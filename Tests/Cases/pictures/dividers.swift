VStack(alignment: .leading) {
  Text("One")
  Divider()
  Text("Two").foregroundStyle(.secondary)
  Divider()
  HStack { Text("3"); Divider(); Text("three") }.frame(height: 24)
}
.frame(width: 160)
.padding(8)
