/// A transaction as a source or a statement describes it, before the store has identified it.
public struct TransactionRecord: Hashable, Sendable {
  /// The source text of the record: a slice of a text that all records of a batch share.
  public var raw: Substring
  /// The source's own id; empty when it gives none. Ids may repeat, and may change between two fetches.
  public var nativeId: String
  /// Whether the bank has booked it (`posted`) or only reserved it (`authorized`).
  public var status: TransactionStatus
  /// The local day on which it counts, as written: the booking day when posted, otherwise the day of authorization.
  public var day: Day
  /// The day of authorization, when the source gives it separately.
  public var authorizedDay: Day?
  /// The amount; money in is positive.
  public var amount: Amount
  /// The description, verbatim and not yet safe for a terminal.
  public var description: String
  /// The counterparty; nil when the source does not say.
  public var counterparty: String?
  /// The counterparty's account, verbatim: a number, an IBAN, or an account's name in brackets.
  public var counterpartyAccount: String?
}

extension TransactionRecord {
  /// Creates a record.
  ///
  /// The initializer is in an extension beside the type so that the compiler builds the record in place. Building it
  /// field by field copies it, which costs more than everything else that reading does with it.
  public init(
    nativeId: String = "", status: TransactionStatus = .posted, day: Day, authorizedDay: Day? = nil, amount: Amount,
    description: String, counterparty: String? = nil, counterpartyAccount: String? = nil, raw: Substring = ""
  ) {
    self.init(
      raw: raw, nativeId: nativeId, status: status, day: day, authorizedDay: authorizedDay, amount: amount,
      description: description, counterparty: counterparty, counterpartyAccount: counterpartyAccount)
  }
}

/// One position of an investment account, as the source reports it. Nil means that the source does not say.
public struct HoldingRecord: Hashable, Sendable {
  /// The id that the source gives it; empty if it gives none.
  public var nativeId: String
  /// Its name, or its symbol when the source gives no name.
  public var name: String
  /// The number of shares or units.
  public var quantity: Amount?
  /// The purchase price of one unit.
  public var price: Amount?
  /// The market value of the whole position.
  public var value: Amount?
  /// The currency of price and value.
  public var currency: Currency
  /// The day of these figures.
  public var day: Day?

  /// Creates a holding; values left out are unknown.
  public init(
    nativeId: String, name: String, quantity: Amount? = nil, price: Amount? = nil, value: Amount? = nil,
    currency: Currency, day: Day? = nil
  ) {
    self.nativeId = nativeId
    self.name = name
    self.quantity = quantity
    self.price = price
    self.value = value
    self.currency = currency
    self.day = day
  }
}
