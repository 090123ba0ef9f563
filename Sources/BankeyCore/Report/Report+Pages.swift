extension Report {
  /// The report of an account of any size: its days are known at once, its transactions are read by page when a row needs them.
  public init(of account: Account, from pages: any TransactionPages, _ options: ReportOptions = ReportOptions()) throws
  {
    let details = PagedTransactions()
    let groups = try TransactionStatus.allCases.map { status in
      let section = ReportSection.group(status)
      let group = TransactionGroup(account: account.id, status: status, date: options.grouping)
      let days = status == .authorized && account.isFromFiles ? nil : try pages.dayTotals(of: group)
      let block = ReportGroup(section, days: days, hasSpacers: options.hasSpacers)
      let running = days.flatMap { Report.runs(section, options) ? RunningBalance(of: account, days: $0) : nil }
      details.add(group, block.outline, from: pages, running)
      return block
    }
    self.init(groups, of: details, in: account.currency)
  }

  /// Whether the transactions of a section have a balance beside them: only what is posted is in it.
  static func runs(_ section: ReportSection, _ options: ReportOptions) -> Bool {
    options.showsBalance && options.grouping == .booked && section == .group(.posted)
  }
}
