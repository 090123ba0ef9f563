import BankeyModel

/// Rows that are not transactions although they have a date and a figure: balances, sums, and parts of the file that
/// repeat others.
extension CSVReader {
  /// Counts the row as one that is not a transaction.
  mutating func pass() {
    skippedRows.add(at: row.place.lowerBound)
    noteStated()
  }

  /// Whether the row is about the account. A balance that counts the row shows that it is a transaction.
  var isLine: Bool {
    let isCounted = reading.sign.proof?.countsLines ?? false
    return (!isCounted || !values.hasFigure(row) || isBroughtForward) && table.lines.isLine(row, table.text)
      && !table.isKept(row) && !isTransferBetweenAccounts
      || isLineOfParty
  }

  /// Whether the first or last row has, in the place of a counterparty, the name of an opening balance, or of a total
  /// if it has no posting date.
  private var isLineOfParty: Bool {
    guard counts.rows == 0 || row.place.lowerBound == survey.lastDated,
      let line = table.lines.line(inPlaceOfParty: row, table.text), !table.isKept(row)
    else { return false }
    if line == .total { return row[table.layout.date] == nil }
    return line == .opening && (row[table.layout.balance] == nil || isBroughtForward)
  }

  mutating func passLine() {
    if lastLine == nil, isDoubtful(lineOf: row) { lastLine = row.place.lowerBound }
    if shops.count < CSVReader.mostShops, let amount = amountOfShop { shops.append((row.place.lowerBound, amount)) }
    pass()
  }

  /// Whether the row is the rest of the one before, which a line end within a text broke: together they have as many
  /// fields as the table, and the last is a figure.
  var endsBrokenRow: Bool {
    guard let broken, row.place.lowerBound - broken.end < 3, broken.fields + row.count == table.layout.width + 1 else {
      return false
    }
    return row.cells.last.map { !$0.isEmpty && table.sample.isFigure($0) } ?? false
  }

  /// Whether the row is a balance below a title such as `Daily ending balance`: it has a date and figures, but no text.
  var isBalanceOfSection: Bool {
    mutating get {
      survey.sections.all.count > 1 && currentSection.isOfBalances && table.date(row) != nil && !table.hasText(row)
    }
  }

  /// Whether the amount only repeats the balance, whose own field is empty.
  func isBalance(_ amount: Amount, of account: Int) -> Bool {
    table.layout.balance != nil && row[table.layout.balance] == nil && amount != .zero
      && accounts[account].chain.lastBalance == amount
  }

  /// Whether the balance of the row is its amount, as if the account had been empty before it.
  var isBroughtForward: Bool {
    guard let amount = try? values.amount(row, in: currency),
      let balance = reading.balance(of: row, table, in: currency)
    else { return false }
    return amount == balance || amount.negated == balance
  }

  /// Whether the row is the closing balance that some banks write as the last row: it has no text, though every other
  /// row has one, but the account in a column that all other rows leave empty or fill with the same code.
  var isBareBalance: Bool {
    guard row.place.lowerBound == survey.lastDated, counts.rows > 1, rowsWithoutText.count == 0 else { return false }
    var others = table.sample
    others.rows.removeAll { $0.place == row.place }
    return row.cells.indices.contains { column in
      guard !table.layout.isTaken(column), let word = table.text.string(row[column]) else { return false }
      let words = Set(others.rows.map { self.table.text.string($0[column]) })
      return words.count == 1 && !words.contains(word)
    }
  }

  /// Whether the row is the sum of all others, without any text, as the last row. A balance that it changes shows that
  /// it is a transaction.
  func isBareSum(_ amount: Amount) -> Bool {
    guard row.place.lowerBound == survey.lastDated, counts.rows > 1, rowsWithoutText.count == 0,
      total == amount
    else { return false }
    let balance = reading.balance(of: row, table, in: currency)
    return balance == nil || accounts.contains { $0.chain.lastBalance == balance }
  }

  /// Whether the row is the sum of all others, of which there are several, as the last row with a text.
  func isSumOfAll(_ amount: Amount) -> Bool {
    row.place.lowerBound == survey.lastDated && counts.rows > 2 && amount != .zero && mayHaveSum
      && total == amount && !table.isKept(row)
  }

  /// Whether the row is the sum of several rows above it, up to the last such sum.
  func isSubtotal(_ amount: Amount) -> Bool {
    amount == partial.sum && partial.rows > 2 && amount != .zero && mayHaveSum && !table.isKept(row)
  }

