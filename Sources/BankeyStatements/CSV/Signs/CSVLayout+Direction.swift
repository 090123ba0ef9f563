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
      (named + roles[.type] + free).first { areLetters(of: CSVLetterPair(headings[at: $0]), $0, rows) }
      ?? (named + roles[.type]).first { rows.areDirections($0) && !areKindsOfCards($0, hasMinus, rows) }
      ?? free.first { column in
        guard !areKindsOfCards(column, hasMinus, rows), !rows.isPlace(column) else { return false }
        return mayBeOne(column, hasMinus) ? rows.areDirections(column) : rows.areBothDirections(column)
      }
      ?? named.first { isPlainDirection($0, roles, rows) && !areKindsOfCards($0, hasMinus, rows) }
    if let column = money.direction { setLetters(column, rows) }
    guard money.direction == nil, !hasMinus else { return }
    if setLoneWord(roles, rows) { return }
    possibleDirections = (free + roles[.type]).filter { $0 != status && rows.twoWords($0) != nil }
  }

  /// Whether one word for a direction in all rows of a column without a known header is enough: beside amounts without a
  /// sign, or in a table without headers.
  private func mayBeOne(_ column: Int, _ hasMinus: Bool) -> Bool {
    headings.allSatisfy(\.text.isEmpty) || (!hasMinus && amounts.contains { abs(column - $0) == 1 })
  }

  /// Whether the whole header says so, or a word does: `카드구분` only ends like a header of the direction.
  private func isPlainDirection(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    if roles.told.contains(.direction) || source(of: column) == .bank { return true }
    let words = rows.words(column, atMost: CSVSample.mostWords) ?? []
    guard CSVLetterPair(headings[at: column]) != nil || !CSVLetterPair.areOpen(words) else { return false }
    return headings[at: column].flatMap(CSVWords.meaning)?.isWhole ?? false
      || rows.strings(column).contains { CSVWords.direction($0) != nil }
  }

  /// Whether the words may be kinds of cards, which tell how something was paid: `Card Funding`, `Payment Method`.
  private func areKindsOfCards(_ column: Int, _ hasMinus: Bool, _ rows: CSVSample) -> Bool {
    guard let heading = headings[at: column], !heading.text.isEmpty,
      rows.strings(column).allSatisfy(CSVWords.isKindOfCard)
    else { return false }
    if heading.isOfPayments || hasMinus { return heading.isOfPayments }
    let meaning = CSVWords.meaning(of: heading)?.column
    // Both words below a header for the operation are no kinds of cards.
    let isKindOfOperation = meaning == .description && Set(rows.strings(column).map(CSVWords.direction)).count == 2
    return meaning != .direction && meaning != .type && !isKindOfOperation
      && !amounts.contains { abs(column - $0) == 1 }
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

  /// Whether a column has only the letters that its header names.
  private func areLetters(of pair: CSVLetterPair?, _ column: Int, _ rows: CSVSample) -> Bool {
    guard let pair, let letters = rows.words(column, atMost: 2), !letters.isEmpty else { return false }
    return letters.allSatisfy { pair[$0] != nil }
  }

  /// Finds the meaning of letters: the header names them, `Borç/Alacak`, or they are D and A, as in Italian.
  private mutating func setLetters(_ column: Int, _ rows: CSVSample) {
    guard let letters = rows.words(column, atMost: 2) else { return }
    if let pair = CSVLetterPair(headings[at: column]), letters.allSatisfy({ pair[$0] != nil }) {
      for letter in letters { money.words.set(letter, pair[letter] ?? .into) }
    } else if Set(letters.map { $0.uppercased() }) == ["D", "A"] {
      for letter in letters { money.words.set(letter, letter.uppercased() == "D" ? .outOf : .into) }
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

/// The two letters that a header names for money out and money in: `D/C`, `Soll/Haben`, `B/K`. One of them alone says
/// nothing: a `C` is a credit in English, and a cargo, money out, in Spanish.
struct CSVLetterPair {
  private let out: String
  private let into: String

  /// The letters below a header; nil when it names none.
  init?(_ heading: CSVHeading?) {
    guard let heading else { return nil }
    if let pair = CSVLetterPair.letters(heading.text) ?? CSVLetterPair.initials(heading) {
      (out, into) = pair
    } else {
      return nil
    }
  }

  /// The direction of a letter; nil for other words.
  subscript(_ letter: String) -> CSVDirection? {
    switch WordFolding.folded(letter) {
    case out: .outOf
    case into: .into
    default: nil
    }
  }

  /// The letters of `D/C`, `CD` or `B/A`.
  private static func letters(_ text: String) -> (String, String)? {
    // The order tells Turkish borç and alacak from Dutch af and bij.
    if text == "B/A" { return ("b", "a") }
    var parts = text.split { !$0.isLetter }.map { WordFolding.folded(String($0)) }
    if parts.count == 1, text.count == 2 { parts = text.map { WordFolding.folded(String($0)) } }
    guard parts.count == 2 else { return nil }
    return pairs.first { ($0, $1) == (parts[0], parts[1]) || ($1, $0) == (parts[0], parts[1]) }
  }

  /// The initials of two words for directions: `Borç/Alacak`, `CreditDebitIndicator`.
  private static func initials(_ heading: CSVHeading) -> (String, String)? {
    let words = heading.words.map { ($0, CSVWords.direction($0)) }
    let out = words.first { $1 == .outOf }?.0 ?? ""
    let into = words.first { $1 == .into }?.0 ?? ""
    let named = stems.first { heading.key.contains($0) && heading.key.contains($1) }
    let (first, second) = out.isEmpty || into.isEmpty ? named ?? ("", "") : (out, into)
    guard let outer = first.first, let inner = second.first, outer != inner else { return nil }
    return (String(outer), String(inner))
  }

  /// Whether single Latin letters among words say nothing without a header that names them: all rows have the same one,
  /// or they are no pair of one language.
  static func areOpen(_ words: [String]) -> Bool {
    let letters = words.map { $0.lowercased() }.filter { $0.utf8.count == 1 && $0.allSatisfy(\.isLetter) }
    return !letters.isEmpty && !usual.contains { Set(letters) == [$0, $1] }
  }

  /// Pairs that banks use below any header.
  private static let usual = [
    ("d", "c"), ("s", "h"), ("d", "h"), ("d", "k"), ("d", "a"), ("t", "j"), ("t", "k"),
  ]

  /// Money out first: debit and credit, Soll and Haben, tartozik and követel, kiadás and bevétel, breme and dobro, duguje
  /// and potražuje, má dáti and dal, cargo and abono, withdrawal and deposit, and so on.
  private static let pairs = [
    ("d", "c"), ("dr", "cr"), ("s", "h"), ("d", "h"), ("d", "k"), ("d", "a"), ("t", "j"), ("t", "k"), ("k", "b"),
    ("b", "d"), ("d", "p"), ("md", "d"), ("w", "d"), ("e", "i"), ("o", "i"), ("c", "a"), ("g", "i"), ("s", "e"),
    ("u", "e"), ("d", "r"), ("n", "c"), ("wn", "ma"), ("дт", "кт"), ("д", "к"), ("в", "п"),
  ]

  private static let stems = [
    ("debit", "credit"), ("debet", "credit"), ("debet", "kredit"), ("soll", "haben"), ("debe", "haber"),
    ("dare", "avere"), ("borc", "alacak"), ("tartozik", "kovetel"), ("duguje", "potrazuje"),
  ]
}

extension CSVSample {
  /// The maximum number of different words in a column of directions.
  fileprivate static let mostWords = 12

  /// Whether every row has a known word for a direction.
  fileprivate func areDirections(_ column: Int) -> Bool {
    guard let words = words(column, atMost: CSVSample.mostWords), !words.isEmpty else { return false }
    return words.allSatisfy { CSVWords.direction($0) != nil } && !CSVLetterPair.areOpen(words)
  }

  /// Whether every row has the same two letters, which may be a country: `IN`, `NO`.
  fileprivate func isPlace(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 2), words.count == 1 else { return false }
    return words[0].count == 2 && !["cr", "dr"].contains(words[0].lowercased())
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
