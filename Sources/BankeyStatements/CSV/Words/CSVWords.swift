import BankeyModel

/// The meanings of banks' headers, by their folded text.
enum CSVWords {
  /// The meaning of a header; nil when it is unknown.
  static func column(_ key: String) -> CSVColumnRole? { word(key)?.column }

  /// What the languages of a header have in common; nothing when it is unknown.
  static func habits(_ key: String) -> LanguageHabits { entries[CSVWordKey(key.utf8).whole]?.habits ?? [] }

  /// The meaning of a header: as a whole, otherwise by its known parts. Use the meaning of a part only when no whole
  /// header has the same meaning.
  static func meaning(of heading: CSVHeading) -> (column: CSVColumnRole, isWhole: Bool)? {
    if let column = side(of: heading.text) ?? column(heading.key) { return (column, true) }
    return (explained(heading.text) ?? CSVHeadingParts(heading.text).column).map { ($0, false) }
  }

  /// The side of an amount that a sign in brackets names: `[-] EUR`, `Amount (+)`.
  private static func side(of text: String) -> CSVColumnRole? {
    for (mark, column) in [("[-]", CSVColumnRole.debit), ("(-)", .debit), ("[+]", .credit), ("(+)", .credit)] {
      guard let place = text.firstRange(of: mark) else { continue }
      let rest = (text[..<place.lowerBound] + text[place.upperBound...]).trimmed
      let isAmount = rest.isEmpty || CSVFigure.currency(rest) != nil || self.column(CSVHeading(rest).key) == .amount
      return isAmount ? column : nil
    }
    return nil
  }

  /// Whether a header that is a word for money that moved can name the other side of `half`. A payment is money out
  /// beside deposits, and money in beside charges; two words for spending are not a pair.
  static func canPair(_ heading: CSVHeading, with half: CSVHeading, on side: CSVDirection) -> Bool {
    if receipts.contains(heading.key) { return side == .outOf }
    if purchases.contains(heading.key) { return side == .into || payments.contains(half.key) }
    if payments.contains(heading.key) { return side == .into || purchases.contains(half.key) }
    return false
  }

  /// Whether a header names what was bought, and another one what was paid for it.
  static func areBill(_ purchase: CSVHeading, _ payment: CSVHeading) -> Bool {
    purchases.contains(purchase.key) && payments.contains(payment.key)
  }

  private static let purchases: Set = [
    "charge", "charges", "purchase", "purchases", "spent", "kauf", "kaufe", "einkauf", "einkaufe", "achat", "achats",
    "compra", "compras", "acquisto", "acquisti", "aankoop", "aankopen", "kjop", "kob", "kop",
  ]
  private static let payments: Set = [
    "payment", "payments", "paymentscredits", "paid", "zahlung", "zahlungen", "paiement", "paiements", "pago", "pagos",
    "pagamento", "pagamentos", "pagamenti", "betaling", "betalingen", "betalinger",
  ]
  private static let receipts: Set = ["earned", "received", "recebimento", "recebimentos"]

  /// The meaning of a known header before parentheses that only explain it: `Händler (Name, Stadt & Land)`.
  private static func explained(_ text: String) -> CSVColumnRole? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let column = column(CSVHeading(String(text[..<open])).key)
    else {
      return nil
    }
    let inside = CSVHeadingParts(String(text[open...])).column
    return inside.map { [.ignored, .name, .description, .time].contains($0) } ?? true ? column : nil
  }

  /// The meaning of a part of a header; nil when it is unknown or counts only as a whole.
  static func part(_ key: CSVWordKey) -> CSVColumnRole? {
    guard let entry = entries[key.whole], entry.isPart else { return nil }
    return entry.column
  }

  /// All known headers, folded, without blanks.
  static var all: [String] {
    var all: [String] = []
    lines.forEach { all.append(String(decoding: $0.word.filter { $0 != 0x20 }, as: UTF8.self)) }
    return all
  }

  static let lines = CSVWordLines(
    lists: [
      inHeaders, inEnglish, inGermanic, inNordic, inRomance, inSlavic, inCyrillic, inCentralEurope,
      inBalticAndSoutheast, inAsia,
      inPhrases, inAccounts,
    ])

  /// `VWZ1`, `Omschrijving-2`: parts of a long text are numbered.
  private static func word(_ key: String) -> Entry? {
    let key = CSVWordKey(key.utf8)
    return entries[key.whole] ?? entries[key.trimmed]
  }

  private struct Entry {
    let column: CSVColumnRole
    var habits: LanguageHabits
    let isPart: Bool
  }

  private static let entries: [UInt64: Entry] = {
    var entries: [UInt64: Entry] = [:]
    entries.reserveCapacity(4096)
    // Neighbors mostly share both.
    var (meaning, column) = ("", CSVColumnRole?.none)
    var (language, habits) = ("", LanguageHabits())
    lines.forEach { line in
      if line.meaning != meaning { (meaning, column) = (line.meaning, CSVColumnRole(rawValue: line.meaning)) }
      if line.language != language { (language, habits) = (line.language, LanguageHabits(of: line.language)) }
      guard let column else { return }
      let new = Entry(column: column, habits: habits, isPart: isPart(line, column))
      entries[CSVWordKey(line.word).whole, default: new].habits.formIntersection(habits)
    }
    return entries
  }()

  /// Short words are too ambiguous to count as a part.
  private static func isPart(_ line: CSVWordLines.Line, _ column: CSVColumnRole) -> Bool {
    if line.isWhole { return false }
    if line.word.contains(where: { $0 >= 0x80 }) { return line.word.count >= 6 }
    return line.word.count >= (column == .ignored || column == .fee ? 3 : 4)
  }
}

