import BankeyCore

/// Reads QIF: lists of records, in which a letter says what a line is.
struct QIFReader: StatementReader {
  let bytes: ByteView
  let decoder: TextDecoder
  let survey: QIFSurvey
  var records: QIFRecords
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The account that the file named last, until transactions of another kind come.
  var named: QIFAccount?
  /// The account whose transactions are read.
  var account: QIFAccount?
  /// Of which kind that is.
  var kind: QIFAccountKind?
  /// How many trades say nothing of cash.
  var trades = 0
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// What amounts are counted in: QIF never says it.
  static let unit = Currency(code: "XXX")

  /// A reader of a whole file, which is looked through once before.
  init(_ bytes: ByteView) throws(StatementError) {
    self.bytes = bytes
    decoder = TextDecoder(for: bytes, declared: nil)
    records = QIFRecords(bytes)
    lines = LineCounter(bytes)
    do throws(StatementFault) {
      survey = try QIFSurvey(records)
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
    }
  }

  mutating func step() throws(StatementFault) {
    guard let (list, record) = try records.next() else { return try finish() }
    switch list {
    case .accounts: named = QIFAccount(name: text(record["N"]), type: text(record["T"]))
    case .transactions(let kind):
      begin(kind, at: record.place.lowerBound)
      try take(record)
    case .other: break
    }
  }

  private mutating func finish() throws(StatementFault) {
    flush()
    if trades > 0 { note("Trades of securities that say nothing of cash are taken as 0: \(trades).", at: 0) }
    if counts.statements > 0 { note("A statement names no currency.", at: 0) }
    if let date = survey.ambiguousDate, counts.rows > 0 {
      note(
        "Dates like \(Quotation.of(text(date) ?? "")) are read with the month first: no date in the file decides it.",
        at: date.lowerBound)
    }
    try finishCounts()
  }

  /// What stands at `place`; nil when there is nothing.
  func text(_ place: Range<Int>?) -> String? { place.flatMap { $0.isEmpty ? nil : decoder.string(bytes[$0]) } }
}
