import SwiftUI

struct Habit: Identifiable, Equatable {
  let id: Int
  var name: String
  var goal: Int
  var log: [Date: Int] = [:]
}

actor HabitStorage {
  private var saved: [Habit] = []
  func save(_ habits: [Habit]) { saved = habits }
  func load() -> [Habit] { saved }
}

@MainActor
final class HabitModel: ObservableObject {
  @Published var habits: [Habit] { didSet { changes += 1 } }
  private(set) var changes = 0
  private let calendar = Calendar(identifier: .gregorian)
  private let storage = HabitStorage()
  let today: Date

  init(habits: [Habit], today: Date) {
    self.habits = habits
    self.today = calendar.startOfDay(for: today)
  }

  func day(_ offset: Int) -> Date {
    calendar.date(byAdding: .day, value: offset, to: today) ?? today
  }
  var week: [Date] { (-6...0).map(day) }

  func increment(_ habit: Habit, on date: Date) {
    guard let index = habits.firstIndex(of: habit) else { return }
    habits[index].log[date, default: 0] += 1
  }

  func streak(of habit: Habit) -> Int {
    sequence(first: today) { [calendar] date in calendar.date(byAdding: .day, value: -1, to: date) }
      .prefix { habit.log[$0, default: 0] >= habit.goal }
      .count
  }

  func progress(of habit: Habit, on date: Date) -> Double {
    min(1, Double(habit.log[date] ?? 0) / Double(habit.goal))
  }

  func save() async {
    await storage.save(habits)
  }
}

struct Ring: View, Animatable {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 4)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if progress >= 1 {
        Image(systemName: "checkmark").font(.caption2.bold())
      }
    }
    .frame(width: 28, height: 28)
  }
}

struct HabitRow: View {
  let habit: Habit
  @EnvironmentObject private var model: HabitModel

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text(habit.name).font(.headline)
        Spacer()
        let streak = model.streak(of: habit)
        if streak > 0 {
          Text("🔥 ^[\(streak) day](inflect: true)")
            .font(.caption)
        }
      }
      HStack {
        ForEach(model.week, id: \.self) { date in
          VStack(spacing: 2) {
            Ring(progress: model.progress(of: habit, on: date))
            Text(date, format: .dateTime.weekday(.narrow)).font(.caption2)
          }
          .frame(maxWidth: .infinity)
          .onTapGesture {
            withAnimation(.spring(duration: 0.4)) { model.increment(habit, on: date) }
          }
        }
      }
    }
  }
}

struct HabitsView: View {
  @ObservedObject var model: HabitModel
  @AppStorage("showsHint") private var showsHint = true
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    List {
      if showsHint {
        Section {
          Text("Tap a ring to log.")
          Button("Got it") { showsHint = false }
        }
      }
      ForEach(model.habits) { HabitRow(habit: $0) }
    }
    .environmentObject(model)
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { Task { await model.save() } }
    }
    .sensoryFeedback(.success, trigger: model.habits)
  }
}

let start = Date(timeIntervalSinceReferenceDate: 86_400 * 10 + 3_600)
let model = HabitModel(habits: [Habit(id: 1, name: "Read", goal: 1), Habit(id: 2, name: "Water", goal: 3)], today: start)
model.increment(model.habits[0], on: model.day(0))
model.increment(model.habits[0], on: model.day(-1))
model.increment(model.habits[0], on: model.day(-3))
model.streak(of: model.habits[0])
model.increment(model.habits[1], on: model.today)
(model.progress(of: model.habits[1], on: model.today) * 100).rounded()
Ring(progress: 0.5)
HabitsView(model: model)
