/// The columns that tell a line about the account from a transaction.
struct CSVLineColumns {
  let parties: [Int]
  let texts: [Int]

  /// What the name of a counterparty says about the account; nil if it is a name, or the row has another text.
  func line(inPlaceOfParty row: CSVRow, _ text: CSVText) -> CSVLine? {
    let cells = parties.compactMap { row[$0] }
    guard cells.count == 1, texts.allSatisfy({ row[$0] == nil }), CSVWords.mayBeLine(text.bytes[cells[0].place]) else {
      return nil
    }
    return text.string(cells[0]).flatMap(CSVWords.line)
  }

  /// Whether the text of a row is that of an opening or closing balance or total, and the row names no counterparty.
  func isLine(_ row: CSVRow, _ text: CSVText) -> Bool {
    for column in parties where row[column] != nil { return false }
    for column in texts {
      guard let cell = row[column] else { continue }
      return CSVWords.mayBeLine(text.bytes[cell.place]) && text.string(cell).flatMap(CSVWords.line) != nil
    }
    return false
  }
}
