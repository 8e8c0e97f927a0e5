import SwiftUI

// A form built from a description: existential fields, type erasure and key paths.

protocol FieldDescribing {
  associatedtype Value: Equatable
  associatedtype Editor: View
  var label: String { get }
  var keyPath: WritableKeyPath<Settings, Value> { get }
  @ViewBuilder func editor(_ binding: Binding<Value>) -> Editor
}

struct Settings: Equatable {
  var name = "Ada"
  var age = 36
  var isPublic = true
  var volume = 0.4
  var theme: Theme = .light
  enum Theme: String, CaseIterable { case light, dark, sepia }
}

struct TextFieldDescription: FieldDescribing {
  let label: String
  let keyPath: WritableKeyPath<Settings, String>
  func editor(_ binding: Binding<String>) -> some View { TextField(label, text: binding) }
}

struct ToggleDescription: FieldDescribing {
  let label: String
  let keyPath: WritableKeyPath<Settings, Bool>
  func editor(_ binding: Binding<Bool>) -> some View { Toggle(label, isOn: binding) }
}

struct NumberDescription<Number: Strideable & Equatable>: FieldDescribing where Number.Stride == Int {
  let label: String
  let keyPath: WritableKeyPath<Settings, Number>
  let range: ClosedRange<Number>
  func editor(_ binding: Binding<Number>) -> some View {
    Stepper(value: binding, in: range) { Text("\(label): \(String(describing: binding.wrappedValue))") }
  }
}

struct SliderDescription: FieldDescribing {
  let label: String
  let keyPath: WritableKeyPath<Settings, Double>
  func editor(_ binding: Binding<Double>) -> some View {
    VStack(alignment: .leading) {
      Text(label)
      Slider(value: binding)
    }
  }
}

struct ChoiceDescription<Option: Hashable & CaseIterable & RawRepresentable>: FieldDescribing
where Option.RawValue == String, Option.AllCases: RandomAccessCollection {
  let label: String
  let keyPath: WritableKeyPath<Settings, Option>
  func editor(_ binding: Binding<Option>) -> some View {
    Picker(label, selection: binding) {
      ForEach(Option.allCases, id: \.self) { option in
        Text(option.rawValue.capitalized).tag(option)
      }
    }
  }
}

struct AnyField: Identifiable {
  let id: String
  private let make: (Binding<Settings>) -> AnyView
  private let differs: (Settings, Settings) -> Bool

  init<Field: FieldDescribing>(_ field: Field) {
    id = field.label
    make = { settings in AnyView(field.editor(settings[dynamicMember: field.keyPath])) }
    differs = { $0[keyPath: field.keyPath] != $1[keyPath: field.keyPath] }
  }

  func view(_ settings: Binding<Settings>) -> AnyView { make(settings) }
  func isChanged(_ a: Settings, _ b: Settings) -> Bool { differs(a, b) }
}

@resultBuilder
struct FieldBuilder {
  static func buildExpression<F: FieldDescribing>(_ field: F) -> [AnyField] { [AnyField(field)] }
  static func buildBlock(_ parts: [AnyField]...) -> [AnyField] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [AnyField]?) -> [AnyField] { part ?? [] }
  static func buildArray(_ parts: [[AnyField]]) -> [AnyField] { Array(parts.joined()) }
}

struct GroupDescription: Identifiable {
  let title: String
  let fields: [AnyField]
  var id: String { title }
  init(_ title: String, @FieldBuilder fields: () -> [AnyField]) {
    self.title = title
    self.fields = fields()
  }
}

struct GeneratedForm: View {
  let groups: [GroupDescription]
  @State private var settings = Settings()
  private let original = Settings()

  private var changes: [String] {
    groups.flatMap(\.fields).filter { $0.isChanged(settings, original) }.map(\.id)
  }

  var body: some View {
    Form {
      ForEach(groups) { group in
        Section(group.title) {
          ForEach(group.fields) { $0.view($settings) }
        }
      }
      if !changes.isEmpty {
        Section {
          Text("Changed: \(changes.joined(separator: ", "))")
          Button("Revert") { settings = original }
        }
      }
    }
    .formStyle(.grouped)
  }
}

let showsMore = true
let groups = [
  GroupDescription("Person") {
    TextFieldDescription(label: "Name", keyPath: \.name)
    NumberDescription(label: "Age", keyPath: \.age, range: 0...120)
  },
  GroupDescription("App") {
    ToggleDescription(label: "Public", keyPath: \.isPublic)
    if showsMore {
      SliderDescription(label: "Volume", keyPath: \.volume)
    }
    ChoiceDescription(label: "Theme", keyPath: \.theme)
  },
]
groups.map { $0.fields.map(\.id) }
var changed = Settings()
changed.theme = .sepia
changed.age += 1
groups.flatMap(\.fields).filter { $0.isChanged(changed, Settings()) }.map(\.id)
GeneratedForm(groups: groups)
