import SwiftUI
import Combine

enum SessionKind: String, CaseIterable, Identifiable {
    case focus = "Focus"
    case shortBreak = "Short Break"
    case longBreak = "Long Break"

    var id: Self { self }

    var duration: TimeInterval {
        switch self {
        case .focus: return 25 * 60
        case .shortBreak: return 5 * 60
        case .longBreak: return 15 * 60
        }
    }

    var tint: Color {
        switch self {
        case .focus: .red
        case .shortBreak: .green
        case .longBreak: .blue
        }
    }
}

final class PomodoroViewModel: ObservableObject {
    @Published private(set) var remaining: TimeInterval
    @Published var kind: SessionKind = .focus {
        didSet {
            guard oldValue != kind else { return }
            reset()
        }
    }
    @Published private(set) var completed = 0
    @Published var isRunning = false {
        willSet { print("running \(isRunning) -> \(newValue)") }
        didSet { isRunning ? start() : stop() }
    }

    private var cancellable: AnyCancellable?
    private let longBreakInterval: Int

    init(longBreakInterval: Int = 4) {
        self.longBreakInterval = longBreakInterval
        self.remaining = SessionKind.focus.duration
    }

    var progress: Double {
        1 - remaining / kind.duration
    }

    var timeString: String {
        let minutes = Int(remaining) / 60
        let seconds = Int(remaining) % 60
        return String(format: "%02d:%02d", minutes, seconds)
    }

    private func start() {
        cancellable = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in
                self?.tick()
            }
    }

    private func stop() {
        cancellable?.cancel()
        cancellable = nil
    }

    private func tick() {
        guard remaining > 0 else {
            finish()
            return
        }
        remaining -= 1
    }

    func finish() {
        isRunning = false
        if kind == .focus {
            completed += 1
            kind = completed.isMultiple(of: longBreakInterval) ? .longBreak : .shortBreak
        } else {
            kind = .focus
        }
    }

    func reset() {
        remaining = kind.duration
    }
}

struct RingView: View {
    let progress: Double
    let tint: Color
    var lineWidth: CGFloat = 16

    var body: some View {
        ZStack {
            Circle()
                .stroke(tint.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: CGFloat(min(max(progress, 0), 1)))
                .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeInOut(duration: 0.3), value: progress)
        }
        .padding(lineWidth / 2)
    }
}

struct PomodoroView: View {
    @StateObject private var model = PomodoroViewModel(longBreakInterval: 2)
    @AppStorage("goal") private var goal = 8
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 32) {
            Picker("Session", selection: $model.kind) {
                ForEach(SessionKind.allCases) { kind in
                    Text(kind.rawValue).tag(kind)
                }
            }
            .pickerStyle(.segmented)
            .disabled(model.isRunning)

            RingView(progress: model.progress, tint: model.kind.tint)
                .frame(width: 240, height: 240)
                .overlay {
                    VStack {
                        Text(model.timeString)
                            .font(.system(size: 48, weight: .bold, design: .monospaced))
                        Text("\(model.completed)/\(goal)")
                            .font(.subheadline)
                            .foregroundColor(.secondary)
                    }
                }

            HStack(spacing: 24) {
                Button(model.isRunning ? "Pause" : "Start") {
                    model.isRunning.toggle()
                }
                .buttonStyle(.borderedProminent)
                .tint(model.kind.tint)

                Button("Reset", role: .destructive, action: model.reset)
                    .buttonStyle(.bordered)
                    .disabled(model.remaining == model.kind.duration)
            }
            Stepper("Goal: \(goal)", value: $goal, in: 1...16)
        }
        .padding()
        .background(colorScheme == .dark ? Color.black : Color.white)
        .onChange(of: model.completed) { old, new in
            print("completed", old, new)
        }
    }
}

#Preview {
    PomodoroView()
}

PomodoroView()
:tap "Start"
:wait 3s
:tap "Pause"
:wait 5s
:tap "Reset"
:pick "Short Break"
