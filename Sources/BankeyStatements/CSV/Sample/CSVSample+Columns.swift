import BankeyModel

/// What the contents of a table's columns show.
extension CSVSample {
  /// Whether most fields of a column are words, not all the same.
  func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1, !words.allSatisfy(CSVSample.isOfCalendar),
      !words.allSatisfy({ CSVSample.answers.contains($0.lowercased()) })
    else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count
      && !cells(column).allSatisfy { isDate($0) || isFigure($0) }
  }

  /// The words of a column that only says whether something is so.
  private static let answers: Set = [
    "true", "false", "yes", "no", "ja", "nein", "nei", "nej", "nee", "да", "нет", "是", "否",
  ]

  /// Whether most texts of a column differ.
  func isRich(_ column: Int) -> Bool {
    let words = strings(column)
    return rows.count > 1 && Set(words).count * 2 > words.count
  }

  /// Whether a column has the same words in every row that has any.
  func isConstantText(_ column: Int) -> Bool {
    let words = Set(strings(column))
    return words.count == 1 && words.allSatisfy(CSVSample.isFreeText)
  }

  /// Whether a column says more than others: some of its texts stand in none of them.
  func isNew(_ column: Int, beside others: [Int]) -> Bool {
    rows.contains { row in
      guard let word = text.string(row[column]) else { return false }
      return !others.contains { text.string(row[$0])?.contains(word) ?? false }
    }
  }

  /// Whether a text is only a weekday or a month, which the date says already.
  private static func isOfCalendar(_ text: String) -> Bool {
    let words = WordFolding.words(text).map(WordFolding.folded)
    return words.count == 1 && (DateWord.isPassed(words[0]) || MonthName.number(of: words[0]) != nil)
  }

  /// Whether a field is words: no code, figure or status.
  private static func isFreeText(_ text: String) -> Bool {
    // So is an address of mail.
    let isCode =
      (text.contains(where: \.isNumber) || text.contains("@")) && !text.contains(" ")
      && text.utf8.allSatisfy { $0 < 0x80 }
    return text.count(where: \.isLetter) > 1 && !isCode && !isMostlyDigits(text) && text.lowercased() != "n/a"
      && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVWords.direction(text) == nil && CSVWords.status(text) == nil
  }

  /// Whether a text is a number with a few letters: `AB 0001`.
  private static func isMostlyDigits(_ text: String) -> Bool {
    text.count(where: \.isNumber) > text.count(where: \.isLetter)
      && text.split { !$0.isLetter }.allSatisfy { $0.count < 4 }
  }

  /// The text that stands in most rows in one of two columns, more often than any other.
  func mostCommon(_ one: Int?, _ other: Int?) -> String? {
    guard let one, let other else { return nil }
    let names = strings(one) + strings(other)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.value > $1.value }
    guard let most = counts.first else { return nil }
    // Transfers between own accounts name nobody, so a name on both sides need not be in most of all rows.
    let isOnBothSides = strings(one).contains(most.key) && strings(other).contains(most.key)
    let named = rows.count { $0[one] != nil || $0[other] != nil }
    guard most.value * 2 > (isOnBothSides ? named : rows.count), most.value > (counts.dropFirst().first?.value ?? 0)
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

  /// Whether all rows without a date in a column are pending or did not happen.
  func areUnposted(without date: Int, status: Int?) -> Bool {
    rows.allSatisfy { row in
      guard row[date] == nil else { return true }
      return text.string(row[status]).flatMap(CSVWords.status).map { !$0.isPosted } ?? false
    }
  }

  /// Whether only rows with money out have a payer, who is then the account's own holder.
  func isOnlyOfSpending(_ payer: Int?, _ amount: Int) -> Bool {
    rows.allSatisfy { row in row[payer] == nil || row[amount].map(isNegative) ?? false }
  }

  /// Whether a column tells of each row whether it is booked or happened.
  func areStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 6), words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) != nil }
  }

  /// The only currency of a column in the rows where another column is empty or zero, although filled in all others.
  func own(_ column: Int, beside other: Int) -> Currency? {
    guard cells(other).contains(where: isMoney), cells(other).allSatisfy(isFigure) else { return nil }
    func codes(_ isForeign: Bool) -> Set<String> {
      Set(rows.filter { ($0[other].map { !isZero($0) } ?? false) == isForeign }.compactMap { text.string($0[column]) })
    }
    let (own, foreign) = (codes(false), codes(true))
    guard own.count == 1, !foreign.isEmpty, own.isDisjoint(with: foreign) else { return nil }
    return own.first.flatMap(CSVFigure.currency)
  }

  /// The only currency in whose rows two columns have the same figures, if they differ in all rows with another one.
  func sharedCurrency(_ one: Int, _ other: Int, _ codes: Int) -> Currency? {
    let isSame = rows.map { text.string($0[one]) == text.string($0[other]) }
    let pairs = zip(rows, isSame).map { (text.string($0[codes]) ?? "", $1) }
    let (own, foreign) = (Set(pairs.filter(\.1).map(\.0)), Set(pairs.filter { !$0.1 }.map(\.0)))
    guard own.count == 1, !foreign.isEmpty, own.isDisjoint(with: foreign) else { return nil }
    return own.first.flatMap(CSVFigure.currency)
  }

  /// Whether the rows without a value in a column are together at the beginning or the end.
  func isEmptyAtOneEnd(_ column: Int) -> Bool {
    let isFilled = rows.map { $0[column] != nil }
    let (first, last) = (isFilled.firstIndex(of: true) ?? 0, isFilled.lastIndex(of: true) ?? isFilled.count - 1)
    return first > last || ((first == 0 || last == isFilled.count - 1) && isFilled[first...last].allSatisfy(\.self))
  }

  /// Where the first row with a balance begins, if the rows run from the newest to the oldest and only fewer rows above
  /// it have none: those are not posted yet.
  func startOfBalances(_ balance: Int, by date: Int) -> Int? {
    let bare = rows.prefix { $0[balance].map { CSVFigure.isNothing(text, $0) } ?? true }.count
    var rest = self
    rest.rows = Array(rows.dropFirst(bare))
    guard bare > 0, rest.rows.count > max(bare, 2), rest.isFull(balance, of: isFigure), rest.isFalling(date) else {
      return nil
    }
    return rest.rows[0].place.lowerBound
  }

  /// Whether the dates of a column run from the newest to the oldest.
  private func isFalling(_ column: Int) -> Bool {
    guard let order = order(column) else { return false }
    let days = cells(column).compactMap { text.date($0)?.day(order) }
    return days.first != days.last && zip(days, days.dropFirst()).allSatisfy { $0 >= $1 }
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

/// Which columns hold the dates, and in what order day, month and year are written.
extension CSVSample {
  /// The columns of dates. When several are filled in every row, the one by which the rows are sorted is that of
  /// booking.
  func days(width: Int) -> [Int] {
    let days = (0..<width).filter { isFull($0, of: isDate) }
    guard days.count > 1 else { return days }
    let sorted = days.filter { evidence($0).sortedOrder != nil || isSorted($0) }
    return sorted.count == 1 ? sorted + days.filter { $0 != sorted[0] } : days
  }

  /// Whether several columns of dates could be that of posting: they differ, the rows are in the order of none or of
  /// more than one, and the first one is not always the latest. A purchase or its value may come before posting, and
  /// banks write the posting date before both.
  func areOpen(_ days: [Int]) -> Bool {
    let sorted = days.filter { evidence($0).sortedOrder != nil || isSorted($0) }
    let rivals = sorted.isEmpty ? days : sorted
    return rivals.count > 1 && Set(rivals.map(strings)).count > 1 && !isLatest(rivals[0], of: rivals)
  }

  /// Whether a column of dates that every row fills is never later than another one, which differs and varies.
  func isEarlier(_ column: Int, than other: Int) -> Bool {
    strings(column) != strings(other) && Set(strings(other)).count > 1 && isLatest(other, of: [column])
  }

  /// Whether most rows have a date that is more than a week later than that of another column, and none an earlier
  /// one: banks post purchases sooner, and bill them by the month.
  func isBilled(_ column: Int, behind other: Int) -> Bool {
    guard let order = order(column), order == self.order(other), isLatest(column, of: [other]) else { return false }
    let gaps = rows.compactMap { row -> Int? in
      guard let late = text.date(row[column])?.day(order), let early = text.date(row[other])?.day(order) else {
        return nil
      }
      return early.distance(to: late)
    }
    return gaps.count(where: { $0 > 7 }) * 2 > gaps.count
  }

  /// Whether no row has a later date in one of the other columns.
  private func isLatest(_ column: Int, of others: [Int]) -> Bool {
    func days(_ column: Int) -> [Day] {
      guard let order = order(column) else { return [] }
      return cells(column).compactMap { text.date($0)?.day(order) }
    }
    let latest = days(column)
    return others.allSatisfy { other in
      let days = days(other)
      return days.count == rows.count && latest.count == rows.count && zip(latest, days).allSatisfy { $0 >= $1 }
    }
  }

  /// The order of day, month and year in a column; nil when nothing tells.
  func order(_ column: Int) -> DateOrder? {
    let dates = evidence(column)
    return dates.order ?? dates.sortedOrder
  }

  /// The same, but only if the dates prove it, not the order of the rows.
  func writtenOrder(_ column: Int) -> DateOrder? { evidence(column).shownOrder }

  private func evidence(_ column: Int) -> DateEvidence {
    var dates = DateEvidence()
    for cell in cells(column) { if let date = text.date(cell) { dates.see(date, at: cell.place) } }
    return dates
  }

  private func isSorted(_ column: Int) -> Bool {
    guard let order = order(column) else { return false }
    let days = cells(column).compactMap { text.date($0)?.day(order) }
    return zip(days, days.dropFirst()).allSatisfy { $0 <= $1 } || zip(days, days.dropFirst()).allSatisfy { $0 >= $1 }
  }
}
