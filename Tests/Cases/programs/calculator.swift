import SwiftUI

enum CalcButton: Hashable {
  case digit(Int)
  case dot
  case operation(Operation)
  case equals, clear, sign, percent

  enum Operation: String, CaseIterable {
    case divide = "÷", multiply = "×", subtract = "−", add = "+"

    func apply(_ a: Double, _ b: Double) -> Double? {
      switch self {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide: return b == 0 ? nil : a / b
      }
    }
  }

  var title: String {
    switch self {
    case .digit(let value): return String(value)
    case .dot: return "."
    case .operation(let op): return op.rawValue
    case .equals: return "="
    case .clear: return "AC"
    case .sign: return "±"
    case .percent: return "%"
    }
  }

  var background: Color {
    switch self {
    case .operation, .equals: return .orange
    case .clear, .sign, .percent: return Color(.lightGray)
    default: return Color(white: 0.2)
    }
  }
}

struct Calculator {
  private(set) var display = "0"
  private var accumulator: Double?
  private var pending: CalcButton.Operation?
  private var startsNew = true

  private var value: Double { Double(display) ?? 0 }

  mutating func press(_ button: CalcButton) {
    switch button {
    case .digit(let digit):
      display = startsNew || display == "0" ? String(digit) : display + String(digit)
      startsNew = false
    case .dot where !display.contains("."):
      display += "."
      startsNew = false
    case .dot:
      break
    case .operation(let op):
      evaluate()
      pending = op
      accumulator = value
      startsNew = true
    case .equals:
      evaluate()
      pending = nil
    case .clear:
      self = Calculator()
    case .sign:
      show(-value)
    case .percent:
      show(value / 100)
    }
  }

  private mutating func evaluate() {
    guard let pending, let left = accumulator, !startsNew else { return }
    if let result = pending.apply(left, value) { show(result) } else { display = "Error" }
    startsNew = true
  }

  private mutating func show(_ number: Double) {
    display = number.truncatingRemainder(dividingBy: 1) == 0 && abs(number) < 1e9
      ? String(Int(number))
      : String(format: "%.4g", number)
  }
}

struct CalculatorView: View {
  @State private var calculator = Calculator()

  private let rows: [[CalcButton]] = [
    [.clear, .sign, .percent, .operation(.divide)],
    [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
    [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
    [.digit(1), .digit(2), .digit(3), .operation(.add)],
    [.digit(0), .dot, .equals],
  ]

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        Spacer()
        HStack {
          Spacer()
          Text(calculator.display)
            .font(.system(size: 72))
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .padding()
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { button in
              Button(action: { self.calculator.press(button) }) {
                Text(button.title)
                  .font(.system(size: 32))
                  .frame(width: self.width(of: button), height: 80)
                  .background(button.background)
                  .foregroundColor(.white)
                  .cornerRadius(40)
              }
            }
          }
        }
      }
      .padding(.bottom)
    }
  }

  private func width(of button: CalcButton) -> CGFloat {
    button == .digit(0) ? 172 : 80
  }
}

var calc = Calculator()
let presses: [CalcButton] = [.digit(1), .digit(2), .operation(.multiply), .digit(4), .equals]
for button in presses { calc.press(button) }
calc.display
[CalcButton.operation(.divide), .digit(5), .operation(.add), .dot, .digit(5), .equals].forEach { calc.press($0) }
calc.display
calc.press(.operation(.divide)); calc.press(.digit(0)); calc.press(.equals)
calc.display
CalculatorView()
