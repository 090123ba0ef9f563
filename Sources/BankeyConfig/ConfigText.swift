import BankeyFiles
import BankeyModel
import BankeyText
import Glibc

/// The text of a config to which keys are added. Everything else stays unchanged, with comments and order.
public struct ConfigText: Sendable {
  /// The text in UTF-8.
  public private(set) var bytes: [UInt8]
  private let path: String

  /// Reads a config file; a missing one is empty.
  ///
  /// - Throws: `ConfigError` if it cannot be read or is larger than 1 MB.
  public init(path: String) throws(ConfigError) {
    self.path = path
    bytes = try Config.contents(of: path) ?? []
  }

  /// The parsed config.
  ///
  /// - Throws: `ConfigError` if the text is not a valid config.
  public func config() throws(ConfigError) -> Config { try Config.parse(bytes, path: path) }

  /// Adds settings: below the head of their table if there is one, otherwise at the end. A key that the table has
  /// gets the new value; of several settings of a key the last one counts.
  ///
  /// - Throws: `ConfigError` if the current text is not a valid config.
  public mutating func add(_ settings: [CSVSetting]) throws(ConfigError) {
    let last = settings.indices.filter { index in
      !settings[(index + 1)...].contains { $0.head == settings[index].head && $0.key == settings[index].key }
    }.map { settings[$0] }
    var (news, heads) = ([CSVSetting](), [String]())
    for setting in last where try !replace(setting) { news.append(setting) }
    for setting in news where !heads.contains(setting.head) { heads.append(setting.head) }
    for head in heads { try add(news.filter { $0.head == head }, below: head) }
  }

  /// Gives a key a new value; false when the table does not have the key.
  private mutating func replace(_ setting: CSVSetting) throws(ConfigError) -> Bool {
    let path = ["csv", setting.profile] + setting.key.split(separator: ".").map(String.init)
    guard let entry = try entries().first(where: { $0.value != nil && $0.path == path }) else { return false }
    bytes.replaceSubrange(entry.place, with: Array(setting.value.toml.utf8))
    return true
  }

  private func entries() throws(ConfigError) -> [TOMLEntry] {
    do {
      return try TOML.entries(bytes)
    } catch {
      throw ConfigError(path: path, line: error.line, message: error.message)
    }
  }

  private mutating func add(_ settings: [CSVSetting], below head: String) throws(ConfigError) {
    let lines = settings.map { $0.line + "\n" }.joined()
    if let end = try endOfHead(settings[0].table) {
      bytes.insert(contentsOf: Array(lines.utf8), at: end)
    } else {
      if !bytes.isEmpty { bytes += Array("\n".utf8) }
      bytes += Array((head + "\n" + lines).utf8)
    }
  }

  /// The offset of the line after a table's head; nil when there is none. Ends the last line if necessary.
  private mutating func endOfHead(_ table: [String]) throws(ConfigError) -> Int? {
    let newline = UInt8(ascii: "\n")
    if let last = bytes.last, last != newline { bytes.append(newline) }
    guard let head = try entries().first(where: { $0.value == nil && $0.path == table }) else { return nil }
    return bytes.indices.filter { bytes[$0] == newline }[head.line - 1] + 1
  }

  /// Writes the text atomically: readers get the old or the new contents. A symbolic link stays one.
  ///
  /// - Throws: `ConfigError` if the file or its folder cannot be written.
  public func write() throws(ConfigError) {
    try makeFolders()
    let file = try target()
    var status = stat()
    guard stat(file, &status) == 0 else { throw failure(errno) }
    do {
      try AtomicFile(file).replace(with: bytes, mode: status.st_mode & 0o777)
    } catch {
      throw failure(error.number)
    }
  }

  /// The file behind all links. Creates it, readable only by the user, when a link points to a missing file.
  private func target() throws(ConfigError) -> String {
    let descriptor = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, close(descriptor) == 0, let resolved = realpath(path, nil) else { throw failure(errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func makeFolders() throws(ConfigError) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      guard mkdir(String(path[..<end]), 0o700) == 0 || errno == EEXIST || errno == EISDIR else { throw failure(errno) }
    }
  }

  private func failure(_ number: Int32) -> ConfigError {
    ConfigError(path: path, message: "cannot be written: " + errorText(number))
  }
}
