import BankeyModel

/// The kinds of rows that are not transactions, by their text.
enum CSVLine: String {
  /// The balance before the first transaction, and after the last.
  case opening, closing
  /// A sum of transactions, or a balance without a date.
  case total
}

extension CSVWords {
  /// The direction that a word beside an amount stands for, such as `Haben`, `Debit` or `借`; nil when it is unknown.
  static func direction(_ word: String) -> CSVDirection? {
    // Korean wallets write a sign in brackets before the word: `[-]결제`.
    if word.hasPrefix("["), let end = word.firstIndex(of: "]"), let side = signs[String(word[..<end].dropFirst())] {
      return side
    }
    let key = WordFolding.folded(word)
    guard !key.isEmpty else { return signs[word.filter { !$0.isWhitespace }] }
    return key.utf8.count <= longestCell ? directions[CSVWordKey(key.utf8).whole] : nil
  }

  /// The status that a short text stands for; nil when there is none. The words may have endings.
  static func status(_ text: String) -> CSVStatus? {
    guard text.utf8.count <= longestCell else { return nil }
    if let status = text.unicodeScalars.lazy.compactMap({ marks[$0] }).first { return status }
    let words = CSVCellWords(text)
    guard words.starts.count <= wordsOfState || words.hasNoBlanks else { return nil }
    guard let found = states.first(where: { words.contains($0.word, isWhole: $0.isWhole) }) else { return nil }
    // The list has "not posted". Beside any other negation, a word for posted means that nothing happened, and other
    // words leave the status open.
    guard words.isNegated(before: found.word) else { return found.status }
    return found.status.isPosted ? .dropped : nil
  }

  /// Whether a status may mean that the transaction counts for nothing, because it did not happen or another one took
  /// it back: `Reversed`, `Chargeback`.
  static func mayBeReversed(_ text: String) -> Bool {
    let key = WordFolding.folded(text)
    return reversals.contains { key.hasPrefix($0) }
  }

  private static let reversals = [
    "revers", "chargeback", "chargedback", "return", "disput", "ruckgabe", "ruckbuch", "rucklast", "devuelt",
    "devolvid", "estornad", "rembours", "teruggeboekt", "tilbakefort", "aterford", "zwrocon", "возврат", "повернен",
  ]

  /// The status that a line above a table gives to all transactions in it: `Pending transactions`, `Gebuchte Umsätze`.
  static func title(_ text: String) -> CSVStatus? {
    // A label and its value: `Próximos vencimientos: 10/03/2026`.
    let parts = text.split(maxSplits: 1) { ":：".contains($0) }
    if parts.count == 2, parts[1].contains(where: \.isNumber) { return nil }
    guard let status = status(text), case .known = status else { return nil }
    return status
  }

  /// Pictures that stand for a status, alone or before a word.
  private static let marks: [Unicode.Scalar: CSVStatus] = [
    "✅": .known(.posted), "✔": .known(.posted), "✓": .known(.posted), "❌": .dropped, "✗": .dropped, "✖": .dropped,
    "⏳": .known(.authorized), "⌛": .known(.authorized),
  ]

  /// The status that a word means wherever it stands, because it is nothing but that: `PENDING`, `Declined`.
  static func bareStatus(_ text: String) -> CSVStatus? {
    guard text.utf8.count <= longestCell, !text.contains(where: \.isWhitespace), let status = status(text),
      !status.isPosted
    else { return nil }
    return status
  }

