/// Values kept under keys, in memory: they last as long as the session.
class UserDefaults {
  static let standard = UserDefaults()
  var _values: [String: Any] = [:]
  // What views keep under a key, and whom to tell of a write by someone else.
  var _places: [String: AnyObject] = [:]
  var _watchers: [String: (Any?) -> Void] = [:]
  init() {}
  init?(suiteName: String?) {}
  func set(_ value: Any?, forKey key: String) {
    _values[key] = value
    _watchers[key]?(value)
  }
  func removeObject(forKey key: String) { set(nil, forKey: key) }
  func object(forKey key: String) -> Any? { _values[key] }
  func string(forKey key: String) -> String? { _values[key] as? String }
  func bool(forKey key: String) -> Bool { _values[key] as? Bool ?? false }
  func integer(forKey key: String) -> Int { _values[key] as? Int ?? 0 }
  func double(forKey key: String) -> Double { _values[key] as? Double ?? 0 }
  func array(forKey key: String) -> [Any]? { _values[key] as? [Any] }
  func stringArray(forKey key: String) -> [String]? { _values[key] as? [String] }
  func data(forKey key: String) -> Data? { _values[key] as? Data }
  func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  func url(forKey key: String) -> URL? { _values[key] as? URL }
  func dictionary(forKey key: String) -> [String: Any]? { _values[key] as? [String: Any] }
  func dictionaryRepresentation() -> [String: Any] { _values }
  func synchronize() -> Bool { true }
  func register(defaults registration: [String: Any]) {
    for (key, value) in registration where _values[key] == nil { _values[key] = value }
  }
}
