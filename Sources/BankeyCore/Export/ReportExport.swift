import BankeyModel
import BankeyText

/// An export of the transactions that a screen shows, in the same order.
public struct ReportExport: Sendable {
  /// The formats in which a report can be exported.
  public enum Format: String, CaseIterable, Sendable { case csv, json }
  /// The account; nil for a search over all accounts.
  public var account: Account?
  /// The options of the report on the screen.
  public var options: ReportOptions
  /// The matches, when only these are shown.
  public var found: FoundTransactions?
  /// The format of the exported file.
  public var format: Format

  /// Creates an export of an account's transactions as shown on the screen.
  public init(of account: Account, _ options: ReportOptions, found: FoundTransactions? = nil, as format: Format) {
    (self.account, self.options, self.found, self.format) = (account, options, found, format)
  }

  /// Creates an export of matches in all accounts, newest first.
  public init(of found: FoundTransactions, as format: Format) {
    (account, options, self.found, self.format) = (nil, ReportOptions(), found, format)
  }

  /// Writes the export piece by piece. Memory use does not depend on the number of transactions.
  ///
  /// - Throws: Errors of `put`, and an error that names the first transaction that cannot be read.
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

extension ReportExport {
  /// The file's name without extension: "bankey-banking-account-2026-11-21".
  public func fileName(on day: Day) -> String {
    let words = (account?.name ?? "found").lowercased().unicodeScalars.split { !ReportExport.isPlain($0) }
    let name = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    return ["bankey", String(name.prefix(40)), day.description].filter { !$0.isEmpty }.joined(separator: "-")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}

/// Writes a report as a file for programs, which contains only the transactions.
struct ReportFile: ReportOutput {
  private let format: ReportExport.Format
  private let hasBalance: Bool
  private let put: (String) throws -> Void
  private var list = JSONList("transactions")
  private var failure: (any Error)?

  init(_ format: ReportExport.Format, hasBalance: Bool, _ put: @escaping (String) throws -> Void) {
    (self.format, self.hasBalance, self.put) = (format, hasBalance, put)
    if format == .csv {
      var titles = Transaction.csvTitles
      if hasBalance { titles.put(text: "balance") }
      attempt(titles.text)
    }
  }

  /// Writes the end of the file. Throws the first error, after which nothing more was written.
  mutating func end() throws {
    if format == .json { attempt(list.end) }
    if let failure { throw failure }
  }

  mutating func detail(
    _ detail: ReportDetail, at place: PlaceInDay?, of section: ReportSection, _ band: ReportBand
  ) {
    switch detail {
    case .transaction(let transaction, let balance): write(transaction, balance)
    case .rejected(let number, let reason): failure = failure ?? UnreadableError(number: number, reason: reason)
    }
  }

  /// Writes a transaction, with the balance after it if shown.
  mutating func write(_ transaction: Transaction, _ balance: Amount? = nil) {
    switch format {
    case .csv:
      var row = transaction.csv
      if hasBalance { row.put(figure: balance) }
      attempt(row.text)
    case .json:
      var object = transaction.json
      if hasBalance { object.put("balance", balance?.description) }
      attempt(list.next(object))
    }
  }

  private mutating func attempt(_ text: String) {
    guard failure == nil else { return }
    do { try put(text) } catch { failure = error }
  }

  mutating func header(_ group: ReportGroup) {}
  mutating func subheader(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {}
  mutating func subfooter(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {}
  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {}
  mutating func grandFooter(_ total: Amount?) {}
  mutating func noTransactions(in section: ReportSection) {}
  mutating func notAvailable(_ section: ReportSection) {}
}

/// The error for a transaction that cannot be read, without which the file would differ from the screen.
private struct UnreadableError: Error, CustomStringConvertible {
  let number: Int
  let reason: String
  var description: String { "transaction \(number + 1) cannot be read" + (reason.isEmpty ? "" : ": " + reason) }
}
