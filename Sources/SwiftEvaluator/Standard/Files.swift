/// The files of a session: they are kept in memory, begin empty and end with it.
final class FileManager {
  static let `default` = FileManager()
  var _files: [String: Data] = [:]
  var _folders: [String] = ["/Documents", "/Library", "/Library/Caches", "/tmp"]
  init() {}

  enum SearchPathDirectory: Sendable {
    case documentDirectory
    case libraryDirectory
    case cachesDirectory
    case applicationSupportDirectory
    case downloadsDirectory
    case desktopDirectory
  }
  struct SearchPathDomainMask: OptionSet, Sendable {
    let rawValue: UInt
    static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    static let allDomainsMask = SearchPathDomainMask(rawValue: 0xFFFF)
  }
  struct DirectoryEnumerationOptions: OptionSet, Sendable {
    let rawValue: UInt
    static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
  }

  var temporaryDirectory: URL { URL(filePath: "/tmp") }
  var homeDirectoryForCurrentUser: URL { URL(filePath: "/") }
  func url(
    for directory: SearchPathDirectory,
    in domain: SearchPathDomainMask,
    appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL { urls(for: directory, in: domain)[0] }
  func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    switch directory {
    case .documentDirectory: return [URL(filePath: "/Documents")]
    case .libraryDirectory: return [URL(filePath: "/Library")]
    case .cachesDirectory: return [URL(filePath: "/Library/Caches")]
    case .applicationSupportDirectory: return [URL(filePath: "/Library/Application Support")]
    case .downloadsDirectory: return [URL(filePath: "/Downloads")]
    case .desktopDirectory: return [URL(filePath: "/Desktop")]
    }
  }
  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL(filePath: "/Groups/" + groupIdentifier)
  }

  func fileExists(atPath path: String) -> Bool {
    _files[path] != nil || _folders.contains(path)
  }
  func contents(atPath path: String) -> Data? { _files[path] }
  @discardableResult
  func createFile(
    atPath path: String,
    contents data: Data?,
    attributes attr: [String: Any]? = nil
  ) -> Bool {
    _files[path] = data ?? Data()
    return true
  }
  func createDirectory(
    at url: URL,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws { createFolder(url.path) }
  func createDirectory(
    atPath path: String,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws { createFolder(path) }
  func createFolder(_ path: String) {
    if !_folders.contains(path) { _folders.append(path) }
  }
  func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
  func removeItem(atPath path: String) throws {
    if !fileExists(atPath: path) { throw _missingFile(path, 4) }
    for name in _files.keys where name == path || name.hasPrefix(path + "/") { _files[name] = nil }
    _folders = _folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
  }
  func copyItem(at srcURL: URL, to dstURL: URL) throws {
    guard let data = _files[srcURL.path] else { throw _missingFile(srcURL.path, 260) }
    if _files[dstURL.path] != nil { throw _existingFile(dstURL.path) }
    _files[dstURL.path] = data
  }
  func moveItem(at srcURL: URL, to dstURL: URL) throws {
    try copyItem(at: srcURL, to: dstURL)
    _files[srcURL.path] = nil
  }
  func contentsOfDirectory(atPath path: String) throws -> [String] {
    if !_folders.contains(path) { throw _missingFile(path, 260) }
    let start = path + "/"
    return (Array(_files.keys) + _folders).filter { name in
      name.hasPrefix(start) && !name.dropFirst(start.count).contains("/")
    }.map { String($0.dropFirst(start.count)) }.sorted()
  }
  func contentsOfDirectory(
    at url: URL,
    includingPropertiesForKeys keys: [String]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
  }
}

func _missingFile(_ path: String, _ code: Int) -> NSError {
  let name = path.split(separator: "/").last.map { String($0) } ?? path
  let text =
    code == 260
    ? "The file “\(name)” couldn’t be opened because there is no such file."
    : "“\(name)” couldn’t be removed."
  return NSError(
    domain: NSCocoaErrorDomain,
    code: code,
    userInfo: [NSLocalizedDescriptionKey: text]
  )
}

func _existingFile(_ path: String) -> NSError {
  let name = path.split(separator: "/").last.map { String($0) } ?? path
  return NSError(
    domain: NSCocoaErrorDomain,
    code: 516,
    userInfo: [
      NSLocalizedDescriptionKey:
        "“\(name)” couldn’t be copied because an item with the same name already exists."
    ]
  )
}

func _fileContents(_ url: URL) throws -> Data {
  if url.scheme == "http" || url.scheme == "https" { _notModelled("the network") }
  guard let data = FileManager.default._files[url.path] else {
    throw _missingFile(url.path, 260)
  }
  return data
}

extension URL {
  static var documentsDirectory: URL { URL(filePath: "/Documents") }
  static var cachesDirectory: URL { URL(filePath: "/Library/Caches") }
  static var libraryDirectory: URL { URL(filePath: "/Library") }
  static var applicationSupportDirectory: URL { URL(filePath: "/Library/Application Support") }
  static var temporaryDirectory: URL { URL(filePath: "/tmp") }
  static var homeDirectory: URL { URL(filePath: "/") }
  static var downloadsDirectory: URL { URL(filePath: "/Downloads") }
}

extension Data {
  struct ReadingOptions: OptionSet, Sendable {
    let rawValue: UInt
    static let mappedIfSafe = ReadingOptions(rawValue: 1)
    static let uncached = ReadingOptions(rawValue: 2)
  }
  struct WritingOptions: OptionSet, Sendable {
    let rawValue: UInt
    static let atomic = WritingOptions(rawValue: 1)
    static let withoutOverwriting = WritingOptions(rawValue: 2)
    static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
    static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
  }
  init(contentsOf url: URL, options: ReadingOptions = []) throws {
    self = try _fileContents(url)
  }
  func write(to url: URL, options: WritingOptions = []) throws {
    if options.contains(.withoutOverwriting), FileManager.default._files[url.path] != nil {
      throw _existingFile(url.path)
    }
    FileManager.default._files[url.path] = self
  }
}

extension String {
  init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
    self = String(decoding: try _fileContents(url), as: UTF8.self)
  }
  init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
    self = String(decoding: try _fileContents(URL(filePath: path)), as: UTF8.self)
  }
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws {
    FileManager.default._files[url.path] = Data(utf8)
  }
  func write(
    toFile path: String,
    atomically useAuxiliaryFile: Bool,
    encoding: String.Encoding
  ) throws { FileManager.default._files[path] = Data(utf8) }
}
