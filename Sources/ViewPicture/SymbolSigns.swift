/// Characters that come close to system symbols, since the symbols themselves are not drawn.
public enum SymbolSigns {
  private static let signs: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "checkmark": "✓", "xmark": "✕",
    "plus": "+", "minus": "-", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "arrow.down": "↓", "chevron.left": "‹", "chevron.right": "›", "triangle.fill": "▲",
    "sun.max.fill": "☀", "moon.fill": "☾", "envelope": "✉", "gear": "⚙", "pencil": "✎",
    "bell": "♪", "person": "☺", "flag": "⚑", "trash": "⌫", "questionmark": "?",
    "exclamationmark": "!",
  ]

  /// The character for a symbol: its own, that of its plain form, or one that stands for any.
  public static func sign(for name: String) -> String {
    if let sign = signs[name] { return sign }
    let plain = name.split(separator: ".").first.map(String.init) ?? name
    return signs[plain] ?? "◈"
  }
}
