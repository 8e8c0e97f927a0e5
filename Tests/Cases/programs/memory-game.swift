//
//  EmojiMemoryGame.swift
//  A matching game in the MVVM manner with a generic model.
//
import SwiftUI

struct MemoryGame<CardContent> where CardContent: Equatable {
  private(set) var cards: [Card]
  private(set) var score = 0

  private var indexOfTheOneAndOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
    set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
  }

  init(numberOfPairsOfCards: Int, createCardContent: (Int) -> CardContent) {
    cards = []
    for pairIndex in 0..<max(2, numberOfPairsOfCards) {
      let content = createCardContent(pairIndex)
      cards.append(Card(id: pairIndex * 2, content: content))
      cards.append(Card(id: pairIndex * 2 + 1, content: content))
    }
  }

  mutating func choose(_ card: Card) {
    if let chosenIndex = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosenIndex].isFaceUp,
      !cards[chosenIndex].isMatched
    {
      if let potentialMatchIndex = indexOfTheOneAndOnlyFaceUpCard {
        if cards[chosenIndex].content == cards[potentialMatchIndex].content {
          cards[chosenIndex].isMatched = true
          cards[potentialMatchIndex].isMatched = true
          score += 2
        } else {
          score -= 1
        }
        cards[chosenIndex].isFaceUp = true
      } else {
        indexOfTheOneAndOnlyFaceUpCard = chosenIndex
      }
    }
  }

  mutating func shuffle() { cards.shuffle() }

  struct Card: Identifiable, Equatable {
    let id: Int
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
  }
}

extension Array {
  var oneAndOnly: Element? { count == 1 ? first : nil }
}

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card
  private static let emojis = ["🚗", "🚂", "🚀", "🚁", "🛵", "🚜"]

  static func createMemoryGame() -> MemoryGame<String> {
    MemoryGame<String>(numberOfPairsOfCards: 4) { pairIndex in
      emojis.indices.contains(pairIndex) ? emojis[pairIndex] : "⁉️"
    }
  }

  @Published private var model = createMemoryGame()

  var cards: Array<Card> { model.cards }
  var score: Int { model.score }

  // MARK: - Intent(s)
  func choose(_ card: Card) { model.choose(card) }
  func restart() { model = EmojiMemoryGame.createMemoryGame() }
}

struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = Angle.radians(newValue.first)
      endAngle = Angle.radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(startAngle.radians)),
      y: center.y + radius * CGFloat(sin(startAngle.radians))
    )
    var p = Path()
    p.move(to: center)
    p.addLine(to: start)
    p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct Cardify: AnimatableModifier {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var rotation: Double
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: DrawingConstants.cornerRadius)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: DrawingConstants.lineWidth)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }

  private struct DrawingConstants {
    static let cornerRadius: CGFloat = 10
    static let lineWidth: CGFloat = 3
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View { self.modifier(Cardify(isFaceUp: isFaceUp)) }
}

struct CardView: View {
  let card: EmojiMemoryGame.Card

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: 110 - 90))
          .padding(5).opacity(0.5)
        Text(card.content)
          .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
          .animation(Animation.linear(duration: 1).repeatForever(autoreverses: false), value: card.isMatched)
          .font(Font.system(size: 32))
          .scaleEffect(scale(thatFits: geometry.size))
      }
      .cardify(isFaceUp: card.isFaceUp)
    }
  }

  private func scale(thatFits size: CGSize) -> CGFloat { min(size.width, size.height) / (32 / 0.7) }
}

struct AspectVGrid<Item, ItemView>: View where ItemView: View, Item: Identifiable {
  var items: [Item]
  var aspectRatio: CGFloat
  var content: (Item) -> ItemView

  init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }

  var body: some View {
    GeometryReader { geometry in
      VStack {
        let width: CGFloat = widthThatFits(itemCount: items.count, in: geometry.size, itemAspectRatio: aspectRatio)
        LazyVGrid(columns: [adaptiveGridItem(width: width)], spacing: 0) {
          ForEach(items) { item in
            content(item).aspectRatio(aspectRatio, contentMode: .fit)
          }
        }
        Spacer(minLength: 0)
      }
    }
  }

  private func adaptiveGridItem(width: CGFloat) -> GridItem {
    var gridItem = GridItem(.adaptive(minimum: width))
    gridItem.spacing = 0
    return gridItem
  }

  private func widthThatFits(itemCount: Int, in size: CGSize, itemAspectRatio: CGFloat) -> CGFloat {
    var columnCount = 1
    var rowCount = itemCount
    repeat {
      let itemWidth = size.width / CGFloat(columnCount)
      let itemHeight = itemWidth / itemAspectRatio
      if CGFloat(rowCount) * itemHeight < size.height { break }
      columnCount += 1
      rowCount = (itemCount + (columnCount - 1)) / columnCount
    } while columnCount < itemCount
    if columnCount > itemCount { columnCount = itemCount }
    return floor(size.width / CGFloat(columnCount))
  }
}

struct EmojiMemoryGameView: View {
  @ObservedObject var game: EmojiMemoryGame

  var body: some View {
    VStack {
      AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
        if card.isMatched && !card.isFaceUp {
          Rectangle().opacity(0)
        } else {
          CardView(card: card)
            .padding(4)
            .onTapGesture { game.choose(card) }
        }
      }
      .foregroundColor(.red)
      HStack {
        Text("Score: \(game.score)")
        Spacer()
        Button("Restart") { withAnimation { game.restart() } }
      }
      .padding(.horizontal)
    }
  }
}

let game = EmojiMemoryGame()
game.choose(game.cards[0])
game.choose(game.cards[1])
game.choose(game.cards[2])
game.choose(game.cards[5])
game.score
game.cards.filter(\.isMatched).map(\.content)
EmojiMemoryGameView(game: game)
