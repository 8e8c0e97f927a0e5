import SwiftUI

struct Star: Shape {
  let corners: Int
  let smoothness: Double

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var currentAngle = -CGFloat.pi / 2
    let angleAdjustment = CGFloat.pi * 2 / CGFloat(corners * 2)
    let innerX = center.x * smoothness
    let innerY = center.y * smoothness
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
    var bottomEdge: Double = 0
    for corner in 0..<corners * 2 {
      let sinAngle = sin(currentAngle)
      let cosAngle = cos(currentAngle)
      let bottom: Double
      if corner.isMultiple(of: 2) {
        bottom = center.y * sinAngle
        path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
      } else {
        bottom = innerY * sinAngle
        path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
      }
      if bottom > bottomEdge { bottomEdge = bottom }
      currentAngle += angleAdjustment
    }
    let unusedSpace = (rect.height / 2 - bottomEdge) / 2
    let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
    return path.applying(transform)
  }
}

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false {
        Text(label)
      }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor)
        }
        .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
        .accessibilityAddTraits(number > rating ? [] : [.isSelected])
      }
    }
    .buttonStyle(.plain)
  }

  func image(for number: Int) -> Image {
    number > rating ? offImage ?? onImage : onImage
  }
}

struct Review: Identifiable {
  let id = UUID()
  var author: String
  var rating: Int
  var text: String
}

extension Collection where Element == Review {
  var average: Double {
    guard !isEmpty else { return 0 }
    return Double(map(\.rating).reduce(0, +)) / Double(count)
  }
  var histogram: [Int] {
    reduce(into: Array(repeating: 0, count: 5)) { counts, review in counts[review.rating - 1] += 1 }
  }
}

struct ReviewsView: View {
  @State private var reviews: [Review]
  @State private var draft = 4
  init(_ reviews: Review...) { _reviews = State(wrappedValue: reviews) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .lastTextBaseline) {
        Text(reviews.average, format: .number.precision(.fractionLength(1))).font(.system(size: 44, weight: .bold))
        Text("of 5").foregroundStyle(.secondary)
      }
      ForEach((1...5).reversed(), id: \.self) { stars in
        HStack {
          Text("\(stars)").monospacedDigit()
          ProgressView(value: Double(reviews.histogram[stars - 1]), total: Double(reviews.count))
        }
      }
      Divider()
      ForEach($reviews) { $review in
        VStack(alignment: .leading) {
          Text(review.author).bold() + Text(" · ") + Text(review.text).italic()
          RatingView(rating: $review.rating, maximumRating: 5)
        }
      }
      RatingView(rating: $draft, label: "Your rating")
      Star(corners: 5, smoothness: 0.45)
        .fill(.yellow)
        .frame(width: 60, height: 60)
    }
    .padding()
  }
}

let reviews = [Review(author: "Ann", rating: 5, text: "Great"), Review(author: "Bo", rating: 2, text: "Hm")]
reviews.average
reviews.histogram
RatingView(rating: .constant(3))
ReviewsView(reviews[0], reviews[1])
