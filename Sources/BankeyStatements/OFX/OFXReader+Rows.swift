import BankeyModel

extension OFXReader {
  /// The maximum length of a verbatim record in bytes.
  private static let longestRow = 1 << 18

  /// Completes a transaction: adds it to the batch or reports it.
  mutating func finishRow(before end: Int) throws(ReadingError) {
    guard let row else { return }
    self.row = nil
    strangers.removeAll(keepingCapacity: true)
    takeCurrency(of: row)
    guard let unit = statement?.unit else {
      throw ReadingError("A transaction belongs to no statement.", at: row.start)
    }
    if OFXBalanceRow.isFound(row, in: text) {
      statement?.balanceRows += 1
      return
    }
    guard end - row.start <= OFXReader.longestRow else {
      throw ReadingError("A transaction is longer than \(OFXReader.longestRow) bytes.", at: row.start)
    }
    let written = row.amount.flatMap { figures.amount(text.figure($0), in: unit) }
    let amount = written.flatMap { signed($0, row) }
    let date = self.date(row.posted)
    guard let amount, let day = date?.day, !isWithdrawn(row) else {
      return written != nil && amount == nil ? rejectUnsigned(row) : reject(row, amount: amount, day: date?.day)
    }
    if date?.isBeyondMonth == true { tellBeyondMonth(row, day) }
    countCurrency(of: row, unit)
    tellReplacement(row)
    try add(row, record(row, day, amount), raw: text.bytes.trimmed(row.start..<end))
  }

  /// Adds a row to the batch, or keeps it back if it may only state a balance.
  private mutating func add(
    _ row: OFXRow, _ record: consuming TransactionRecord, raw: Range<Int>
  ) throws(ReadingError) {
    if let line = OFXBalanceRow.line(row, in: text), statement?.stated.isFull == false {
      statement?.stated.add((line, record, raw))
      return
    }
    statement?.stated.count(record.amount)
    append(record, raw: raw)
    if batch.isFull { try flush() }
  }

  private mutating func append(_ record: consuming TransactionRecord, raw: Range<Int>) {
    batch.append(record, raw: text.bytes[raw], text.decoder)
    counts.rows += 1
  }

  /// Leaves out the rows that were kept back if they state balances, and adds them otherwise.
  mutating func settleStatedBalances() {
    guard let stated = statement?.stated, !stated.rows.isEmpty else { return }
    if stated.areBalances(closing: statement?.balance) {
      statement?.balanceRows += stated.rows.count
    } else {
      for row in stated.rows { append(row.record, raw: row.raw) }
    }
  }

  private mutating func record(_ row: OFXRow, _ day: Day, _ amount: Amount) -> TransactionRecord {
    // The extended name is the whole one, of which the name is the beginning.
    let payee = line(row.payee)
    let name = line(row.extendedName) ?? line(row.name) ?? payee
    let memo = memo(of: row)
    let authorized = date(row.authorized)?.day
    return TransactionRecord(
      nativeId: text.string(row.id) ?? "", status: row.isPending ? .authorized : .posted, day: day,
      authorizedDay: row.isPending ? day : authorized, amount: amount,
      description: TransactionText.text(
        name: name, memo: memo, type: text.string(row.type), check: text.string(row.check)),
      counterparty: payee ?? name,
      counterpartyAccount: text.string(row.otherAccount))
  }

  private func memo(of row: OFXRow) -> String? {
    if row.furtherMemos.isEmpty { return line(row.memo) }
    return ([row.memo].compactMap(\.self) + row.furtherMemos).compactMap(line).joined(separator: " ")
  }

  /// A text of a row without the layout of the file.
  private func line(_ value: OFXValue?) -> String? { text.string(value).map(TextLayout.flat) }

  /// The signed amount, whose sign may come from the row's type; nil when nothing tells it.
  private mutating func signed(_ amount: Amount, _ row: OFXRow) -> Amount? {
    guard amount != .zero, !signs.areAsWritten() else { return amount }
    return signs.signed(
      amount, type: text.string(row.type), hasPlus: hasPlus(row), isCard: statement?.tag == .cardStatement)
  }

  private func hasPlus(_ row: OFXRow) -> Bool {
    row.amount.map { text.bytes[$0.place].contains(UInt8(ascii: "+")) } ?? false
  }

  private mutating func rejectUnsigned(_ row: OFXRow) {
    let type = Quotation.of(text.string(row.type) ?? "")
    let reason =
      hasPlus(row)
      ? "its amount has a plus sign, but its type \(type) says that money went out"
      : "no amount in the file has a minus sign, and its type \(type) does not say whether money came in or went out"
    reject(ReadingError("Skipped a transaction: \(reason).", at: row.start))
  }

  private mutating func tellBeyondMonth(_ row: OFXRow, _ day: Day) {
    let date = row.posted.map(quoted) ?? ""
    note("The month of \(date) is shorter, so bankey uses its last day: \(day).", at: row.start)
  }

