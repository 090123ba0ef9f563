import BankeyModel

/// The header of a column. Case, blanks, punctuation and accents do not affect its meaning.
struct CSVHeading {
  /// The text, verbatim.
  let text: String
  /// The folded letters and digits, without a currency at the end.
  let key: String
  /// The currency that the header names: `Amount (EUR)`, `Betrag (€)`, `Umsatz in EUR`.
  let currency: Currency?

  /// The unit of the amounts when it is smaller than the currency's: `Amount in pence`, `amount_minor`. `areWhole` tells
  /// whether all amounts are whole numbers; words that also mean something else count only then.
  func smallUnit(areWhole: Bool) -> CSVSmallUnit? {
    let isOfMinorUnits =
      words.contains(where: CSVHeading.minorUnits.contains) || CSVHeading.minorUnitParts.contains(where: key.contains)
    if isOfMinorUnits { return .minorUnits }
    let isOfHundredths =
      words.contains { CSVHeading.hundredths.contains($0) || (areWhole && CSVHeading.perhapsHundredths.contains($0)) }
      || CSVHeading.hundredthSigns.contains(where: text.contains)
    return isOfHundredths ? .hundredths : nil
  }

  /// Whether the amounts are in thousands or millions: `Betrag in TEUR`, `Amount (thousands)`, `金額(千円)`.
  var isOfThousands: Bool {
    words.contains { CSVHeading.thousands.contains($0) } || CSVHeading.thousandSigns.contains(where: text.contains)
  }

  /// Its folded words, also those that only a capital begins: `amountInCents`.
  var words: [String] {
    var spaced = ""
    for letter in text {
      if letter.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
      spaced.append(letter)
    }
    return WordFolding.words(spaced).map(WordFolding.folded)
  }

  private static let thousandSigns = ["千円", "천원", "k€", "k$", "k£"]
  private static let thousands: Set = [
    "thousand", "thousands", "000s", "million", "millions", "lakh", "lakhs", "crore", "crores", "milliunits", "micros",
    "nanos", "teur", "tausend", "tsd", "tys", "тыс", "млн", "keur", "milliers", "millones", "miles", "migliaia",
    "milhares", "tkr", "tnok", "tsek", "tdkk", "tchf", "tusen",
  ]

  private static let hundredths: Set = [
    "cent", "cents", "pence", "penny", "ore", "centimes", "centimos", "centavos", "centesimi", "groszy", "grosz",
    "копеек", "копейки", "коп", "копіики", "копіиок", "halere", "haler", "haleru", "haliere", "sen", "paise",
    "paisa", "kobo", "filler", "стотинки", "eurocent", "eurocents", "centimo", "centavo", "centime", "centesimo",
    "santimi", "kurus", "agorot", "satang", "tiyin", "qapik", "tetri", "pesewa", "pesewas",
  ]
  /// Words that mean hundredths only above whole numbers, because they are also other words.
  private static let perhapsHundredths: Set = ["gr", "ct", "cts", "bani", "fen", "senti", "centai", "agora"]
  private static let hundredthSigns = ["(分)", "（分）", "(¢)"]
  private static let minorUnits: Set = ["minor", "subunit", "subunits"]
  private static let minorUnitParts = ["baseunit", "smallestunit", "fractionalunit", "minorunit"]

  /// Whether it says how or from where something was paid: `Payment Method`, `Card Funding`, `Zahlart`.
  var isOfPayments: Bool { CSVHeading.payments.contains(where: key.contains) }

  private static let payments = [
    "method", "methode", "metodo", "metoda", "payment", "paidwith", "paidby", "funding", "instrument", "tender",
    "wallet", "mode", "source", "zahlart", "zahlungsart", "zahlungsmittel", "zahlweise", "betaal", "betalings", "medio",
    "forma", "moyen", "pagamento", "pago", "paiement", "platba", "platnosci", "maksutapa", "card", "karte", "kort",
    "kaart", "carte", "carta", "cartao", "tarjeta", "kartu", "способ", "карт", "支付方式", "付款方式", "카드", "カード", "kart",
  ]

  /// Whether it names what can be spent, which may include credit: `Available balance`, `Saldo disponibile`.
  var isAvailable: Bool { CSVHeading.availabilities.contains(where: key.contains) }

