import BankeyCore

/// Reads what stands in the fields of a row.
struct CSVValues {
  let table: CSVTable
  let reading: CSVReading
  /// Where the last row with a date begins.
  let lastDated: Int
  /// Whether an amount has a minus.
  let hasMinus: Bool

  /// The day; nil in a row that is no transaction.
  func day(_ row: CSVRow) throws(CSVRowFault) -> Day? {
    // What only waits may have no day of booking yet.
    guard let cell = row[table.layout.date] ?? row[table.layout.authorized] else { return nil }
    if let day = WrittenDate(table.text.bytes[cell.place])?.day(reading.dates) { return day }
    if hasAmount(row), row.place.lowerBound <= lastDated { throw .date }
    return nil
  }

  /// Whether an amount stands in it.
  func hasAmount(_ row: CSVRow) -> Bool {
    [table.layout.amount, table.layout.debit, table.layout.credit].contains { row[$0] != nil }
  }

  /// The transaction.
  func record(_ row: CSVRow, _ day: Day, _ amount: Amount, _ status: CSVStatus) -> TransactionRecord {
    let text = table.text
    let other = counterparty(row, amount)
    let authorized = row[table.layout.authorized].flatMap { WrittenDate(text.bytes[$0.place])?.day(reading.dates) }
    return TransactionRecord(
      nativeId: text.string(row[table.layout.id]) ?? "", status: status.isPosted ? .posted : .authorized, day: day,
      authorizedDay: authorized == day ? nil : authorized, amount: amount,
      description: TransactionText.text(
        name: other, memo: texts(row), type: text.string(row[table.layout.type]), check: nil),
      counterparty: other)
  }

  /// Who the money came from or went to.
  private func counterparty(_ row: CSVRow, _ amount: Amount) -> String? {
    let other = amount.isNegative ? table.layout.payee : table.layout.payer
    return table.text.string(row[table.layout.counterparty] ?? row[other])
  }

  /// Its text.
  func texts(_ row: CSVRow) -> String? {
    if table.layout.texts.count == 1 { return table.text.string(row[table.layout.texts[0]]) }
    let parts = table.layout.texts.compactMap { table.text.string(row[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
