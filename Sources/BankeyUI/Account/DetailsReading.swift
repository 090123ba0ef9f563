import BankeyCore
import BankeyModel
import BankeyText

/// Reads the transactions of an account: all of them, or only the matches of a search.
struct DetailsReading {
  let account: Account
  let options: ReportOptions
  /// The matches, when only these are shown.
  let found: FoundTransactions?
  let bank: any BankService

  /// The report.
  var report: Report {
    get throws { try Report(of: account, from: pages, options) }
  }

  /// The content of the table and the history of the balance, in one state of the database.
  func opened(_ presenter: Presenter) throws -> (content: ReportContent, history: BalanceHistory?) {
    try bank.transactions().opening(account.id, by: options.grouping, limit: Report.pageSize) {
      let content = try content(presenter)
      return (content, try history(content.report))
    }
  }

  /// The report as the content of a table, below the account's holdings. A list of matches leaves out holdings, because
  /// a search does not find them.
  private func content(_ presenter: Presenter) throws -> ReportContent {
    let holdings = found == nil ? try bank.holdings(of: account.id) : []
    return try ReportContent(of: account, holding: holdings, pages: pages, presenter: presenter, options)
  }

  private var pages: any TransactionPages {
    get throws {
      let pages = try bank.transactions()
      return found.map { FoundPages($0, rows: pages) } ?? pages
    }
  }

  /// The history of the account's balance, independent of searches; nil when it is not known. A report of everything
  /// by booked day knows its days already.
  private func history(_ report: Report) throws -> BalanceHistory? {
    let isWhole = !options.isFiltered && options.grouping == .booked
    let known = isWhole ? report.groups.first { $0.section == .group(.posted) }?.outline.days : nil
    let group = TransactionGroup(account: account.id, status: .posted)
    let days = try known ?? bank.transactions().dayTotals(of: group)
    let balances = try bank.transactions().knownBalances(of: account.id)
    return days.isEmpty ? nil : BalanceHistory(of: account, days: days, known: balances)
  }
}
