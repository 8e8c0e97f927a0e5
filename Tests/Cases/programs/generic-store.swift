import SwiftUI
import Combine

// A small unidirectional store: reducers, effects, and views that see a part of the state.

struct Reducer<State, Action> {
  let reduce: (inout State, Action) -> Void

  static func combine(_ reducers: Reducer...) -> Reducer {
    Reducer { state, action in reducers.forEach { $0.reduce(&state, action) } }
  }

  func pullback<GlobalState, GlobalAction>(
    state: WritableKeyPath<GlobalState, State>,
    action toLocal: @escaping (GlobalAction) -> Action?
  ) -> Reducer<GlobalState, GlobalAction> {
    .init { globalState, globalAction in
      guard let local = toLocal(globalAction) else { return }
      self.reduce(&globalState[keyPath: state], local)
    }
  }
}

@dynamicMemberLookup
final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reducer: Reducer<State, Action>
  private(set) var log: [String] = []

  init(initial: State, reducer: Reducer<State, Action>) {
    state = initial
    self.reducer = reducer
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

  func send(_ action: Action) {
    log.append(String(describing: action))
    reducer.reduce(&state, action)
  }

  func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
  }
}

struct CounterState: Equatable { var value = 0; var step = 1 }
enum CounterAction { case increment, decrement, setStep(Int) }

let counterReducer = Reducer<CounterState, CounterAction> { state, action in
  switch action {
  case .increment: state.value += state.step
  case .decrement: state.value -= state.step
  case .setStep(let step): state.step = max(1, step)
  }
}

struct AppState: Equatable {
  var counter = CounterState()
  var favorites: Set<Int> = []
}

enum AppAction {
  case counter(CounterAction)
  case toggleFavorite
}

let appReducer: Reducer<AppState, AppAction> = .combine(
  counterReducer.pullback(state: \.counter, action: { if case .counter(let inner) = $0 { inner } else { nil } }),
  Reducer { state, action in
    guard case .toggleFavorite = action else { return }
    let value = state.counter.value
    if state.favorites.insert(value).inserted == false { state.favorites.remove(value) }
  }
)

struct CounterScreen: View {
  @ObservedObject var store: Store<AppState, AppAction>

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("−") { store.send(.counter(.decrement)) }
        Text("\(store.counter.value)")
          .font(.title.monospacedDigit())
          .frame(minWidth: 60)
        Button("+") { store.send(.counter(.increment)) }
      }
      .buttonStyle(.bordered)
      Stepper("Step \(store.counter.step)", value: store.binding(\.counter.step) { .counter(.setStep($0)) })
      Button {
        store.send(.toggleFavorite)
      } label: {
        Label("Favourite", systemImage: store.favorites.contains(store.counter.value) ? "star.fill" : "star")
      }
      if !store.favorites.isEmpty {
        Text(store.favorites.sorted().map(String.init).joined(separator: ", "))
      }
    }
    .padding()
  }
}

let store = Store(initial: AppState(), reducer: appReducer)
[AppAction.counter(.setStep(5)), .counter(.increment), .counter(.increment), .toggleFavorite, .counter(.decrement)].forEach(store.send)
store.counter.value
store.favorites
store.log.count
store.state == AppState()
CounterScreen(store: store)
