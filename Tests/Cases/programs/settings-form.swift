import SwiftUI

struct SettingsView: View {
  enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var label: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    var scheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  @AppStorage("username") private var username = "Guest"
  @AppStorage("notifications") private var notificationsOn = true
  @AppStorage("fontSize") private var fontSize = 14.0
  @State private var appearance: Appearance = .system
  @State private var reminders = 3
  @State private var wakeUp = Date(timeIntervalSinceReferenceDate: 3600 * 7)
  @State private var accent = Color.blue
  @State private var showReset = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Profile")) {
          TextField("Name", text: $username)
            .textContentType(.username)
            .autocorrectionDisabled()
          LabeledContent("Plan", value: "Free")
          LabeledContent("Version") { Text("2.1").bold() }
        }
        Section {
          Toggle("Notifications", isOn: $notificationsOn.animation())
          if notificationsOn {
            Stepper("Reminders: \(reminders)", value: $reminders, in: 0...10)
            DatePicker("Wake up", selection: $wakeUp, displayedComponents: .hourAndMinute)
          }
        } header: {
          Text("Alerts")
        } footer: {
          Text("You get at most \(reminders) reminders a day.")
        }
        Section("Look") {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.label) }
          }
          .pickerStyle(.segmented)
          Slider(value: $fontSize, in: 10...24, step: 1) {
            Text("Font size")
          } minimumValueLabel: {
            Text("A").font(.caption)
          } maximumValueLabel: {
            Text("A").font(.title)
          }
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
        }
        Section {
          NavigationLink("About") { AboutView() }
          Link("Website", destination: URL(string: "https://example.com")!)
          Button("Reset all", role: .destructive) { showReset = true }
        }
      }
      .navigationBarTitle("Settings", displayMode: .inline)
      .preferredColorScheme(appearance.scheme)
      .tint(accent)
      .alert("Reset everything?", isPresented: $showReset) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive, action: reset)
      } message: {
        Text("This cannot be undone.")
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }

  private func reset() {
    username = "Guest"
    (notificationsOn, fontSize, reminders) = (true, 14, 3)
  }
}

struct AboutView: View {
  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "swift").font(.largeTitle)
      Text("Made by three people").foregroundStyle(.secondary)
    }
    .navigationTitle("About")
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .environment(\.locale, Locale(identifier: "en"))
  }
}

SettingsView.Appearance.allCases.map(\.rawValue)
AboutView()
SettingsView()
