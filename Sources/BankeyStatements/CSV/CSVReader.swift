import BankeyCore

/// Reads tables: comma-separated values, and what else banks call that.
///
/// The file is gone through twice: the first time shows how its dates and figures are to be read, the second time reads them. Nothing is
/// kept but what waits to be handed over.
struct CSVReader: StatementReader {
  let table: CSVTable
  let survey: CSVSurvey
  let reading: CSVReading
  var rows: CSVRows
  var row = CSVRow()
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The accounts in the order of the file.
  var accounts: [CSVAccount] = []
  var numbers: [CSVAccountKey: Int] = [:]
  /// The account that was handed over last.
  var told: Int?
  /// The transaction that rows behind it may continue.
  var open: CSVTransaction?
  /// What the last row said, and what it means: the next one mostly says the same.
  var lastKey = CSVSeen<CSVAccountKey>()
  var lastStatus = CSVSeen<CSVStatus?>()
  /// How many rows wait.
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
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
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
    if waiting >= TransactionBatch.rows { flush() }
  }

  /// A last row that has no line end and lacks fields is cut off.
  private func checkEnd() throws(StatementFault) {
    guard !row.isEnded, row.cells.count < table.layout.width, row[table.layout.date] != nil,
      row.place.lowerBound == survey.lastDated, table.sample.rows.contains(where: { $0.cells.count > row.cells.count })
    else { return }
    throw StatementFault("The file is cut off: it ends inside a row.", at: row.place.upperBound)
  }
}

/// The bytes of a field and what they mean, so that the same bytes in the next row need not be read again.
struct CSVSeen<Meaning> {
  private var places: [Range<Int>] = []
  private var meaning: Meaning?

  /// The meaning of fields, which `read` finds out where they are others than in the row before.
  mutating func of<Failure>(
    _ cells: [CSVCell?], _ bytes: ByteView, _ read: () throws(Failure) -> Meaning
  ) throws(Failure) -> Meaning {
    let now = cells.map { $0?.place ?? 0..<0 }
    if let meaning, now.count == places.count, zip(now, places).allSatisfy({ bytes.isEqual($0, $1) }) { return meaning }
    let meaning = try read()
    (places, self.meaning) = (now, meaning)
    return meaning
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
