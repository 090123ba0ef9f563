/// What a person can do to a transaction. `bankey-sync change` does it; the case is its word there.
public enum TransactionChange: String, CaseIterable, Hashable, Sendable {
  /// It is shown and counted no more, and no import brings it back.
  case delete
  /// One that was deleted is there again.
  case restore
  /// It is not what an authorized transaction has become.
  case unmatch
}
