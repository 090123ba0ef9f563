import BankeyModel

/// Finds account numbers in sentences: `Movimientos de la cuenta ES91 2100 …`, `Statement of Account No -
/// 923010008070086 for …`.
enum CSVAccountWords {
  /// The minimum number of digits of a number in a sentence, and right behind its label: `Conta: 56789-0`.
  private static let (digits, labelled) = (8, 5)
  /// The maximum number of words that name a number.
  private static let words = 3

  /// The only account that the lines name, preferably an IBAN; nil when there are none or several.
  static func only(in texts: [String]) -> String? {
    let words = texts.filter { $0.utf8.count <= 500 }.map { WordFolding.words($0) }
    let ibans = Set(words.flatMap(ibans))
    if !ibans.isEmpty { return ibans.count == 1 ? ibans.first : nil }
    let numbers = Set(words.compactMap(number) + words.compactMap(card))
    if !numbers.isEmpty { return numbers.count == 1 ? numbers.first : nil }
    let ends = Set(texts.filter { $0.utf8.count <= 500 }.compactMap(labelled))
    return ends.count == 1 ? ends.first : nil
  }

  /// The number behind a word for the account, when other numbers stand before it: `Bank 12; Branch 3456; Account
  /// 0123456-50`.
  private static func labelled(_ text: String) -> String? {
    let words = text.split { " :|;(),\t".contains($0) }.filter { !signs.contains(WordFolding.folded(String($0))) }
    let pairs = zip(words, words.dropFirst())
    return pairs.first { label, number in
      number.count(where: \.isNumber) >= labelled && number.allSatisfy { $0.isNumber || $0 == "-" }
        && [.account, .number].contains(CSVWords.column(WordFolding.folded(String(label))))
    }.map { String($0.1) }
  }

  /// Signs for "number" between a label and a number.
  private static let signs: Set = ["", "n", "no", "nr", "nº", "№", "number", "numero"]

  /// Whether a text is an account number: an IBAN, or at least nine digits, with signs or blanks between groups.
  static func isNumber(_ text: String) -> Bool {
    guard (9...40).contains(text.utf8.count) else { return false }
    if CSVAccount.isIBAN(text) { return true }
    return text.count(where: \.isNumber) > 8 && text.allSatisfy { $0.isNumber || " .-/".contains($0) }
  }

  /// Whether a number can be hours, minutes and seconds: `101112`.
  static func isTime(_ text: String) -> Bool {
    guard text.utf8.count == 6, let number = Int(text) else { return false }
    return number / 10000 < 24 && number / 100 % 100 < 60 && number % 100 < 60
  }

  /// Whether the bytes of a field can be an account number: nearly all are too short, or have too few digits for an IBAN.
  static func mayBeNumber(_ field: UnsafeRawBufferPointer) -> Bool {
    field.count > 8 && (field.contains { $0 >= 0x80 } || field.count(where: isDigit) > 1)
  }

  /// Whether a header means the account that paid, or the one that was paid.
  static func side(_ heading: CSVHeading) -> CSVDirection? {
    let words = WordFolding.words(heading.text).map(WordFolding.folded)
    let (isFrom, isTo) = (words.contains { from.contains($0) }, words.contains { to.contains($0) })
    let isAccount = [.account, .number, .otherAccount].contains(CSVWords.meaning(of: heading)?.column)
    return isAccount && isFrom != isTo ? (isFrom ? .outOf : .into) : nil
  }

  /// Whether a header means something in the account's own currency, not that of a purchase.
  static func isOfAccount(_ heading: CSVHeading) -> Bool {
    WordFolding.contains(heading.key, anyOf: accounts) && !WordFolding.contains(heading.key, anyOf: ["counter"])
  }

  /// Whether a header means something of a purchase, such as its currency, not of the account.
  static func isOfPurchase(_ heading: CSVHeading) -> Bool {
    !isOfAccount(heading) && WordFolding.contains(heading.key, anyOf: purchases)
  }

  private static let purchases = [
    "transaction", "purchase", "merchant", "origin", "foreign", "local", "transaktion", "fremd", "einkauf", "achat",
    "compra", "transazione", "transacao", "transaccion", "transakc", "operac", "zakup", "ausland", "utland", "utenland",
    "fcy", "fremmed", "deviz", "doviz", "yurtdisi", "交易", "原币", "原幣", "現地", "外貨", "外币", "外幣", "현지", "외화",
  ]

  /// Whether a header means an account, whose last digits tell it from others, unlike those of a card.
  static func isAccount(_ heading: CSVHeading) -> Bool {
    if isOfCard(heading) || WordFolding.contains(heading.key, anyOf: ["last", "digit"]) { return false }
    return isOfAccount(heading)
      || CSVWords.meaning(of: heading).map { [.account, .number].contains($0.column) } ?? false
  }

  /// Whether a header means a card, not the account from which it is paid.
  static func isOfCard(_ heading: CSVHeading) -> Bool { WordFolding.contains(heading.key, anyOf: cards) }

