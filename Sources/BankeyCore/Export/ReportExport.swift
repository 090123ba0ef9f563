/// What is to be written to a file: the transactions that a screen shows, in its order.
public struct ReportExport: Sendable {
  /// How a file is written.
  public enum Format: String, CaseIterable, Sendable { case csv, json }
  /// Whose transactions; nil for what was found over all accounts.
  public var account: Account?
  /// How they are grouped.
  public var options: ReportOptions
  /// What was found, where the matches alone are shown.
  public var found: FoundTransactions?
  /// How it is written.
  public var format: Format

  /// The transactions of an account as a screen shows them.
  public init(of account: Account, _ options: ReportOptions, found: FoundTransactions? = nil, as format: Format) {
    (self.account, self.options, self.found, self.format) = (account, options, found, format)
  }

  /// What was found over all accounts, newest first.
  public init(of found: FoundTransactions, as format: Format) {
    (account, options, self.found, self.format) = (nil, ReportOptions(), found, format)
  }

  /// Writes it piece by piece: a million transactions take no more memory than one. Throws when one cannot be read.
  public func write(from pages: any TransactionLookup, _ put: @escaping (String) throws -> Void) throws {
    var file = ReportFile(format, hasBalance: options.showsBalance, put)
    if let account {
      let shown: any TransactionPages = found.map { FoundPages($0, rows: pages) } ?? pages
      try Report(of: account, from: shown, options).write(to: &file)
    } else {
      try writeFound(from: pages, to: &file)
    }
    try file.end()
  }

  private func writeFound(from pages: any TransactionLookup, to file: inout ReportFile) throws {
    let keys = found?.newestFirst ?? []
    for first in stride(from: 0, to: keys.count, by: pages.pageLimit) {
      let page = keys[first..<min(keys.count, first + pages.pageLimit)]
      for transaction in try pages.transactions(page.map(\.id)) { file.write(transaction) }
    }
  }
}
