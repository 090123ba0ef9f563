/// A report as a file for programs: its transactions alone, since a program adds up for itself.
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

  /// Writes the end. Throws what went wrong on the way, after which nothing was written.
  mutating func end() throws {
    if format == .json { attempt(list.end) }
    if let failure { throw failure }
  }

  mutating func detail(_ detail: ReportDetail, of section: ReportSection, _ band: ReportBand) {
    switch detail {
    case .transaction(let transaction, let balance): write(transaction, balance)
    case .rejected(let number, let reason): failure = failure ?? Unreadable(number: number, reason: reason)
    }
  }

  /// Writes a transaction, with the balance after it where that is shown.
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
  mutating func subheader(_ day: DayTotal, of section: ReportSection, _ band: ReportBand) {}
  mutating func subfooter(_ day: DayTotal, of section: ReportSection, _ band: ReportBand) {}
  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {}
  mutating func grandFooter(_ total: Amount?) {}
  mutating func noTransactions(in section: ReportSection) {}
  mutating func notAvailable(_ section: ReportSection) {}
}

/// A transaction that could not be read: a file without it would not be what the screen shows.
private struct Unreadable: Error, CustomStringConvertible {
  let number: Int
  let reason: String
  var description: String { "transaction \(number + 1) cannot be read" + (reason.isEmpty ? "" : ": " + reason) }
}
