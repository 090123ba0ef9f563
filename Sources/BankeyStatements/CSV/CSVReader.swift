import BankeyCore

/// Reads tables: comma-separated values, and what else banks call that.
///
/// The file is gone through twice: the first time shows how its dates and figures are to be read, the second time reads them. Nothing is
/// kept but what waits to be handed over.
struct CSVReader: StatementReader {
  let table: CSVTable
  let survey: CSVSurvey
  let reading: CSVReading
  let values: CSVValues
  /// What amounts are counted in where no column says it.
  let currency: Currency
  var rows: CSVRows
  var row = CSVRow()
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The accounts in the order of the file.
  var accounts: [CSVAccount] = []
  var numbers: [CSVAccountKey: Int] = [:]
  /// The account that was handed over last.
  var told: Int?
  /// The account of the last transaction, which rows behind it may continue.
  var last: Int?
  /// What the last row said, and what it means: the next one mostly says the same.
  var lastAccount = CSVSeen<Int>()
  var lastStatus = CSVSeen<CSVStatus?>()
  /// How many bytes were taken since all accounts were handed over.
  var waiting = 0
  /// Rows that are no transactions, and transactions that did not happen.
  var passed = CSVTally()
  var dropped = CSVTally()
  var unknownStatus = CSVTally()
  var counts = StatementCounts()

  /// What amounts are counted in where the file does not say it.
  static let unit = Currency(code: "XXX")

  /// A reader of a whole file, which is looked through once before.
  init(_ table: CSVTable) throws(StatementError) {
    self.table = table
    lines = LineCounter(table.text.bytes)
    rows = CSVRows(table.text.bytes, table.dialect, from: table.start)
    do throws(StatementFault) {
      survey = try CSVSurvey(table)
      reading = try CSVReading(survey, table)
      currency = table.currency(survey)
      values = CSVValues(table: table, reading: reading, lastDated: survey.lastDated, hasMinus: survey.hasMinus)
    } catch {
      throw StatementError(error, &lines)
    }
  }

  mutating func step() throws(StatementFault) {
    guard try rows.next(&row) else { return try finish() }
    if row.isBlank { return }
    try checkEnd()
    do throws(CSVRowFault) {
      try takeRow()
    } catch {
      reject(StatementFault("A row was left out: \(error.reason(row, table)).", at: row.place.lowerBound))
    }
  }

  /// A last row that has no line end and lacks fields is cut off.
  private func checkEnd() throws(StatementFault) {
    guard !row.isEnded, row.count < table.layout.width, row[table.layout.date] != nil,
      row.place.lowerBound == survey.lastDated, table.sample.rows.contains(where: { $0.count > row.count })
    else { return }
    throw StatementFault("The file is cut off: it ends inside a row.", at: row.place.upperBound)
  }
}

/// How many rows are of a sort that is only counted.
struct CSVTally {
  private(set) var count = 0
  private(set) var first = 0

  /// Counts one.
  mutating func add(at place: Int) {
    if count == 0 { first = place }
    count += 1
  }
}
