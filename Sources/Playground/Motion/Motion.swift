public import SwiftSource

/// What moves after an input, how, and what jumps.
public struct Motion: Sendable {
  /// One thing that changed.
  public struct Entry: Sendable {
    /// The identity path of the view.
    public var id: String
    /// The view's short name.
    public var view: String
    /// What changed: `frame`, `opacity`, `insertion`, `removal`, `matched`.
    public var property: String
    /// The numbers before; a frame is x, y, width and height in the window.
    public var from: [Double]
    /// The numbers after.
    public var to: [Double]
    /// How a view comes or goes, as one writes it in Swift; nil for what stays.
    public var transition: String?
    /// How it moves, as one writes it in Swift; nil jumps.
    public var animation: String?
    /// Seconds until it is over; nil for what never ends or jumps.
    public var duration: Double?
    /// Why it moves so, or why it jumps, in every language.
    public var reason: Phrase
  }

  /// One view at one time.
  public struct Row: Sendable {
    /// Seconds since the input.
    public var time: Double
    /// The identity path of the view.
    public var id: String
    /// The view's short name.
    public var view: String
    /// Where it is between away and there: `willAppear`, `identity`, `didDisappear`.
    public var phase: String
    /// Where it is drawn, in the window.
    public var frame: Frame
    /// How much of it shows, from 0 to 1.
    public var opacity: Double
    /// Degrees it is turned.
    public var rotation: Double
    /// Other numbers that move: `animatableData`, `blur`.
    public var others: [(name: String, values: [Double])]
    /// What a text says then, where its view is asked again at each moment.
    public var text: String?
  }

  /// What moves, in the order of the screen.
  public var moving: [Entry] = []
  /// What changed at once, and why.
  public var still: [Entry] = []
  /// Seconds since the session began.
  public var time: Double = 0
  /// Seconds until all that ends is over; 0 when nothing moves.
  public var duration: Double = 0
  /// Whether something moves for ever.
  public var isEndless = false
  /// The views that move, at a few times from now on.
  public var rows: [Row] = []
}
