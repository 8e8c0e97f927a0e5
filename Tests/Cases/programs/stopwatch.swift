import SwiftUI
import Combine

final class Stopwatch: ObservableObject {
  enum State { case idle, running, paused }

  @Published private(set) var state = State.idle
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var laps: [TimeInterval] = []
  private var cancellables = Set<AnyCancellable>()
  private var timer: Timer?

  var buttonTitle: String {
    switch state {
    case .idle: return "Start"
    case .running: return "Pause"
    case .paused: return "Resume"
    }
  }

  func toggle() {
    state = state == .running ? .paused : .running
  }
  func tick(_ interval: TimeInterval = 0.1) {
    guard state == .running else { return }
    elapsed += interval
  }
  func lap() { laps.insert(elapsed - laps.reduce(0, +), at: 0) }
  func reset() {
    state = .idle
    elapsed = 0
    laps.removeAll()
  }
}

extension TimeInterval {
  var clock: String {
    let minutes = Int(self) / 60
    let seconds = Int(self) % 60
    let hundredths = Int((self * 100).truncatingRemainder(dividingBy: 100))
    return String(format: "%02d:%02d.%02d", minutes, seconds, hundredths)
  }
}

struct RoundButtonStyle: ButtonStyle {
  var tint: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(width: 84, height: 84)
      .background(tint.opacity(configuration.isPressed ? 0.5 : 0.2), in: Circle())
      .overlay(Circle().stroke(tint, lineWidth: 2).padding(3))
      .foregroundStyle(tint)
  }
}

extension ButtonStyle where Self == RoundButtonStyle {
  static func round(_ tint: Color) -> RoundButtonStyle { RoundButtonStyle(tint: tint) }
}

struct StopwatchView: View {
  @ObservedObject var stopwatch: Stopwatch
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 20) {
      Text(stopwatch.elapsed.clock)
        .font(.system(size: 64, weight: .thin, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())
      HStack {
        Button("Lap", action: stopwatch.lap)
          .buttonStyle(.round(.gray))
          .disabled(stopwatch.state != .running)
        Spacer()
        Button(stopwatch.buttonTitle, action: stopwatch.toggle)
          .buttonStyle(.round(stopwatch.state == .running ? .red : .green))
      }
      .padding(.horizontal)
      List {
        ForEach(Array(stopwatch.laps.enumerated()), id: \.offset) { index, lap in
          HStack {
            Text("Lap \(stopwatch.laps.count - index)")
            Spacer()
            Text(lap.clock).monospacedDigit()
          }
        }
      }
      .listStyle(.plain)
    }
    .onReceive(timer) { _ in stopwatch.tick() }
    .onDisappear { timer.upstream.connect().cancel() }
  }
}

let watch = Stopwatch()
watch.toggle()
for _ in 0..<25 { watch.tick(0.5) }
watch.lap()
watch.tick(61.25)
watch.elapsed.clock
watch.laps.map(\.clock)
StopwatchView(stopwatch: watch)
