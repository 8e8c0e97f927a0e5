// A feed of different cards behind one protocol, with a poll that has its own view model.
import SwiftUI

// MARK: - Models

protocol FeedCardModel: Identifiable where ID == UUID {
  var id: UUID { get }
  var author: Author { get }
  var postedAt: Date { get }
  var accessibilityTitle: String { get }
}

extension FeedCardModel {
  var accessibilityTitle: String { "Post by \(author.name)" }
}

struct Author: Hashable {
  let name: String
  let handle: String
  var initials: String {
    name.split(separator: " ").compactMap { $0.first }.map(String.init).joined()
  }
}

struct TextCard: FeedCardModel {
  let id = UUID()
  let author: Author
  let postedAt: Date
  let body: String
}

struct PhotoCard: FeedCardModel {
  let id = UUID()
  let author: Author
  let postedAt: Date
  let symbol: String
  let caption: String?
  var accessibilityTitle: String { caption ?? "Photo" }
}

struct PollCard: FeedCardModel {
  struct Option: Identifiable, Hashable {
    let id: Int
    let title: String
    var votes: Int
  }
  let id = UUID()
  let author: Author
  let postedAt: Date
  let question: String
  let options: [Option]
}

// MARK: - Poll

final class PollViewModel: ObservableObject {
  @Published private(set) var options: [PollCard.Option]
  @Published var selected: PollCard.Option.ID?

  init(card: PollCard) {
    self.options = card.options
  }

  var total: Int { options.reduce(0) { $0 + $1.votes } }

  func share(of option: PollCard.Option) -> Double {
    guard total > 0 else { return 0 }
    return Double(option.votes) / Double(total)
  }

  func vote(for option: PollCard.Option) {
    guard selected == nil, let index = options.firstIndex(where: { $0.id == option.id }) else { return }
    options[index].votes += 1
    selected = option.id
  }
}

struct PollCardView: View {
  let card: PollCard
  @StateObject private var viewModel: PollViewModel

  init(card: PollCard) {
    self.card = card
    _viewModel = StateObject(wrappedValue: PollViewModel(card: card))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(card.question).font(.headline)
      ForEach(viewModel.options) { option in
        Button {
          withAnimation(.easeOut) { viewModel.vote(for: option) }
        } label: {
          HStack {
            Text(option.title)
            Spacer()
            if viewModel.selected != nil {
              Text("\(Int((viewModel.share(of: option) * 100).rounded()))%")
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
          }
          .padding(.vertical, 6)
        }
        .disabled(viewModel.selected != nil)
      }
      Text("\(viewModel.total) votes").font(.footnote).foregroundColor(.gray)
    }
  }
}

// MARK: - Card chrome

struct CardContainer<Content: View>: View {
  let author: Author
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Text(author.initials)
          .font(.caption.bold())
          .foregroundStyle(.white)
          .frame(width: 32, height: 32)
          .background(Circle().fill(Color.blue))
        VStack(alignment: .leading, spacing: 0) {
          Text(author.name).bold()
          Text("@" + author.handle).foregroundStyle(.secondary)
        }
      }
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .combine)
  }
}

// MARK: - Feed

struct FeedView: View {
  let cards: [any FeedCardModel]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(cards, id: \.id) { card in
          CardContainer(author: card.author) {
            content(for: card)
          }
          .accessibilityLabel(card.accessibilityTitle)
        }
      }
      .padding()
    }
  }

  @ViewBuilder
  private func content(for card: any FeedCardModel) -> some View {
    switch card {
    case let text as TextCard:
      Text(text.body)
    case let photo as PhotoCard:
      Image(systemName: photo.symbol)
        .resizable()
        .scaledToFit()
        .frame(height: 120)
      if let caption = photo.caption {
        Text(caption).italic()
      }
    case let poll as PollCard:
      PollCardView(card: poll)
    default:
      EmptyView()
    }
  }
}

let mia = Author(name: "Mia Lind", handle: "mia")
let sam = Author(name: "Sam Ode", handle: "sam")
let start = Date(timeIntervalSinceReferenceDate: 0)
let cards: [any FeedCardModel] = [
  TextCard(author: mia, postedAt: start, body: "First snow today."),
  PhotoCard(author: sam, postedAt: start + 60, symbol: "photo", caption: "The lake"),
  PollCard(author: mia, postedAt: start.addingTimeInterval(120), question: "Skis or sledge?", options: [
    .init(id: 0, title: "Skis", votes: 3),
    .init(id: 1, title: "Sledge", votes: 5),
  ]),
]
cards.map { $0.accessibilityTitle }
FeedView(cards: cards)
