// swift-format-ignore-file
import Foundation
let moment = Date(timeIntervalSince1970: 1_783_384_567.25)
let zone = TimeZone(secondsFromGMT: 0)!
func text(_ pattern: String, _ locale: String) -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = zone
  formatter.dateFormat = pattern
  return formatter.string(from: moment)
}
func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style, _ locale: String) -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = zone
  formatter.dateStyle = date
  formatter.timeStyle = time
  return formatter.string(from: moment)
}
func template(_ letters: String, _ locale: String) -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = zone
  formatter.setLocalizedDateFormatFromTemplate(letters)
  return formatter.string(from: moment)
}
print(text("EEEE, MMM d, yyyy", "en_US"))  // prints: Tuesday, Jul 7, 2026
print(text("yyyy年M月d日 EEEE", "en_US"))  // prints: 2026年7月7日 Tuesday
print(text("EEE d MMMM yy", "en_US"))  // prints: Tue 7 July 26
print(text("a h:mm:ss", "en_US"))  // prints: AM 12:36:07
print(text("HH:mm:ss.SSS", "en_US"))  // prints: 00:36:07.250
print(text("yyyy-MM-dd'T'HH:mm:ssZ", "en_US"))  // prints: 2026-07-07T00:36:07+0000
print(text("ccccc LLLLL QQQ QQQQ G", "en_US"))  // prints: T J Q3 3rd quarter AD
print(text("D w W", "en_US"))  // prints: 188 28 2
print(text("z zzzz XXX xxx", "en_US"))  // prints: GMT Greenwich Mean Time Z +00:00
print(styled(.none, .short, "en_US"))  // prints: 12:36 AM
print(styled(.none, .long, "en_US"))  // prints: 12:36:07 AM GMT
print(styled(.short, .none, "en_US"))  // prints: 7/7/26
print(styled(.short, .short, "en_US"))  // prints: 7/7/26, 12:36 AM
print(styled(.short, .long, "en_US"))  // prints: 7/7/26, 12:36:07 AM GMT
print(styled(.medium, .none, "en_US"))  // prints: Jul 7, 2026
print(styled(.medium, .short, "en_US"))  // prints: Jul 7, 2026 at 12:36 AM
print(styled(.medium, .long, "en_US"))  // prints: Jul 7, 2026 at 12:36:07 AM GMT
print(styled(.long, .none, "en_US"))  // prints: July 7, 2026
print(styled(.long, .short, "en_US"))  // prints: July 7, 2026 at 12:36 AM
print(styled(.long, .long, "en_US"))  // prints: July 7, 2026 at 12:36:07 AM GMT
print(styled(.full, .none, "en_US"))  // prints: Tuesday, July 7, 2026
print(styled(.full, .short, "en_US"))  // prints: Tuesday, July 7, 2026 at 12:36 AM
print(styled(.full, .long, "en_US"))  // prints: Tuesday, July 7, 2026 at 12:36:07 AM GMT
print(template("yMMMd", "en_US"))  // prints: Jul 7, 2026
print(template("MMMMd", "en_US"))  // prints: July 7
print(template("EEEEMMMd", "en_US"))  // prints: Tuesday, Jul 7
print(template("jm", "en_US"))  // prints: 12:36 AM
print(template("yMd", "en_US"))  // prints: 7/7/2026
print(template("HHmm", "en_US"))  // prints: 00:36
print(template("MMMdjm", "en_US"))  // prints: Jul 7 at 12:36 AM
print(template("y", "en_US"))  // prints: 2026
print(template("d", "en_US"))  // prints: 7
print(text("EEEE, MMM d, yyyy", "zh_CN"))  // prints: 星期二, 7月 7, 2026
print(text("yyyy年M月d日 EEEE", "zh_CN"))  // prints: 2026年7月7日 星期二
print(text("EEE d MMMM yy", "zh_CN"))  // prints: 周二 7 七月 26
print(text("a h:mm:ss", "zh_CN"))  // prints: 上午 12:36:07
print(text("HH:mm:ss.SSS", "zh_CN"))  // prints: 00:36:07.250
print(text("yyyy-MM-dd'T'HH:mm:ssZ", "zh_CN"))  // prints: 2026-07-07T00:36:07+0000
print(text("ccccc LLLLL QQQ QQQQ G", "zh_CN"))  // prints: 二 7 3季度 第三季度 公元
print(text("z zzzz XXX xxx", "zh_CN"))  // prints: GMT 格林尼治标准时间 Z +00:00
print(styled(.none, .short, "zh_CN"))  // prints: 00:36
print(styled(.none, .long, "zh_CN"))  // prints: GMT 00:36:07
print(styled(.short, .none, "zh_CN"))  // prints: 2026/7/7
print(styled(.short, .short, "zh_CN"))  // prints: 2026/7/7 00:36
print(styled(.short, .long, "zh_CN"))  // prints: 2026/7/7 GMT 00:36:07
print(styled(.medium, .none, "zh_CN"))  // prints: 2026年7月7日
print(styled(.medium, .short, "zh_CN"))  // prints: 2026年7月7日 00:36
print(styled(.medium, .long, "zh_CN"))  // prints: 2026年7月7日 GMT 00:36:07
print(styled(.long, .none, "zh_CN"))  // prints: 2026年7月7日
print(styled(.long, .short, "zh_CN"))  // prints: 2026年7月7日 00:36
print(styled(.long, .long, "zh_CN"))  // prints: 2026年7月7日 GMT 00:36:07
print(styled(.full, .none, "zh_CN"))  // prints: 2026年7月7日 星期二
print(styled(.full, .short, "zh_CN"))  // prints: 2026年7月7日 星期二 00:36
print(styled(.full, .long, "zh_CN"))  // prints: 2026年7月7日 星期二 GMT 00:36:07
print(template("yMMMd", "zh_CN"))  // prints: 2026年7月7日
print(template("MMMMd", "zh_CN"))  // prints: 7月7日
print(template("EEEEMMMd", "zh_CN"))  // prints: 7月7日 星期二
print(template("jm", "zh_CN"))  // prints: 00:36
print(template("yMd", "zh_CN"))  // prints: 2026/7/7
print(template("HHmm", "zh_CN"))  // prints: 00:36
print(template("MMMdjm", "zh_CN"))  // prints: 7月7日 00:36
print(template("y", "zh_CN"))  // prints: 2026年
print(template("d", "zh_CN"))  // prints: 7日
