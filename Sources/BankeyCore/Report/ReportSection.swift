/// A part of the transactions report.
public enum ReportSection: Identifiable, Hashable, Sendable {
  /// What the account holds, above its transactions and no part of their sums.
  case holdings
  /// The transactions of a status.
  case group(TransactionStatus)
  /// All transactions together, where nothing is known of them.
  case all
  /// Records that could not be read.
  case rejected
  /// The last line.
  case grandTotal

  /// It is its own identity.
  public var id: ReportSection { self }
}
