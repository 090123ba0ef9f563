import BankeyModel

/// Reads OFX: processes the tags in order and hands over accounts, transactions and balances as soon as they are
/// complete.
///
/// The reader is lenient about form (unclosed tags, unknown tags, wrong order) and strict about content: values that
/// cannot be read with certainty are reported with their line, and a truncated file is refused.
struct OFXReader: StatementReader {
  let text: OFXText
  var tokens: OFXTokenizer
  var lines: LineCounter
  /// The open aggregates, outermost first; each at most once.
  var open: [OFXTag] = []
  /// Events that were read but not handed over.
  var events: [StatementEvent] = []
  var institution: String?
  var statement: OFXStatement?
  var status: OFXStatus?
  /// Requests that the bank refused.
  var failures: [ReadingError] = []
  var row: OFXRow?
  /// Unknown tags that are open in the row, each with a copy of the row as it was before.
  var strangers: [OFXUnknownTag] = []
  var batch = TransactionBatch()
  var counts = StatementCounts()
  /// Tells how amounts get their signs.
  var signs: OFXSigns
  /// Tells what the marks in amounts mean.
  var figures: OFXFigures
  /// Reads dates in other forms than that of OFX.
  var dates: OFXDates

  /// How OFX is recognized and read.
  static let format = FormatReading(format: .ofx, declaresCharset: true, isFound: OFXHeader.isFound) { bytes, _, sink in
    try OFXReader(bytes).read(into: sink)
  }

  /// Prepares to read a whole file.
  init(_ bytes: ByteView) throws(StatementError) {
    lines = LineCounter(bytes)
    dates = OFXDates(bytes)
    do throws(ReadingError) {
      let header = try OFXHeader(bytes)
      text = OFXText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: header.charset))
      tokens = try OFXTokenizer(bytes, from: header.root)
      signs = OFXSigns(OFXScan(tokens), text)
      figures = OFXFigures(OFXScan(tokens), text)
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
    }
  }

  mutating func step() throws(ReadingError) {
    guard let token = try tokens.next() else { return try finish() }
    switch (token.kind, token.tag) {
    case (.close, let tag?): try close(tag, at: token)
    case (.close, nil): closeStranger(token)
    case (.open, nil): try openStranger(token)
    case (.empty, nil): break
    case (_, let tag?) where !tag.isAggregate: handle(tag, token.value)
    case (.open, let tag?): try begin(tag, token)
    case (.empty, let tag?):
      try begin(tag, token)
      try close(tag, at: token)
    }
  }
}

extension OFXReader {
  /// Completes the bank's status of a request.
  mutating func finishStatus() {
    guard let status else { return }
    self.status = nil
    if status.isWarning { note(status.sentence, at: status.start) }
    guard status.isError, failures.count < OFXStatus.failuresTold else { return }
    failures.append(ReadingError(status.sentence, at: status.start))
  }

  /// Checks at the end of the file that it is complete; throws when it is cut off.
  mutating func finish() throws(ReadingError) {
    if let last = open.last {
      throw ReadingError("The file is cut off: it ends inside \(last.rawValue).", at: text.bytes.count)
    }
    if let failure = failures.first, counts.statements == 0 { throw failure }
    for failure in failures { note(failure.message, at: failure.place) }
    if signs.haveCounted {
      note(
        "The signs of the amounts do not fit their types, so the type of each transaction decides what went out.", at: 0
      )
    }
    if signs.areDoubtful {
      note(
        "No amount has a minus, although a type says that money went out. That is too little proof, so the amounts "
          + "count as written.", at: 0)
    }
    try finishCounts()
  }

  /// The date of a value; nil when there is none, it is impossible, or its form leaves open what it means.
  mutating func date(_ value: OFXValue?) -> OFXDate? {
    guard let value else { return nil }
    if let date = text.date(value) { return date }
    return text.string(value).flatMap { dates.date($0) }
  }

  /// A value, quoted for a message.
  func quoted(_ value: OFXValue) -> String { Quotation.of(text.string(value) ?? "") }
}

extension OFXReader {
  mutating func beginStatement(_ tag: OFXTag, at start: Int) throws(ReadingError) {
    try finishStatement()
    statement = OFXStatement(tag, start: start)
  }

  mutating func finishStatement() throws(ReadingError) {
    defer { statement = nil }
    settleStatedBalances()
    guard statement.map({ !isEmpty($0) }) == true else { return }
    try flush()
    guard let statement else { return }
    counts.statements += 1
    if let balances = statement.balances { events.append(.balances(balances)) }
    report(on: statement)
  }

  /// Hands over the account and the collected transactions.
  mutating func flush() throws(ReadingError) {
    guard var statement else { return }
    statement.handedOver = try handOver(
      statement.account(of: institution), after: statement.handedOver, at: statement.start)
    if !statement.isDated, let period = statement.period {
      events.append(.period(period))
      statement.isDated = true
    }
    self.statement = statement
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Whether the statement is empty, as some banks send it when there were no transactions.
  private func isEmpty(_ statement: OFXStatement) -> Bool {
    statement.number == nil && statement.handedOver == nil && statement.balances == nil && batch.transactions.isEmpty
  }

  private mutating func report(on statement: OFXStatement) {
    if statement.currency == nil { note("A statement does not name its currency.", at: statement.start) }
    note(
      statement.trades, one: "Skipped 1 securities trade of an investment account.",
      many: "Skipped \(statement.trades) securities trades of an investment account.", at: statement.start)
    note(
      statement.positions, one: "Skipped 1 securities position of an investment account.",
      many: "Skipped \(statement.positions) securities positions of an investment account.", at: statement.start)
    note(
      statement.balanceRows, one: "Skipped 1 row that only states a balance.",
      many: "Skipped \(statement.balanceRows) rows that only state a balance.", at: statement.start)
    let (unit, other) = (statement.unit.code, Quotation.of(statement.foreign.currency))
    note(
      statement.foreign.rows, one: "1 amount labeled \(other) counts as \(unit).",
      many: "\(statement.foreign.rows) amounts labeled \(other) count as \(unit).", at: statement.start)
  }
}

/// An unknown tag that is open in a row.
///
/// In SGML it may be an empty element or an aggregate of the bank's own; only an end tag tells. Once the end tag is
/// read, the contents turn out not to belong to the row.
struct OFXUnknownTag {
  /// The maximum number of open unknown tags.
  static let limit = 32

  let name: Range<Int>
  /// The row as it was before the tag.
  let row: OFXRow
}
