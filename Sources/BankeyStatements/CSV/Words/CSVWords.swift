import BankeyModel

/// What the headers of banks mean, by their folded text.
enum CSVWords {
  /// What a header means; nil when it is not known.
  static func column(_ key: String) -> CSVColumn? { word(key)?.column }

  /// Whether a header is of a language in which no country writes the month first.
  static func isDayFirst(_ key: String) -> Bool { entries[CSVWordKey(key.utf8).whole]?.isDayFirst ?? false }

  /// Whether a header is of a language in which two digits of the year never stand first, but with dashes.
  static func isYearLast(_ key: String) -> Bool { entries[CSVWordKey(key.utf8).whole]?.isYearLast ?? false }

  /// What a header means: as a whole, or else by the parts of it that are known. Use what a part says only where no whole header
  /// says the same.
  static func meaning(of heading: CSVHeading) -> (column: CSVColumn, isWhole: Bool)? {
    if let column = column(heading.key) { return (column, true) }
    return CSVHeadingParts(heading.text).column.map { ($0, false) }
  }

  /// What a part of a header means; nil when it is not known, or means nothing within others.
  static func part(_ key: CSVWordKey) -> CSVColumn? {
    guard let entry = entries[key.whole], entry.isPart else { return nil }
    return entry.column
  }

  /// All headers that are known, folded, without the blanks between their words.
  static var all: [String] {
    var all: [String] = []
    lines.forEach { all.append(String(decoding: $0.word.filter { $0 != 0x20 }, as: UTF8.self)) }
    return all
  }

  /// The list of them.
  static let lines = CSVWordLines(
    lists: [
      inHeaders, inEnglish, inGermanic, inNordic, inRomance, inSlavic, inCyrillic, inCentralEurope,
      inBalticAndSoutheast, inAsia,
      inPhrases,
    ])

  /// `VWZ1`, `Omschrijving-2`: the parts of a long text are numbered.
  private static func word(_ key: String) -> Entry? {
    let key = CSVWordKey(key.utf8)
    return entries[key.whole] ?? entries[key.trimmed]
  }

  private struct Entry {
    let column: CSVColumn
    var isDayFirst: Bool
    var isYearLast: Bool
    let isPart: Bool
  }

  private static let entries: [UInt64: Entry] = {
    var entries: [UInt64: Entry] = [:]
    entries.reserveCapacity(4096)
    var (name, column) = ("", CSVColumn?.none)
    lines.forEach { line in
      if line.meaning != name { (name, column) = (line.meaning, CSVColumn(rawValue: line.meaning)) }
      guard let column else { return }
      let key = CSVWordKey(line.word).whole
      let (isDayFirst, isYearLast) = (!anyOrder.contains(line.language), !yearFirst.contains(line.language))
      if var entry = entries[key] {
        (entry.isDayFirst, entry.isYearLast) = (entry.isDayFirst && isDayFirst, entry.isYearLast && isYearLast)
        entries[key] = entry
      } else {
        entries[key] = Entry(
          column: column, isDayFirst: isDayFirst, isYearLast: isYearLast, isPart: isPart(line, column))
      }
    }
    return entries
  }()

  /// The languages in which dates are also written with the month or the year first.
  private static let anyOrder: Set<String> = ["en", "zh", "ja", "ko", "hu", "lt", "fa", "mn", "tl"]

  /// The languages in which two digits of the year stand first, also with slashes and dots.
  private static let yearFirst: Set<String> = ["zh", "ja", "ko", "hu", "lt", "fa", "mn"]

  /// A short word within others means nothing.
  private static func isPart(_ line: CSVWordLines.Line, _ column: CSVColumn) -> Bool {
    if line.isWhole { return false }
    if line.word.contains(where: { $0 >= 0x80 }) { return line.word.count >= 6 }
    return line.word.count >= (column == .ignored || column == .fee ? 3 : 4)
  }
}

extension CSVWords {
  /// Whether the bytes of a field can be a header that is known, as a whole or by a part. Nearly all fields are none, and this says
  /// so without making a text of them; where it is not certain, in what is not ASCII, they can be.
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
    if isAll { return entries[key.whole] != nil || entries[key.trimmed] != nil }
    return entries[key.whole]?.isPart ?? false
  }
}

/// The keys of the last words of a text: of the last one, of the last two and so on, and of all of them.
private struct CSVWordRuns {
  private var all = CSVWordKey()
  private var runs: [CSVWordKey] = []

  mutating func begin() {
    if runs.count == CSVHeadingParts.words { runs.removeFirst() }
    runs.append(CSVWordKey())
  }

  mutating func add(_ byte: UInt8) {
    all.add(byte)
    for index in runs.indices { runs[index].add(byte) }
  }

  func contains(where isKnown: (CSVWordKey, _ isAll: Bool) -> Bool) -> Bool {
    isKnown(all, true) || runs.contains { isKnown($0, false) }
  }
}
