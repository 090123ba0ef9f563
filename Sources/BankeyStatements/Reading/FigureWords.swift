import BankeyModel

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

  /// The currency of a word that means one only beside a figure, such as an ISO 4217 code in small letters.
  static func unit(_ word: String) -> (currency: Currency?, isKnown: Bool)? {
    if let code = units[word.lowercased()] { return (code.isEmpty ? nil : Currency(code: code), true) }
    guard word.utf8.count == 3, word.utf8.allSatisfy(isLetter) else { return nil }
    let currency = Currency(code: word.uppercased())
    return currency.isISO ? (currency, true) : nil
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
    (Array(sides.keys) + Array(signs.keys) + Array(units.keys) + Array(initials.keys)
      + composed.flatMap { $0.sign.split { !$0.isLetter }.map(String.init) })
      .filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map { FigureWord($0).key })

  /// Whether a following dot belongs to the word, as in `Rs.500`: it has only letters and is not a code, which nobody
  /// abbreviates.
  static func isCut(_ word: String) -> Bool {
    word.allSatisfy(\.isLetter) && !(word.utf8.count == 3 && Currency(code: word).isISO)
  }

  /// The currency of a capital that touches a figure with decimals: `Q1,234.50`.
  static func initial(_ word: String, before rest: Substring) -> (currency: Currency?, isKnown: Bool)? {
    guard let code = initials[word], rest.dropLast(2).last.map({ ".,".contains($0) }) == true,
      rest.suffix(2).allSatisfy(\.isNumber)
    else { return nil }
    return (code.isEmpty ? nil : Currency(code: code), true)
  }

  private static let initials = ["Q": "GTQ", "N": "NGN", "P": "", "K": "", "ZK": "ZMW", "L": "HNL", "G": ""]

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
    ("د.ج", "DZD"), ("د.م", "MAD"), ("ر.ع", "OMR"), ("د.أ", "JOD"), ("ل.ل", "LBP"), ("B/.", "PAB"), ("L.E.", "EGP"),
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
    "₦": "NGN", "₸": "KZT", "₾": "GEL", "円": "JPY", "us$": "USD", "r$": "BRL", "a$": "AUD", "au$": "AUD",
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
    "сўм": "UZS", "֏": "AMD", "₼": "AZN", "nis": "ILS", "tsh": "TZS",
    "ush": "UGX", "cn¥": "CNY", "jp¥": "JPY", "ntd": "TWD", "บาท": "THB", "₮": "MNT", "₲": "PYG", "u$s": "USD",
    "$u": "UYU", "ლ": "GEL", "col$": "COP", "soles": "PEN", "جنيه": "EGP", "birr": "ETB",
    "₨": "", "ريال": "", "﷼": "", "fcfa": "", "cfa": "", "dh": "", "dhs": "", "bs": "", "元": "", "圓": "", "c$": "",
    "درهم": "",
    "$": "", "¥": "", "￥": "", "kr": "", "fr": "", "sfr": "CHF", "rs": "", "lei": "", "r": "", "₡": "",
  ]

  /// Signs that are other words or codes, too, and so count only beside a figure.
  private static let units = [
    "kz": "AOA", "mt": "MZN", "mtn": "MZN", "km": "BAM", "q": "GTQ", "l": "HNL", "gs": "PYG", "n$": "NAD", "ec$": "XCD",
    "mex$": "MXN", "cop$": "COP", "clp$": "CLP", "ars$": "ARS", "долл": "USD", "бр": "BYN", "br": "",
    "圆": "", "le": "", "kn": "HRK", "kuna": "HRK", "sk": "SKK", "nkr": "NOK", "dkr": "DKK", "skr": "SEK", "t$": "TOP",
    "g$": "GYD", "b$": "", "f$": "FJD", "l$": "LRD", "bds$": "BBD", "bz$": "BZD", "ƒ": "", "afl": "AWG", "sh": "",
    "shs": "", "nu": "BTN", "rf": "", "сом": "KGS", "тенге": "KZT", "манат": "", "դր": "AMD", "драм": "AMD",
    "лари": "GEL", "lt": "LTL", "ls": "LVL", "zl": "PLN", "kc": "CZK", "din": "RSD", "دينار": "", "تومان": "",
    "ریال": "", "đồng": "VND", "kshs": "KES", "tshs": "TZS", "ushs": "UGX", "ghc": "GHS", "frw": "RWF", "fbu": "BIF",
    "sr": "SAR", "qr": "QAR", "kd": "KWD", "bd": "BHD", "jd": "JOD", "zk": "ZMW", "e£": "EGP", "$b": "BOB",
    "ar$": "ARS", "с": "KGS", "fc": "CDF", "da": "DZD", "dt": "TND", "ar": "MGA", "f": "", "ff": "", "frs": "",
    "درهم": "",
  ]
}

/// A word in ASCII beside a figure, without regard to case.
private struct FigureWord {
  /// The letters in lower case. Those of a word of more than eight are those of no known word.
  private(set) var key: UInt64 = 0
  private var length = 0

  init(_ text: String = "") { for byte in text.utf8 { add(byte) } }

  var isEmpty: Bool { length == 0 }

  /// Whether it has the length of an ISO 4217 code.
  var mayBeCode: Bool { length == 3 }

  mutating func add(_ byte: UInt8) {
    key = key << 8 | UInt64(byte | 0x20)
    length += 1
  }
}
