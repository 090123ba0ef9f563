import BankeyModel
import BankeyText
import Glibc

/// What `config.toml` says. A key that does not stand there has its default.
public struct Config: Hashable, Sendable {
  /// The first name in the greeting; nil leaves it to the sources.
  public var name: String?
  /// The locale, as `nb_NO`; nil leaves it to the environment.
  public var locale: String?
  /// The colors.
  public var theme = Theme.auto
  /// How much room an account row takes.
  public var density = Density.auto
  /// Whether the selected account stands beside the list.
  public var pane = PaneChoice.auto
  /// Whether anything moves or flashes.
  public var motion = true
  /// Whether cents are raised; nil where the terminal's font can be trusted.
  public var raisedCents: Bool?
  /// Whether the screen is locked at the start, and on `L`.
  public var lock = false
  /// How long nothing is done before the lock closes by itself; nil for never.
  public var lockAfter: Duration? = .seconds(600)
  /// Which sections are shown.
  public var sections = SectionChoice.withRows
  /// What is said of single accounts, by their id or number without blanks.
  public var accounts: [String: AccountOverride] = [:]
  /// What is said of the tables of single banks, in the order of the file.
  public var csv: [CSVProfile] = []
  /// The keys of single commands, in the order of the file. Which commands and keys there are, the screens know.
  public var keys: [KeySetting] = []
  /// Folders whose new statement files a refresh takes in, `~` allowed.
  public var inbox: [String] = []
  /// What was not understood, but does no harm.
  public var warnings: [ConfigWarning] = []

  /// The defaults.
  public init() {}
}

extension Config {
  /// Reads a config file. One that does not exist is the defaults.
  /// Throws when it cannot be read, is larger than 1 MB, or has a value that must not be guessed.
  public static func load(path: String) throws(ConfigError) -> Config {
    guard let bytes = try contents(of: path) else { return Config() }
    return try parse(bytes, path: path)
  }

  /// Reads the contents of a config file; `path` is for messages.
  /// Throws at the first line that is no TOML bankey knows, and at a value that must not be guessed.
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
    // Opening a pipe would wait for somebody to write into it.
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
        throw ConfigError(path: path, message: "is larger than 1 MB, the most that a config may have")
      }
    }
  }

  /// A device counts, for `/dev/null` is a config that says nothing.
  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFCHR].contains(status.st_mode & S_IFMT)
  }
}

extension Config {
  /// What is said of an account by its id, its number or the source's own id; blanks do not count.
  public func override(of account: Account) -> AccountOverride {
    if accounts.isEmpty { return AccountOverride() }
    for name in [account.id, account.number, account.nativeId] {
      if let name, let override = accounts[name.withoutBlanks] { return override }
    }
    return AccountOverride()
  }
}

extension Config {
  /// What the user has said to be the same account: names without blanks.
  public var sameAccounts: [String: String] { accounts.compactMapValues { $0.sameAs?.withoutBlanks } }
}

extension String {
  /// The same without blanks: numbers are written with them and without.
  var withoutBlanks: String { utf8.contains(0x20) ? filter { $0 != " " } : self }
}

/// What the config says of one account, which goes before what its source says: `[account."ID or number"]`.
public struct AccountOverride: Hashable, Sendable {
  /// The kind, where the guess is wrong.
  public var kind: AccountKind?
  /// The user's own name for it.
  public var nickname: String?
  /// The number or id of the account that it is, where bankey cannot know that: a file's account that a feed has too.
  public var sameAs: String?
  /// Left out of the list, but counted.
  public var isHidden = false
  /// Not counted in sums and net worth.
  public var isExcluded = false

  /// Nothing said.
  public init() {}
}

/// Which sections of the accounts screen are shown.
public enum SectionChoice: Hashable, Sendable {
  /// Those with rows.
  case withRows
  /// Those with rows, a header or a footer.
  case withContent
  /// Exactly these, in this order.
  case exactly([SectionKey])
}

/// Something in the config that was not understood, but does no harm.
public struct ConfigWarning: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// One sentence.
  public var message: String

  init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
