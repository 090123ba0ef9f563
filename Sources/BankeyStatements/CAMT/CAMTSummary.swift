import BankeyModel

/// The number of entries that a statement says it has (`TtlNtries`), beside the number of those that were read.
struct CAMTSummary {
  private(set) var stated: Int?
  private(set) var entries = 0
  /// The number of payments: that of the details, or one for an entry without any.
  private var payments = 0

  /// Reads `TxsSummry`.
  mutating func take(_ element: CAMTElement) {
    stated = element[.total]?[.entries]?.text.flatMap { Int($0) }
  }

  /// Counts an entry with its number of details.
  mutating func count(details: Int) {
    entries += 1
    payments += max(1, details)
  }

  /// Whether the numbers agree. Some banks state that of the payments.
  var isRight: Bool { stated.map { $0 == entries || $0 == payments } ?? true }
}

extension CAMTReader {
  /// Reports a statement that has more or fewer entries than it says.
  mutating func tellSummary() {
    guard let statement, let stated = statement.summary.stated, !statement.summary.isRight else { return }
    note("The bank counts \(stated) entries here, and bankey \(statement.summary.entries).", at: statement.start)
  }

  /// Reports balances whose sign is missing, and which the entries do not prove.
  mutating func settleSigns() {
    guard let statement, let number = self.statement?.settleSigns(), number > 0 else { return }
    note(
      "Skipped balances that do not say whether they are credit or debit: \(number).", at: statement.start)
  }
}
