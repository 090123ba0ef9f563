import BankeyModel

/// A figure as people and banks write it, with its currency and side: `$1,036.47`, `3.600,00 €`, `1,23,456.78 Cr`,
/// `12,00 S`, `1'234.50`, `(12.00)`, `5,00-`, `１２３`, `١٬٢٣٤٫٥٠`.
struct WrittenFigure {
  /// The side that a word beside a figure names.
  enum Side {
    /// `Dr`, `D`, `S`: money out.
    case debit
    /// `Cr`, `C`, `H`: money in.
    case credit
  }

  /// The digits, marks and sign in ASCII. A debit becomes a minus sign, a credit a plus sign.
  let figure: [UInt8]
  /// The currency beside the figure; nil when there is none or its sign is ambiguous.
  let currency: Currency?
  /// Whether the sign beside it is shared by several currencies: `$`, `kr`.
  let hasOpenSign: Bool
  /// The side that a word names; nil when there is none.
  let side: Side?

  /// Reads a figure. Returns nil when a word beside it is neither a currency nor a side, or the side contradicts the
  /// sign.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= WrittenFigure.longest, FigureWords.mayStand(in: bytes) else { return nil }
    var parts = FigureParts(ASCIIFolding.of(bytes))
    guard parts.take() else { return nil }
    let digits = parts.figure
    let isNegative = digits.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "(") }
    let hasPlus = digits.contains(UInt8(ascii: "+"))
    switch parts.side {
    case .debit where hasPlus, .credit where isNegative: return nil
    case .debit where !isNegative: figure = [UInt8(ascii: "-")] + digits
    case .credit where !hasPlus: figure = [UInt8(ascii: "+")] + digits
    default: figure = digits
    }
    (currency, side, hasOpenSign) = (parts.currency, parts.side, parts.hasSign && parts.currency == nil)
  }

  /// The maximum length of a figure in bytes, with everything beside it.
  private static let longest = 64

  /// Whether a field says that it has no figure: `-`, `--`, `–`, `n/a`.
  static func isNothing(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= 8, !bytes.contains(where: isDigit) else { return false }
    let text = String(decoding: ASCIIFolding.of(bytes), as: UTF8.self).lowercased()
    return text.allSatisfy { "-.* ".contains($0) }
      || ["n/a", "n.a.", "na", "nil", "null", "none", "#n/a"].contains(text)
  }
}

/// Separates a figure from the words beside it.
private struct FigureParts {
  private var rest: Substring
  private(set) var figure: [UInt8] = []
  private(set) var currency: Currency?
  private(set) var side: WrittenFigure.Side?
  private(set) var hasSign = false

  init(_ plain: [UInt8]) {
    var text = String(decoding: plain, as: UTF8.self)
    // The form `="…"`, by which Excel leaves a text unchanged.
    if let sign = FigureWords.composed.first(where: { text.contains($0.sign) }) {
      text = text.replacing(sign.sign, with: sign.code)
    }
    if text.hasPrefix("=\"") { text = String(text.dropFirst(2).prefix { $0 != "\"" }) }
    rest = text.drop { $0 == "*" || $0 == "'" || $0 == " " }
  }

  /// Reads the whole text. Returns false when a word is unknown.
  mutating func take() -> Bool {
    while let first = rest.first {
      if first.isLetter || first.isCurrencySymbol {
        guard takeWord() else { return false }
      } else {
        figure += Array(first.utf8)
        rest.removeFirst()
      }
    }
    // Parentheses that enclosed a side or a sign: `12.00 (Cr)`, `12.00(-)`.
    unwrap()
    return true
  }

  /// Removes the first parentheses around nothing or only a sign.
  private mutating func unwrap() {
    for open in figure.indices where figure[open] == UInt8(ascii: "(") {
      let within = figure[(open + 1)...].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      guard within.count < 2, within.endIndex < figure.count, figure[within.endIndex] == UInt8(ascii: ")") else {
        continue
      }
      return figure.replaceSubrange(open...within.endIndex, with: within)
    }
  }

