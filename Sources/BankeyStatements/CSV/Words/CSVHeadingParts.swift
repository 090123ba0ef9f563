/// The meaning of a header, found from its known parts: `Transaction Amount in account currency`, `Datum van boeking`.
struct CSVHeadingParts {
  /// The maximum number of bytes of a header that is examined, and of words in one part.
  static let (longest, words) = (80, 4)
  /// The maximum number of letters of a part in scripts without blanks.
  private static let letters = 12

  /// The meaning; nil when no part is known or two parts contradict each other.
  private(set) var column: CSVColumnRole?

  init(_ text: String) {
    guard text.utf8.count <= CSVHeadingParts.longest else { return }
    var units = CSVHeadingParts.units(text)
    // An amount that includes a fee or tax is no fee.
    if let included = units.firstIndex(where: { CSVHeadingParts.inclusions.contains($0) }), included > 0 {
      units.removeSubrange(included...)
    }
    if CSVHeadingParts.isMemo(text, units) {
      column = .description
      return
    }
    let isAmount = units.contains { CSVWords.column($0) == .amount }
    if isAmount, let side = ["dr": CSVColumnRole.debit, "cr": .credit][units.last ?? ""] {
      column = side
      return
    }
    // Words after "in", "of" or "after" qualify those before.
    let cut = units.firstIndex { CSVHeadingParts.joints.contains($0) } ?? units.endIndex
    let (head, tail) = (CSVHeadingParts.parts(units[..<cut]), CSVHeadingParts.parts(units[cut...]))
    if (head + tail).contains(where: { $0.column == .ignored }) {
      column = .ignored
    } else if (head + tail).contains(where: { $0.column == .fee }) {
      // A fee is not an amount, whatever else its header says.
      column = .fee
    } else if head.isEmpty {
      column = CSVHeadingParts.meaning(CSVHeadingParts.parts(units[...]))
    } else if let first = CSVHeadingParts.meaning(head) {
      column = tail.lazy.compactMap { CSVHeadingParts.joined(first, $0.column) }.first ?? first
    }
  }

  /// Whether a part of a header is a word for an amount, or the header is only a currency.
  static func nameAmount(_ heading: CSVHeading) -> Bool {
    if heading.key.isEmpty, heading.currency != nil { return true }
    return heading.text.utf8.count <= longest
      && parts(units(heading.text)[...]).contains { [.amount, .originalAmount].contains($0.column) }
  }

  /// Whether a header means a text: one for a party, `Popis pro příjemce`, or beside something else, `交易地点/附言`.
  private static func isMemo(_ text: String, _ units: [String]) -> Bool {
    func all(_ units: ArraySlice<String>, _ columns: Set<CSVColumnRole>) -> Bool {
      let parts = parts(units)
      return !parts.isEmpty && parts.allSatisfy { columns.contains($0.column) }
    }
    if let place = units.firstIndex(where: addressing.contains), place > 0,
      all(units[..<place], [.description]), all(units[place...], [.payee, .payer, .counterparty])
    {
      return true
    }
    guard text.contains("/") else { return false }
    let halves = text.split(separator: "/").map { CSVWords.column(CSVHeading(String($0)).key) }
    return halves.contains(.description) && halves.contains(.ignored)
  }

  /// The words for "to" and "for" before the one to whom a text is addressed.
  private static let addressing: Set = [
    "for", "to", "fur", "an", "voor", "aan", "til", "till", "pro", "pre", "za", "dla", "do", "au", "aux", "a", "al",
    "pour",
    "para", "per", "для", "за",
  ]

  /// The words of a header, or its letters in scripts without blanks.
  private static func units(_ text: String) -> [String] {
    WordFolding.words(text).flatMap { word in
      let key = WordFolding.folded(word)
      return key.unicodeScalars.contains(where: isWithoutBlanks) ? key.unicodeScalars.map(String.init) : [key]
    }
  }

