// swift-format-ignore-file
import Foundation
let moment = Date(timeIntervalSince1970: 1_783_384_567.25)
func style(_ locale: String) -> Date.FormatStyle {
  Date.FormatStyle(locale: Locale(identifier: locale), timeZone: TimeZone(secondsFromGMT: 0)!)
}
func both(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ locale: String) -> String {
  Date.FormatStyle(date: date, time: time, locale: Locale(identifier: locale), timeZone: TimeZone(secondsFromGMT: 0)!).format(moment)
}
print(both(.omitted, .omitted, "en_US"))  // prints: 7/7/2026, 12:36 AM
print(both(.omitted, .shortened, "en_US"))  // prints: 12:36 AM
print(both(.omitted, .standard, "en_US"))  // prints: 12:36:07 AM
print(both(.numeric, .omitted, "en_US"))  // prints: 7/7/2026
print(both(.numeric, .shortened, "en_US"))  // prints: 7/7/2026, 12:36 AM
print(both(.numeric, .standard, "en_US"))  // prints: 7/7/2026, 12:36:07 AM
print(both(.abbreviated, .omitted, "en_US"))  // prints: Jul 7, 2026
print(both(.abbreviated, .shortened, "en_US"))  // prints: Jul 7, 2026 at 12:36 AM
print(both(.abbreviated, .standard, "en_US"))  // prints: Jul 7, 2026 at 12:36:07 AM
print(both(.long, .omitted, "en_US"))  // prints: July 7, 2026
print(both(.long, .shortened, "en_US"))  // prints: July 7, 2026 at 12:36 AM
print(both(.long, .standard, "en_US"))  // prints: July 7, 2026 at 12:36:07 AM
print(both(.complete, .omitted, "en_US"))  // prints: Tuesday, July 7, 2026
print(both(.complete, .shortened, "en_US"))  // prints: Tuesday, July 7, 2026 at 12:36 AM
print(both(.complete, .standard, "en_US"))  // prints: Tuesday, July 7, 2026 at 12:36:07 AM
print(moment.formatted(style("en_US").year()))  // prints: 2026
print(moment.formatted(style("en_US").year().month()))  // prints: Jul 2026
print(moment.formatted(style("en_US").month().day()))  // prints: Jul 7
print(moment.formatted(style("en_US").month(.wide).day().year()))  // prints: July 7, 2026
print(moment.formatted(style("en_US").weekday(.wide)))  // prints: Tuesday
print(moment.formatted(style("en_US").weekday().day().month()))  // prints: Tue, Jul 7
print(moment.formatted(style("en_US").hour().minute()))  // prints: 12:36 AM
print(moment.formatted(style("en_US").month().day().hour().minute()))  // prints: Jul 7 at 12:36 AM
print(moment.formatted(style("en_US").month(.twoDigits).day(.twoDigits).year()))  // prints: 07/07/2026
print(moment.formatted(style("en_US").quarter()))  // prints: Q3
print(moment.formatted(style("en_US").hour(.defaultDigits(amPM: .omitted)).minute()))  // prints: 12:36
print(moment.formatted(style("en_US").minute().second()))  // prints: 36:07
print(moment.formatted(style("en_US").day()))  // prints: 7
print(moment.formatted(style("en_US").month(.wide)))  // prints: July
print(both(.omitted, .omitted, "zh_CN"))  // prints: 2026/7/7 0:36
print(both(.omitted, .shortened, "zh_CN"))  // prints: 0:36
print(both(.omitted, .standard, "zh_CN"))  // prints: 0:36:07
print(both(.numeric, .omitted, "zh_CN"))  // prints: 2026/7/7
print(both(.numeric, .shortened, "zh_CN"))  // prints: 2026/7/7 0:36
print(both(.numeric, .standard, "zh_CN"))  // prints: 2026/7/7 0:36:07
print(both(.abbreviated, .omitted, "zh_CN"))  // prints: 2026年7月7日
print(both(.abbreviated, .shortened, "zh_CN"))  // prints: 2026年7月7日 0:36
print(both(.abbreviated, .standard, "zh_CN"))  // prints: 2026年7月7日 0:36:07
print(both(.long, .omitted, "zh_CN"))  // prints: 2026年7月7日
print(both(.long, .shortened, "zh_CN"))  // prints: 2026年7月7日 0:36
print(both(.long, .standard, "zh_CN"))  // prints: 2026年7月7日 0:36:07
print(both(.complete, .omitted, "zh_CN"))  // prints: 2026年7月7日 星期二
print(both(.complete, .shortened, "zh_CN"))  // prints: 2026年7月7日 星期二 0:36
print(both(.complete, .standard, "zh_CN"))  // prints: 2026年7月7日 星期二 0:36:07
print(moment.formatted(style("zh_CN").year()))  // prints: 2026年
print(moment.formatted(style("zh_CN").year().month()))  // prints: 2026年7月
print(moment.formatted(style("zh_CN").month().day()))  // prints: 7月7日
print(moment.formatted(style("zh_CN").month(.wide).day().year()))  // prints: 2026年7月7日
print(moment.formatted(style("zh_CN").weekday(.wide)))  // prints: 星期二
print(moment.formatted(style("zh_CN").weekday().day().month()))  // prints: 7月7日 周二
print(moment.formatted(style("zh_CN").hour().minute()))  // prints: 00:36
print(moment.formatted(style("zh_CN").month().day().hour().minute()))  // prints: 7月7日 00:36
print(moment.formatted(style("zh_CN").month(.twoDigits).day(.twoDigits).year()))  // prints: 2026/07/07
print(moment.formatted(style("zh_CN").quarter()))  // prints: 3季度
print(moment.formatted(style("zh_CN").hour(.defaultDigits(amPM: .omitted)).minute()))  // prints: 00:36
print(moment.formatted(style("zh_CN").minute().second()))  // prints: 36:07
print(moment.formatted(style("zh_CN").day()))  // prints: 7日
print(moment.formatted(style("zh_CN").month(.wide)))  // prints: 七月
print(moment.formatted(.iso8601), moment.formatted(.iso8601.year().month().day()))  // prints: 2026-07-07T00:36:07Z 2026-07-07
