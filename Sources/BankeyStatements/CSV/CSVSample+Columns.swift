import BankeyModel

/// What the columns of a table show of themselves.
extension CSVSample {
  /// Whether most of what stands in a column is words, of which not all are the same.
  func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1 else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count && !cells(column).allSatisfy(isDate)
  }

  /// Whether it is words: no code, no figure, no state.
  private static func isFreeText(_ text: String) -> Bool {
    let isCode = text.contains(where: \.isNumber) && !text.contains(" ")
    return text.count(where: \.isLetter) > 1 && !isCode && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVWords.direction(text) == nil && CSVWords.status(text) == nil
  }

  /// Whether a column says the same in all of several rows, as a balance of today does that stands beside each.
  func isConstant(_ column: Int) -> Bool {
    let words = strings(column)
    return words.count > 1 && words.count == rows.count && Set(words).count == 1
  }

  /// Whether a column says of each row whether it is booked, or happened.
  func areStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 6), words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) != nil }
  }

  /// The only currency of a column in whose rows another column is empty, where it is filled in those of all others.
  func own(_ column: Int, beside other: Int) -> Currency? {
    guard !cells(other).isEmpty, cells(other).allSatisfy(isFigure) else { return nil }
    func codes(_ isForeign: Bool) -> Set<String> {
      Set(rows.filter { ($0[other] != nil) == isForeign }.compactMap { text.string($0[column]) })
    }
    let (own, foreign) = (codes(false), codes(true))
    guard own.count == 1, !foreign.isEmpty, own.isDisjoint(with: foreign) else { return nil }
    return own.first.flatMap(CSVFigure.currency)
  }

  /// Whether the rows without anything in a column stand together at the beginning or at the end.
  func isEmptyAtOneEnd(_ column: Int) -> Bool {
    let isFilled = rows.map { $0[column] != nil }
    let (first, last) = (isFilled.firstIndex(of: true) ?? 0, isFilled.lastIndex(of: true) ?? isFilled.count - 1)
    return first > last || ((first == 0 || last == isFilled.count - 1) && isFilled[first...last].allSatisfy(\.self))
  }

  /// Whether most of what stands in a column are figures, or nothing does; a dash for nothing is neither.
  func isOfFigures(_ column: Int) -> Bool {
    let cells = cells(column)
    let filled = cells.filter { !CSVFigure.isNothing(text, $0) }
    return filled.isEmpty ? cells.isEmpty : filled.count(where: isFigure) * 2 >= filled.count
  }

  /// Whether each row has a figure in one of two columns, beside an amount that has no sign.
  func arePair(_ debit: Int, _ credit: Int, beside amount: Int) -> Bool {
    func stands(_ row: CSVRow, _ column: Int) -> Bool { row[column].map { isFigure($0) && !isZero($0) } ?? false }
    return !rows.isEmpty && !cells(amount).contains(where: isNegative)
      && rows.allSatisfy { stands($0, debit) != stands($0, credit) }
  }

  /// Whether every row has something of a kind in a column.
  func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}
