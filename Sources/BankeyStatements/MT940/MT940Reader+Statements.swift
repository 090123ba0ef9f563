import BankeyModel

extension MT940Reader {
  /// The text of a SWIFT message begins.
  mutating func beginBlock() throws(ReadingError) {
    try finishStatement()
    isBlockOpen = true
  }

  /// A message ends. Some banks write rows behind it, which belong to it.
  mutating func endMessage() {
    isBlockOpen = false
    statement?.isEnded = true
  }

  /// A statement begins.
  mutating func beginStatement(at start: Int) throws(ReadingError) {
    try finishStatement()
    statement = MT940Statement(start: start)
  }

  /// Takes the account. Behind the end of a statement it begins the next one: not every bank writes `:20:`. Within a statement a second
  /// one is passed over, unless an opening balance follows.
  mutating func takeAccount(_ field: MT940Field) throws(ReadingError) {
    let number = text.string(text.bytes.trimmed(field.value))
    if statement?.isEnded ?? true { try beginStatement(at: field.start) }
    if let known = statement?.number {
      guard number != known else { return }
      statement?.other = number
      return note("Skipped a second account within a statement: \(Quotation.of(number ?? "")).", at: field.start)
    }
    name(number)
  }

  /// An opening balance comes. Behind a second account it begins the statement of that.
  mutating func beginOther(at start: Int) throws(ReadingError) {
    guard let other = statement?.other else { return }
    try beginStatement(at: start)
    name(other)
  }

  private mutating func name(_ number: String?) {
    statement?.number = number
    statement?.currency = number.flatMap(MT940Account.currency)
  }

  /// A statement is complete.
  mutating func finishStatement() throws(ReadingError) {
    defer { statement = nil }
    guard let before = statement, !isEmpty(before) else { return }
    try flush()
    counts.statements += 1
    if let balances = before.balances { events.append(.balances(balances)) }
    events.append(.statement(before.ends))
    if before.currency == nil { note("A statement names no currency.", at: before.start) }
    if before.isOpened, before.balance == nil { note("A statement has no closing balance.", at: before.start) }
  }

  /// Hands over the account and the transactions that wait.
  mutating func flush() throws(ReadingError) {
    guard let statement else { return }
    let account = try handOver(statement.account, after: statement.handedOver, at: statement.start)
    self.statement?.handedOver = account
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Whether nothing but a reference stands in it.
  private func isEmpty(_ statement: MT940Statement) -> Bool {
    statement.number == nil && !statement.isOpened && statement.balances == nil && batch.transactions.isEmpty
  }
}

extension MT940Reader {
  /// The file is at its end: it is whole, or refused.
  mutating func finish() throws(ReadingError) {
    try finishRow()
    guard isWhole else {
      throw ReadingError("The file is cut off: it ends inside a statement.", at: text.bytes.count)
    }
    try finishStatement()
    try finishCounts()
  }

  /// Whether nothing shows that the file is cut off.
  ///
  /// The block of a SWIFT message has an end. A statement ends with its closing balance or a dash; without both, with an empty line,
  /// unless that can belong to a text.
  private var isWhole: Bool {
    guard let last, let statement else { return !isBlockOpen }
    let isEnded = statement.isEnded || (hasEmptyLine && last.tag != .details && last.tag != .codedDetails)
    return !isBlockOpen && isEnded && isLineWhole(last)
  }

  /// Whether the last line is: it has an end, or a cut in it would show, or could not spoil anything.
  private func isLineWhole(_ last: MT940Field) -> Bool {
    switch last.tag {
    case .end, .details, .summary, .forward, .other: true
    case .closing, .available: hasLineEnd || MT940Balance(text.bytes, last.value)?.isWhole == true
    default: hasLineEnd
    }
  }

  private var hasLineEnd: Bool { lineEnds > 0 }

  private var hasEmptyLine: Bool { lineEnds > 1 }

  /// How many line ends stand at the end of the file.
  private var lineEnds: Int {
    let tail = text.bytes[max(0, text.bytes.count - 64)..<text.bytes.count].reversed()
    let ends = tail.drop { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }.prefix { isBlank($0) }
    return max(ends.count { $0 == 0x0A }, ends.count { $0 == 0x0D })
  }
}

/// What is known of a statement while it is read.
struct MT940Statement {
  /// Where it begins.
  let start: Int
  /// The account, as written.
  var number: String?
  /// A second account that stands within it.
  var other: String?
  /// What a balance, or an interim report, says that it is counted in.
  var currency: Currency?
  /// The balance that it begins with, and its day: booked before the first transaction.
  var opening: Amount?
  var openingDate: Day?
  var balance: Amount?
  var available: Amount?
  var balanceDate: Day?
  /// Whether it has shown an opening balance, and so must have a closing one.
  var isOpened = false
  /// Whether its end has been seen.
  var isEnded = false
  /// Whether a currency has been looked for in what follows.
  var isCurrencySought = false
  /// The account as it has been handed over.
  var handedOver: AccountRecord?

  /// A statement that begins at `start`.
  init(start: Int) { self.start = start }

  /// What its amounts are counted in: `XXX`, ISO's own word for none, when nothing says it.
  var unit: Currency { currency ?? Currency(code: "XXX") }

  /// The account, which is unknown where it has no number.
  var account: AccountRecord {
    number.map { AccountRecord(nativeId: $0, number: MT940Account.number($0), currency: unit) } ?? .unknown(in: unit)
  }

  /// Where it begins and ends.
  var ends: StatementRecord {
    StatementRecord(firstDay: openingDate, lastDay: balanceDate, opening: opening, closing: balance)
  }

  /// Its figures; nil when it has none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate.map { LocalTime(day: $0) })
  }
}
