import BankeyCore

extension ReportContent {
  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: ReportRow.ID) -> String? {
    switch id {
    case .transaction(let id): transaction(id).map { account.copyable($0.amount) }
    case .total(let section): report.total(of: section).map(account.copyable)
    case .title, .day, .rejected, .message, .spacer: nil
    }
  }

  /// What a transaction is called by its source, or else by bankey; nil of other rows.
  func number(of id: ReportRow.ID) -> String? {
    if case .transaction(let id) = id { transaction(id)?.copyableNumber } else { nil }
  }

  private func transaction(_ id: Transaction.ID) -> Transaction? {
    guard let place = try? pages.place(of: id, by: options.grouping) else { return nil }
    return try? pages.page(of: place.group, from: .day(place.day, skipping: place.offset), limit: 1).first
  }
}