  private static let availabilities = [
    "available", "disponib", "disponiv", "verfugbar", "beschikbaar", "dostepn", "kaytettavissa", "radighed",
    "tillganglig", "tilgjengelig", "tilgaengelig", "tilgangelig", "limit", "plafond", "limiet", "kreditrahmen",
    "remainingcredit", "unusedcredit", "creditleft", "creditremaining", "creditline", "opentobuy", "restkredit",
    "verfugungsrahmen", "fidoresiduo", "cuporestante", "лимит", "keret", "luottoa", "jaljellaolevaluotto",
    "kvarvarandekredit", "resterendkrediet", "bestedingsruimte", "额度", "額度", "한도", "hanmuc", "วงเงนคงเหลอ", "מסגרת",
    "الحد", "kullanilabilir", "доступн", "rendelkezes",
    "raspoloziv", "διαθεσιμ", "saadaval", "pieejam", "可用",
    "利用可能",
  ]

  /// The last word in parentheses, in lower case; nil when the header does not end with one.
  var wordInParentheses: String? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    return text[open...].lowercased()
  }

  /// Whether it names the balance before a transaction: `Opening balance`, `Saldo anterior`.
  var isOpening: Bool { CSVWords.line(text) == .opening }

  /// Whether all countries with this script write a decimal point: Chinese, Japanese, Korean, Thai.
  var isOfPoints: Bool { text.unicodeScalars.contains(where: CSVHeadingParts.isWithoutBlanks) }

  /// Whether the header is Japanese or Persian, where years may count from an era: it has kana, a character that no
  /// Chinese header has, or a letter that Arabic lacks.
  var isOfEras: Bool {
    text.unicodeScalars.contains { (0x3041...0x30FE).contains($0.value) || "残払込پچژگیک".unicodeScalars.contains($0) }
  }

  /// Whether all countries with this header write a decimal comma.
  var isOfCommas: Bool { CSVWords.habits(key).contains(.commas) }

  /// Whether prices in most countries with this header have no decimals.
  var isWithoutCents: Bool { CSVWords.habits(key).contains(.withoutCents) }

  /// Names of currencies that count in parentheses only: `Amount Won` is what a bet brought.
  private static let names = ["yen": "JPY", "won": "KRW", "dong": "VND", "rupiah": "IDR", "baht": "THB", "yuan": "CNY"]

  /// Names of currencies with the ending that follows a preposition: `Сума в гривнях`.
  private static let inflected = [
    "гривнях": "UAH", "гривні": "UAH", "рублях": "RUB", "тенге": "KZT", "złotych": "PLN", "franken": "CHF",
    "korunách": "CZK",
  ]

  private static let taiwan = ["臺幣", "台幣"]

  /// Characters that only mainland China writes, in words for amounts.
  private static let simplified: [Character] = ["额", "账", "帐", "币", "单", "费", "贷"]

  init(_ text: String) {
    self.text = text
    var words = WordFolding.words(text)
    var currency = words.last.flatMap(CSVFigure.currency)
    if currency != nil, words.count > 1 { words.removeLast() }
    // A sign may stand before the words.
    if currency == nil, words.count > 1, let sign = words.first, sign.allSatisfy(\.isCurrencySymbol) {
      currency = CSVFigure.currency(sign)
      words.removeFirst()
    }
    // A code before words that are not all capitals: `EUR Amount`.
    if currency == nil, words.count > 1, text != text.uppercased(), let code = words.first, code.utf8.count == 3,
      code == code.uppercased(), !CSVPreamble.words.contains(code)
    {
      currency = CSVFigure.currency(code)
      if currency != nil { words.removeFirst() }
    }
    if currency != nil, words.count > 1, !text.hasSuffix(")"),
      ["in", "en", "i", "w", "em", "v", "u", "ve", "в", "σε"].contains(words.last?.lowercased())
    {
      words.removeLast()
    }
    if currency == nil, text.hasSuffix(")"), words.count > 1,
      let named = words.last.flatMap({ CSVHeading.names[$0.lowercased()] })
    {
      currency = Currency(code: named)
      words.removeLast()
    }
    if currency == nil, words.count > 1, let named = words.last.flatMap({ CSVHeading.inflected[$0.lowercased()] }) {
      currency = Currency(code: named)
      words.removeLast(words.count > 2 ? 2 : 1)
    }
    // Some headers name a currency before the amount: `新臺幣金額`, `臺幣金額`.
    if currency == nil, CSVHeading.taiwan.contains(where: text.contains) { currency = Currency(code: "TWD") }
    // Taiwan and Hong Kong write the same sign.
    if currency == nil, words.last == "元", CSVHeading.simplified.contains(where: text.contains) {
      currency = Currency(code: "CNY")
      words.removeLast()
    }
    self.currency = currency
    key = WordFolding.folded(words.joined())
  }
}

extension [CSVHeading] {
  /// The header of a column; nil when the table has none.
  subscript(at column: Int) -> CSVHeading? { indices.contains(column) ? self[column] : nil }
}
