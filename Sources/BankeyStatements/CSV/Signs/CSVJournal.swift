import BankeyModel

/// Journals of double-entry bookkeeping, in which every entry debits one account and credits another.
extension CSVTable {
  /// The error when the table is a journal: the amounts of each day add up to zero, and two of three hold. There are
  /// several days, debit and credit have columns of their own, or the rows are of several accounts.
  var journal: ReadingError? {
    let columns = [layout.money.debit, layout.money.credit, layout.money.amount].compactMap(\.self)
    guard !columns.contains(where: { layout.source(of: $0) == .profile }) else { return nil }
    let days = dailySums(wholeDays)
    let signs = [days.count > 1, layout.money.amount == nil, isOfSeveralAccounts]
    guard signs.count(where: \.self) > 1, days.values.allSatisfy(\.isBalanced) else { return nil }
    return ReadingError(
      "Debits and credits are equal on every day, so this is a journal of double-entry bookkeeping and not the statement of an account. "
        + "Import the bank's own statement.", at: start)
  }

  /// The rows of the sample, without the last day if the sample may end within it.
  private var wholeDays: [CSVRow] {
    let rows = sample.transactions.rows
    guard sample.rows.count == CSVSample.rows, let last = rows.last.map(writtenDay) else { return rows }
    return rows.filter { writtenDay($0) != last }
  }

  private func writtenDay(_ row: CSVRow) -> String { text.string(row[layout.date]) ?? "" }

  /// What was debited and credited on a day; nil where a sum does not fit.
  private struct DailySum {
    private var debit: Amount? = .zero
    private var credit: Amount? = .zero
    var isBalanced: Bool { debit == credit && debit != nil && debit != .zero }

    mutating func add(debit amount: Amount) { debit = debit?.adding(amount) }
    mutating func add(credit amount: Amount) { credit = credit?.adding(amount) }

    mutating func add(signed amount: Amount) {
      if amount > .zero { return add(debit: amount) }
      credit = amount.negated.flatMap { credit?.adding($0) }
    }
  }

  private func dailySums(_ rows: [CSVRow]) -> [String: DailySum] {
    let mark = sample.mark(layout.amounts) ?? .dot
    func amount(_ row: CSVRow, _ column: Int?) -> Amount {
      row[column].flatMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) } ?? .zero
    }
    return rows.reduce(into: [:]) { days, row in
      var day = days[writtenDay(row)] ?? DailySum()
      day.add(debit: amount(row, layout.money.debit))
      day.add(credit: amount(row, layout.money.credit))
      day.add(signed: amount(row, layout.money.amount))
      days[writtenDay(row)] = day
    }
  }

  /// Whether the rows are of three accounts or more, as no transfers between two accounts are, or a column names accounts
  /// of the books, such as `Expenses:Rent`.
  private var isOfSeveralAccounts: Bool {
    let accounts = layout.headings.indices.filter { column in
      column == layout.account
        || CSVWords.meaning(of: layout.headings[column]).map { CSVTable.accounts.contains($0.column) } == true
    }
    if accounts.contains(where: { Set(sample.strings($0)).count > 2 }) { return true }
    return layout.texts.contains { column in
      let names = sample.strings(column)
      return !names.isEmpty && names.allSatisfy(CSVTable.isOfBooks)
    }
  }

  private static func isOfBooks(_ name: String) -> Bool {
    name.firstIndex(of: ":").map { roots.contains(WordFolding.folded(String(name[..<$0]))) } ?? false
  }

  private static let accounts: Set<CSVColumnRole> = [.account, .accountName, .number]
  private static let roots: Set = [
    "assets", "asset", "liabilities", "liability", "equity", "income", "revenue", "revenues", "expenses", "expense",
  ]
}
