import BankeyModel
import BankeyText
import Glibc

/// The contents of `config.toml`. Keys that are missing have their defaults.
public struct Config: Hashable, Sendable {
  /// The first name in the greeting; nil to use the name that the sources give.
  public var name: String?
  /// The locale, such as `nb_NO`; nil to use the environment's.
  public var locale: String?
  /// The color theme; `auto` follows the terminal's background.
  public var theme = Theme.auto
  /// The density of account rows.
  public var density = Density.auto
  /// Whether the selected account is shown beside the list.
  public var pane = PaneChoice.auto
  /// Whether changes are animated; `false` shows the end of every change at once.
  public var motion = true
  /// Whether cents are raised; nil to do so where the terminal's font supports it.
  public var raisedCents: Bool?
  /// Whether the screen is locked at startup and by `L`.
  public var lock = false
  /// The idle time after which the screen is locked; nil for never.
  public var lockAfter: Duration? = .seconds(600)
  /// The sections that are shown.
  public var sections = SectionChoice.withRows
  /// Settings of single accounts, by id or number without blanks.
  public var accounts: [String: AccountOverride] = [:]
  /// Profiles of the tables of single banks, in the order of the file.
  public var csv: [CSVProfile] = []
  /// Key bindings, in the order of the file. The screens check commands and keys.
  public var keys: [KeySetting] = []
  /// Folders whose new statement files a refresh imports. `~` is allowed.
  public var inbox: [String] = []
  /// The currency in which totals are shown in addition; nil for none.
  public var rates: RatesSetting?
  /// Mistakes that do no harm.
  public var warnings: [ConfigWarning] = []

  /// Creates a config in which every setting has its default.
  public init() {}
}

extension Config {
  /// Reads a config file; a missing file has the defaults.
  ///
  /// - Throws: `ConfigError` if it cannot be read, is larger than 1 MB, or has a value that must not be guessed.
  public static func load(path: String) throws(ConfigError) -> Config {
    guard let bytes = try contents(of: path) else { return Config() }
    return try parse(bytes, path: path)
  }

  /// Parses the contents of a config file; `path` is for messages.
  ///
  /// - Throws: `ConfigError` at the first line that is not in the supported part of TOML, and at a value that must
  ///   not be guessed.
  public static func parse(_ bytes: [UInt8], path: String) throws(ConfigError) -> Config {
    do {
      var reader = ConfigReader()
      for entry in try TOML.entries(bytes) { try reader.read(entry) }
      return try reader.finish()
    } catch {
      throw ConfigError(path: path, line: error.line, message: error.message)
    }
  }

  static func contents(of path: String) throws(ConfigError) -> [UInt8]? {
    // Opening a pipe would block until something writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw ConfigError(path: path, message: "cannot be read: " + errorText())
    }
    defer { close(file) }
    guard isFile(file) else { throw ConfigError(path: path, message: "is not a file") }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0 { throw ConfigError(path: path, message: "cannot be read: " + errorText()) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > 1 << 20 {
        throw ConfigError(path: path, message: "is larger than 1 MB, the most that bankey reads")
      }
    }
  }

  /// Accepts devices too, because `/dev/null` is a valid empty config.
  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFCHR].contains(status.st_mode & S_IFMT)
  }
}

extension Config {
  /// The settings of an account, found by its id, its number or the source's id, ignoring blanks.
  public func override(of account: Account) -> AccountOverride {
    if accounts.isEmpty { return AccountOverride() }
    for name in [account.id, account.number, account.nativeId] {
      if let name, let override = accounts[name.withoutBlanks] { return override }
    }
    return AccountOverride()
  }
}

extension Config {
  /// The accounts that the user has declared to be the same, by names without blanks.
  public var sameAccounts: [String: String] { accounts.compactMapValues { $0.sameAs?.withoutBlanks } }
}

extension String {
  /// The text without blanks, because numbers are written with and without them.
  var withoutBlanks: String { utf8.contains(0x20) ? filter { $0 != " " } : self }
}

/// The settings of one account, which override what its source says: `[account."ID or number"]`.
public struct AccountOverride: Hashable, Sendable {
  /// The kind, to correct the guess.
  public var kind: AccountKind?
  /// The name that the user gave it.
  public var nickname: String?
  /// The number or id of the account that it is the same as, where bankey cannot know: a file's account that a feed
  /// also has.
  public var sameAs: String?
  /// Whether to leave it out of the list while still counting it; nil when the config does not say.
  public var isHidden: Bool?
  /// Whether sums and net worth leave it out.
  public var isExcluded = false
  /// The line of the config on which the table begins, counted from 1.
  public var line = 0

  /// Creates an override without settings that begins on `line`.
  public init(line: Int = 0) { self.line = line }
}

/// `[rates]`: totals of all currencies in one, converted with reference rates.
public struct RatesSetting: Hashable, Sendable {
  /// The currency that totals are converted to.
  public var base: Currency
  /// The folder of the files of rates; nil for the European Central Bank's.
  public var address: String?

  /// Creates a setting; `address` is nil for the bank's own server.
  public init(base: Currency, address: String? = nil) { (self.base, self.address) = (base, address) }
}

/// The sections that the accounts screen shows.
public enum SectionChoice: Hashable, Sendable {
  /// Only sections that have rows.
  case withRows
  /// Sections with rows, a header or a footer.
  case withContent
  /// These sections, in this order.
  case exactly([SectionKey])
}

/// A mistake in the config that does no harm.
public struct ConfigWarning: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The reason, in one sentence without a final period.
  public var message: String

  init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
