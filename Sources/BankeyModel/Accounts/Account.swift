/// An account of any kind, as bankey stores it.
public struct Account: Identifiable, Hashable, Sendable {
  /// Opaque and stable: it survives renames, new account numbers and setting a source up again.
  public let id: String
  /// The name of the source that it comes from: `files`, `demo`, or the name of a feed.
  public var source: String
  /// The user's name for that source; nil when there is none.
  public var sourceTitle: String?
  /// The login or institution within the source that scopes `nativeId`; empty when the source has only one.
  public var connection: String
  /// The source's own id. For a statement file: the account number or IBAN as written.
  public var nativeId: String
  /// The account number as the source writes it; nil when it gives none.
  public var number: String?
  /// The user's nickname, or else the source's name for the account. May be empty.
  public var name: String
  /// The first file that an account without a number was read from, which says more than `name` if that only lists
  /// the columns of a table; nil for other accounts.
  public var file: String?
  /// The name of the account holder; nil when the source does not say.
  public var owner: String?
  /// The bank's name; nil when the source does not say.
  public var institution: String?
  /// The source's own word for the kind, verbatim: `CHECKING`.
  public var sourceType: String?
  /// The kind that the source states, or that bankey guesses from its words. A kind in the config overrides both.
  public var kind: AccountKind
  /// The currency of every amount of the account.
  public var currency: Currency
  /// The balance: positive when owned, negative when owed. Nil means "not known", never zero.
  public var balance: Amount?
  /// The amount that can be spent now; nil when the source does not say.
  public var available: Amount?
  /// The highest amount that may be owed; nil when the source does not say.
  public var creditLimit: Amount?
  /// The date that the source gives for the balance; nil when it gives none. If the balance is computed from the one
  /// that the user stated, the day of the newest transaction in it.
  public var balanceDate: LocalTime?
  /// The balance of some day that the user stated; nil when there is none.
  public var stated: StatedBalance?
  /// When the source last answered for this account; nil when it never did.
  public var updated: Timestamp?
  /// The source's message about its last failure for this account, verbatim; nil when the last fetch succeeded.
  public var error: String?
  /// The number of stored transactions. In the viewer: the number that arrived since it started.
  public var transactions: Int

  /// Creates an account; values left out are unknown.
  public init(
    id: String, source: String, connection: String = "", nativeId: String, number: String? = nil, name: String,
    owner: String? = nil, institution: String? = nil, sourceType: String? = nil, kind: AccountKind,
    currency: Currency, balance: Amount? = nil, available: Amount? = nil, creditLimit: Amount? = nil,
    balanceDate: LocalTime? = nil, updated: Timestamp? = nil, error: String? = nil, transactions: Int = 0
  ) {
    self.id = id
    self.source = source
    self.connection = connection
    self.nativeId = nativeId
    self.number = number
    self.name = name
    self.owner = owner
    self.institution = institution
    self.sourceType = sourceType
    self.kind = kind
    self.currency = currency
    self.balance = balance
    self.available = available
    self.creditLimit = creditLimit
    self.balanceDate = balanceDate
    self.updated = updated
    self.error = error
    self.transactions = transactions
  }
}

extension Account {
  /// The name and the type of the source that holds every account read from statement files.
  public static let filesSource = "files"

  /// The balance with its currency; nil when it is not known.
  public var balanceMoney: Money? { balance.map { Money($0, currency) } }

  /// The number to show. A statement file's account that has neither number nor name shows its native id.
  public var shownNumber: String? { number ?? (isFromFiles && name.isEmpty && !nativeId.isEmpty ? nativeId : nil) }

  /// The name of the file to show instead of `name` where that only lists the columns of a table; nil for other accounts.
  public var fileName: String? {
    guard name == "CSV" || name.hasPrefix("CSV "), let file, file != SyncEvent.standardInput else { return nil }
    return file.split(separator: "/").last.map(String.init)
  }

  /// Whether it comes from statement files. Those cannot be refreshed and contain no authorized transactions.
  public var isFromFiles: Bool { source == Account.filesSource }
}

/// An account with the user's settings applied: nickname, kind, hidden or not, counted or not.
public struct ListedAccount: Identifiable, Hashable, Sendable {
  /// The account, with the user's nickname and kind in place of the source's.
  public var account: Account
  /// Whether the list leaves it out. Sums still count it.
  public var isHidden: Bool
  /// Whether sums and net worth leave it out.
  public var isExcluded: Bool
  /// The user's settings that are stored in the database.
  public var settings: AccountSettings
  /// The properties set in the config, which takes precedence.
  public var configured: Set<Choice>

  /// A property that both the config and the database can set.
  public enum Choice: Hashable, Sendable { case name, kind, hidden }

  /// The account's id.
  public var id: String { account.id }

  /// Applies the user's settings to `account`. A kind or a nickname overrides what the source says.
  public init(
    _ account: Account, kind: AccountKind? = nil, nickname: String? = nil, isHidden: Bool = false,
    isExcluded: Bool = false, settings: AccountSettings = AccountSettings(), configured: Set<Choice> = []
  ) {
    (self.settings, self.configured) = (settings, configured)
    self.account = account
    if let kind { self.account.kind = kind }
    // A file says more than the columns of its table, but not more than the user.
    if let nickname { (self.account.name, self.account.file) = (nickname, nil) }
    self.isHidden = isHidden
    self.isExcluded = isExcluded
  }
}
