import Playground

/// A number with at most three decimals and no trailing zeros: `48`, `0.5`, `-3.333`.
func decimal(_ number: Double) -> String {
  guard number.isFinite else {
    return number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity"
  }
  let thousandths = (number.magnitude * 1000).rounded()
  guard thousandths < 9e15 else { return number.description }
  let whole = Int64(thousandths)
  var text = String(whole / 1000)
  let rest = whole % 1000
  if rest > 0 {
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }
  return number < 0 && whole > 0 ? "-" + text : text
}

extension Size {
  /// Width and height as `48x52`.
  var text: String { decimal(width) + "x" + decimal(height) }
}

extension Frame {
  /// Origin and size as `(8, 0) 48x52`.
  var text: String {
    "(\(decimal(x)), \(decimal(y))) \(decimal(width))x\(decimal(height))"
  }
}
