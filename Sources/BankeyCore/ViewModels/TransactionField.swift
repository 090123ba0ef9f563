/// A field of a transaction.
public struct TransactionField: Field {
  /// Which one.
  public enum Name: Hashable, Sendable {
    case amount, status, booked, authorized, match, text, counterparty, originalCurrency, account
    case source, file, received, seen, nativeId, id
    case earlier(Int), raw(Int)
  }
  /// Which one it is.
  public var id: Name
  /// "Amount"; empty of a line of the raw record.
  public var label: String
  /// "−$48.80"
  public var value: String
  /// What a person would paste elsewhere: `-48.80`.
  public var copy: String
  /// Whether it wants attention.
  public var isWarning = false
}