  /// Whether a character is Chinese, Japanese, Korean, Thai, Lao, Khmer or Burmese.
  static func isWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The known parts, longest first, that do not share a word.
  private static func parts(_ units: ArraySlice<String>) -> [(column: CSVColumnRole, length: Int)] {
    var found: [(column: CSVColumnRole, length: Int, units: Range<Int>)] = []
    for start in units.indices {
      var (key, length) = (CSVWordKey(), 0)
      let most = units[start].unicodeScalars.contains(where: isWithoutBlanks) ? letters : words
      for end in start..<min(start + most, units.endIndex) {
        for byte in units[end].utf8 { key.add(byte) }
        length += units[end].utf8.count
        if let column = CSVWords.part(key) { found.append((column, length, start..<(end + 1))) }
      }
    }
    var kept: [(column: CSVColumnRole, length: Int, units: Range<Int>)] = []
    for part in found.sorted(by: { $0.length > $1.length })
    where !kept.contains(where: { $0.units.overlaps(part.units) }) {
      kept.append(part)
    }
    return kept.map { ($0.column, $0.length) }
  }

  /// The joint meaning of parts: that of the longest, unless another part of this length differs.
  private static func meaning(_ parts: [(column: CSVColumnRole, length: Int)]) -> CSVColumnRole? {
    guard let first = parts.first else { return nil }
    if parts.count == 2, let both = joined(first.column, parts[1].column) { return both }
    if isOfOtherSide(Set(parts.map(\.column))) { return .otherAccount }
    if parts.allSatisfy({ [.description, .type].contains($0.column) }) { return .description }
    let isTied = parts.contains { $0.length == first.length && $0.column != first.column }
    return isTied ? nil : first.column
  }

  /// Whether the parts name an account and whoever is on the other side: `Account of payer/payee`.
  private static func isOfOtherSide(_ parts: Set<CSVColumnRole>) -> Bool {
    let (accounts, parties): (Set<CSVColumnRole>, Set<CSVColumnRole>) = (
      [.account, .number], [.counterparty, .payer, .payee]
    )
    return !parts.isDisjoint(with: accounts) && !parts.isDisjoint(with: parties)
      && parts.isSubset(of: accounts.union(parties).union([.name]))
  }

  /// The meaning of two parts that belong together: the amount of a fee is a fee.
  private static func joined(_ one: CSVColumnRole, _ other: CSVColumnRole) -> CSVColumnRole? {
    pairs[[one, other]]
  }

  private static let pairs: [Set<CSVColumnRole>: CSVColumnRole] = [
    [.debit, .credit]: .direction, [.amount, .fee]: .fee, [.amount, .debit]: .debit, [.amount, .credit]: .credit,
    [.amount, .balance]: .balance,
    [.amount, .turnover]: .turnover, [.amount, .gross]: .gross, [.amount, .net]: .net, [.amount, .rate]: .rate,
    [.amount, .available]: .available, [.balance, .available]: .available,
    [.amount, .originalCurrency]: .originalAmount, [.amount, .originalAmount]: .originalAmount,
    [.currency, .originalAmount]: .originalCurrency, [.currency, .originalCurrency]: .originalCurrency,
    [.currency, .fee]: .ignored, [.balance, .day]: .ignored, [.balance, .turnover]: .balance,
    [.day, .booked]: .booked, [.day, .done]: .done, [.day, .value]: .value,
    [.day, .time]: .day, [.booked, .time]: .booked, [.done, .time]: .done,
    [.name, .payer]: .payer, [.name, .payee]: .payee, [.name, .counterparty]: .counterparty,
    [.name, .account]: .accountName, [.type, .account]: .ignored,
    [.status, .counterparty]: .ignored, [.status, .payer]: .ignored, [.status, .payee]: .ignored,
    [.type, .counterparty]: .ignored, [.type, .payer]: .ignored, [.type, .payee]: .ignored,
    [.account, .counterparty]: .otherAccount, [.account, .payer]: .otherAccount, [.account, .payee]: .otherAccount,
    [.number, .counterparty]: .otherAccount, [.number, .payer]: .otherAccount, [.number, .payee]: .otherAccount,
  ]

  private static let inclusions: Set = [
    "incl", "including", "inkl", "inclusive", "inclusief", "incluido", "incluso", "ttc",
  ]

  /// Prepositions and conjunctions that separate a noun from its qualifier.
  private static let joints = Set(
    """
    in of for after before per by at on von nach vor der des am im van na op de la du des le en apres del della di da do dos das \
    w z ze od v o u po dla i e af efter av pa for om til fra etter etter ved pe din dupa sa iz za от до на по из с в и для у від із \
    та za și si and und et y
    """.split(separator: " ").map(String.init))
}
