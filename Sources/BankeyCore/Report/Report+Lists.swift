extension Report {
  /// The report of two sources: what is authorized and what is posted. Nil is a source that does not say; each may be empty.
  ///
  /// A transaction in another currency is rejected: nothing is added up across currencies.
  public init(
    authorized: [Transaction]?, posted: [Transaction]?, in currency: Currency, rejected: [StatementProblem] = []
  ) {
    self.init([(.group(.authorized), authorized), (.group(.posted), posted)], in: currency, rejected)
  }

  /// The report of one source whose transactions say themselves which group they belong to; nil when it does not say.
  public init(all: [Transaction]?, in currency: Currency, rejected: [StatementProblem] = []) {
    let groups = TransactionStatus.allCases.map { status in
      (ReportSection.group(status), all?.filter { $0.status == status })
    }
    self.init(all == nil ? [(.all, nil)] : groups, in: currency, rejected)
  }

  private init(_ lists: [(ReportSection, [Transaction]?)], in currency: Currency, _ rejected: [StatementProblem]) {
    var details = ListedTransactions()
    let groups = lists.map { section, list in
      ReportGroup(section, days: list.map { details.add($0.filter { $0.currency == currency }, to: section) })
    }
    let others = lists.flatMap { $0.1 ?? [] }.filter { $0.currency != currency }
    self.init(groups, of: details, in: currency, rejected: rejected + others.map { Report.problem($0, currency) })
  }

  private static func problem(_ transaction: Transaction, _ currency: Currency) -> StatementProblem {
    StatementProblem(
      .rejected, "\(transaction.day) is in \(transaction.currency.code), not in \(currency.code) as the others")
  }
}
