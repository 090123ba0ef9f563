import BankeyModel

/// A file that may be a table, and the table that was found in it as it is written.
final class TableSource {
  let file: CSVFile
  let profiles: [CSVProfile]

  init(_ file: CSVFile, _ profiles: [CSVProfile]) { (self.file, self.profiles) = (file, profiles) }

  private lazy var found = Result<CSVTable?, ReadingError> { () throws(ReadingError) in
    try CSVTable.find(in: file, profiles)
  }

  /// Why no table was found; nil when the file does not look like one.
  private(set) lazy var error = CSVUnclearTable.error(in: file, profiles)

  /// The table; nil when none was found. Throws when a profile or the file contradicts itself.
  func table() throws(StatementError) -> CSVTable? {
    do throws(ReadingError) {
      return try found.get()
    } catch {
      var lines = LineCounter(file.bytes)
      throw StatementError(error, &lines)
    }
  }
}

/// A kind of file that is rewritten as one delimited row for each transaction before it is read.
struct TableRewriting: Sendable {
  /// The note for the user about what was changed; nil when the rewritten table says the same.
  var note: StatementProblem?
  /// Returns the rewritten table, in UTF-8; nil when the file is of another kind.
  let rewrite: @Sendable (TableSource) throws -> [UInt8]?

  /// All kinds, in the order in which they are tried. A file is of the first one that rewrites it.
  static let all: [TableRewriting] = [
    TableRewriting { MarkupTable.delimited($0.file.bytes) },
    TableRewriting { GuardedFields.plain($0.file.bytes) },
    TableRewriting { MinusBeforeQuotes.quoted($0.file.bytes) },
    TableRewriting { WideDelimiters.delimited($0.file.bytes) },
    TableRewriting { try FireflyTransactions.delimited($0.file) },
    TableRewriting { try mayHaveSplitFigures($0) ? UnquotedCommas.quoted($0.file.bytes) : nil },
    TableRewriting { try CurrencyColumns.delimited($0.file, $0.table()) },
    TableRewriting { try $0.table() == nil ? WiseTransfers.delimited($0.file) : nil },
    TableRewriting(note: RepeatedDates.note) { try $0.table().flatMap(RepeatedDates.delimited) },
    TableRewriting { try isNoTable($0) ? QuotedLines.unquoted($0.file.bytes) : nil },
    TableRewriting { try lacksDates($0) ? SplitDates.delimited($0.file) : nil },
    TableRewriting { try lacksDates($0) ? PrintedTable.delimited($0.file.bytes) : nil },
    TableRewriting { try isNoTable($0) ? LabelledRecords.delimited($0.file.bytes) : nil },
  ]

  /// The first kind that rewrites a file, with the rewritten table; nil when the file is read as it is.
  static func first(for source: TableSource) throws -> (kind: TableRewriting, text: [UInt8])? {
    for kind in all {
      if let text = try kind.rewrite(source) { return (kind, text) }
    }
    return nil
  }

  private static func mayHaveSplitFigures(_ source: TableSource) throws -> Bool {
    try source.table()?.mayHaveSplitFigures ?? true
  }

  /// Whether the file holds no table that could be read after a question.
  private static func isNoTable(_ source: TableSource) throws -> Bool {
    try source.table() == nil && source.error?.question == nil
  }

  /// Whether the file holds no table, or one without dates.
  private static func lacksDates(_ source: TableSource) throws -> Bool {
    guard let table = try source.table() else { return try isNoTable(source) }
    return !table.hasDays
  }
}
