import SwiftUI

// Custom styles, environment values and a mini player.

struct Track: Identifiable, Hashable {
  let id: String
  let title: String
  let artist: String
  let duration: Duration
  init(_ title: String, by artist: String, _ seconds: Int) {
    id = title.lowercased().replacingOccurrences(of: " ", with: "-")
    self.title = title
    self.artist = artist
    duration = .seconds(seconds)
  }
}

@Observable
final class Player {
  var queue: [Track]
  var index = 0
  var isPlaying = false
  var position = 0.0
  var volume: Float = 0.5
  var repeatMode: RepeatMode = .off

  struct RepeatMode: OptionSet, Hashable {
    let rawValue: Int
    static let one = RepeatMode(rawValue: 1 << 0)
    static let all = RepeatMode(rawValue: 1 << 1)
    static let off: RepeatMode = []
  }

  init(queue: [Track]) { self.queue = queue }

  var current: Track? { queue.indices.contains(index) ? queue[index] : nil }
  func skip(_ offset: Int) {
    let next = index + offset
    index = repeatMode.contains(.all) ? (next + queue.count) % queue.count : min(max(next, 0), queue.count - 1)
    position = 0
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .pink
}

extension EnvironmentValues {
  var playerAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var isCompact: Bool = false
}

struct ThinProgressStyle: ProgressViewStyle {
  @Environment(\.playerAccent) private var accent
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      Rectangle().fill(.quaternary)
        .overlay(alignment: .leading) {
          accent.frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
    }
    .frame(height: 3)
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "repeat.1" : "repeat")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.imageScale(.large)
      configuration.title.font(.caption)
    }
  }
}

extension LabelStyle where Self == StackedLabelStyle {
  static var stacked: Self { .init() }
}

struct ArtworkView: View {
  let track: Track
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    RoundedRectangle(cornerRadius: isCompact ? 4 : 16)
      .fill(
        AngularGradient(
          gradient: Gradient(colors: [.purple, .pink, .orange, .purple]),
          center: .center
        )
      )
      .frame(width: isCompact ? 40 : 240, height: isCompact ? 40 : 240)
      .overlay(Text(track.title.prefix(1)).font(isCompact ? .body : .system(size: 80)))
      .shadow(color: .black.opacity(0.3), radius: 8, x: 0, y: 4)
  }
}

struct NowPlaying: View {
  @Bindable var player: Player

  var body: some View {
    VStack(spacing: 24) {
      if let track = player.current {
        ArtworkView(track: track)
        VStack {
          Text(track.title).font(.title2).bold()
          Text(track.artist).foregroundStyle(.secondary)
        }
        ProgressView(value: player.position, total: 100)
          .progressViewStyle(ThinProgressStyle())
        HStack(spacing: 40) {
          ForEach([(-1, "backward.fill"), (0, player.isPlaying ? "pause.fill" : "play.fill"), (1, "forward.fill")], id: \.0) { offset, symbol in
            Button {
              if offset == 0 { player.isPlaying.toggle() } else { player.skip(offset) }
            } label: {
              Image(systemName: symbol).font(.title)
            }
          }
        }
        Slider(value: $player.volume, in: 0...1) { Text("Volume") }
        Toggle("Repeat", isOn: Binding(
          get: { player.repeatMode.contains(.one) },
          set: { isOn in if isOn { player.repeatMode.insert(.one) } else { player.repeatMode.remove(.one) } }
        ))
        .toggleStyle(CheckToggleStyle())
        Label("Lyrics", systemImage: "quote.bubble").labelStyle(.stacked)
      }
    }
    .padding(32)
  }
}

struct MiniPlayer: View {
  @Environment(Player.self) private var player
  var body: some View {
    HStack {
      if let track = player.current {
        ArtworkView(track: track)
        Text(track.title).lineLimit(1)
        Spacer()
        Image(systemName: "play.fill")
      }
    }
    .environment(\.isCompact, true)
    .padding(8)
    .background(.regularMaterial)
  }
}

let player = Player(queue: [
  Track("Blue Train", by: "Anna", 215), Track("Night Drive", by: "The Owls", 184),
])
player.queue.map(\.id)
player.skip(5)
player.current?.title
player.repeatMode = [.all]
player.skip(1)
player.current?.title
player.queue.reduce(Duration.zero) { $0 + $1.duration }
NowPlaying(player: player)
  .environment(\.playerAccent, .green)
MiniPlayer().environment(player)
