import BankeyModel

/// The column of words that tell whether money came in or went out.
extension CSVLayout {
  /// Finds the column of the direction: its words are known, or its header says so. If no amount has a sign, any column
  /// of two words is a candidate.
  mutating func setDirection(_ roles: CSVRoles, _ rows: CSVSample) {
    func isKnown(_ column: Int) -> Bool {
      guard let words = rows.words(column, atMost: 12), !words.isEmpty else { return false }
      return words.allSatisfy { CSVWords.direction($0) != nil }
    }
    let hasMinus = amounts.contains { rows.cells($0).contains(where: rows.isNegative) }
    let isHeaderless = headings.allSatisfy(\.text.isEmpty)
    /// Whether a column has words for both directions, which is no coincidence even beside minus signs.
    func hasBoth(_ column: Int) -> Bool {
      isKnown(column) && Set(rows.words(column, atMost: 12)?.map(CSVWords.direction) ?? []).count == 2
    }
    let named = roles[.direction].filter { (rows.words($0, atMost: 12) ?? []).count > 0 }
    let free = (0..<width).filter { !roles.isKnown($0) && !taken.contains($0) }
    money.direction =
      named.first(where: isKnown) ?? roles[.type].first(where: isKnown)
      ?? free.first(where: hasMinus && !isHeaderless ? hasBoth : isKnown) ?? named.first
    guard money.direction == nil, !hasMinus else { return }
    if setLoneWord(roles, rows) { return }
    unsaidDirections = (free + roles[.type]).filter { $0 != status && rows.twoWords($0) != nil }
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
