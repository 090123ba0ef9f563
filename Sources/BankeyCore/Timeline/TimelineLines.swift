import BankeyModel

/// The lines of a day of the timeline: its transactions, with both sides of an own transfer as one.
///
/// A certain transfer is a line on the day on which the money left. A probable one is a line only if both sides have
/// the same day, because each side counts in the sum of its own day.
public struct TimelineLines: Hashable, Sendable {
  /// A transaction, or a transfer that joins both of its sides.
  public enum Line: Identifiable, Hashable, Sendable {
    /// A transaction that is not part of a transfer.
    case transaction(Transaction)
    /// Both sides of an own transfer, by the side that the money leaves.
    case transfer(Transaction, Transfer)

    /// The transaction that the line opens.
    public var transaction: Transaction {
      switch self {
      case .transaction(let transaction), .transfer(let transaction, _): transaction
      }
    }

    /// The transactions that the line shows: one, or both sides of a transfer.
    var sides: [Transaction.ID] {
      switch self {
      case .transaction(let transaction): [transaction.id]
      case .transfer(let transaction, let transfer): [transaction.id, transfer.other]
      }
    }

    /// The id of the transaction, or of a transfer's outgoing side.
    public var id: Transaction.ID { transaction.id }
  }

  /// The lines, the last recorded first.
  public let lines: [Line]
  /// The sum of the day in each currency without certain transfers; nil when it does not fit.
  public let sums: [Currency: Amount?]
  /// The numbers of the lines among the day's transactions, including those without a line.
  public let numbers: [Int]
  /// The line of each transaction that has none of its own: the other side of its transfer.
  public let folded: [Transaction.ID: Transaction.ID]

  /// Creates the lines of a day's transactions. Only transfers between `accounts` are folded and left out of the sums.
  public init(_ transactions: [Transaction], between accounts: Set<Account.ID>) {
    let ids = Set(transactions.map(\.id))
    var (lines, numbers, folded): ([Line], [Int], [Transaction.ID: Transaction.ID]) = ([], [], [:])
    var sums: [Currency: Amount?] = [:]
    for (number, transaction) in transactions.enumerated() {
      let transfer = transaction.transfer.flatMap { accounts.contains($0.account) ? $0 : nil }
      if transfer?.isCertain != true {
        sums[transaction.currency] = (sums[transaction.currency] ?? .zero).flatMap(transaction.amount.adding)
      }
      let folds = transfer.flatMap { $0.isCertain || ids.contains($0.other) ? $0 : nil }
      if let folds, !transaction.amount.isNegative {
        folded[transaction.id] = folds.other
        continue
      }
      lines.append(folds.map { .transfer(transaction, $0) } ?? .transaction(transaction))
      numbers.append(number)
    }
    (self.lines, self.numbers, self.folded, self.sums) = (lines, numbers, folded, sums)
  }
}
