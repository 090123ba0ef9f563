/// What a source or a statement says of one account, before the store knows which account it is.
public struct AccountRecord: Hashable, Sendable {
  /// The login or institution that `nativeId` is unique in; for files the bank's id, or empty.
  public var connection: String
  /// The source's own id; for a statement file the number or IBAN as written.
  public var nativeId: String
  /// The number that a person knows it by, as it came.
  public var number: String?
  /// What the source calls it.
  public var name: String?
  /// Whose it is.
  public var owner: String?
  /// The bank, as a person calls it.
  public var institution: String?
  /// The source's own word for the kind, as it came.
  public var sourceType: String?
  /// The kind, where the source makes it certain; else it is guessed.
  public var kind: AccountKind?
  /// What its amounts are counted in.
  public var currency: Currency
  /// Whether the file says which account it is. If not, it is called by the form of its table, and is another one's account unless
  /// something shows that it is the same.
  public var isNamed = true
  /// What tells it from the others of a file that does not say whose they are: a pocket of a wallet, the end of a number.
  public var part: String?

  /// Whether nothing tells it from other accounts: a person must say which it is.
  public var isUnknown: Bool { !isNamed && nativeId.isEmpty }

  /// What is known of an account.
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
  /// An account of which nothing is known but what its amounts are counted in.
  public static func unknown(in currency: Currency) -> AccountRecord {
    var account = AccountRecord(nativeId: "", currency: currency)
    account.isNamed = false
    return account
  }
}

/// The figures that a source gives for an account beside its transactions. Nil is "the source does not say".
public struct BalanceRecord: Hashable, Sendable {
  /// What is owned, or owed when negative.
  public var balance: Amount?
  /// What can be spent now.
  public var available: Amount?
  /// How much may be owed.
  public var creditLimit: Amount?
  /// The source's own date of these figures.
  public var date: LocalTime?

  /// The figures that are known.
  public init(balance: Amount? = nil, available: Amount? = nil, creditLimit: Amount? = nil, date: LocalTime? = nil) {
    self.balance = balance
    self.available = available
    self.creditLimit = creditLimit
    self.date = date
  }
}

/// One login at one institution inside a source, and how it fared in this answer.
public struct ConnectionRecord: Hashable, Sendable {
  /// The source's own id, as its accounts' `connection` says it; empty when the source has only one.
  public var nativeId: String
  /// What the source calls it.
  public var name: String?
  /// What the source says is wrong with it, in its own words, as they came; nil when it answered.
  public var error: String?
  /// The last day that the bank's consent holds, where the source says.
  public var consentUntil: Day?

  /// What is known of a connection.
  public init(nativeId: String = "", name: String? = nil, error: String? = nil, consentUntil: Day? = nil) {
    self.nativeId = nativeId
    self.name = name
    self.error = error
    self.consentUntil = consentUntil
  }
}