  private static let cards = [
    "card", "kart", "carte", "carta", "tarjeta", "cartao", "kort", "kaart", "kaardi", "korti", "карт", "καρτ", "כרטיס",
    "卡号", "卡號", "カード", "카드",
  ]

  /// Whether a header means the number of a bank or branch.
  static func isOfBankCode(_ heading: CSVHeading) -> Bool {
    WordFolding.contains(heading.key, anyOf: bankCodes)
  }

  private static let bankCodes = [
    "blz", "bankleitzahl", "bic", "swift", "sortcode", "bankcode", "branchcode", "routing",
  ]

  private static let accounts = [
    "account", "acct", "billing", "settle", "cardcurrency", "homecurrency", "basecurrency", "记账", "記帳", "请款", "结算",
    "結算", "abrechnung", "gegenwert", "contrevaleur", "tegenwaarde", "controval",
    "contraval",
    "echivalent",
    "contului", "racuna", "saskait", "λογαριασμ", "booked", "posted", "入账", "入帳", "konto", "compte", "conto", "cuenta",
    "conta", "счет", "рахунк", "rachunk", "rekening", "tili", "ucet",
    "uctu", "szamla",
  ]

  /// Words for payer and payee within the names of accounts.
  private static let from: Set = [
    "from", "source", "sender", "payer", "debtor", "remitter", "ordering", "fra", "fran", "avsender", "avsandare",
    "afsender", "von", "auftraggeber", "auftraggeberkonto", "absender", "zrodlowy", "nadawcy", "zleceniodawcy",
    "origen", "ordenante", "origem", "ordinante", "emetteur", "odesilatele", "avsenderkonto", "van",
    "отправителя", "плательщика", "платника", "gonderen",
  ]
  private static let to: Set = [
    "to", "target", "destination", "recipient", "beneficiary", "payee", "creditor", "receiver", "til", "till",
    "mottaker", "mottakers", "mottakerkonto", "mottagare", "modtager", "empfanger", "empfangers", "empfangerkonto",
    "docelowy", "odbiorcy", "destino", "beneficiario", "destinatario", "beneficiaire", "destinataire", "prijemce",
    "naar", "получателя", "отримувача", "alici",
  ]

  /// Whether a text is only the last digits of a card: `4260`, `**** 4260`.
  static func isEndOfCard(_ text: String) -> Bool {
    text.count(where: \.isNumber) < 5 && text.allSatisfy { $0.isNumber || "*•xX. ".contains($0) }
  }

  /// Whether an unknown header means a number of the person, the bank or the file, which several accounts may share.
  static func isOfSomethingElse(_ heading: CSVHeading) -> Bool {
    WordFolding.contains(heading.key, anyOf: others)
  }

  private static let others = [
    "kund", "custom", "client", "klient", "klant", "asiakas", "client", "cliente", "user", "member", "partner",
    "person",
    "branch", "agenc", "filial", "sort", "bsb", "routing", "bank", "ref", "id", "statement", "batch", "file", "клиент",
    "客户", "顧客",
  ]

  /// The IBANs with valid check digits. One IBAN may span several words.
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

  /// Whether the check digits of an IBAN are valid (ISO 7064, modulo 97).
  private static func isChecked(_ iban: String) -> Bool {
    var rest: UInt32 = 0
    for byte in Array(iban.utf8.dropFirst(4)) + Array(iban.utf8.prefix(4)) {
      let isNumber = isDigit(byte)
      // A letter counts as a two-digit number, A as 10.
      rest = (rest &* (isNumber ? 10 : 100) &+ UInt32(byte &- (isNumber ? 0x30 : 0x37))) % 97
    }
    return rest == 1
  }

  /// The four groups of a card's number behind its brand, some of them masked: `MasterCard 1234 XXXX XXXX 1234`.
  private static func card(_ words: [String]) -> String? {
    guard words.contains(where: { WordFolding.contains(WordFolding.folded($0), anyOf: cards + ["visa", "amex"]) })
    else {
      return nil
    }
    func isGroup(_ word: String) -> Bool { word.count == 4 && word.allSatisfy { $0.isNumber || "xX".contains($0) } }
    let starts = words.indices.dropLast(3).filter { words[$0..<$0 + 4].allSatisfy(isGroup) }
    guard let start = starts.first, starts.count == 1, words[start + 3].allSatisfy(\.isNumber) else { return nil }
    return words[start..<start + 4].joined(separator: " ")
  }

  /// Forms of words for the account that stand in sentences, not in headers.
  private static let inflected: Set = [
    "uctu", "ucte", "rachunku", "racunu", "racuna", "contului", "kontos", "kontot", "tilin", "szamlarol", "hesabi",
    "счета", "счету", "рахунку", "сметка",
  ]

  /// A number after words for one.
  private static func number(_ words: [String]) -> String? {
    let place = words.firstIndex { $0.count >= digits && $0.allSatisfy(\.isNumber) }
    guard let place else { return nil }
    let isNamed = (1...CSVAccountWords.words).contains { count in
      let name = WordFolding.folded(words[..<place].suffix(count).joined())
      return [.account, .number].contains(CSVWords.column(name)) || inflected.contains(name)
    }
    return isNamed ? words[place] : nil
  }
}
