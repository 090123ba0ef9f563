import BankeyModel

/// The lines of a day of the timeline: its transactions, with both sides of an own transfer as one.
///
/// A transfer is a line on the day on which the money left. A certain one counts in no sum. A probable one counts with
/// both sides on the day of its line, where they cancel each other out, so that a sum matches the lines below it.
public struct TimelineLines: Hashable, Sendable {
  /// A line.
  public enum Line: Identifiable, Hashable, Sendable {
    /// A transaction.
    case transaction(Transaction)
    /// Both sides of an own transfer, by the side that the money leaves.
    case transfer(Transaction, Transfer)

    /// The transaction that the line opens.
    public var transaction: Transaction {
      switch self {
      case .transaction(let transaction), .transfer(let transaction, _): transaction
      }
    }

    /// The transactions that the line stands for.
    var sides: [Transaction.ID] {
      switch self {
      case .transaction(let transaction): [transaction.id]
      case .transfer(let out, let transfer): [out.id, transfer.other]
      }
    }

    /// The transaction's id.
    public var id: Transaction.ID { transaction.id }
  }

  /// The lines, the last recorded first.
  public let lines: [Line]
  /// The sum of the lines in each currency without certain transfers; nil when it does not fit.
  public let sums: [Currency: Amount?]
  /// The numbers of the lines among the day's transactions, including those without a line.
  public let numbers: [Int]
  /// The line of each transaction that has none of its own: the other side of its transfer.
  public let folded: [Transaction.ID: Transaction.ID]

  /// Creates the lines of a day's transactions. Only transfers between `accounts` are folded and left out of the sums.
  public init(_ transactions: [Transaction], between accounts: Set<Account.ID>) {
    var (lines, numbers, folded): ([Line], [Int], [Transaction.ID: Transaction.ID]) = ([], [], [:])
    var sums: [Currency: Amount?] = [:]
    for (number, transaction) in transactions.enumerated() {
      let transfer = transaction.transfer.flatMap { accounts.contains($0.account) ? $0 : nil }
      if let transfer, !transaction.amount.isNegative {
        folded[transaction.id] = transfer.other
        continue
      }
      if transfer?.isCertain != true {
        let counted = transfer == nil ? transaction.amount : .zero
        sums[transaction.currency] = (sums[transaction.currency] ?? .zero).flatMap(counted.adding)
      }
      lines.append(transfer.map { .transfer(transaction, $0) } ?? .transaction(transaction))
      numbers.append(number)
    }
    (self.lines, self.numbers, self.folded, self.sums) = (lines, numbers, folded, sums)
  }
}