  private mutating func takeWord() -> Bool {
    let word = String(rest.prefix { $0.isLetter || $0.isCurrencySymbol })
    let hasDigits = figure.contains(where: isDigit)
    rest = rest.dropFirst(word.count)
    let isBehind = hasDigits && !rest.contains(where: \.isNumber)
    if side == nil, isBehind || !hasDigits, let found = FigureWords.side(word), isBehind || word.count > 1 {
      side = found
    } else if !hasSign, isBehind || !hasDigits, let found = FigureWords.currency(word) {
      (currency, hasSign) = (found.currency, true)
    } else {
      return false
    }
    // The dot of `kr.` and `Rs.` belongs to the word; that of `$.50` does not.
    let isNumberNext = rest.dropFirst().first?.isNumber ?? false
    if rest.first == ".", FigureWords.isCut(word) || !isNumberNext { rest.removeFirst() }
    return true
  }
}

/// The words beside figures.
enum FigureWords {
  /// The side that a word names. Single letters count only as capitals.
  static func side(_ word: String) -> WrittenFigure.Side? {
    if word.count == 1 { return sides[word] }
    return sides[word.lowercased()]
  }

  /// The currency of an ISO 4217 code or sign. The inner value is nil when several currencies share the sign; the
  /// result is nil when the word is neither.
  static func currency(_ word: String) -> (currency: Currency?, isKnown: Bool)? {
    // Most are codes, and no sign is one.
    if word.utf8.count == 3, word.utf8.allSatisfy({ $0 &- 0x41 < 26 }) {
      let currency = Currency(code: word)
      if currency.isISO { return (currency, true) }
    }
    return (signs[word] ?? signs[word.lowercased()]).map { ($0.isEmpty ? nil : Currency(code: $0), true) }
  }

  /// Whether all words of a text can stand beside a figure. Nearly all texts have another word, which this finds without
  /// creating a string. Returns true when uncertain, as for text that is not ASCII.
  static func mayStand(in text: UnsafeRawBufferPointer) -> Bool {
    // In the form `="…"`, anything may follow the figure.
    let isPlain = text.first != UInt8(ascii: "=") && text.allSatisfy { $0 < 0x80 }
    var (word, letters) = (FigureWord(), 0)
    for byte in text {
      letters = isLetter(byte) ? letters + 1 : 0
      if letters > longest { return false }
      if letters > 0 || byte == UInt8(ascii: "$") {
        word.add(byte)
      } else if isPlain, !word.isEmpty {
        guard isKnown(word) else { return false }
        word = FigureWord()
      }
    }
    return !isPlain || word.isEmpty || isKnown(word)
  }

  private static func isKnown(_ word: FigureWord) -> Bool { word.mayBeCode || known.contains(word.key) }

  /// The number of letters of `dolares`.
  private static let longest = 7

  /// All words in ASCII.
  private static let known = Set(
    (Array(sides.keys) + Array(signs.keys)).filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map { FigureWord($0).key })

  /// Whether a word is an abbreviation, to which a following dot belongs.
  static func isCut(_ word: String) -> Bool {
    ["rs", "kr", "fr", "sfr", "cr", "dr", "руб", "р", "грн", "лв"].contains(word.lowercased())
  }

  private static let sides: [String: WrittenFigure.Side] = [
    "cr": .credit, "crd": .credit, "credit": .credit, "crédit": .credit, "kredit": .credit, "haben": .credit,
    "haber": .credit, "avere": .credit, "bij": .credit, "in": .credit, "C": .credit, "H": .credit, "贷": .credit,
    "貸": .credit, "دائن": .credit,
    "dr": .debit, "od": .debit, "dbt": .debit, "db": .debit, "debit": .debit, "débit": .debit, "debet": .debit,
    "soll": .debit,
    "debe": .debit, "dare": .debit, "af": .debit, "out": .debit, "D": .debit, "S": .debit, "借": .debit, "مدين": .debit,
  ]

  /// Signs of which a part is no letter.
  static let composed: [(sign: String, code: String)] = [
    ("S/.", "PEN"), ("S/", "PEN"), ("ש\"ח", "ILS"), ("ש״ח", "ILS"), ("د.إ", "AED"), ("ر.س", "SAR"), ("د.ك", "KWD"),
    ("د.ب", "BHD"), ("ر.ع.", "OMR"), ("ر.ق", "QAR"), ("د.ا", "JOD"), ("د.م.", "MAD"), ("د.ت", "TND"), ("ج.م", "EGP"),
  ]