/// How the countries of a language write days and figures.
struct LanguageHabits: OptionSet {
  let rawValue: Int

  /// They never write the month first.
  static let dayFirst = LanguageHabits(rawValue: 1)
  /// They never write a two-digit year first, except with dashes.
  static let yearLast = LanguageHabits(rawValue: 2)
  /// They write the month before the day.
  static let monthBeforeDay = LanguageHabits(rawValue: 4)
  /// They write a decimal comma, and have no currency with three decimals.
  static let commas = LanguageHabits(rawValue: 8)
  /// Their names of months are Croatian, Bosnian or Serbian.
  static let southSlavicMonths = LanguageHabits(rawValue: 16)
  /// Prices in most of their currencies have no decimals.
  static let withoutCents = LanguageHabits(rawValue: 32)
}

extension LanguageHabits {
  /// The habits of a language by its code (ISO 639-1).
  init(of language: String) {
    self = Self.yearFirst.contains(language) ? .monthBeforeDay : .yearLast
    if !Self.anyOrder.contains(language) { insert(.dayFirst) }
    if Self.withCommas.contains(language) { insert(.commas) }
    if Self.southSlavic.contains(language) { insert(.southSlavicMonths) }
    if Self.wholeAmounts.contains(language) { insert(.withoutCents) }
  }

  private static let wholeAmounts: Set<String> = ["es", "hu", "id", "is", "vi"]

  /// The languages in which dates may also begin with the month or the year.
  private static let anyOrder: Set<String> = ["en", "zh", "ja", "ko", "hu", "lt", "fa", "mn", "tl"]

  /// The languages in which a two-digit year comes first, even with slashes and dots.
  private static let yearFirst: Set<String> = ["zh", "ja", "ko", "hu", "lt", "fa", "mn"]

  private static let southSlavic: Set<String> = ["bs", "hr", "sr"]

  private static let withCommas: Set<String> = [
    "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "hr", "hu", "id", "is", "it", "lt", "lv", "mk", "nl", "no",
    "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi",
  ]
}

extension CSVWords {
  /// Whether the bytes of a field can be a known header, as a whole or by a part. Nearly all fields cannot, and this
  /// finds out without creating a string. Returns true when uncertain, as for text that is not ASCII.
  static func mayBeKnown(_ field: UnsafeRawBufferPointer) -> Bool {
    guard field.count <= CSVHeadingParts.longest else { return mayBeWhole(field) }
    var (runs, isInWord) = (CSVWordRuns(), false)
    for byte in field {
      guard byte < 0x80 else { return true }
      let isOfWord = isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "$")
      if isOfWord {
        if !isInWord { runs.begin() }
        runs.add(byte)
      } else if isInWord, runs.contains(where: isKnown) {
        return true
      }
      isInWord = isOfWord
    }
    return isInWord && runs.contains(where: isKnown)
  }

  private static func mayBeWhole(_ field: UnsafeRawBufferPointer) -> Bool {
    guard field.count <= 256 else { return false }
    return field.contains { $0 >= 0x80 } || column(CSVHeading(String(decoding: field, as: UTF8.self)).key) != nil
  }

  private static func isKnown(_ key: CSVWordKey, isAll: Bool) -> Bool {
    guard filter.mayContain(key.whole) || (isAll && filter.mayContain(key.trimmed)) else { return false }
    if isAll { return entries[key.whole] != nil || entries[key.trimmed] != nil }
    return entries[key.whole]?.isPart ?? false
  }

  private static let filter = CSVKeyFilter(entries.keys)
}

/// The keys of the trailing words of a text: of the last, the last two and so on, and of the whole.
private struct CSVWordRuns {
  private var all = CSVWordKey()
  private var runs = InlineArray<4, CSVWordKey>(repeating: CSVWordKey())
  private var count = 0

  mutating func begin() {
    if count == runs.count {
      for index in 1..<count { runs[index - 1] = runs[index] }
    } else {
      count += 1
    }
    runs[count - 1] = CSVWordKey()
  }

  mutating func add(_ byte: UInt8) {
    all.add(byte)
    for index in 0..<count { runs[index].add(byte) }
  }

  func contains(where isKnown: (CSVWordKey, _ isAll: Bool) -> Bool) -> Bool {
    isKnown(all, true) || (0..<count).contains { isKnown(runs[$0], false) }
  }
}

/// Some bits of each of a few thousand keys: tells quickly that nearly any other key is none of them.
private struct CSVKeyFilter {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  init(_ keys: some Sequence<UInt64>) {
    for key in keys { bits[CSVKeyFilter.word(key)] |= 1 << (key & 63) }
  }

  func mayContain(_ key: UInt64) -> Bool { bits[CSVKeyFilter.word(key)] & (1 << (key & 63)) != 0 }

  private static func word(_ key: UInt64) -> Int { Int(key >> 6 & 1023) }
}
