import SwiftUI

struct FAQ: Identifiable {
  let id = UUID()
  let question: LocalizedStringKey
  let answer: LocalizedStringKey
}

struct ExpandableRow<Header: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let header: Header
  let content: Content

  init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self._isExpanded = isExpanded
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
      } label: {
        HStack {
          header
          Spacer()
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      if isExpanded {
        content
          .padding(.top, 8)
          .transition(.opacity.combined(with: .move(edge: .top)))
      }
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

extension ExpandableRow where Header == Text {
  init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title).bold() }
  }
}

extension Binding where Value == Set<UUID> {
  func contains(_ id: UUID) -> Binding<Bool> {
    Binding<Bool>(
      get: { self.wrappedValue.contains(id) },
      set: { isOn in
        if isOn {
          self.wrappedValue.insert(id)
        } else {
          self.wrappedValue.remove(id)
        }
      }
    )
  }
}

struct FAQView: View {
  let items: [FAQ]
  @State private var expanded: Set<UUID>
  @State private var showsAll = false

  init(items: [FAQ], opensFirst: Bool = true) {
    self.items = items
    _expanded = State(initialValue: opensFirst ? Set(items.prefix(1).map(\.id)) : [])
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(items) { item in
          ExpandableRow(item.question, isExpanded: $expanded.contains(item.id)) {
            Text(item.answer)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        DisclosureGroup("More", isExpanded: $showsAll) {
          Text("Write to us.")
        }
        .tint(.purple)
      }
      .padding()
    }
    .scrollIndicators(.hidden)
  }
}

let questions = [
  FAQ(question: "What is a view?", answer: "A value that describes a part of the screen."),
  FAQ(question: "Why does `body` run *again*?", answer: "Because something it **read** changed."),
  FAQ(question: "视图为什么是值？", answer: "因为值便宜。"),
]
ExpandableRow("Title", isExpanded: .constant(true)) { Text("Inside") }
ExpandableRow("Title", isExpanded: .constant(false)) { Text("Inside") }.frame(width: 200)
FAQView(items: questions)
