import BankeyModel

/// Reads the values of a row.
///
/// This is a class because every row uses it, and Swift would copy a structure for each value.
final class CSVValues {
  let table: CSVTable
  let survey: CSVSurvey
  let reading: CSVReading
  /// The day of the row before.
  private var lastDay = CSVLastField<Day>()
  /// The party that stands in most rows, as payer or payee: the account's own holder.
  private lazy var holder = table.sample.mostCommon(table.layout.payer, table.layout.payee)

  init(_ table: CSVTable, _ survey: CSVSurvey, _ reading: CSVReading) {
    (self.table, self.survey, self.reading) = (table, survey, reading)
  }

  /// The date of a row, and whether it is the posting date; nil when the row is not a transaction.
  func day(_ row: CSVRow) throws(CSVRowError) -> (day: Day, isBooked: Bool)? {
    let booked = row[table.layout.date]
    if let day = lastDay.meaning(table.text.bytes, booked) { return (day, isPosted(row)) }
    if let (cell, date) = table.date(row), let day = date.day(reading.dates) {
      if cell.place == booked?.place { lastDay.keep(day, cell) }
      let isBooked = cell.place == booked?.place || (booked == nil && !table.layout.undatedRowsArePending)
      return (day, isBooked && isPosted(row))
    }
    guard let cell = booked ?? row[table.layout.otherDay], !isNoDate(cell) else { return nil }
    if hasAmount(row), table.isWaiting(cell) { throw .waiting }
    if hasAmount(row), row.place.lowerBound <= survey.lastDated || isLikeTransaction(row, cell) { throw .date }
    // A day outside the period of the statement.
    if case .withoutYear = table.text.days, hasAmount(row), table.text.lacksYear(cell) { throw .date }
    return nil
  }

  /// Whether a row with a posting date is posted: the newest rows may lack the balance until they are.
  private func isPosted(_ row: CSVRow) -> Bool { row.place.lowerBound >= table.layout.balancesFrom ?? 0 }

  /// Whether the date of a row is empty, or of zeros only as some banks write it for a balance: `00/00/0000`.
  func lacksDate(_ row: CSVRow) -> Bool { row[table.layout.date].map(isNoDate) ?? true }

  private func isNoDate(_ cell: CSVCell) -> Bool {
    table.text.bytes[cell.place].allSatisfy { $0 == 0x30 || $0 &- 0x2D < 3 || $0 == 0x20 || $0 == 0x3A }
  }

  /// Whether a row below the last date looks like a transaction whose date bankey cannot read, not like a total.
  private func isLikeTransaction(_ row: CSVRow, _ date: CSVCell) -> Bool {
    let bytes = table.text.bytes[date.place]
    let texts = table.layout.texts + [table.layout.counterparty].compactMap(\.self)
    // A total may stand in the column of dates.
    return bytes.count(where: isDigit) > 2 && !table.sample.isMoney(date) && row.count >= table.width.usual
      && texts.contains { row[$0].map(table.text.hasWords) ?? false } && !table.lines.isLine(row, table.text)
      && table.text.string(date).flatMap(CSVWords.line) == nil
  }

  func hasAmount(_ row: CSVRow) -> Bool { reading.sign.money.stands(in: row, table.text) }

  /// Whether a column of the amount holds a figure other than zero.
  func hasFigure(_ row: CSVRow) -> Bool {
    reading.sign.money.columns.contains { column in
      row[column].map { table.sample.isFigure($0) && !table.sample.isZero($0) } ?? false
    }
  }

  /// Builds the record of a transaction.
  func record(_ row: CSVRow, _ day: Day, _ amount: Amount, _ status: CSVStatus) -> TransactionRecord {
    let text = table.text
    let other = counterparty(row, amount)
    let authorized = text.date(row[table.layout.authorized])?.day(reading.dates)
    return TransactionRecord(
      nativeId: text.string(row[table.layout.id]) ?? "", status: status.isPosted ? .posted : .authorized, day: day,
      authorizedDay: authorized == day ? nil : authorized, amount: amount,
      description: TransactionText.text(
        name: other, memo: texts(row) ?? (other == nil ? joined(table.layout.spareTexts, of: row) : nil),
        type: text.string(row[table.layout.type]), check: nil),
      counterparty: other, counterpartyAccount: counterpartyAccount(row))
  }

  /// The party that sent or received the money.
  private func counterparty(_ row: CSVRow, _ amount: Amount) -> String? {
    let (payer, payee) = (table.layout.payer, table.layout.payee)
    if let name = table.text.words(row[table.layout.counterparty]) { return name }
    // A lone column names the other side of either direction.
    guard let payer, let payee else { return table.text.words(row[payer ?? payee]) }
    let names = (amount.isNegative ? [payee, payer] : [payer, payee]).map { table.text.words(row[$0]) }
    // Who asks for money stands as the payer, although the other one pays.
    return names[0] == holder && names[1] != nil ? names[1] : names[0]
  }

