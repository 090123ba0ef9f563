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