  /// The first or last row, if it is the sum of all others.
  var rowOfSum: (place: Int, text: String)? {
    if let sumOfAll { return sumOfAll }
    guard let first, counts.rows > 3, first.amount != .zero, mayHaveSum, !table.isKept(first.text),
      first.amount.adding(first.amount) == total
    else { return nil }
    return (first.place, first.text)
  }

  /// Whether all rows can have one sum, and no balance shows that each of them is a transaction.
  private var mayHaveSum: Bool { table.layout.balance == nil && accounts.count == 1 }

  /// Whether a line that looks like a balance may be a shop of that name: it is among transactions, has an amount, and
  /// no balance beside it contradicts that.
  func isDoubtful(lineOf row: CSVRow) -> Bool {
    guard counts.rows > 0, table.layout.balance == nil,
      let amount = try? values.amount(row, in: currency)
    else { return false }
    return amount.isNegative
  }

  /// Whether the row's text is only `Übertrag`, which in German is a transfer as well as a balance carried over, and
  /// its amount is no sum. A balance would be the first or the last row.
  var isTransferBetweenAccounts: Bool {
    guard counts.rows > 0, row.place.lowerBound != survey.lastDated, let text = values.texts(row),
      WordFolding.folded(text) == "ubertrag", let amount = try? values.amount(row, in: currency)
    else { return false }
    let all = [total, sums.spending, sums.income]
    return !isBroughtForward && !all.contains(amount) && !all.contains(amount.negated)
  }

  static let (mostShops, mostHeaders) = (8, 64)

  /// Where the second of two equal parts of the table begins, each below its own headers; nil when no part is repeated.
  /// A single row may be on two pages.
  var repeatedPart: Int? {
    let starts = [table.start] + repeatedHeaders.map(\.upperBound)
    let ends = repeatedHeaders.map(\.lowerBound) + [table.text.bytes.count]
    let parts = zip(starts, ends).filter { $0 < $1 }.map { table.text.bytes.trimmed($0..<$1) }
      .filter { table.text.bytes[$0].contains(0x0A) }
    for (index, part) in parts.enumerated() {
      let isEarlier = parts[..<index].contains { table.text.bytes.isEqual($0, part) }
      if isEarlier { return part.lowerBound }
    }
    return nil
  }

  /// The money out in a row whose text is a total, or one word for a balance: shops have such names, too.
  var amountOfShop: Amount? {
    guard table.layout.balance == nil, let text = values.texts(row), CSVReader.mayNameShop(text),
      let amount = try? values.amount(row, in: currency), amount.isNegative
    else { return nil }
    return amount
  }

  private static func mayNameShop(_ text: String) -> Bool {
    CSVWords.line(text) == .total || WordFolding.words(text).count == 1 || WordFolding.folded(text) == "newbalance"
  }

  /// The sum of all transactions; nil when it does not fit.
  var total: Amount? { sums.spending.flatMap { sums.income?.adding($0) } }

  static func added(
    _ amount: Amount, to sums: (income: Amount?, spending: Amount?)
  ) -> (income: Amount?, spending: Amount?) {
    amount.isNegative ? (sums.income, sums.spending?.adding(amount)) : (sums.income?.adding(amount), sums.spending)
  }

  /// The first such row that is not the sum of the transactions.
  var unprovenShop: Int? {
    let all = [total, sums.spending, sums.income?.negated]
    return shops.first { !all.contains($0.amount) }?.place
  }

  /// Whether an unreadable row is a balance or a total: it has its name in the column of dates, or is shifted, so that the
  /// column of currencies has no currency.
  func isSum(unreadableFor error: CSVRowError) -> Bool {
    switch error {
    case .date: row[table.layout.date].map { isSum([$0]) } ?? false
    case .currency: isSum(row.cells.filter { !$0.isEmpty })
    default: false
    }
  }

  /// Whether a field names a balance or a total.
  func isSum(_ filled: [CSVCell]) -> Bool {
    filled.contains { cell in
      CSVWords.mayBeLine(table.text.bytes[cell.place]) && table.text.string(cell).flatMap(CSVWords.line) != nil
    }
  }

  /// Whether a field of a row without a date begins with such a name.
  func beginsSum(_ filled: [CSVCell]) -> Bool {
    filled.contains { cell in
      CSVWords.mayBeLine(table.text.bytes[cell.place]) && table.text.string(cell).map(CSVWords.beginsLine) == true
    }
  }
}

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
