import BankeyCore

extension ReportContent {
  /// What a row stands under: its date, or the title of its group where it is a date itself; nil of a title.
  func heading(ofRow row: Int) -> ReportRow? {
    let held = holdings.isEmpty ? 0 : count(in: 0)
    if row < held { return row == 0 ? nil : self.row(0, in: 0) }
    var row = row - held
    for (section, outline) in report.groups.map(\.outline).enumerated() {
      if row < outline.count {
        switch outline.entry(at: row) {
        case .title: return nil
        case .transaction(_, let day), .spacer(let day):
          return self.row(outline.row(ofDay: day), in: firstGroup + section)
        case .day, .total, .noTransactions, .notAvailable: return self.row(0, in: firstGroup + section)
        }
      }
      row -= outline.count
    }
    return nil
  }

  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: ReportRow.ID) -> String? {
    switch id {
    case .transaction(let id): transaction(id).map { account.copyable($0.amount) }
    case .holding(let number): holdings[number].value.map(account.copyable)
    case .total(let section): report.total(of: section).map(account.copyable)
    case .title, .day, .rejected, .message, .spacer: nil
    }
  }

  /// What a transaction is called by its source, or else by bankey; nil of other rows.
  func number(of id: ReportRow.ID) -> String? {
    if case .transaction(let id) = id { transaction(id)?.copyableNumber } else { nil }
  }

  /// A transaction by its id; nil when it is gone.
  func transaction(_ id: Transaction.ID) -> Transaction? {
    try? pages.transaction(id, by: options.grouping)
  }
}