  /// Notes that a row replaces an earlier one, which may be in the same file or in the account already.
  private mutating func tellReplacement(_ row: OFXRow) {
    guard text.string(row.correction)?.uppercased() == "REPLACE", let id = text.string(row.corrected) else { return }
    note(
      "This transaction replaces the earlier one with the id \(Quotation.of(id)). If your account has both, delete the "
        + "earlier one.", at: row.start)
  }

  /// Whether the row asks for an earlier one to be deleted.
  private func isWithdrawn(_ row: OFXRow) -> Bool {
    text.string(row.correction)?.uppercased() == "DELETE"
  }

  private mutating func reject(_ row: OFXRow, amount: Amount?, day: Day?) {
    let isOpen = row.posted.map { dates.isOpen(text.string($0) ?? "") } ?? false
    let badDate = isOpen ? "can have the day or the month first" : "is impossible"
    let date = fault("date", row.posted, isRead: day != nil, bad: badDate)
    let figure = fault("amount", row.amount, isRead: amount != nil, bad: badAmount(row))
    let faults = [date, figure].compactMap(\.self)
    let reason = faults.isEmpty ? "the bank uses it to take back an earlier one" : faults.joined(separator: ", ")
    reject(ReadingError("Skipped a transaction: \(reason).", at: row.start))
  }

  private func badAmount(_ row: OFXRow) -> String {
    let other = row.amount.flatMap { OFXFigures.written(text.figure($0))?.currency }
    guard let unit = statement?.unit, let other, other != unit, !unit.isUnknown else { return "cannot be read" }
    return "is not in \(unit.code)"
  }

  private func fault(_ what: String, _ value: OFXValue?, isRead: Bool, bad: String) -> String? {
    if isRead { return nil }
    return value.map { "its \(what) \(quoted($0)) \(bad)" } ?? "it has no \(what)"
  }

  /// Takes the currency of the first row as the statement's, when the statement leaves its own empty.
  private mutating func takeCurrency(of row: OFXRow) {
    guard batch.transactions.isEmpty, let statement, statement.currency == nil, statement.handedOver == nil else {
      return
    }
    guard let code = text.string(row.currency), code.count == 3, code.allSatisfy(\.isLetter) else { return }
    self.statement?.currency = Currency(code: code)
  }

  /// Counts a row that names another currency. According to OFX its amount is in that currency, but no known bank
  /// writes it so.
  private mutating func countCurrency(of row: OFXRow, _ unit: Currency) {
    guard let code = text.string(row.currency), code.uppercased() != unit.code, var statement else { return }
    statement.foreign = (statement.foreign.rows + 1, statement.foreign.rows == 0 ? code : statement.foreign.currency)
    self.statement = statement
  }
}

/// The elements of a transaction, collected while it is read, as places in the file.
struct OFXRow {
  /// Whether the transaction is pending.
  let isPending: Bool
  let start: Int
  var type: OFXValue?
  var posted: OFXValue?
  var authorized: OFXValue?
  var amount: OFXValue?
  var id: OFXValue?
  var correction: OFXValue?
  /// The id of the row that the correction is about.
  var corrected: OFXValue?
  var check: OFXValue?
  var name: OFXValue?
  var extendedName: OFXValue?
  var payee: OFXValue?
  /// The account to which the money goes.
  var otherAccount: OFXValue?
  var memo: OFXValue?
  /// The memos after the first, into which a few banks split a long one.
  var furtherMemos: [OFXValue] = []
  var currency: OFXValue?

  init(isPending: Bool, start: Int) {
    self.isPending = isPending
    self.start = start
  }

  /// Takes an element of `parent`. The first of several counts, except that memos continue each other.
  mutating func set(_ tag: OFXTag, _ value: OFXValue, in parent: OFXTag?) {
    switch tag {
    case .type: OFXRow.keep(value, in: &type)
    case .posted: OFXRow.keep(value, in: &posted)
    case .initiated where isPending: OFXRow.keep(value, in: &posted)
    case .authorized: OFXRow.keep(value, in: &authorized)
    case .amount: OFXRow.keep(value, in: &amount)
    case .id: OFXRow.keep(value, in: &id)
    case .correction: OFXRow.keep(value, in: &correction)
    case .corrected: OFXRow.keep(value, in: &corrected)
    case .check: OFXRow.keep(value, in: &check)
    case .name where parent == .payee: OFXRow.keep(value, in: &payee)
    case .name: OFXRow.keep(value, in: &name)
    case .extendedName: OFXRow.keep(value, in: &extendedName)
    case .accountId where parent == .otherBankAccount || parent == .otherCardAccount:
      OFXRow.keep(value, in: &otherAccount)
    case .memo where memo != nil && !value.isEmpty: furtherMemos.append(value)
    case .memo: OFXRow.keep(value, in: &memo)
    case .symbol where parent == .currency: OFXRow.keep(value, in: &currency)
    default: break
    }
  }

  private static func keep(_ value: OFXValue, in field: inout OFXValue?) {
    if field == nil, !value.isEmpty { field = value }
  }
}
