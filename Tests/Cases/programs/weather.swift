// async loading from a fake service: enum state, protocol, Result and typed throws
import SwiftUI

struct Forecast: Codable, Hashable, Sendable {
  struct Day: Codable, Hashable, Identifiable {
    var id: String { weekday }
    let weekday: String
    let symbol: String
    let low: Int
    let high: Int
    enum CodingKeys: String, CodingKey {
      case weekday = "day", symbol, low, high
    }
  }
  let city: String
  let current: Double
  let days: [Day]
}

enum WeatherError: Error, LocalizedError, Equatable {
  case unknownCity(String)
  case offline
  var errorDescription: String? {
    switch self {
    case .unknownCity(let name): "No forecast for \(name)"
    case .offline: "You are offline"
    }
  }
}

protocol WeatherService {
  func forecast(for city: String) async throws -> Forecast
}

struct FakeWeatherService: WeatherService {
  func forecast(for city: String) async throws -> Forecast {
    try await Task.sleep(nanoseconds: 300_000_000)
    return try lookUp(city)
  }
  func lookUp(_ city: String) throws(WeatherError) -> Forecast {
    guard city.count > 2 else { throw .unknownCity(city) }
    return Forecast(city: city, current: 21.4, days: [
      .init(weekday: "Mon", symbol: "sun.max.fill", low: 12, high: 24),
      .init(weekday: "Tue", symbol: "cloud.rain.fill", low: 9, high: 17),
      .init(weekday: "Wed", symbol: "cloud.sun.fill", low: 10, high: 20),
    ])
  }
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)

  var value: Value? {
    if case let .loaded(value) = self { value } else { nil }
  }
}

@MainActor
class WeatherViewModel: ObservableObject {
  @Published var state: LoadState<Forecast> = .idle
  private let service: WeatherService

  init(service: WeatherService = FakeWeatherService()) { self.service = service }

  func load(city: String) async {
    state = .loading
    do {
      state = .loaded(try await service.forecast(for: city))
    } catch let error as WeatherError {
      state = .failed(error)
    } catch {
      state = .failed(error)
    }
  }
}

struct TemperatureBar: View {
  let low: Int, high: Int
  let range: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      let unit = proxy.size.width / CGFloat(range.upperBound - range.lowerBound)
      Capsule()
        .fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
        .frame(width: CGFloat(high - low) * unit)
        .offset(x: CGFloat(low - range.lowerBound) * unit)
    }
    .frame(height: 6)
  }
}

struct DayRow: View {
  let day: Forecast.Day
  let range: ClosedRange<Int>
  var body: some View {
    HStack(spacing: 12) {
      Text(day.weekday).frame(width: 50, alignment: .leading)
      Image(systemName: day.symbol).symbolRenderingMode(.multicolor)
      Text("\(day.low)°").foregroundStyle(.secondary)
      TemperatureBar(low: day.low, high: day.high, range: range)
      Text("\(day.high)°")
    }
  }
}

struct WeatherView: View {
  let city: String
  @StateObject private var viewModel = WeatherViewModel()

  var body: some View {
    Group {
      switch viewModel.state {
      case .idle, .loading:
        ProgressView("Loading…")
      case .loaded(let forecast):
        VStack(spacing: 16) {
          Text(forecast.city).font(.largeTitle)
          Text("\(forecast.current, specifier: "%.0f")°").font(.system(size: 60))
          let lows = forecast.days.map(\.low), highs = forecast.days.map(\.high)
          ForEach(forecast.days) { day in
            DayRow(day: day, range: (lows.min() ?? 0)...(highs.max() ?? 1))
          }
        }
        .padding()
      case .failed(let error):
        ContentUnavailableView {
          Label("No weather", systemImage: "wifi.slash")
        } description: {
          Text(error.localizedDescription)
        } actions: {
          Button("Try again") { Task { await viewModel.load(city: city) } }
        }
      }
    }
    .task { await viewModel.load(city: city) }
    .refreshable { await viewModel.load(city: city) }
  }
}

let service = FakeWeatherService()
let result = Result { try service.lookUp("X") }
switch result {
case .success(let forecast): print(forecast.city)
case .failure(let error): print(error.localizedDescription)
}
(try? service.lookUp("Oslo"))?.days.map(\.high).max()
WeatherView(city: "Oslo")
WeatherView(city: "X")
