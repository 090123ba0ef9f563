/// A row of the transactions report.
public enum ReportRow: Identifiable, Hashable, Sendable {
  /// The title of a group, with its sum.
  case title(TransactionStatus, ReportLine)
  /// The date of a day, with its subtotal.
  case day(TransactionStatus, Day, ReportLine)
  /// A transaction.
  case transaction(Transaction.ID, ReportLine)
  /// A transaction that could not be read, by its number in the group.
  case unread(TransactionStatus, Int)
  /// That a group has nothing to show, or that the source does not say.
  case message(TransactionStatus, String)
  /// A blank line after a day.
  case spacer(TransactionStatus, Day)
  /// The total of a group, or of all.
  case total(ReportSection, ReportLine)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case title(TransactionStatus)
    case day(TransactionStatus, Day)
    case transaction(Transaction.ID)
    case unread(TransactionStatus, Int)
    case message(TransactionStatus)
    case spacer(TransactionStatus, Day)
    case total(ReportSection)
  }

  /// What the row is found again by.
  public var id: ID {
    switch self {
    case .title(let status, _): .title(status)
    case .day(let status, let day, _): .day(status, day)
    case .transaction(let id, _): .transaction(id)
    case .unread(let status, let number): .unread(status, number)
    case .message(let status, _): .message(status)
    case .spacer(let status, let day): .spacer(status, day)
    case .total(let section, _): .total(section)
    }
  }

  /// Transactions and totals can be selected; dates, blank lines and messages cannot.
  public var isSelectable: Bool {
    switch self {
    case .transaction, .unread, .total: true
    case .title, .day, .message, .spacer: false
    }
  }
}
