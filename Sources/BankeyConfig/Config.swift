import BankeyCore

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
  /// Folders whose new statement files a refresh takes in, `~` allowed.
  public var inbox: [String] = []
  /// What was not understood, but does no harm.
  public var warnings: [ConfigWarning] = []

  /// The defaults.
  public init() {}
}
