import BankeyModel

extension MT940Reader {
  /// Begins the text of a SWIFT message.
  mutating func beginBlock() throws(ReadingError) {
    try finishStatement()
    isBlockOpen = true
  }

  /// Ends a message. Rows that some banks write after its end still belong to it.
  mutating func endMessage() {
    isBlockOpen = false
    statement?.isEnded = true
  }

  mutating func beginStatement(at start: Int) throws(ReadingError) {
    try finishStatement()
    statement = MT940Statement(start: start)
  }

  /// Takes an account. After the end of a statement, it begins the next one, because not every bank writes `:20:`. A
  /// second account within a statement is ignored unless an opening balance follows.
  mutating func takeAccount(_ field: MT940Field) throws(ReadingError) {
    // Behind the line with the account, `:25P:` has one with the bank's code.
    let line = text.bytes.trimmed(field.value).prefix { text.bytes[$0] != 0x0A && text.bytes[$0] != 0x0D }
    let number = text.string(line.startIndex..<line.endIndex).map(MT940Account.own)
    if statement?.isEnded ?? true { try beginStatement(at: field.start) }
    if let known = statement?.number {
      guard number != known else { return }
      statement?.other = number
      return note("Skipped a second account within a statement: \(Quotation.of(number ?? "")).", at: field.start)
    }
    name(number)
  }

  /// Begins another statement when an opening balance follows a second account.
  mutating func beginOther(at start: Int) throws(ReadingError) {
    guard let other = statement?.other else { return }
    try beginStatement(at: start)
    name(other)
  }

  private mutating func name(_ number: String?) {
    statement?.number = number
    statement?.currency = number.flatMap(MT940Account.currency)
  }

  mutating func finishStatement() throws(ReadingError) {
    defer { statement = nil }
    guard let before = statement, !isEmpty(before) else { return }
    try flush()
    counts.statements += 1
    if let balances = before.balances { events.append(.balances(balances)) }
    events.append(.statement(before.ends))
    if before.currency == nil { note("A statement does not name its currency.", at: before.start) }
    if before.isOpened, before.balance == nil { note("A statement has no closing balance.", at: before.start) }
  }

  /// Hands over the account and the collected transactions.
  mutating func flush() throws(ReadingError) {
    guard let statement else { return }
    let account = try handOver(statement.account, after: statement.handedOver, at: statement.start)
    self.statement?.handedOver = account
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Whether the statement has nothing but a reference.
  private func isEmpty(_ statement: MT940Statement) -> Bool {
    statement.number == nil && !statement.isOpened && statement.balances == nil && batch.transactions.isEmpty
  }
}

extension MT940Reader {
  /// Checks at the end of the file that it is complete; throws when it is cut off.
  mutating func finish() throws(ReadingError) {
    try finishRow()
    guard isWhole else {
      throw ReadingError("The file is cut off: it ends inside a statement.", at: text.bytes.count)
    }
    try finishStatement()
    try finishCounts()
  }

  /// Whether nothing suggests that the file is cut off.
  ///
  /// The block of a SWIFT message has an end mark. A statement ends with its closing balance or a dash; if it has
  /// neither, with an empty line that cannot belong to a text.
  private var isWhole: Bool {
    guard let last, let statement else { return !isBlockOpen }
    let isEnded = statement.isEnded || (hasEmptyLine && last.tag != .details && last.tag != .codedDetails)
    return !isBlockOpen && isEnded && isLineWhole(last)
  }

  /// Whether the last line is complete: it ends with a line end, or truncation would be noticed or harmless.
  private func isLineWhole(_ last: MT940Field) -> Bool {
    switch last.tag {
    case .end, .details, .summary, .forward, .other: true
    case .closing, .available:
      hasLineEnd || MT940Balance(text.bytes, last.value, in: statement?.currency)?.isWhole == true
    default: hasLineEnd
    }
  }

  private var hasLineEnd: Bool { lineEnds > 0 }

  private var hasEmptyLine: Bool { lineEnds > 1 }

  /// The number of line ends at the end of the file.
  private var lineEnds: Int {
    let tail = text.bytes[max(0, text.bytes.count - 64)..<text.bytes.count].reversed()
    let ends = tail.drop { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }.prefix { isBlank($0) }
    return max(ends.count { $0 == 0x0A }, ends.count { $0 == 0x0D })
  }
}

/// The values of a statement, collected while it is read.
struct MT940Statement {
  let start: Int
  /// The account, verbatim.
  var number: String?
  /// A second account within the statement.
  var other: String?
  /// The currency of a balance or of an interim report.
  var currency: Currency?
  /// The opening balance, before the first transaction, and its date.
  var opening: Amount?
  var openingDate: Day?
  var balance: Amount?
  var available: Amount?
  var balanceDate: Day?
  /// Whether the statement has an opening balance and therefore must have a closing one.
  var isOpened = false
  /// Whether the end of the statement was read.
  var isEnded = false
  /// Whether the following fields were searched for a currency.
  var isCurrencySought = false
  /// The fields behind the opening balance.
  var entries: MT940Fields?
  /// Whether a minus beside a mark turns the amount around; nil until the balances were compared.
  var isMinusProved: Bool?
  /// The transactions that were read, to compare with the bank's sums.
  var sums = MT940Sums()
  /// The account as handed over.
  var handedOver: AccountRecord?

  init(start: Int) { self.start = start }

  /// The currency of the amounts: `XXX`, the ISO code for no currency, when the file names none.
  var unit: Currency { currency ?? Currency.unknown }

  /// The account; an unknown one when the statement has no number.
  var account: AccountRecord {
    number.map { AccountRecord(nativeId: $0, number: MT940Account.number($0), currency: unit) } ?? .unknown(in: unit)
  }

  /// The record of the statement's period and balances.
  var ends: StatementRecord {
    // Some banks write the day on which they made the file beside the opening balance.
    let isAfter = openingDate.flatMap { first in balanceDate.map { first > $0 } } ?? false
    return StatementRecord(
      firstDay: isAfter ? balanceDate : openingDate, lastDay: balanceDate, opening: opening, closing: balance)
  }

  /// The balances; nil when there are none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate.map { LocalTime(day: $0) })
  }
}
