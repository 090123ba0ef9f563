import BankeyModel

/// What the contents of a table's columns show.
extension CSVSample {
  /// Whether most fields of a column are words, not all the same.
  func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1 else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count && !cells(column).allSatisfy(isDate)
  }

  /// Whether a field is words: no code, figure or status.
  private static func isFreeText(_ text: String) -> Bool {
    let isCode = text.contains(where: \.isNumber) && !text.contains(" ")
    return text.count(where: \.isLetter) > 1 && !isCode && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVWords.direction(text) == nil && CSVWords.status(text) == nil
  }

  /// The text that stands in most rows in one of two columns, more often than any other.
  func mostCommon(_ one: Int?, _ other: Int?) -> String? {
    guard let one, let other else { return nil }
    let names = strings(one) + strings(other)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.value > $1.value }
    guard let most = counts.first, most.value * 2 > rows.count, most.value > (counts.dropFirst().first?.value ?? 0)
    else { return nil }
    return most.key
  }

  /// Whether a column has the same text in all of several rows, like a current balance repeated in each.
  func isConstant(_ column: Int) -> Bool {
    let words = strings(column)
    return words.count > 1 && words.count == rows.count && Set(words).count == 1
  }

  /// Whether most transactions have a text of their own.
  func areTextsVaried(_ layout: CSVLayout) -> Bool {
    let columns = layout.texts + [layout.counterparty, layout.payer, layout.payee].compactMap(\.self)
    let texts = transactions.rows.map { row in columns.map { text.string(row[$0]) } }
    return Set(texts).count * 2 > texts.count
  }

  /// Whether a column tells of each row whether it is booked or happened.
  func areStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 6), words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) != nil }
  }

  /// The only currency of a column in the rows where another column is empty, although filled in all others.
  func own(_ column: Int, beside other: Int) -> Currency? {
    guard !cells(other).isEmpty, cells(other).allSatisfy(isFigure) else { return nil }
    func codes(_ isForeign: Bool) -> Set<String> {
      Set(rows.filter { ($0[other] != nil) == isForeign }.compactMap { text.string($0[column]) })
    }
    let (own, foreign) = (codes(false), codes(true))
    guard own.count == 1, !foreign.isEmpty, own.isDisjoint(with: foreign) else { return nil }
    return own.first.flatMap(CSVFigure.currency)
  }

  /// Whether the rows without a value in a column are together at the beginning or the end.
  func isEmptyAtOneEnd(_ column: Int) -> Bool {
    let isFilled = rows.map { $0[column] != nil }
    let (first, last) = (isFilled.firstIndex(of: true) ?? 0, isFilled.lastIndex(of: true) ?? isFilled.count - 1)
    return first > last || ((first == 0 || last == isFilled.count - 1) && isFilled[first...last].allSatisfy(\.self))
  }

  /// Whether most fields of a column are figures, or all are empty; a dash for nothing is neither.
  func isOfFigures(_ column: Int) -> Bool {
    let cells = cells(column)
    let filled = cells.filter { !CSVFigure.isNothing(text, $0) }
    return filled.isEmpty ? cells.isEmpty : filled.count(where: isFigure) * 2 >= filled.count
  }

  /// Whether each row has a figure in one of two columns, beside an unsigned amount.
  func arePair(_ debit: Int, _ credit: Int, beside amount: Int) -> Bool {
    func stands(_ row: CSVRow, _ column: Int) -> Bool { row[column].map { isFigure($0) && !isZero($0) } ?? false }
    return !rows.isEmpty && !cells(amount).contains(where: isNegative)
      && rows.allSatisfy { stands($0, debit) != stands($0, credit) }
  }

  /// Whether every row has a value of this kind in a column.
  func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}
