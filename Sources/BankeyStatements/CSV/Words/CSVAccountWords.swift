import BankeyModel

/// Finds the number of an account in sentences: `Movimientos de la cuenta ES91 2100 …`, `Statement of Account No - 923010008070086 for …`.
enum CSVAccountWords {
  /// How many digits a number has that stands in a sentence, and how many words name it.
  private static let (digits, words) = (8, 3)

  /// The only account that lines name, an IBAN first; nil where they name none or several.
  static func only(in texts: [String]) -> String? {
    let words = texts.filter { $0.utf8.count <= 500 }.map { CSVHeading.words($0) }
    let ibans = Set(words.flatMap(ibans))
    if !ibans.isEmpty { return ibans.count == 1 ? ibans.first : nil }
    let numbers = Set(words.compactMap(number))
    return numbers.count == 1 ? numbers.first : nil
  }

  /// Whether a text is no more than the last digits of a card: `4260`, `**** 4260`.
  static func isEndOfCard(_ text: String) -> Bool {
    text.count(where: \.isNumber) < 5 && text.allSatisfy { $0.isNumber || "*•xX. ".contains($0) }
  }

  /// Whether a header that is not known means a number of the person, of the bank or of the file, which is the same for several accounts.
  static func isOfSomethingElse(_ heading: CSVHeading) -> Bool {
    others.contains { heading.key.contains($0) }
  }

  private static let others = [
    "kund", "custom", "client", "klient", "klant", "asiakas", "client", "cliente", "user", "member", "partner",
    "person",
    "branch", "agenc", "filial", "sort", "bsb", "routing", "bank", "ref", "id", "statement", "batch", "file", "клиент",
    "客户", "顧客",
  ]

  /// The IBANs whose check digits are right; several words may be parts of one.
  private static func ibans(_ words: [String]) -> [String] {
    words.indices.compactMap { start in
      var text = ""
      for word in words[start...].prefix(10) {
        text += word
        if text.utf8.count > 34 { return nil }
        if CSVAccount.isIBAN(text), isChecked(text) { return text }
      }
      return nil
    }
  }

  /// Whether the check digits of an IBAN are right (ISO 7064, modulo 97).
  private static func isChecked(_ iban: String) -> Bool {
    var rest: UInt32 = 0
    for byte in Array(iban.utf8.dropFirst(4)) + Array(iban.utf8.prefix(4)) {
      let isNumber = isDigit(byte)
      // A letter counts as two digits, A as 10.
      rest = (rest &* (isNumber ? 10 : 100) &+ UInt32(byte &- (isNumber ? 0x30 : 0x37))) % 97
    }
    return rest == 1
  }

  /// A number behind words that mean one.
  private static func number(_ words: [String]) -> String? {
    let place = words.firstIndex { $0.count >= digits && $0.allSatisfy(\.isNumber) }
    guard let place else { return nil }
    let isNamed = (1...CSVAccountWords.words).contains { count in
      let name = CSVHeading.folded(words[..<place].suffix(count).joined())
      return [.account, .number].contains(CSVWords.column(name))
    }
    return isNamed ? words[place] : nil
  }
}
