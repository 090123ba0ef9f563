/// An account as a source or a statement describes it, before the store has identified it.
public struct AccountRecord: Hashable, Sendable {
  /// The login or institution that scopes `nativeId`. For files: the bank's id, or empty.
  public var connection: String
  /// The source's own id. For a statement file: the account number or IBAN as written.
  public var nativeId: String
  /// The account number as written; nil when the source gives none.
  public var number: String?
  /// The source's name for the account; nil when it gives none.
  public var name: String?
  /// The name of the account holder; nil when the source does not say.
  public var owner: String?
  /// The bank's name; nil when the source does not say.
  public var institution: String?
  /// The source's own word for the kind, verbatim.
  public var sourceType: String?
  /// The kind when the source states it with certainty; nil leaves it to be guessed.
  public var kind: AccountKind?
  /// The currency of every amount of the account.
  public var currency: Currency
  /// Whether the file names its account. If not, the account is named after the form of the table and stays separate
  /// from other accounts unless evidence shows that they are the same.
  public var isNamed = true
  /// Whether an id identifies the same transaction of this account forever; nil when the source gives one answer for
  /// all its accounts.
  public var hasStableIds: Bool?
  /// The part that distinguishes it from other accounts in a file that does not name the user's accounts: a pocket of a
  /// wallet, or the last digits of a number.
  public var part: String?

  /// Whether nothing identifies the account, so the user must say which it is.
  public var isUnknown: Bool { !isNamed && nativeId.isEmpty }

  /// The types of OFX. Its accounts are identified by bank, number and type, so two of them may share a number.
  private static let typesOfSharedNumbers: Set = ["CHECKING", "SAVINGS", "MONEYMRKT", "CREDITLINE", "CD"]

  /// Whether an account of this type, with the same number at the same bank, is another account. A missing type, or a
  /// type of another format, shows nothing.
  public func isTold(apart type: String?) -> Bool {
    guard let own = sourceType?.uppercased(), let other = type?.uppercased(), own != other else { return false }
    return Self.typesOfSharedNumbers.isSuperset(of: [own, other])
  }

  /// Creates a record; values left out are unknown.
  public init(
    connection: String = "", nativeId: String, number: String? = nil, name: String? = nil, owner: String? = nil,
    institution: String? = nil, sourceType: String? = nil, kind: AccountKind? = nil, currency: Currency
  ) {
    self.connection = connection
    self.nativeId = nativeId
    self.number = number
    self.name = name
    self.owner = owner
    self.institution = institution
    self.sourceType = sourceType
    self.kind = kind
    self.currency = currency
  }
}

extension AccountRecord {
  /// The record of an account about which only the currency is known.
  public static func unknown(in currency: Currency) -> AccountRecord {
    var account = AccountRecord(nativeId: "", currency: currency)
    account.isNamed = false
    return account
  }
}

/// The figures that a source states for an account in addition to its transactions. Nil means that it states none.
public struct BalanceRecord: Hashable, Sendable {
  /// The balance: positive when owned, negative when owed.
  public var balance: Amount?
  /// The amount that can be spent now.
  public var available: Amount?
  /// The highest amount that may be owed.
  public var creditLimit: Amount?
  /// The source's date for these figures.
  public var date: LocalTime?

  /// Creates figures; values left out are unknown.
  public init(balance: Amount? = nil, available: Amount? = nil, creditLimit: Amount? = nil, date: LocalTime? = nil) {
    self.balance = balance
    self.available = available
    self.creditLimit = creditLimit
    self.date = date
  }
}

/// A login at an institution within a source, and whether it answered this time.
public struct ConnectionRecord: Hashable, Sendable {
  /// The source's own id, which its accounts repeat as `connection`; empty when the source has only one.
  public var nativeId: String
  /// The source's name for it; nil when it gives none.
  public var name: String?
  /// The source's message about a failure, verbatim; nil when the connection answered.
  public var error: String?
  /// The last day on which the bank's consent is valid; nil when the source does not say.
  public var consentUntil: Day?

  /// Creates a record of a connection.
  public init(nativeId: String = "", name: String? = nil, error: String? = nil, consentUntil: Day? = nil) {
    self.nativeId = nativeId
    self.name = name
    self.error = error
    self.consentUntil = consentUntil
  }
}