  /// Signs and their currency codes; empty when several countries use the sign.
  private static let signs = [
    "€": "EUR", "euro": "EUR", "euros": "EUR", "euroa": "EUR", "£": "GBP", "₹": "INR", "₽": "RUB", "руб": "RUB",
    // The code until 1998, which Russian banks still write.
    "rur": "RUB",
    "р": "RUB", "₺": "TRY", "tl": "TRY", "₴": "UAH",
    "грн": "UAH",
    "₪": "ILS", "₩": "KRW", "원": "KRW", "₫": "VND", "zł": "PLN", "kč": "CZK", "ft": "HUF", "лв": "BGN", "฿": "THB",
    "₱": "PHP",
    "₦": "NGN", "₸": "KZT", "₾": "GEL", "円": "JPY", "元": "CNY", "us$": "USD", "r$": "BRL", "a$": "AUD", "au$": "AUD",
    "c$": "CAD",
    "ca$": "CAD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD", "nt$": "TWD", "rm": "MYR", "rp": "IDR", "дин": "RSD",
    "ден": "MKD",
    // Chinese, Japanese and Korean names of currencies.
    "人民币": "CNY", "人民幣": "CNY", "rmb": "CNY", "cnh": "CNY", "美元": "USD", "美金": "USD", "港币": "HKD", "港幣": "HKD",
    "港元": "HKD", "欧元": "EUR", "歐元": "EUR", "日元": "JPY", "日圓": "JPY", "日圆": "JPY", "日本円": "JPY", "英镑": "GBP",
    "英鎊": "GBP", "新台幣": "TWD", "新台币": "TWD", "新臺幣": "TWD", "臺幣": "TWD", "台幣": "TWD", "澳元": "AUD", "加元": "CAD",
    "新加坡元": "SGD", "瑞士法郎": "CHF", "韩元": "KRW", "한국원": "KRW", "cad$": "CAD", "usd$": "USD", "j$": "JMD", "rd$": "DOP",
    "tt$": "TTD", "mx$": "MXN", "ksh": "KES", "₵": "GHS",
    "gh₵": "GHS", "tk": "BDT",
    "dólares": "USD", "dolares": "USD",
    "৳": "BDT", "රු": "LKR", "php": "PHP", "đ": "VND", "vnđ": "VND", "₭": "LAK", "៛": "KHR", "тг": "KZT", "сум": "UZS",
    "сўм": "UZS", "֏": "AMD", "₼": "AZN", "nis": "ILS", "dhs": "AED", "tsh": "TZS",
    "ush": "UGX", "cn¥": "CNY", "jp¥": "JPY", "ntd": "TWD", "บาท": "THB", "₮": "MNT", "₲": "PYG", "u$s": "USD",
    "$u": "UYU", "ლ": "GEL", "col$": "COP", "soles": "PEN", "جنيه": "EGP", "birr": "ETB",
    "₨": "", "ريال": "", "﷼": "", "fcfa": "", "cfa": "", "dh": "", "bs": "",
    "$": "", "¥": "", "￥": "", "kr": "", "fr": "", "sfr": "CHF", "rs": "", "lei": "", "r": "", "₡": "",
  ]
}

/// A word in ASCII beside a figure, without regard to case.
private struct FigureWord {
  /// The letters in lower case. Those of a word of more than eight are those of no known word.
  private(set) var key: UInt64 = 0
  private var (length, capitals) = (0, 0)

  init(_ text: String = "") { for byte in text.utf8 { add(byte) } }

  var isEmpty: Bool { length == 0 }

  /// Whether it has the form of an ISO 4217 code.
  var mayBeCode: Bool { length == 3 && capitals == 3 }

  mutating func add(_ byte: UInt8) {
    key = key << 8 | UInt64(byte | 0x20)
    length += 1
    if byte &- 0x41 < 26 { capitals += 1 }
  }
}
