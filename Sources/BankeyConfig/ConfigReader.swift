import BankeyModel
import BankeyText

/// Turns the entries of a config file into a `Config`.
///
/// Unknown keys are warnings. Wrong types and values are errors, because a wrong default could show an account that
/// must stay hidden. Only theme, density, pane and motion fall back to defaults, because they are harmless.
struct ConfigReader {
  var config = Config()
  /// The lines where the profiles of tables start.
  private(set) var profileLines: [String: Int] = [:]
  private var display: (name: String, line: Int)?
  private var shown: [SectionKey]?
  private var ratesBase: Currency?
  private var ratesAddress: String?
  private var unknownTables: Set<[String]> = []

  /// Reads a key or the head of a table.
  mutating func read(_ entry: TOMLEntry) throws(TOMLError) {
    guard let value = entry.value else { return readHead(entry) }
    // Comes first, because there may be hundreds of accounts and little else.
    if entry.path.count == 3 { return try readNamed(value, entry) }
    if entry.path.count == 2, entry.path[0] == "keys" {
      return config.keys.append(
        KeySetting(command: entry.path[1], keys: try texts(value, entry), line: entry.line))
    }
    if entry.path.count == 4, entry.path[0] == "csv" { return try readColumn(value, entry) }
    switch entry.path {
    case ["name"]: config.name = try text(value, entry)
    case ["locale"]: config.locale = try text(value, entry)
    case ["theme"]: config.theme = harmless(.auto, entry) { r throws(TOMLError) in try r.choice(value, entry) }
    case ["density"]: config.density = harmless(.auto, entry) { r throws(TOMLError) in try r.choice(value, entry) }
    case ["pane"]: config.pane = harmless(.auto, entry) { r throws(TOMLError) in try r.choice(value, entry) }
    case ["motion"]: config.motion = harmless(true, entry) { r throws(TOMLError) in try r.flag(value, entry) }
    case ["raised_cents"]: config.raisedCents = try raisedCents(value, entry)
    case ["lock"]: config.lock = try flag(value, entry)
    case ["lock_after"]: config.lockAfter = try lockAfter(value, entry)
    case ["import", "inbox"]: config.inbox = try folders(value, entry)
    case ["rates", "base"]: ratesBase = try base(value, entry)
    case ["rates", "address"]: ratesAddress = try address(value, entry)
    case ["sections", "display"]: display = (try word(value, entry), entry.line)
    case ["sections", "show"]: shown = try sections(value, entry)
    default: unknown(entry)
    }
  }

  /// The config, after all entries were read.
  consuming func finish() throws(TOMLError) -> Config {
    config.sections = try sectionChoice()
    config.rates = ratesBase.map { RatesSetting(base: $0, address: ratesAddress) }
    checkProfiles()
    return config
  }

  private mutating func readHead(_ entry: TOMLEntry) {
    if entry.path.first == "csv", entry.path.count == 2 { profileLines[entry.path[1]] = entry.line }
    if isKnownTable(entry.path) { return }
    unknownTables.insert(entry.path)
    warn(entry, "unknown table [\(entry.name)]")
  }

  private func isKnownTable(_ path: [String]) -> Bool {
    switch path.first {
    case "account": path.count <= 2
    case "csv": path.count <= 2 || path.count == 3 && path[2] == "columns"
    default: ["sections", "import", "keys", "rates"].contains { path == [$0] }
    }
  }

  private mutating func readNamed(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) {
    switch entry.path[0] {
    case "account": try readAccount(value, entry)
    case "csv": try readCSV(value, entry)
    default: unknown(entry)
    }
  }

  private mutating func readAccount(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) {
    let account = entry.path[1].withoutBlanks
    var override = config.accounts[account] ?? AccountOverride(line: entry.line)
    switch entry.path[2] {
    case "kind": override.kind = try choice(value, entry)
    case "nickname": override.nickname = try text(value, entry)
    case "hidden": override.isHidden = try flag(value, entry)
    case "same_as": override.sameAs = try text(value, entry)
    case "exclude": override.isExcluded = try flag(value, entry)
    default: unknown(entry)
    }
    config.accounts[account] = override
  }

  /// Warns about an unknown key.
  mutating func unknown(_ entry: TOMLEntry) {
    // An unknown table has already caused a warning; its keys need none.
    if !unknownTables.contains(entry.path.dropLast()) { warn(entry, "unknown key `\(entry.name)`") }
  }

  mutating func warn(_ entry: TOMLEntry, _ message: String) {
    config.warnings.append(ConfigWarning(line: entry.line, message: message))
  }

  private func sectionChoice() throws(TOMLError) -> SectionChoice {
    guard let display else { return shown.map(SectionChoice.exactly) ?? .withRows }
    switch display.name {
    case "rows": return .withRows
    case "content": return .withContent
    case "exactly": return .exactly(shown ?? [])
    default: throw TOMLError(line: display.line, message: "expected one of \"rows\", \"content\", \"exactly\"")
    }
  }
}

extension ConfigReader {
  /// Reads the time until the screen locks: a number of minutes, or a text with a unit; nil for 0, which means never.
  func lockAfter(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Duration? {
    let duration: Duration? =
      switch value {
      case .integer(let minutes): Self.duration(minutes, 60)
      case .text(let text): Self.duration(text)
      default: nil
      }
    guard let duration else {
      throw TOMLError(
        line: entry.line,
        message: "`\(entry.name)` must be a time such as \"10 min\", \"90 s\" or \"1 h\", or 0 for never")
    }
    return duration == .zero ? nil : duration
  }

  /// "10 min"
  private static func duration(_ text: String) -> Duration? {
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    return seconds[String(unit)].flatMap { duration(Int(number), $0) }
  }

  /// Rejects more than a year, which must be a mistake.
  private static func duration(_ count: Int?, _ seconds: Int) -> Duration? {
    guard let count, count >= 0, count <= 366 * 86_400 / seconds else { return nil }
    return .seconds(count * seconds)
  }

  private static let seconds = ["s": 1, "min": 60, "h": 3600]
}

/// The reason why a config cannot be used.
public struct ConfigError: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1; nil when the file could not be read.
  public var line: Int?
  /// One sentence: what is wrong, and what was expected.
  public var message: String

  init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension ConfigError: CustomStringConvertible {
  /// `path:line: message`, as compilers write it.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
