// swift-format-ignore-file
enum BankError: Error, CustomStringConvertible {
  case insufficient(needed: Double)
  case frozen
  var description: String {
    switch self {
    case .insufficient(let n): "need \(n) more"
    case .frozen: "frozen"
    }
  }
}
protocol Account: AnyObject {
  var balance: Double { get }
  func withdraw(_ amount: Double) throws
}
class Basic: Account {
  private(set) var balance: Double
  var isFrozen = false
  private var history: [(String, Double)] = []
  init(balance: Double = 0) { self.balance = balance }
  func deposit(_ amount: Double) { balance += amount; history.append(("in", amount)) }
  func withdraw(_ amount: Double) throws {
    guard !isFrozen else { throw BankError.frozen }
    guard amount <= balance else { throw BankError.insufficient(needed: amount - balance) }
    balance -= amount
    history.append(("out", amount))
  }
  var summary: String { history.map { "\($0.0):\($0.1)" }.joined(separator: " ") }
}
final class Premium: Basic {
  let credit: Double
  init(balance: Double, credit: Double) { self.credit = credit; super.init(balance: balance) }
  override func withdraw(_ amount: Double) throws {
    do { try super.withdraw(amount) } catch BankError.insufficient(let needed) where needed <= credit {
      print("credit", needed)
    }
  }
}
let basic = Basic(balance: 10)
basic.deposit(5)
try basic.withdraw(3)
print(basic.balance, basic.summary)  // prints: 12.0 in:5.0 out:3.0
do { try basic.withdraw(50) } catch { print(error) }  // prints: need 38.0 more
let accounts: [any Account] = [basic, Premium(balance: 1, credit: 10)]
for account in accounts {
  do { try account.withdraw(5) } catch let error as BankError { print("failed:", error) }
}
// prints: credit 4.0
print(accounts.map(\.balance))  // prints: [7.0, 1.0]
basic.isFrozen = true
print((try? basic.withdraw(1)) == nil)  // prints: true
