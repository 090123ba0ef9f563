/// One place with a balance, as bankey knows it.
public struct Account: Identifiable, Hashable, Sendable {
  /// Opaque and lasting: survives renames, new numbers and a source that is set up again.
  public let id: String
  /// Where it comes from: `files`, `demo`, or a feed's name.
  public var source: String
  /// The login or institution inside the source that the native id is unique in; empty when there is none.
  public var connection: String
  /// The source's own id; for a statement file the number or IBAN as written.
  public var nativeId: String
  /// The number that a person knows it by, as it came.
  public var number: String?
  /// What the source or, first, the user calls it. May be empty.
  public var name: String
  /// Whose it is, when the source says.
  public var owner: String?
  /// The bank, as a person calls it.
  public var institution: String?
  /// The source's own word for the kind, as it came: `CHECKING`.
  public var sourceType: String?
  /// The kind that the source said, or that was guessed from it.
  public var kind: AccountKind
  /// What its amounts are counted in.
  public var currency: Currency
  /// What is owned, or owed when negative. Nil is "not known", never zero.
  public var balance: Amount?
  /// What can be spent now.
  public var available: Amount?
  /// How much may be owed.
  public var creditLimit: Amount?
  /// The source's own date of the balance; of one that is counted from what the user says, the day of the newest transaction in it.
  public var balanceDate: LocalTime?
  /// What the user says that it had on a day.
  public var stated: StatedBalance?
  /// When the source last answered for this account.
  public var updated: Timestamp?
  /// What went wrong when it was last asked for, in the words of its source, as they came; nil when all went well.
  public var error: String?
  /// How many transactions are stored; in the viewer, how many came since it was started.
  public var transactions: Int

  /// An account with everything that is known of it.
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
  /// The source of the accounts that come from statement files, and its type.
  public static let filesSource = "files"

  /// The balance in its currency; nil when it is not known.
  public var balanceMoney: Money? { balance.map { Money($0, currency) } }

  /// The number that a person knows; a statement file's account that has no name either is known by its own id.
  public var shownNumber: String? { number ?? (isFromFiles && name.isEmpty && !nativeId.isEmpty ? nativeId : nil) }

  /// Whether it comes from statement files, which cannot be asked for news and say nothing of what is authorized.
  public var isFromFiles: Bool { source == Account.filesSource }
}

/// An account as the user wants it listed: with the own name and kind, hidden or not, counted or not.
public struct ListedAccount: Identifiable, Hashable, Sendable {
  /// The account, with the user's name and kind already in it.
  public var account: Account
  /// Left out of the list, but counted.
  public var isHidden: Bool
  /// Not counted in sums and net worth.
  public var isExcluded: Bool
  /// What the user says of it outside the config.
  public var wish: AccountWish
  /// What the config says of it, so that nothing else counts.
  public var configured: Set<Choice>

  /// What can be said of an account in two places.
  public enum Choice: Hashable, Sendable { case name, kind, hidden }

  /// The account's id.
  public var id: String { account.id }

  /// `account` with what the user says of it; a kind or a nickname goes before what its source says.
  public init(
    _ account: Account, kind: AccountKind? = nil, nickname: String? = nil, isHidden: Bool = false,
    isExcluded: Bool = false, wish: AccountWish = AccountWish(), configured: Set<Choice> = []
  ) {
    (self.wish, self.configured) = (wish, configured)
    self.account = account
    if let kind { self.account.kind = kind }
    if let nickname { self.account.name = nickname }
    self.isHidden = isHidden
    self.isExcluded = isExcluded
  }
}