  /// The account that sent or received the money.
  private func counterpartyAccount(_ row: CSVRow) -> String? {
    if table.layout.otherAccounts.isEmpty { return nil }
    let own = table.layout.ownNumber ?? table.text.string(row[table.layout.account]).map(CSVAccount.plain)
    let numbers = table.layout.otherAccounts.lazy.compactMap { self.table.text.string(row[$0]) }
    return numbers.first { $0.contains(where: \.isNumber) && CSVAccount.plain($0) != own }.map(CSVAccount.plain)
  }

  /// The description: the texts of all text columns, joined.
  func texts(_ row: CSVRow) -> String? {
    if row.count > table.layout.width { return joined(table.layout.texts + table.width.more(row), of: row) }
    if table.layout.texts.count == 1 { return table.text.words(row[table.layout.texts[0]]) }
    return joined(table.layout.texts, of: row)
  }

  private func joined(_ columns: [Int], of row: CSVRow) -> String? {
    var parts: [String] = []
    for column in columns {
      // Some banks write the same text in two columns, or its beginning.
      guard let text = table.text.words(row[column]), !parts.contains(where: { begins($0, with: text) }) else {
        continue
      }
      if let short = parts.firstIndex(where: { begins(text, with: $0) }) {
        parts[short] = text
      } else {
        parts.append(text)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Whether a text begins with the whole words of another.
  private func begins(_ text: String, with other: String) -> Bool {
    text.hasPrefix(other) && text.dropFirst(other.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension CSVValues {
  /// The signed amount of a row.
  func amount(_ row: CSVRow, in currency: Currency) throws(CSVRowError) -> Amount {
    try reading.sign.money.amount(row, table.text, reading.decimals, in: currency)
  }
}

/// Reads the figure in a field and the currency or word beside it.
enum CSVFigure {
  /// Passes the figure in plain ASCII, without its currency, to `body`. Returns nil when the field cannot be a figure.
  /// A word for debit or credit becomes the sign.
  static func with<Result>(
    _ text: CSVText, _ cell: CSVCell, _ body: (UnsafeRawBufferPointer, Currency?) -> Result?
  ) -> Result? {
    let bytes = text.bytes[cell.place]
    if isPlain(bytes) { return body(bytes, nil) }
    guard let figure = figure(text, cell) else { return nil }
    return figure.figure.withUnsafeBytes { body($0, figure.currency) }
  }

  /// The exact amount in a field; nil when there is none.
  static func amount(_ text: CSVText, _ cell: CSVCell, _ mark: DecimalMark, in currency: Currency) -> Amount? {
    with(text, cell) { figure, _ in try? AmountParser.parse(utf8: figure, mark: mark, in: currency) }
  }

  /// Whether a figure is negative: with a minus sign or in parentheses.
  static func hasMinus(_ figure: UnsafeRawBufferPointer) -> Bool {
    figure.contains { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }
  }

  /// The side that a word beside the figure names.
  static func side(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure.Side? {
    isPlain(text.bytes[cell.place]) ? nil : figure(text, cell)?.side
  }

  /// Whether a figure has a sign, or a word beside it that is one.
  static func isSigned(_ text: CSVText, _ cell: CSVCell) -> Bool {
    with(text, cell) { figure, _ in hasMinus(figure) || figure.contains(0x2B) } == true || side(text, cell) != nil
  }

  /// Whether the sign beside a figure is shared by several currencies.
  static func hasOpenSign(_ text: CSVText, _ cell: CSVCell) -> Bool {
    isPlain(text.bytes[cell.place]) ? false : figure(text, cell)?.hasOpenSign ?? false
  }

  /// Whether a field says that it has no figure, for example with a dash.
  static func isNothing(_ text: CSVText, _ cell: CSVCell) -> Bool {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure.isNothing($0) }
  }

  /// The currency that a word names: an ISO 4217 code or a sign that only one currency has.
  static func currency(_ word: some StringProtocol) -> Currency? { FigureWords.currency(String(word))?.currency }

  /// The bytes without a unit behind the last digit, such as `€` or ` EUR`.
  static func withoutUnit<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence {
    guard let last = bytes.lastIndex(where: isDigit) else { return bytes[...] }
    let unit = bytes[bytes.index(after: last)...]
    return unit.count < longestUnit && unit.allSatisfy(isOfUnit) ? bytes[...last] : bytes[...]
  }

  /// The bytes of the longest unit, and one more.
  private static let longestUnit = 8

  private static func isOfUnit(_ byte: UInt8) -> Bool {
    isLetter(byte) || isBlank(byte) || byte >= 0x80 || byte == 0x24
  }

  /// Whether the bytes are only digits, marks and signs, as in nearly all fields.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isDigit($0) || $0 &- 0x2B < 4 } && !WrittenFigure.endsInDash(bytes)
  }

  private static func figure(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure? {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure($0) }
  }
}

/// The direction of money, as stated by a word beside an unsigned amount.
enum CSVDirection {
  case into, outOf
}

/// The status of a transaction, as stated by a bank's word.
enum CSVStatus {
  /// The transaction is pending or posted.
  case known(TransactionStatus)
  /// The transaction did not happen.
  case dropped
}
