/// Something that a person should look at.
public enum CheckFinding: Hashable, Sendable {
  /// There is less in an account than there should be.
  case low(Account, limit: Amount)
  /// What is known of an account is too old.
  case old(Account)
  /// Something was wrong with one account when it was last asked for.
  case failingAccount(Account)
  /// A bank does not answer.
  case failingConnection(ConnectionStatus, of: SourceStatus)
  /// A bank's consent has ended, or ends soon.
  case consent(ConnectionStatus, of: SourceStatus)
  /// A source does not answer.
  case failingSource(SourceStatus)
}
