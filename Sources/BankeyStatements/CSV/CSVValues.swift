import BankeyModel

/// Reads what stands in the fields of a row.
struct CSVValues {
  let table: CSVTable
  let reading: CSVReading
  /// Where the last row with a date begins.
  let lastDated: Int

  /// The day, and whether it is that of booking; nil in a row that is no transaction.
  func day(_ row: CSVRow) throws(CSVRowError) -> (day: Day, isBooked: Bool)? {
    let booked = row[table.layout.date]
    if let (cell, date) = table.date(row), let day = date.day(reading.dates) {
      return (day, cell.place == booked?.place)
    }
    guard let cell = booked ?? row[table.layout.otherDay] else { return nil }
    if hasAmount(row), table.isWaiting(cell) { throw .waiting }
    if hasAmount(row), row.place.lowerBound <= lastDated { throw .date }
    return nil
  }

  /// Whether an amount stands in it.
  func hasAmount(_ row: CSVRow) -> Bool { reading.sign.money.stands(in: row, table.text) }

  /// Whether a figure that is not zero stands where the amount does.
  func hasFigure(_ row: CSVRow) -> Bool {
    reading.sign.money.columns.contains { column in
      row[column].map { table.sample.isFigure($0) && !table.sample.isZero($0) } ?? false
    }
  }

  /// The transaction.
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

  /// Who the money came from or went to.
  private func counterparty(_ row: CSVRow, _ amount: Amount) -> String? {
    let other = amount.isNegative ? table.layout.payee : table.layout.payer
    return table.text.string(row[table.layout.counterparty] ?? row[other])
  }

  /// The account that the money came from or went to.
  private func counterpartyAccount(_ row: CSVRow) -> String? {
    let own = table.layout.ownNumber ?? table.text.string(row[table.layout.account]).map(CSVAccount.plain)
    let numbers = table.layout.otherAccounts.lazy.compactMap { table.text.string(row[$0]) }
    return numbers.first { CSVAccount.plain($0) != own }
  }

  /// Its text.
  func texts(_ row: CSVRow) -> String? {
    if row.count > table.layout.width { return joined(table.layout.texts + table.width.more(row), of: row) }
    if table.layout.texts.count == 1 { return table.text.string(row[table.layout.texts[0]]) }
    return joined(table.layout.texts, of: row)
  }

  private func joined(_ columns: [Int], of row: CSVRow) -> String? {
    let parts = columns.compactMap { table.text.string(row[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension CSVValues {
  /// The amount of a row with its sign.
  func amount(_ row: CSVRow, in currency: Currency) throws(CSVRowError) -> Amount {
    try reading.sign.money.amount(row, table.text, reading.decimals, in: currency)
  }
}

/// The figure in a field, and what stands with it.
enum CSVFigure {
  /// Hands the figure in plain ASCII without its currency to `body`; nil when it cannot be one. A word for debit or credit is a sign.
  static func with<Result>(
    _ text: CSVText, _ cell: CSVCell, _ body: (UnsafeRawBufferPointer, Currency?) -> Result?
  ) -> Result? {
    let bytes = text.bytes[cell.place]
    if isPlain(bytes) { return body(bytes, nil) }
    guard let figure = figure(text, cell) else { return nil }
    return figure.figure.withUnsafeBytes { body($0, figure.currency) }
  }

  /// The exact amount in a field.
  static func amount(_ text: CSVText, _ cell: CSVCell, _ mark: DecimalMark, in currency: Currency) -> Amount? {
    with(text, cell) { figure, _ in try? AmountParser.parse(utf8: figure, mark: mark, in: currency) }
  }

  /// Whether a figure is written as less than nothing.
  static func hasMinus(_ figure: UnsafeRawBufferPointer) -> Bool {
    figure.contains { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }
  }

  /// What a word beside the figure says of its side.
  static func side(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure.Side? {
    isPlain(text.bytes[cell.place]) ? nil : figure(text, cell)?.side
  }

  /// Whether a field says that there is no figure.
  static func isNothing(_ text: CSVText, _ cell: CSVCell) -> Bool {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure.isNothing($0) }
  }

  /// The currency that a word names: an ISO 4217 code or a sign of one currency only.
  static func currency(_ word: some StringProtocol) -> Currency? { FigureWords.currency(String(word))?.currency }

  /// Whether only digits, marks and signs stand there, as in nearly all.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isDigit($0) || $0 &- 0x2B < 4 }
  }

  private static func figure(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure? {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure($0) }
  }
}

/// Whether money came or went, as a word beside an amount without a sign says it.
enum CSVDirection {
  case into, outOf
}

/// What a word of a bank says of a transaction's state.
enum CSVStatus {
  /// It is reserved, or booked.
  case known(TransactionStatus)
  /// It did not happen.
  case dropped
}
