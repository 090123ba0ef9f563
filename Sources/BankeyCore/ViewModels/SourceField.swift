/// A field of a source or a connection.
public struct SourceField: Field {
  /// Which one.
  public enum Name: Hashable, Sendable {
    case type, lastSuccess, lastImport, lastFailure, error, nextAllowed, calls(String), consent, nativeId
    case account(Account.ID), fault(Account.ID, Int), message
  }
  /// Which one it is.
  public var id: Name
  /// "Last answer"
  public var label: String
  /// "today 07:12"
  public var value: String
  /// What a person would paste elsewhere.
  public var copy: String { value }
  /// Whether it wants attention.
  public var isWarning = false

  /// The account that it is about; nil of the source's own fields.
  public var account: Account.ID? {
    switch id {
    case .account(let account), .fault(let account, _): account
    default: nil
    }
  }
}
