/// A report that is to be written to a file: the transactions that a screen shows, in its order.
public struct ReportExport: Sendable {
  /// How a file is written.
  public enum Format: String, CaseIterable, Sendable { case csv, json }
  /// Whose transactions.
  public var account: Account
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

  /// Writes it piece by piece: a million transactions take no more memory than one. Throws when one cannot be read.
  public func write(from pages: any TransactionLookup, _ put: @escaping (String) throws -> Void) throws {
    let shown: any TransactionPages = found.map { FoundPages($0, rows: pages) } ?? pages
    let report = try Report(of: account, from: shown, options)
    var file = ReportFile(format, hasBalance: options.showsBalance, put)
    report.write(to: &file)
    try file.end()
  }
}
