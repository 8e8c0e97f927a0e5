import SwiftUI

extension Calendar {
  func monthDays(of date: Date) -> [Date?] {
    guard let interval = dateInterval(of: .month, for: date),
      let count = range(of: .day, in: .month, for: date)?.count
    else { return [] }
    let leading = (component(.weekday, from: interval.start) - firstWeekday + 7) % 7
    let days: [Date?] = (0..<count).map { self.date(byAdding: .day, value: $0, to: interval.start) }
    return Array(repeating: nil, count: leading) + days
  }
}

struct DayCell: View {
  let date: Date
  let isSelected: Bool
  let isToday: Bool
  var eventCount = 0

  var body: some View {
    VStack(spacing: 2) {
      Text("\(Calendar.current.component(.day, from: date))")
        .font(.callout)
        .fontWeight(isToday ? .bold : nil)
        .foregroundStyle(isSelected ? .white : isToday ? .red : .primary)
      HStack(spacing: 2) {
        ForEach(0..<min(eventCount, 3), id: \.self) { _ in
          Circle().fill(.tint).frame(width: 4, height: 4)
        }
      }
      .frame(height: 4)
    }
    .frame(width: 40, height: 40)
    .background {
      if isSelected { Circle().fill(.red) }
    }
  }
}

struct MonthView: View {
  @State private var month: Date
  @State private var selected: Date?
  private let today: Date
  private let events: [Date: [String]]
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    return calendar
  }()

  init(today: Date, events: [Date: [String]] = [:]) {
    self.today = today
    self.events = events
    self._month = State(initialValue: today)
  }

  private var title: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "MMMM yyyy"
    return formatter.string(from: month)
  }

  private var weekdays: [String] {
    let symbols = calendar.veryShortWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    return Array(symbols[shift...] + symbols[..<shift])
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button { step(-1) } label: { Image(systemName: "chevron.left") }
        Spacer()
        Text(title).font(.headline)
        Spacer()
        Button { step(1) } label: { Image(systemName: "chevron.right") }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 4), count: 7), spacing: 4) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
          Text(name).font(.caption2).foregroundStyle(.secondary)
        }
        ForEach(Array(calendar.monthDays(of: month).enumerated()), id: \.offset) { _, day in
          if let day {
            DayCell(
              date: day,
              isSelected: selected.map { calendar.isDate($0, inSameDayAs: day) } ?? false,
              isToday: calendar.isDate(day, inSameDayAs: today),
              eventCount: events[day]?.count ?? 0
            )
            .onTapGesture { selected = day }
          } else {
            Color.clear
          }
        }
      }
      if let selected, let names = events[selected] {
        ForEach(names, id: \.self) { Label($0, systemImage: "calendar") }
      }
    }
    .padding()
  }

  private func step(_ months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }
}

let calendar = Calendar(identifier: .gregorian)
let day = calendar.date(from: DateComponents(year: 2024, month: 2, day: 29))!
calendar.component(.weekday, from: day)
calendar.monthDays(of: day).count
calendar.monthDays(of: day).prefix(5).map { $0 == nil }
let next = calendar.date(byAdding: .year, value: 1, to: day)!
calendar.dateComponents([.year, .month, .day], from: next).day
calendar.dateComponents([.day], from: day, to: next).day
MonthView(today: day, events: [day: ["Leap day", "Party"]])
DayCell(date: day, isSelected: true, isToday: true, eventCount: 5)
