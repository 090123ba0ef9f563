import BankeyModel

/// A line of one text above rows, which may say what they are: `Savings account`, `Cuenta en dólares`, `Expenses`.
struct CSVTitle {
  let text: String
  private let words: [String]
  private let kinds: [CSVTitleWord?]

  /// Nil when the text is a sentence, such as the foot of a page, or has no letters.
  init?(_ text: String) {
    guard text.contains(where: \.isLetter), !CSVTitle.isSentence(text) else { return nil }
    self.text = text
    words = CSVTitle.withoutCards(WordFolding.words(text))
    kinds = words.map { CSVWords.titleWord(WordFolding.folded($0)) }
  }

  /// The title in a row: its only text, or the name behind a label of the account.
  init?(_ row: CSVRow, _ text: CSVText) {
    let filled = row.cells.filter { !$0.isEmpty }
    guard filled.count == 1 || CSVTitle.isLabelled(row, text), let title = filled.last.flatMap(text.string) else {
      return nil
    }
    self.init(title)
  }

  /// Whether a row holds a label of the account or its currency, and the value.
  static func isLabelled(_ row: CSVRow, _ text: CSVText) -> Bool {
    let filled = row.cells.filter { !$0.isEmpty }
    guard filled.count == 2, let label = text.string(filled[0]) else { return false }
    return CSVPreamble.names(label, [.account, .number, .accountName, .currency])
  }

  private static let longest = 8

  private static func isSentence(_ text: String) -> Bool {
    text.contains { "?!@©;".contains($0) } || text.hasSuffix(".") || text.contains("www.")
      || WordFolding.words(text).count > longest
  }

  /// The words without `debit card` and `credit card`, which are no directions.
  private static func withoutCards(_ words: [String]) -> [String] {
    let folded = words.map(WordFolding.folded)
    let cards = zip(folded.indices, zip(folded, folded.dropFirst())).filter { _, pair in
      ["debit", "credit"].contains(pair.0) && ["card", "cards"].contains(pair.1)
    }
    let places = Set(cards.flatMap { [$0.0, $0.0 + 1] })
    return words.indices.filter { !places.contains($0) }.map { words[$0] }
  }

  /// The direction of the money in the rows below, if all words agree: `Deposits and other credits`, `Ausgaben`.
  var direction: CSVDirection? {
    let whole = words.count > 1 ? CSVWords.titleWord(WordFolding.folded(text)) : nil
    let telling = Set(whole.map { [$0] } ?? kinds.filter { ![.plain, .of, .other].contains($0) })
    return telling == [.into] ? .into : telling == [.outOf] ? .outOf : nil
  }

  /// Whether the rows below are balances: `Daily ending balance`.
  var isOfBalances: Bool {
    kinds.contains(.balance) && kinds.allSatisfy { [.balance, .daily, .account, .plain, .of].contains($0) }
  }

  /// The currency that a code names, or a name at the end: `Privatkonto CHF`, `Movimientos en dólares`.
  var currency: Currency? {
    let found = Set(words.indices.compactMap(currency))
    return found.count == 1 ? found.first : nil
  }

  private func currency(at place: Int) -> Currency? {
    let word = words[place]
    let isCode = CSVPreamble.isCode(word) && !CSVPreamble.words.contains(word)
    let isLast = place == words.count - 1
    let isName = words.count == 1 || (isLast && (word.count > 3 || !word.contains(where: \.isLetter)))
    return isCode || isName ? CSVFigure.currency(word) : nil
  }

  /// Whether the title differs from one that names a currency only in that word: `Movimientos en pesos`.
  func isTwin(of other: CSVTitle) -> Bool {
    guard words.count == other.words.count, words.count > 1 else { return false }
    let differing = words.indices.filter { WordFolding.folded(words[$0]) != WordFolding.folded(other.words[$0]) }
    guard differing.count == 1, let place = differing.first, other.currency(at: place) != nil else { return false }
    return CSVPreamble.isCode(words[place]) || !CSVPreamble.isCode(other.words[place])
  }

  /// The words that tell the title from others: none of a month, a date, the number of a page, or only of transactions.
  var key: Set<String> {
    let dated = text.split { " ,()".contains($0) }.filter { Array($0.utf8).withUnsafeBytes { WrittenDate($0) } != nil }
    let dates = Set(dated.flatMap { WordFolding.words(String($0)) })
    let folded = words.filter { !dates.contains($0) && !CSVTitle.isYear($0) }.map(WordFolding.folded)
    let isNumbered = kinds.contains(.page) || folded.contains { MonthName.number(of: $0) != nil }
    let rest = folded.filter { word in
      let kind = CSVWords.titleWord(word)
      let isOfNumber = word.allSatisfy(\.isNumber) || kind == .of
      return !CSVTitle.isOfDate(word) && kind != .page && !(isNumbered && isOfNumber)
    }
    return CSVTitle.arePlain(rest) ? [] : Set(rest)
  }

  /// Whether it only says that transactions follow: `Account activity`.
  var isPlain: Bool { CSVTitle.arePlain(words.map(WordFolding.folded)) }

  private static func arePlain(_ words: [String]) -> Bool {
    words.allSatisfy { [.plain, .account, .of].contains(CSVWords.titleWord($0)) }
  }

  /// Whether it says more than a month or page.
  var isTelling: Bool { !key.isEmpty || direction != nil }

  var hasNumber: Bool { words.contains { $0.contains(where: \.isNumber) } }

  /// Whether it says something else about the rows below than whose they are.
  var isUnderstood: Bool {
    CSVWords.title(text) != nil || direction != nil || isOfBalances || CSVWords.line(text) != nil
  }

  /// Whether the rows below may have another status than those above: the title is no page, balance or sum.
  var mayHideStatus: Bool {
    !(kinds.contains(.page) && key.isEmpty) && !isOfBalances && CSVWords.line(text) == nil
  }

  private static func isYear(_ word: String) -> Bool {
    word.count == 4 && word.allSatisfy(\.isNumber) && (word.hasPrefix("19") || word.hasPrefix("20"))
  }

  private static func isOfDate(_ word: String) -> Bool { MonthName.number(of: word) != nil || DateWord.isPassed(word) }
}
