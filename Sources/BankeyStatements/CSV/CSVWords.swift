/// What the headers of banks mean, by their folded text.
enum CSVWords {
  /// The words of one language.
  typealias Language = [(CSVColumn, String)]

  /// What a header means; nil when it is not known.
  static func column(_ key: String) -> CSVColumn? {
    columns[key] ?? columns[trimmed(key)]
  }

  /// Whether a header is of a language in which no country writes the month first.
  static func isDayFirst(_ key: String) -> Bool { dayFirst.contains(key) && !english.contains(key) }

  /// `VWZ1`, `Omschrijving-2`: the parts of a long text are numbered.
  private static func trimmed(_ key: String) -> String {
    var key = key
    while key.last?.isNumber == true { key.removeLast() }
    return key
  }

  private static let columns: [String: CSVColumn] =
    (others + [CSVWords.inEnglish]).joined().reduce(into: [:]) { columns, line in
      for word in words(line.1) { columns[word] = line.0 }
    }
  private static let english = Set(inEnglish.flatMap { words($0.1) })
  private static let dayFirst = Set(others.joined().flatMap { words($0.1) })
  private static let others = [inGerman, inDutch, inNordic, inRomance, inSlavic]

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}

extension CSVWords {
  /// Whether the bytes of a field can be a header that is known. Nearly all fields are none, and this says so without making a
  /// text of them; where it is not certain, in what is not ASCII, they can be.
  static func mayBeKnown(_ field: UnsafeRawBufferPointer) -> Bool {
    var (key, ends, isInWord) = (CSVWordKey(), CSVWordEnds(), false)
    for byte in field {
      guard byte < 0x80 else { return true }
      let isOfWord = isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "$")
      if isInWord, !isOfWord { ends.add(key) }
      if isOfWord { key.add(byte) }
      isInWord = isOfWord
    }
    if isInWord { ends.add(key) }
    return ends.contains(where: keys.contains)
  }

  /// All headers that are known, folded.
  static var all: some Sequence<String> { columns.keys }

  private static let keys = Set(all.map { CSVWordKey($0.utf8).whole })
}

/// What a folded text is known by: a hash of its small letters and digits (FNV-1a).
private struct CSVWordKey {
  /// The hash of all of it.
  private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The same without the digits at its end.
  private(set) var trimmed: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8> = []) { for byte in bytes { add(byte) } }

  /// Adds a byte; what is no letter and no digit does not count, in a text that is folded already all of it does.
  mutating func add(_ byte: UInt8) {
    guard byte != UInt8(ascii: "$") else { return }
    whole = (whole ^ UInt64(isLetter(byte) ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
    if !isDigit(byte) { trimmed = whole }
  }
}

/// The keys of a text up to its last word, and up to the two before it: a currency and the word before that do not count.
private struct CSVWordEnds {
  private var keys: (CSVWordKey?, CSVWordKey?, CSVWordKey?)

  mutating func add(_ key: CSVWordKey) { keys = (key, keys.0, keys.1) }

  func contains(where isKnown: (UInt64) -> Bool) -> Bool {
    [keys.0, keys.1, keys.2].contains { key in key.map { isKnown($0.whole) || isKnown($0.trimmed) } ?? false }
  }
}
