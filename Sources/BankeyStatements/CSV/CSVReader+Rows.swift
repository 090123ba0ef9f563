import BankeyCore

extension CSVReader {
  /// Takes a row: a transaction, text that continues one, or nothing.
  mutating func takeRow() throws(CSVRowFault) {
    guard let day = try values.day(row) else { return try takeUndated() }
    let width = table.layout.width
    if row.count > width, row.cells[width...].contains(where: { !$0.isEmpty }) { throw .width }
    let status = status()
    if case .dropped = status { return dropped.add(at: row.place.lowerBound) }
    let account = try account()
    let amount = try values.amount(row, in: accounts[account].record.currency)
    // The last transaction is kept as long as a row may continue it.
    if accounts[account].batch.isFull { flush(account) }
    if waiting >= TransactionBatch.bytes { flush() }
    let raw = table.text.bytes[row.place]
    accounts[account].batch.append(values.record(row, day, amount, status), raw: raw, table.text.decoder)
    if table.layout.balance != nil, status.isPosted { link(day, amount, account) }
    waiting += max(row.place.count, CSVReader.leastRecord)
    last = account
    counts.rows += 1
  }

  /// How many bytes are counted for a short row, whose record is longer.
  private static let leastRecord = 128

  private mutating func link(_ day: Day, _ amount: Amount, _ account: Int) {
    let unit = accounts[account].record.currency
    let balance = row[table.layout.balance].flatMap { CSVFigure.amount(table.text, $0, reading.decimals, in: unit) }
    accounts[account].chain.see(day, amount, balance)
  }

  /// A row without a date goes on with the text of the one before, or is no transaction; among transactions an amount without a date is
  /// one that cannot be read.
  private mutating func takeUndated() throws(CSVRowFault) {
    let hasAmount = values.hasAmount(row)
    let isInside = row.place.lowerBound < survey.lastDated
    if hasAmount, isInside, row[table.layout.date] == nil { throw .noDate }
    let text = values.texts(row)
    if !hasAmount, row[table.layout.date] == nil, let text, let last {
      accounts[last].batch.continueLast(text, raw: table.text.bytes[row.place], table.text.decoder)
    } else {
      passed.add(at: row.place.lowerBound)
    }
  }

  private mutating func status() -> CSVStatus {
    guard let cell = row[table.layout.status] else { return .known(.posted) }
    let known = lastStatus.meaning(table.text.bytes, cell)
    let status = known ?? table.text.string(cell).flatMap(CSVStatus.init)
    if known == nil { lastStatus.keep(status, table.text.bytes, cell) }
    if status == nil { unknownStatus.add(at: cell.place.lowerBound) }
    return status ?? .known(.posted)
  }
}

extension CSVStatus {
  /// Whether it is booked.
  var isPosted: Bool {
    if case .known(.posted) = self { true } else { false }
  }
}
