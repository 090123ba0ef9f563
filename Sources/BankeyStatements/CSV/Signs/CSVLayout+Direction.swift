import BankeyModel

/// The column of words that tell whether money came in or went out.
extension CSVLayout {
  /// Finds the column of the direction: its words are known, or its header says so. If no amount has a sign, any column
  /// of two words is a candidate.
  mutating func setDirection(_ roles: CSVRoles, _ rows: CSVSample) {
    let hasMinus = amounts.contains { rows.cells($0).contains(where: rows.isNegative) }
    // Beside signed amounts, a word behind the balance is the balance's.
    let ofBalance = hasMinus ? balance.map { $0 + 1 } : nil
    let named = roles[.direction].filter {
      $0 != ofBalance && ((rows.words($0, atMost: CSVSample.mostWords) ?? []).count > 0 || rows.areGappyDirections($0))
    }
    let free = (0..<width).filter { !roles.isKnown($0) && !taken.contains($0) && $0 != ofBalance }
    money.direction =
      named.first(where: rows.areDirections) ?? roles[.type].first(where: rows.areDirections)
      ?? free.first { mayBeOne($0, hasMinus) ? rows.areDirections($0) : rows.areBothDirections($0) }
      ?? named.first { isPlainDirection($0, roles, rows) }
    if let column = named.first, column == money.direction { setLetters(column, rows) }
    guard money.direction == nil, !hasMinus else { return }
    if setLoneWord(roles, rows) { return }
    unsaidDirections = (free + roles[.type]).filter { $0 != status && rows.twoWords($0) != nil }
  }

  /// Whether one word for a direction in all rows of a column without a known header is enough: beside amounts without a
  /// sign, or in a table without headers.
  private func mayBeOne(_ column: Int, _ hasMinus: Bool) -> Bool {
    headings.allSatisfy(\.text.isEmpty) || (!hasMinus && amounts.contains { abs(column - $0) == 1 })
  }

  /// Whether the whole header says so, or a word does: `카드구분` only ends like a header of the direction.
  private func isPlainDirection(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    roles.told.contains(.direction) || headings[at: column].flatMap(CSVWords.meaning)?.isWhole ?? false
      || rows.strings(column).contains { CSVWords.direction($0) != nil }
  }

  /// The column behind the balance, if it has a sign for a direction in every row, or its header says so. Longer words
  /// tell what was booked.
  func balanceSide(_ rows: CSVSample) -> Int? {
    guard let column = balance.map({ $0 + 1 }), column < width, column != money.direction,
      rows.cells(column).count == rows.rows.count, let words = rows.words(column, atMost: 2), !words.isEmpty
    else { return nil }
    let meaning = headings[at: column].flatMap(CSVWords.meaning)?.column
    func isSign(_ word: String) -> Bool { word.utf8.count <= 3 && word.contains(where: \.isLetter) }
    let mayBe = meaning == .direction || (meaning == nil && words.allSatisfy(isSign))
    return mayBe && words.allSatisfy { CSVWords.direction($0) != nil } ? column : nil
  }

  /// The balance of a row, below zero where a word beside it says so; nil when there is none.
  func balance(of row: CSVRow, _ text: CSVText, _ mark: DecimalMark, in unit: Currency) -> Amount? {
    guard let amount = row[balance].flatMap({ CSVFigure.amount(text, $0, mark, in: unit) }) else { return nil }
    guard let side = text.string(row[balanceSide]), CSVWords.direction(side) == .outOf, !amount.isNegative
    else { return amount }
    return amount.negated
  }

  /// Finds the meaning of two letters: they are the initials in the header, `Borç/Alacak`, or D and A.
  private mutating func setLetters(_ column: Int, _ rows: CSVSample) {
    guard let letters = rows.words(column, atMost: 2), letters.allSatisfy({ $0.count == 1 }) else { return }
    if letters.count == 1, let side = initial(letters[0], headings[at: column]) { money.words.set(letters[0], side) }
    guard letters.count == 2,
      let first = meaning(of: letters[0], beside: letters[1], headings[at: column])
    else { return }
    money.words.set(letters[0], first)
    money.words.set(letters[1], first == .into ? .outOf : .into)
  }

  /// The side of which a letter is the initial in the header, if the other side begins otherwise.
  private func initial(_ letter: String, _ heading: CSVHeading?) -> CSVDirection? {
    let sides = (heading?.text.split(separator: "/") ?? []).compactMap { part in
      CSVWords.direction(String(part)).map { (WordFolding.folded(String(part)).prefix(1), $0) }
    }
    guard sides.count == 2, sides[0].0 != sides[1].0, sides[0].1 != sides[1].1 else { return nil }
    return sides.first { $0.0 == WordFolding.folded(letter) }?.1
  }

  private func meaning(of letter: String, beside other: String, _ heading: CSVHeading?) -> CSVDirection? {
    let sides = (heading?.text.split(separator: "/") ?? []).compactMap { part in
      CSVWords.direction(String(part)).map { (WordFolding.folded(String(part)).prefix(1), $0) }
    }
    let initials = sides.filter { $0.0 == WordFolding.folded(letter) }
    let others = sides.filter { $0.0 == WordFolding.folded(other) }
    if initials.count == 1, others.count == 1, initials[0].1 != others[0].1 { return initials[0].1 }
    // Turkish borç and alacak below their initials, and Italian dare and avere.
    switch (letter.uppercased(), other.uppercased()) {
    case ("B", "A") where heading?.text == "B/A": return .outOf
    case ("A", "B") where heading?.text == "B/A": return .into
    case ("D", "A"): return .outOf
    case ("A", "D"): return .into
    default: return nil
    }
  }

  /// Finds a column with a word in the rows of one direction only, such as `CR`: rows without it are the other
  /// direction. Counts only if its header names the direction, or it follows the amount and has more than one letter.
  private mutating func setLoneWord(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    let beside = amounts.map { $0 + 1 }.filter { column in
      (!roles.isKnown(column) || roles[.type].contains(column)) && rows.strings(column).allSatisfy { $0.count > 1 }
    }
    for column in roles[.direction] + beside where rows.cells(column).count < rows.rows.count {
      let sides = Set(rows.strings(column).map(CSVWords.direction))
      guard sides.count == 1, let side = sides.first ?? nil else { continue }
      (money.direction, money.words.none) = (column, side == .into ? .outOf : .into)
      return true
    }
    return false
  }
}

extension CSVSample {
  /// The maximum number of different words in a column of directions.
  fileprivate static let mostWords = 12

  /// Whether every row has a known word for a direction.
  fileprivate func areDirections(_ column: Int) -> Bool {
    guard let words = words(column, atMost: CSVSample.mostWords), !words.isEmpty else { return false }
    return words.allSatisfy { CSVWords.direction($0) != nil }
  }

  /// Whether they are words for both directions, which is no coincidence even beside minus signs.
  fileprivate func areBothDirections(_ column: Int) -> Bool {
    areDirections(column) && Set(words(column, atMost: CSVSample.mostWords)?.map(CSVWords.direction) ?? []).count == 2
  }

  /// Whether a column called the direction has known words for both, though some rows have none.
  fileprivate func areGappyDirections(_ column: Int) -> Bool {
    cells(column).count < rows.count && Set(strings(column).map(CSVWords.direction)) == [.into, .outOf]
  }
}
