import BankeyModel

/// What the values in the lines above a table say beside a number or a code.
extension CSVPreamble {
  /// The only code behind a word for the currency within a line, `… Valuta EUR …`, or at the end of the account's line,
  /// behind a dash or in parentheses: `Cuenta: 123456-GTQ`.
  static func labelledCode(in texts: [String]) -> Currency? {
    let labelled = texts.flatMap { text in
      let words = WordFolding.words(text)
      return zip(words, words.dropFirst()).filter { label, _ in
        [.currency, .valuta].contains(CSVWords.column(WordFolding.folded(label)))
      }.map(\.1)
        + zip(words, words.dropFirst()).filter {
          CSVWords.column(WordFolding.folded($1)) == .account && !CSVPreamble.words.contains($0)
        }.map(\.0)
    }
    let ends = texts.filter(namesAccount).compactMap { text in
      text.split { " ()".contains($0) }.last?.split(separator: "-", omittingEmptySubsequences: false).last.map(
        String.init
      )
      .flatMap { text.hasSuffix("-" + $0) || text.hasSuffix("(" + $0 + ")") ? $0 : nil }
    }
    let codes = Set((labelled + ends).filter(isCode).compactMap(CSVFigure.currency))
    return codes.count == 1 ? codes.first : nil
  }

  /// The only currency whose code is a whole field, or whose name ends one: `8 DOLARES`.
  static func onlyCode(in texts: [String]) -> Currency? {
    let words = texts.filter { $0.utf8.count < 60 }.map { WordFolding.words($0) }
    let names = words.compactMap { words in words.last.flatMap { words.count == 1 || $0.utf8.count > 3 ? $0 : nil } }
    // Three crosses stand for something that is not shown.
    return only(names.filter { $0.utf8.count > 2 && $0 != "XXX" }.compactMap(CSVFigure.currency))
  }

  /// The currency that several places name; nil if they name none or different ones.
  static func only(_ currencies: [Currency]) -> Currency? {
    Set(currencies).count == 1 ? currencies[0] : nil
  }

  /// The currencies beside figures and numbers of accounts: `SGD 5000`, `330217/01 CHF`.
  static func besideFigures(_ cells: some Sequence<CSVCell>, _ text: CSVText) -> [Currency] {
    cells.compactMap { cell in
      CSVFigure.with(text, cell) { figure, currency in figure.contains(where: isDigit) ? currency : nil }
        ?? text.string(cell).flatMap { number(in: $0)?.currency }
    }
  }

  /// The currency that a value names: a code or sign, or the first word that is a code: `ZAR - SOUTH AFRICAN RAND`.
  static func currency(of value: String) -> Currency? {
    CSVFigure.currency(value)
      ?? WordFolding.words(value).lazy.filter { isCode($0) && !words.contains($0) }.compactMap(CSVFigure.currency).first
  }

  /// Whether a word is three capitals.
  static func isCode(_ word: String) -> Bool { word.utf8.count == 3 && word.utf8.allSatisfy { $0 &- 0x41 < 26 } }

  /// An account's number without the name, bank or currency behind it, and that currency: `12345678 - JOHN DOE`,
  /// `0123456789 ( INR )`, `00000/00 CHF`. Nil when the text is something else.
  static func number(in value: String) -> (number: String, currency: Currency?)? {
    let words = value.split(separator: " ").map(String.init)
    let count = words.prefix { $0.contains(where: \.isNumber) && !$0.contains("(") }.count
    let number = words[..<count].joined(separator: " ")
    guard count > 0, count < words.count, !words[count...].contains(where: { $0.contains(where: \.isNumber) }),
      number.count(where: \.isNumber) > 3,
      CSVAccount.isIBAN(number) || number.allSatisfy({ $0.isNumber || " .-/xX*•".contains($0) })
    else { return nil }
    let rest = words[count...].flatMap { WordFolding.words($0) }
    let codes = Set(rest.filter(isCode).compactMap(CSVFigure.currency))
    let isApart = words[count].first == "(" || ["-", "–", "/", "|"].contains(words[count])
    guard isApart || (rest.count == 1 && !codes.isEmpty) else { return nil }
    // The name of a holder may look like a code: only one alone between signs is that of the account.
    let parts = words[count...].joined(separator: " ").split { "()-–/|".contains($0) }
      .map { $0.trimmed }.filter(isCode)
    return (number, parts.lazy.compactMap(CSVFigure.currency).first)
  }

  /// The number of an account at the end of the name of its holder: `Mr X Test  10012811234`.
  static func number(behindName value: String) -> String? {
    guard let last = value.split(separator: " ").last, last.count > 7, last.allSatisfy(\.isNumber),
      value.contains(where: \.isLetter)
    else { return nil }
    return String(last)
  }

  /// The number of an account that is alone in one of the first lines, or before its kind: `38-9000-0123456-00`.
  static func loneNumber(_ lines: [[CSVCell]], _ text: CSVText) -> String? {
    lines.prefix(3).lazy.compactMap { loneNumber($0, text) }.first
  }

  private static func loneNumber(_ first: [CSVCell], _ text: CSVText) -> String? {
    guard first.count == 1,
      let words = text.string(first[0])?.split(separator: " "), let number = words.first, number.utf8.count < 40,
      number.count(where: \.isNumber) > 9, number.allSatisfy({ $0.isNumber || $0 == "-" }),
      number.split(separator: "-").contains(where: { $0.count > 5 }), words.count < 4,
      !words.dropFirst().contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    let isDate = Array(number.utf8).withUnsafeBytes { WrittenDate($0) } != nil
    return isDate ? nil : String(number)
  }

  /// The number in a field that spreadsheets are to keep as text: `="0123456789012345"`.
  static func quotedNumber(_ text: String) -> String? {
    guard text.hasPrefix("=\""), text.hasSuffix("\"") else { return nil }
    let number = text.dropFirst(2).dropLast()
    return number.count > 7 && number.allSatisfy(\.isNumber) ? String(number) : nil
  }

  /// Codes that are also words or names, as in `Type,ALL`.
  static let words: Set = [
    "ALL", "AMD", "ANG", "BAM", "BOB", "COD", "COP", "CUP", "DOP", "ERN", "GEL", "ILS", "LAK", "MAD", "MOP", "MUR",
    "PEN", "RON", "SAR", "SOS", "TOP", "TRY",
  ]

  /// The texts of a line without codes that are also words, unless the line is about money or an account.
  static func withoutWords(_ texts: [String]) -> [String] {
    texts.contains(where: isOfMoney) ? texts : texts.filter { !words.contains($0) }
  }

  private static func isOfMoney(_ text: String) -> Bool {
    if namesAccount(text) { return true }
    let label = text.split(maxSplits: 1) { ":：".contains($0) }.first.map(String.init) ?? text
    let meaning = CSVWords.meaning(of: CSVHeading(label))?.column
    return [.currency, .valuta, .amount, .balance, .accountName, .available].contains(meaning)
      || CSVWords.line(label) != nil
  }
}
