import BankeyModel

/// Reads MT940 and MT942: processes the fields in order and hands over accounts, transactions and balances as soon as
/// they are complete.
///
/// The reader accepts all known variations of form, with or without the blocks of a SWIFT message, and is strict about
/// content: values that cannot be read with certainty are reported with their line, and a truncated file is refused.
struct MT940Reader: StatementReader {
  var text: MT940Text
  var fields: MT940Fields
  var lines: LineCounter
  var events: [StatementEvent] = []
  var statement: MT940Statement?
  var row: MT940Row?
  /// Whether the text of a SWIFT message has begun but not ended.
  var isBlockOpen = false
  /// The last field, which shows whether the file is complete.
  var last: MT940Field?
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// How MT940 is recognized and read.
  static let format = FormatReading(format: .mt940, isFound: MT940Sign.isFound) { bytes, _, sink in
    try MT940Reader(bytes).read(into: sink)
  }

  /// Prepares to read a whole file.
  init(_ bytes: ByteView) throws(StatementError) {
    lines = LineCounter(bytes)
    do throws(ReadingError) {
      fields = try MT940Fields(bytes)
      text = MT940Text(bytes: bytes, decoder: TextDecoder(for: bytes, declared: nil), fields)
    } catch {
      throw StatementError(error.message, line: lines.line(at: error.place))
    }
  }

  mutating func step() throws(ReadingError) {
    guard let field = try fields.next() else { return try finish() }
    last = field
    switch field.tag {
    case .details, .codedDetails: takeDetails(field)
    case .entry: try beginRow(field)
    case .other: break
    default:
      try finishRow()
      try takeFrame(field)
    }
  }

  private mutating func takeFrame(_ field: MT940Field) throws(ReadingError) {
    switch field.tag {
    case .block: try beginBlock()
    case .reference: try beginStatement(at: field.start)
    case .account: try takeAccount(field)
    case .opening: try takeOpening(field)
    case .floor: takeFloor(field)
    case .closing: takeClosing(field)
    case .available: takeAvailable(field)
    case .summary: takeSummary(field)
    case .forward: statement?.isEnded = true
    default: endMessage()
    }
  }
}

extension MT940Reader {
  /// Takes the opening balance of a statement or page, which names the currency.
  mutating func takeOpening(_ field: MT940Field) throws(ReadingError) {
    try beginOther(at: field.start)
    statement?.isOpened = true
    if statement?.entries == nil { statement?.entries = fields }
    guard let balance = balance(field) else { return }
    statement?.currency = balance.currency
    // In one dialect the balance of a page follows that of the statement, so the first one is the opening balance.
    guard statement?.opening == nil else { return }
    statement?.opening = balance.amount
    statement?.openingDate = balance.day
  }

  /// Takes the closing balance of a statement or page.
  mutating func takeClosing(_ field: MT940Field) {
    statement?.isEnded = true
    guard let balance = balance(field) else { return }
    statement?.balance = balance.amount
    statement?.balanceDate = balance.day
    if statement?.currency == nil { statement?.currency = balance.currency }
  }

  mutating func takeAvailable(_ field: MT940Field) {
    statement?.isEnded = true
    if let balance = balance(field) { statement?.available = balance.amount }
  }

  /// Takes the floor limit of an interim report, which names the currency.
  mutating func takeFloor(_ field: MT940Field) {
    let code = field.value.prefix(3)
    guard code.count == 3, code.allSatisfy({ text.bytes.hasLetter(at: $0) }) else { return }
    statement?.currency = Currency(code: String(decoding: text.bytes[code.startIndex..<code.endIndex], as: UTF8.self))
  }

  /// Looks ahead for the closing balance when a statement has rows but no currency yet, because the balance names it.
  mutating func seekCurrency() {
    guard statement?.isCurrencySought == false, statement?.currency == nil else { return }
    statement?.isCurrencySought = true
    var ahead = fields
    while let field = try? ahead.next() {
      switch field.tag {
      case .closing: statement?.currency = MT940Balance(text.bytes, field.value, in: nil)?.currency
      case .entry, .details, .codedDetails, .other: continue
      default: break
      }
      return
    }
  }

  /// Reads a balance. One that cannot be read, or is in another currency than the opening balance, is reported and counts as
  /// missing.
  private mutating func balance(_ field: MT940Field) -> MT940Balance? {
    let balance = MT940Balance(text.bytes, field.value, in: statement?.currency)
    if let balance, let unit = statement?.currency, statement?.opening != nil, unit != balance.currency {
      let written = Quotation.of(text.string(field.value) ?? "")
      note(
        "The balance \(written) is not in \(unit.code) like the opening balance, so bankey ignores it.", at: field.start
      )
      return nil
    }
    if balance?.hasMinus == true {
      note(
        "The balance \(Quotation.of(text.string(field.value) ?? "")) has a minus beside its C, so it counts as debt.",
        at: field.start)
    }
    if let balance, balance.day == nil {
      note("The balance \(Quotation.of(text.string(field.value) ?? "")) has an impossible date.", at: field.start)
    } else if balance == nil {
      note("The balance \(Quotation.of(text.string(field.value) ?? "")) cannot be read.", at: field.start)
    }
    return balance
  }
}

extension MT940Reader {
  /// The maximum length of a verbatim record in bytes.
  private static let longestRow = 1 << 18

  mutating func beginRow(_ field: MT940Field) throws(ReadingError) {
    try finishRow()
    seekCurrency()
    row = MT940Row(field)
  }

  /// Takes the details of a transaction. Those after a balance describe the statement and are ignored.
  mutating func takeDetails(_ field: MT940Field) {
    row?.add(field)
  }

  /// Completes a transaction: adds it to the batch or reports it.
  mutating func finishRow() throws(ReadingError) {
    guard let row = row.take() else { return }
    guard let unit = statement?.unit else {
      throw ReadingError("A transaction belongs to no statement.", at: row.start)
    }
    guard row.end - row.start <= MT940Reader.longestRow else {
      throw ReadingError("A transaction is longer than \(MT940Reader.longestRow) bytes.", at: row.start)
    }
    do throws(MT940EntryError) {
      let entry = try MT940Entry(text.bytes, row.entry, in: unit)
      if entry.hasMinus, !isMinusProved() { throw .minus }
      if entry.isBeyondMonth { tellBeyondMonth(entry, row) }
      statement?.sums.count(entry)
      batch.append(text.record(row, entry), raw: text.bytes[row.start..<row.end], text.decoder)
      counts.rows += 1
    } catch {
      let line = Quotation.of(text.string(row.entry) ?? "")
      reject(ReadingError("Skipped a transaction: \(error.reason) in \(line).", at: row.start))
    }
    if batch.isFull { try flush() }
  }

  private mutating func tellBeyondMonth(_ entry: MT940Entry, _ row: MT940Row) {
    let line = Quotation.of(text.string(row.entry) ?? "")
    note("The date of \(line) does not exist, so bankey uses the last day of the month: \(entry.day).", at: row.start)
  }
}
