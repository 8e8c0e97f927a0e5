// swift-format-ignore-file
import Foundation
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))  // prints: ["a", "b", "c"]
print("a\nb".components(separatedBy: .newlines), "a1b2".components(separatedBy: .decimalDigits))  // prints: ["a", "b"] ["a", "b", ""]
print("a1b2c".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())  // prints: 12
print("  (x) ".trimmingCharacters(in: .whitespaces.union(.punctuationCharacters)))  // prints: x
print("a b&c/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)  // prints: a%20b&c/%C3%A9 a b
print("Hello".replacingOccurrences(of: "L", with: "_", options: .caseInsensitive))  // prints: He__o
print("Hello World".range(of: "world", options: .caseInsensitive) != nil, "abcabc".range(of: "b", options: .backwards)!.lowerBound.utf16Offset(in: "abcabc"))  // prints: true 4
print("abcde".commonPrefix(with: "abxyz"), "résumé".folding(options: .diacriticInsensitive, locale: nil))  // prints: ab resume
print("file10".compare("file9", options: .numeric) == .orderedDescending, "file10".localizedStandardCompare("file9") == .orderedDescending)  // prints: true true
print("a".compare("B", options: .caseInsensitive) == .orderedAscending)  // prints: true
var value: UInt64 = 0
let scanner = Scanner(string: "#FF8800")
_ = scanner.scanCharacter()
print(scanner.scanHexInt64(&value), value, scanner.isAtEnd)  // prints: true 16746496 true
let numbers = Scanner(string: "12 3.5 rest of it")
print(numbers.scanInt()!, numbers.scanDouble()!, numbers.scanUpToCharacters(from: .whitespaces)!, numbers.scanString("of")!)  // prints: 12 3.5 rest of
var parts = URLComponents()
parts.scheme = "https"
parts.host = "example.com"
parts.path = "/search"
parts.queryItems = [URLQueryItem(name: "q", value: "two words"), URLQueryItem(name: "page", value: "2")]
print(parts.url!.absoluteString, parts.url!.query!)  // prints: https://example.com/search?q=two%20words&page=2 q=two%20words&page=2
print(URLComponents(string: "https://a.com:80/b?x=1&y=2")!.queryItems!.map { $0.name + ":" + $0.value! }, URL(string: "https://a.com/b/c.txt")!.pathExtension)  // prints: ["x:1", "y:2"] txt
print(URLError(.badURL).code == .badURL, NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "boom"]).localizedDescription)  // prints: true boom
let formatter = DateFormatter()
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2024-02-29 13:05")!.timeIntervalSince1970, formatter.date(from: "2024-02-30 13:05") == nil, formatter.date(from: "x") == nil)  // prints: 1709211900.0 true true
formatter.dateFormat = "MMM d, yyyy h:mm a"
print(formatter.date(from: "Mar 5, 2024 1:05 PM")!.timeIntervalSince1970)  // prints: 1709643900.0
formatter.locale = Locale(identifier: "zh_CN")
formatter.dateFormat = "yyyy年M月d日 EEEE"
print(formatter.date(from: "2024年10月1日 星期二")!.timeIntervalSince1970)  // prints: 1727740800.0
print(ISO8601DateFormatter().date(from: "2024-01-02T03:04:05Z")!.timeIntervalSince1970, ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0)))  // prints: 1704164645.0 1970-01-01T00:00:00Z
var days = Calendar(identifier: .gregorian)
days.locale = Locale(identifier: "zh_CN")
print(days.weekdaySymbols, days.shortMonthSymbols[0], days.amSymbol)  // prints: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"] 1月 上午
days.locale = Locale(identifier: "en_US")
print(days.veryShortWeekdaySymbols, days.monthSymbols[11])  // prints: ["S", "M", "T", "W", "T", "F", "S"] December
print(lround(2.5), NSString(string: "héllo").length)  // prints: 3 5
enum Level: Comparable { case low, mid, high }
print(Level.low < .high, [Level.high, .low].min()!, (Level.low...Level.mid).contains(.high))  // prints: true low false
