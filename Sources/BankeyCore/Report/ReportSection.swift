/// A part of the transactions report.
public enum ReportSection: Identifiable, Hashable, Sendable {
  /// The transactions of a status.
  case group(TransactionStatus)
  /// The last line.
  case grandTotal

  /// It is its own identity.
  public var id: ReportSection { self }
}
