import SwiftUI

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: ClosedRange<Value> { range }

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Trimmed {
    private(set) var value = ""
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set { container.set(newValue, forKey: key) }
    }
}

extension UserDefault where Value: ExpressibleByNilLiteral {
    init(key: String, _ container: UserDefaults = .standard) {
        self.init(key: key, defaultValue: nil, container: container)
    }
}

@propertyWrapper
struct Lowercased: Equatable {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.lowercased() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
}

struct Profile: Equatable {
    @Lowercased var handle: String
    var age: Int
    static func == (lhs: Profile, rhs: Profile) -> Bool { lhs.handle == rhs.handle && lhs.age == rhs.age }
}

struct Volume {
    @Clamped(0...11) var level = 5
    @Trimmed var label: String = "  Main  "
}

enum Settings {
    @UserDefault(key: "has_onboarded", defaultValue: false) static var hasOnboarded: Bool
    @UserDefault(key: "nickname") static var nickname: String?
}

@propertyWrapper
struct Debounced<Value>: DynamicProperty {
    @State private var current: Value
    @State private var pending: Task<Void, Never>?
    private let delay: Duration

    init(wrappedValue: Value, delay: Duration = .seconds(0.5)) {
        _current = State(initialValue: wrappedValue)
        self.delay = delay
    }

    var wrappedValue: Value {
        get { current }
        nonmutating set {
            pending?.cancel()
            pending = Task {
                try? await Task.sleep(for: delay)
                guard !Task.isCancelled else { return }
                current = newValue
            }
        }
    }

    var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct SearchView: View {
    @Debounced(delay: .seconds(1)) private var query = ""
    @State private var volume = Volume()
    private let fruits = ["Apple", "Apricot", "Banana", "Cherry"]

    private var matches: [String] {
        query.isEmpty ? fruits : fruits.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            Text(matches, format: .list(type: .and))
            Stepper("Volume \(volume.level)", value: $volume.level)
            Button("Loud") { volume.level = 99 }
            Button("Find ap") { query = "ap" }
        }
    }
}

extension Text {
    init<F: FormatStyle>(_ input: F.FormatInput, listed format: F) where F.FormatOutput == String {
        self.init(format.format(input))
    }
}

var volume = Volume()
volume.level += 100
print(volume.level, volume.$level, volume.label)
volume.level = -3
volume.label = " x "
print(volume.level, "[\(volume.label)]")
print(Settings.hasOnboarded, Settings.nickname ?? "nobody")
Settings.hasOnboarded = true
Settings.nickname = "Sam"
print(Settings.hasOnboarded, Settings.nickname ?? "nobody")
var profile = Profile(handle: "ADA", age: 36)
profile.handle = "LoveLace"
print(profile.handle, profile == Profile(handle: "lovelace", age: 36))
SearchView()
:tap "Loud"
:tap "Find ap"
:wait 0.5s
:wait 1s
