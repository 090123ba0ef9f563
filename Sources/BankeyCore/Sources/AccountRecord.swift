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
