import BankeyCore

extension MT940Reader {
  /// The longest record that is kept.
  private static let longestRow = 1 << 18

  /// A transaction begins.
  mutating func beginRow(_ field: MT940Field) throws(StatementFault) {
    try finishRow()
    seekCurrency()
    row = MT940Row(field)
  }

  /// Takes the details of a transaction. Those that stand behind a balance are of the statement, and read over.
  mutating func takeDetails(_ field: MT940Field) {
    row?.take(field)
  }

  /// A transaction is complete: it joins the batch, or is reported.
  mutating func finishRow() throws(StatementFault) {
    guard let row = row.take() else { return }
    guard let unit = statement?.unit else {
      throw StatementFault("A transaction belongs to no statement.", at: row.start)
    }
    guard row.end - row.start <= MT940Reader.longestRow else {
      throw StatementFault("A transaction is longer than \(MT940Reader.longestRow) bytes.", at: row.start)
    }
    do throws(MT940EntryFault) {
      let entry = try MT940Entry(text.bytes, row.entry, in: unit)
      batch.append(text.record(row, entry), raw: text.bytes[row.start..<row.end], text.decoder)
      counts.rows += 1
    } catch {
      let line = Quotation.of(text.string(row.entry) ?? "")
      reject(StatementFault("A transaction was left out: \(error.reason) in \(line).", at: row.start))
    }
    if batch.isFull { try flush() }
  }
}