  /// Whether a text ends with the words of a Norwegian bank for a reservation, which stand nowhere else.
  static func endsInReservation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count > 20 && bytes.suffix(21).elementsEqual("reservert transaksjon".utf8) { $0 | 0x20 == $1 }
  }

  fileprivate static let negations: Set = [
    "not", "non", "nicht", "niet", "ikke", "inte", "icke", "ej", "ei", "nie", "ne", "no", "nao", "nu", "не", "nem",
    "chua", "khong", "غير", "لم", "לא", "belum", "tidak",
  ]
  /// The same in scripts without blanks.
  fileprivate static let negatingSigns = ["未", "不", "没", "沒", "无", "無", "미", "불", "비"].map { Array($0.utf8) }

  /// The kind of a row with this text if it is not a transaction: `Opening balance`, `Übertrag`, `Saldo końcowe
  /// 31.12.2026`, `期初余额`.
  static func line(_ text: String) -> CSVLine? {
    guard text.utf8.count <= longestCell * 2 else { return nil }
    let words = WordFolding.words(text).map(WordFolding.folded)
    let named = words.filter { !$0.utf8.contains(where: isDigit) }
    var key = CSVWordKey()
    for (index, word) in named.enumerated() {
      for byte in word.utf8 { key.add(byte) }
      guard let line = rowLines[key.whole] else { continue }
      let rest = named[(index + 1)...]
      // A total has only its word: "TOTAL 4123" is a filling station.
      let isOfMonth = rest.allSatisfy { MonthName.number(of: $0) != nil }
      if line == .total ? named.count == words.count && isOfMonth : rest.allSatisfy(isSmall) { return line }
      if balances.contains(named[...index].joined()), rest.allSatisfy(isSmall) { return .closing }
    }
    return nil
  }

  /// Whether a text begins with the name of a balance or a total: `Total card 1234`. Use this only for a row without a
  /// date, because shops have such names, too.
  static func beginsLine(_ text: String) -> Bool {
    let words = WordFolding.words(text).prefix(4)
    return words.indices.contains { line(words[...$0].joined(separator: " ")) != nil }
  }

  /// Whether the first letters of a text can begin such a row, which quickly rules out nearly all texts.
  static func mayBeLine(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= longestCell * 2 else { return false }
    var (start, count) = (UInt64(0), 0)
    for byte in text where isLetter(byte) || byte >= 0x80 {
      guard byte < 0x80 else { return true }
      (start, count) = (start << 8 | UInt64(byte | 0x20), count + 1)
      if count == LineStarts.few, !lineStarts.any[LineStarts.index(start)] { return false }
      if count >= LineStarts.few, lineStarts.words.contains(start) { return true }
      if count == LineStarts.most { return false }
    }
    return lineStarts.words.contains(start)
  }

  /// The first letters of the words of such rows.
  private struct LineStarts {
    /// The letters that rule out nearly all texts, and those that rule out nearly all others.
    static let (few, most) = (3, 6)
    /// Whether words begin with the same `few` letters, looked up without a hash, because every row asks.
    var any = [Bool](repeating: false, count: 1 << 15)
    /// The words, cut to `most` letters.
    var words: Set<UInt64> = []

    init() {
      CSVWordLines(lists: [inLines]).forEach { line in
        var start: UInt64 = 0
        for (index, letter) in line.word.lazy.filter({ $0 != 0x20 }).prefix(Self.most).enumerated() {
          start = start << 8 | UInt64(letter)
          if index == Self.few - 1 { any[Self.index(start)] = true }
        }
        words.insert(start)
      }
    }

    /// Five bits of each of three letters.
    static func index(_ start: UInt64) -> Int { Int(start & 0x1F | start >> 3 & 0x3E0 | start >> 6 & 0x7C00) }
  }
  private static let lineStarts = LineStarts()

  /// Whether a word may follow the name of a balance: `per`, `am`, `EUR`.
  private static func isSmall(_ word: String) -> Bool {
    smallWords.contains(word) || CSVFigure.currency(word.uppercased()) != nil
  }

  private static let (longestCell, wordsOfState) = (40, 5)
  /// Words between the name of a balance and its date.
  private static let smallWords = Set(
    """
    at as of on the date per vom am zum zu in und des der den bis le au du de a en del al dia el il em no na dzien ke dni k a dle za na \
    konta ac account cr dr c d h s op datum den pa pr den til per och dato tili um i la data на за дату день до від від року г р stan \
    jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december \
    monat month period periode periodu okresu eur euro
    konto girokonto rachunku compte courant cuenta corriente rekening conto corrente uctu racuna λογαριασμου счете счета счету \
    hesap checking savings
    """.split(separator: " ").map(String.init))
  /// Words that are a balance before the name of an account, and may be a total by themselves.
  private static let balances: Set = [
    "balance", "saldo", "solde", "bakiye", "остаток", "zustatek", "stanje", "υπολοιπο", "likutis", "atlikums", "sold",
    "jaak", "egyenleg", "zostatek",
  ]
  private static let signs: [String: CSVDirection] = ["+": .into, "-": .outOf, "−": .outOf, "–": .outOf]
  private static let directions = table(inDirections) { $0 == "in" ? CSVDirection.into : .outOf }
  private static let rowLines = table(inLines) { CSVLine(rawValue: $0) ?? .total }

  static func table<Meaning>(_ list: StaticString, _ meaning: (String) -> Meaning) -> [UInt64: Meaning] {
    var table: [UInt64: Meaning] = [:]
    CSVWordLines(lists: [list]).forEach { table[CSVWordKey($0.word).whole] = meaning($0.meaning) }
    return table
  }

  /// In search order: "not booked" before "booked".
  private static let states: [(word: [UInt8], isWhole: Bool, status: CSVStatus)] = {
    var states: [(word: [UInt8], isWhole: Bool, status: CSVStatus)] = []
    CSVWordLines(lists: [inStates]).forEach { line in
      let status: CSVStatus =
        switch line.meaning {
        case "pending": .known(.authorized)
        case "booked": .known(.posted)
        default: .dropped
        }
      states.append((line.word.filter { $0 != 0x20 }, line.isWhole, status))
    }
    return states
  }()
}

/// A short text of a field, folded, and the places where its words begin.
private struct CSVCellWords {
  private var bytes: [UInt8] = []
  private(set) var starts: [Int] = []
  /// The first word, if there are several.
  private(set) var first: String?
  /// Whether the script has no blanks between words.
  let hasNoBlanks: Bool

  init(_ text: String) {
    hasNoBlanks = text.unicodeScalars.contains(where: CSVHeadingParts.isWithoutBlanks)
    // What folds to nothing, as a mark without a letter, is no word.
    let parts = WordFolding.words(text).map(WordFolding.folded).filter { !$0.isEmpty }
    first = parts.count > 1 ? parts[0] : nil
    for word in parts {
      starts.append(bytes.count)
      bytes += word.utf8
    }
    if hasNoBlanks { starts = Array(bytes.indices) }
  }

  /// Whether a negation precedes a word that the text contains.
  func isNegated(before word: [UInt8]) -> Bool {
    if let first, CSVWords.negations.contains(first) { return !bytes.starts(with: word) }
    guard hasNoBlanks, let place = starts.first(where: { bytes[$0...].starts(with: word) }) else { return false }
    return CSVWords.negatingSigns.contains { bytes[..<place].suffix($0.count).elementsEqual($0) }
  }

  /// Whether the text is the word or, unless `isWhole`, has it at the beginning of a word.
  func contains(_ word: [UInt8], isWhole: Bool) -> Bool {
    if isWhole { return bytes == word }
    return starts.contains { start in
      bytes[start] == word[0] && bytes.count - start >= word.count && bytes[start...].starts(with: word)
    }
  }
}
