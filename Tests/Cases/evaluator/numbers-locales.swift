// swift-format-ignore-file
import Foundation
func number(_ style: NumberFormatter.Style, _ value: Double, _ locale: String) -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.numberStyle = style
  return formatter.string(from: NSNumber(value: value))!
}
func money(_ value: Double, _ code: String, _ locale: String) -> String {
  value.formatted(.currency(code: code).locale(Locale(identifier: locale)))
}
print(number(.none, 0, "en_US"))  // prints: 0
print(number(.none, 1234.5, "en_US"))  // prints: 1234
print(number(.none, -1234.567, "en_US"))  // prints: -1235
print(number(.none, 0.25, "en_US"))  // prints: 0
print(number(.none, 1001, "en_US"))  // prints: 1001
print(number(.none, 21, "en_US"))  // prints: 21
print(number(.decimal, 0, "en_US"))  // prints: 0
print(number(.decimal, 1234.5, "en_US"))  // prints: 1,234.5
print(number(.decimal, -1234.567, "en_US"))  // prints: -1,234.567
print(number(.decimal, 0.25, "en_US"))  // prints: 0.25
print(number(.decimal, 1001, "en_US"))  // prints: 1,001
print(number(.decimal, 21, "en_US"))  // prints: 21
print(number(.currency, 0, "en_US"))  // prints: $0.00
print(number(.currency, 1234.5, "en_US"))  // prints: $1,234.50
print(number(.currency, -1234.567, "en_US"))  // prints: -$1,234.57
print(number(.currency, 0.25, "en_US"))  // prints: $0.25
print(number(.currency, 1001, "en_US"))  // prints: $1,001.00
print(number(.currency, 21, "en_US"))  // prints: $21.00
print(number(.percent, 0, "en_US"))  // prints: 0%
print(number(.percent, 1234.5, "en_US"))  // prints: 123,450%
print(number(.percent, -1234.567, "en_US"))  // prints: -123,457%
print(number(.percent, 0.25, "en_US"))  // prints: 25%
print(number(.percent, 1001, "en_US"))  // prints: 100,100%
print(number(.percent, 21, "en_US"))  // prints: 2,100%
print(number(.scientific, 0, "en_US"))  // prints: 0E0
print(number(.scientific, 1234.5, "en_US"))  // prints: 1.2345E3
print(number(.scientific, -1234.567, "en_US"))  // prints: -1.234567E3
print(number(.scientific, 0.25, "en_US"))  // prints: 2.5E-1
print(number(.scientific, 1001, "en_US"))  // prints: 1.001E3
print(number(.scientific, 21, "en_US"))  // prints: 2.1E1
print(number(.spellOut, 0, "en_US"))  // prints: zero
print(number(.spellOut, 1234.5, "en_US"))  // prints: one thousand two hundred thirty-four point five
print(number(.spellOut, -1234.567, "en_US"))  // prints: minus one thousand two hundred thirty-four point five six seven
print(number(.spellOut, 0.25, "en_US"))  // prints: zero point two five
print(number(.spellOut, 1001, "en_US"))  // prints: one thousand one
print(number(.spellOut, 21, "en_US"))  // prints: twenty-one
print(number(.ordinal, 0, "en_US"))  // prints: 0th
print(number(.ordinal, 1001, "en_US"))  // prints: 1,001st
print(number(.ordinal, 21, "en_US"))  // prints: 21st
print(number(.currencyISOCode, 0, "en_US"))  // prints: USD 0.00
print(number(.currencyISOCode, 1234.5, "en_US"))  // prints: USD 1,234.50
print(number(.currencyISOCode, -1234.567, "en_US"))  // prints: -USD 1,234.57
print(number(.currencyISOCode, 0.25, "en_US"))  // prints: USD 0.25
print(number(.currencyISOCode, 1001, "en_US"))  // prints: USD 1,001.00
print(number(.currencyISOCode, 21, "en_US"))  // prints: USD 21.00
print(number(.currencyAccounting, 0, "en_US"))  // prints: $0.00
print(number(.currencyAccounting, 1234.5, "en_US"))  // prints: $1,234.50
print(number(.currencyAccounting, -1234.567, "en_US"))  // prints: ($1,234.57)
print(number(.currencyAccounting, 0.25, "en_US"))  // prints: $0.25
print(number(.currencyAccounting, 1001, "en_US"))  // prints: $1,001.00
print(number(.currencyAccounting, 21, "en_US"))  // prints: $21.00
print(money(1234.5, "USD", "en_US"), money(-3, "USD", "en_US"))  // prints: $1,234.50 -$3.00
print(money(1234.5, "CNY", "en_US"), money(-3, "CNY", "en_US"))  // prints: CN¥1,234.50 -CN¥3.00
print(money(1234.5, "EUR", "en_US"), money(-3, "EUR", "en_US"))  // prints: €1,234.50 -€3.00
print(money(1234.5, "JPY", "en_US"), money(-3, "JPY", "en_US"))  // prints: ¥1,234 -¥3
print(money(1234.5, "GBP", "en_US"), money(-3, "GBP", "en_US"))  // prints: £1,234.50 -£3.00
print(money(1234.5, "CHF", "en_US"), money(-3, "CHF", "en_US"))  // prints: CHF 1,234.50 -CHF 3.00
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.compactName)))  // prints: 1.2K
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.compactName)))  // prints: 0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.compactName)))  // prints: 123K
print((999999 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.compactName)))  // prints: 1M
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.compactName)))  // prints: 12M
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))  // prints: 1,234.50
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))  // prints: 0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))  // prints: 123,456.00
print((999999 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))  // prints: 999,999.00
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))  // prints: 12,345,678.00
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "en_US")).sign(strategy: .always())))  // prints: +1,234.5
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "en_US")).sign(strategy: .always())))  // prints: +0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "en_US")).sign(strategy: .always())))  // prints: +123,456
print((999999 as Double).formatted(.number.locale(Locale(identifier: "en_US")).sign(strategy: .always())))  // prints: +999,999
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "en_US")).sign(strategy: .always())))  // prints: +12,345,678
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(3))))  // prints: 1,230
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(3))))  // prints: 0.250
print((123456 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(3))))  // prints: 123,000
print((999999 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(3))))  // prints: 1,000,000
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(3))))  // prints: 12,300,000
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific)))  // prints: 1.2345E3
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific)))  // prints: 2.5E-1
print((123456 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific)))  // prints: 1.23456E5
print((999999 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific)))  // prints: 9.99999E5
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific)))  // prints: 1.234568E7
print(["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "en_US"))), ["a", "b"].formatted(.list(type: .or).locale(Locale(identifier: "en_US"))))  // prints: a, b, and c a or b
print(Int64(1_234_567).formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))), Int64(1).formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))))  // prints: 1.2 MB 1 byte
print(number(.none, 0, "zh_CN"))  // prints: 0
print(number(.none, 1234.5, "zh_CN"))  // prints: 1234
print(number(.none, -1234.567, "zh_CN"))  // prints: -1235
print(number(.none, 0.25, "zh_CN"))  // prints: 0
print(number(.none, 1001, "zh_CN"))  // prints: 1001
print(number(.none, 21, "zh_CN"))  // prints: 21
print(number(.decimal, 0, "zh_CN"))  // prints: 0
print(number(.decimal, 1234.5, "zh_CN"))  // prints: 1,234.5
print(number(.decimal, -1234.567, "zh_CN"))  // prints: -1,234.567
print(number(.decimal, 0.25, "zh_CN"))  // prints: 0.25
print(number(.decimal, 1001, "zh_CN"))  // prints: 1,001
print(number(.decimal, 21, "zh_CN"))  // prints: 21
print(number(.currency, 0, "zh_CN"))  // prints: ¥0.00
print(number(.currency, 1234.5, "zh_CN"))  // prints: ¥1,234.50
print(number(.currency, -1234.567, "zh_CN"))  // prints: -¥1,234.57
print(number(.currency, 0.25, "zh_CN"))  // prints: ¥0.25
print(number(.currency, 1001, "zh_CN"))  // prints: ¥1,001.00
print(number(.currency, 21, "zh_CN"))  // prints: ¥21.00
print(number(.percent, 0, "zh_CN"))  // prints: 0%
print(number(.percent, 1234.5, "zh_CN"))  // prints: 123,450%
print(number(.percent, -1234.567, "zh_CN"))  // prints: -123,457%
print(number(.percent, 0.25, "zh_CN"))  // prints: 25%
print(number(.percent, 1001, "zh_CN"))  // prints: 100,100%
print(number(.percent, 21, "zh_CN"))  // prints: 2,100%
print(number(.scientific, 0, "zh_CN"))  // prints: 0E0
print(number(.scientific, 1234.5, "zh_CN"))  // prints: 1.2345E3
print(number(.scientific, -1234.567, "zh_CN"))  // prints: -1.234567E3
print(number(.scientific, 0.25, "zh_CN"))  // prints: 2.5E-1
print(number(.scientific, 1001, "zh_CN"))  // prints: 1.001E3
print(number(.scientific, 21, "zh_CN"))  // prints: 2.1E1
print(number(.spellOut, 0, "zh_CN"))  // prints: 〇
print(number(.spellOut, 1234.5, "zh_CN"))  // prints: 一千二百三十四点五
print(number(.spellOut, -1234.567, "zh_CN"))  // prints: 负一千二百三十四点五六七
print(number(.spellOut, 0.25, "zh_CN"))  // prints: 〇点二五
print(number(.spellOut, 1001, "zh_CN"))  // prints: 一千〇一
print(number(.spellOut, 21, "zh_CN"))  // prints: 二十一
print(number(.ordinal, 0, "zh_CN"))  // prints: 第0
print(number(.ordinal, 1001, "zh_CN"))  // prints: 第1,001
print(number(.ordinal, 21, "zh_CN"))  // prints: 第21
print(number(.currencyISOCode, 0, "zh_CN"))  // prints: CNY 0.00
print(number(.currencyISOCode, 1234.5, "zh_CN"))  // prints: CNY 1,234.50
print(number(.currencyISOCode, -1234.567, "zh_CN"))  // prints: -CNY 1,234.57
print(number(.currencyISOCode, 0.25, "zh_CN"))  // prints: CNY 0.25
print(number(.currencyISOCode, 1001, "zh_CN"))  // prints: CNY 1,001.00
print(number(.currencyISOCode, 21, "zh_CN"))  // prints: CNY 21.00
print(number(.currencyAccounting, 0, "zh_CN"))  // prints: ¥0.00
print(number(.currencyAccounting, 1234.5, "zh_CN"))  // prints: ¥1,234.50
print(number(.currencyAccounting, -1234.567, "zh_CN"))  // prints: (¥1,234.57)
print(number(.currencyAccounting, 0.25, "zh_CN"))  // prints: ¥0.25
print(number(.currencyAccounting, 1001, "zh_CN"))  // prints: ¥1,001.00
print(number(.currencyAccounting, 21, "zh_CN"))  // prints: ¥21.00
print(money(1234.5, "USD", "zh_CN"), money(-3, "USD", "zh_CN"))  // prints: US$1,234.50 -US$3.00
print(money(1234.5, "CNY", "zh_CN"), money(-3, "CNY", "zh_CN"))  // prints: ¥1,234.50 -¥3.00
print(money(1234.5, "EUR", "zh_CN"), money(-3, "EUR", "zh_CN"))  // prints: €1,234.50 -€3.00
print(money(1234.5, "JPY", "zh_CN"), money(-3, "JPY", "zh_CN"))  // prints: JP¥1,234 -JP¥3
print(money(1234.5, "GBP", "zh_CN"), money(-3, "GBP", "zh_CN"))  // prints: £1,234.50 -£3.00
print(money(1234.5, "CHF", "zh_CN"), money(-3, "CHF", "zh_CN"))  // prints: CHF 1,234.50 -CHF 3.00
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.compactName)))  // prints: 1234
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.compactName)))  // prints: 0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.compactName)))  // prints: 12万
print((999999 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.compactName)))  // prints: 100万
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.compactName)))  // prints: 1235万
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.fractionLength(2))))  // prints: 1,234.50
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.fractionLength(2))))  // prints: 0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.fractionLength(2))))  // prints: 123,456.00
print((999999 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.fractionLength(2))))  // prints: 999,999.00
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.fractionLength(2))))  // prints: 12,345,678.00
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).sign(strategy: .always())))  // prints: +1,234.5
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).sign(strategy: .always())))  // prints: +0.25
print((123456 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).sign(strategy: .always())))  // prints: +123,456
print((999999 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).sign(strategy: .always())))  // prints: +999,999
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).sign(strategy: .always())))  // prints: +12,345,678
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.significantDigits(3))))  // prints: 1,230
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.significantDigits(3))))  // prints: 0.250
print((123456 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.significantDigits(3))))  // prints: 123,000
print((999999 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.significantDigits(3))))  // prints: 1,000,000
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).precision(.significantDigits(3))))  // prints: 12,300,000
print((1234.5 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.scientific)))  // prints: 1.2345E3
print((0.25 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.scientific)))  // prints: 2.5E-1
print((123456 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.scientific)))  // prints: 1.23456E5
print((999999 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.scientific)))  // prints: 9.99999E5
print((12345678 as Double).formatted(.number.locale(Locale(identifier: "zh_CN")).notation(.scientific)))  // prints: 1.234568E7
print(["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "zh_CN"))), ["a", "b"].formatted(.list(type: .or).locale(Locale(identifier: "zh_CN"))))  // prints: a、b和c a或b
print(Int64(1_234_567).formatted(.byteCount(style: .file).locale(Locale(identifier: "zh_CN"))), Int64(1).formatted(.byteCount(style: .file).locale(Locale(identifier: "zh_CN"))))  // prints: 1.2 MB 1字节
