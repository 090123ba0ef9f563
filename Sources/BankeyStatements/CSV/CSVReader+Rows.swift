import BankeyCore

extension CSVReader {
  /// Takes a row: a transaction, text that continues one, or nothing.
  mutating func takeRow() throws(CSVRowFault) {
    let layout = table.layout
    guard let day = try day() else { return try takeUndated() }
    if row.cells.count > layout.width, row.cells[layout.width...].contains(where: { !$0.isEmpty }) { throw .width }
    let status = status()
    if case .dropped = status { return dropped.add(at: row.place.lowerBound) }
    let account = try account()
    let unit = accounts[account].record.currency
    let amount = try amount(in: unit)
    close()
    let record = record(day, amount, status)
    open = CSVTransaction(
      account: account, record: record, place: row.place,
      balance: row[layout.balance].flatMap { CSVFigure.amount(table.text, $0, reading.decimals, in: unit) })
    counts.rows += 1
  }

  /// The transaction before is complete: it joins its account's.
  mutating func close() {
    guard let open else { return }
    self.open = nil
    if open.record.status == .posted {
      accounts[open.account].chain.see(open.record.day, open.record.amount, open.balance)
    }
    accounts[open.account].batch.append(open.record, length: open.place.count)
    waiting += 1
    if accounts[open.account].batch.isFull { flush() }
  }

  /// The day; nil in a row that is no transaction.
  private func day() throws(CSVRowFault) -> Day? {
    // What only waits may have no day of booking yet.
    guard let cell = row[table.layout.date] ?? row[table.layout.authorized] else { return nil }
    if let day = WrittenDate(table.text.bytes[cell.place])?.day(reading.dates) { return day }
    if hasAmount, row.place.lowerBound <= survey.lastDated { throw .date }
    return nil
  }

  private var hasAmount: Bool {
    [table.layout.amount, table.layout.debit, table.layout.credit].contains { row[$0] != nil }
  }

  /// A row without a date goes on with the text of the one before, or is no transaction; among transactions an amount without a date is
  /// one that cannot be read.
  private mutating func takeUndated() throws(CSVRowFault) {
    let isInside = row.place.lowerBound < survey.lastDated
    if hasAmount, isInside, row[table.layout.date] == nil { throw .noDate }
    let text = texts()
    if !hasAmount, row[table.layout.date] == nil, let text, open != nil {
      open?.record.description += " " + text
      open?.record.raw += "\n" + table.text.decoder.string(table.text.bytes[row.place])
    } else {
      passed.add(at: row.place.lowerBound)
    }
  }

  private mutating func status() -> CSVStatus {
    guard let cell = row[table.layout.status] else { return .known(.posted) }
    let text = table.text
    let status = lastStatus.of([cell], text.bytes) { text.string(cell).flatMap(CSVStatus.init) }
    if status == nil { unknownStatus.add(at: cell.place.lowerBound) }
    return status ?? .known(.posted)
  }

  private func record(_ day: Day, _ amount: Amount, _ status: CSVStatus) -> TransactionRecord {
    let (text, layout) = (table.text, table.layout)
    let other = counterparty(amount)
    let authorized = row[layout.authorized].flatMap { WrittenDate(text.bytes[$0.place])?.day(reading.dates) }
    return TransactionRecord(
      nativeId: text.string(row[layout.id]) ?? "", status: status.transaction, day: day,
      authorizedDay: authorized == day ? nil : authorized, amount: amount,
      description: TransactionText.text(name: other, memo: texts(), type: text.string(row[layout.type]), check: nil),
      counterparty: other, raw: text.decoder.string(text.bytes[row.place]))
  }

  /// Who the money came from or went to.
  private func counterparty(_ amount: Amount) -> String? {
    let layout = table.layout
    let other = amount.isNegative ? layout.payee : layout.payer
    return table.text.string(row[layout.counterparty] ?? row[other])
  }

  private func texts() -> String? {
    let texts = table.layout.texts
    if texts.count == 1 { return table.text.string(row[texts[0]]) }
    let parts = texts.compactMap { table.text.string(row[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension CSVStatus {
  fileprivate var transaction: TransactionStatus {
    if case .known(let status) = self { status } else { .posted }
  }
}
