import SwiftUI

// Validation with a property wrapper, key paths and focus.

@propertyWrapper
struct Validated {
  private var value: String
  private let rule: (String) -> String?
  private(set) var projectedValue: String?

  init(wrappedValue: String, _ rule: @escaping (String) -> String?) {
    self.value = wrappedValue
    self.rule = rule
    projectedValue = rule(wrappedValue)
  }

  var wrappedValue: String {
    get { value }
    set {
      value = newValue
      projectedValue = rule(newValue)
    }
  }
}

enum Rules {
  static func email(_ text: String) -> String? {
    guard !text.isEmpty else { return "Required" }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].contains(".") && !parts[0].isEmpty ? nil : "Not an address"
  }
  static func password(_ text: String) -> String? {
    switch text.count {
    case 0: "Required"
    case 1..<8: "At least 8 characters"
    default: text.contains(where: \.isNumber) ? nil : "Needs a digit"
    }
  }
}

struct LoginState {
  @Validated(Rules.email) var email = ""
  @Validated(Rules.password) var password = ""
  var remembers = true
  var isValid: Bool { $email == nil && $password == nil }
}

struct FieldError: ViewModifier {
  let message: String?
  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content
      if let message {
        Label(message, systemImage: "exclamationmark.circle")
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}

extension View {
  func fieldError(_ message: String?, isShown: Bool = true) -> some View {
    modifier(FieldError(message: isShown ? message : nil))
  }
}

struct FilledButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(isEnabled ? Color.blue : Color.gray)
      .foregroundStyle(.white)
      .clipShape(.rect(cornerRadius: 8))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  static var filled: FilledButtonStyle { .init() }
}

struct LoginView: View {
  enum Field: Hashable { case email, password }

  @State private var state = LoginState()
  @State private var wasSubmitted = false
  @State private var isBusy = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 16) {
      Text("Sign in").font(.largeTitle.weight(.semibold))
      TextField("Email", text: $state.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .focused($focus, equals: .email)
        .fieldError(state.$email, isShown: wasSubmitted)
      SecureField("Password", text: $state.password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .fieldError(state.$password, isShown: wasSubmitted)
      Toggle("Remember me", isOn: $state.remembers)
      Button(action: submit) {
        if isBusy { ProgressView() } else { Text("Sign in") }
      }
      .buttonStyle(.filled)
      .disabled(isBusy)
      .keyboardShortcut(.defaultAction)
    }
    .textFieldStyle(.roundedBorder)
    .onSubmit {
      focus = focus == .email ? .password : nil
      if focus == nil { submit() }
    }
    .padding(24)
    .defaultFocus($focus, .email)
  }

  private func submit() {
    wasSubmitted = true
    guard state.isValid else {
      focus = state.$email != nil ? .email : .password
      return
    }
    isBusy = true
  }
}

var login = LoginState()
login.email = "ann@example.com"
login.$email == nil
login.password = "short"
login.$password ?? "fine"
login.password = "longenough1"
login.isValid
LoginView()
