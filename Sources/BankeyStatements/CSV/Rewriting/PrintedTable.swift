import BankeyModel

/// Rewrites a table whose columns are aligned with blanks, as in a printed statement, with delimiters.
///
/// Columns are separated by at least two blanks in every row. Rows of money without a date among the transactions, such
/// as subtotals, may begin another list of the same transactions, so a file with such rows is not read.
enum PrintedTable {
  /// The rows with tabs between the fields; nil when the file is not such a table.
  static func delimited(_ bytes: ByteView) -> [UInt8]? {
    guard bytes.count <= longest, bytes.first(0x09, in: 0..<bytes.count) == nil else { return nil }
    let text = TextDecoder(for: bytes, declared: nil).string(bytes[0..<bytes.count])
    let written = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return rows(written.map { PrintedLine($0) }) ?? rows(written.map { PrintedLine($0, hasYears: false) })
  }

  private static func rows(_ lines: [PrintedLine]) -> [UInt8]? {
    let dated = lines.indices.filter { lines[$0].isTransaction }
    guard let first = dated.first, let last = dated.last, dated.count > 1,
      !lines[first...last].contains(where: \.isSum)
    else { return nil }
    let columns = columns(dated.map { lines[$0] })
    guard columns.count > 2 else { return nil }
    var rows = DelimitedRows()
    for (index, line) in lines.enumerated() {
      rows.add(line.fields(in: columns, isLoneWhole: index < first || index > last + 1), line: index + 1)
    }
    return rows.text
  }

  /// The maximum length of a file in bytes.
  private static let longest = 1 << 24

  /// The places of the columns: those of all words of the transactions, with what overlaps as one.
  private static func columns(_ lines: [PrintedLine]) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    for place in lines.flatMap({ $0.words.map(\.place) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = columns.last, place.lowerBound < last.upperBound {
        columns[columns.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        columns.append(place)
      }
    }
    return columns
  }
}

/// A line of a printed table, and the texts in it that two blanks or more separate.
private struct PrintedLine {
  struct Word {
    let text: String
    /// Its place in the line, in characters.
    let place: Range<Int>
  }

  private(set) var words: [Word] = []
  /// Whether the dates of the table have a year.
  private let hasYears: Bool

  init(_ line: String, hasYears: Bool = true) {
    self.hasYears = hasYears
    let letters = Array(line)
    var place = 0
    while place < letters.count {
      guard !letters[place].isWhitespace else {
        place += 1
        continue
      }
      var end = place + 1
      while end < letters.count, !letters[end].isWhitespace || PrintedLine.isInside(letters, end) { end += 1 }
      add(letters[place..<end])
      place = end
    }
    // A line of strokes separates parts of the table.
    if words.allSatisfy({ $0.text.allSatisfy { "-=_+|".contains($0) } }) { words = [] }
  }

  /// Whether a blank is a single one between two letters.
  private static func isInside(_ letters: [Character], _ place: Int) -> Bool {
    place + 1 < letters.count && letters[place] == " " && !letters[place + 1].isWhitespace
  }

  /// Adds a text. Up to two dates with a single blank after them are texts of their own.
  private mutating func add(_ letters: ArraySlice<Character>, isFirst: Bool = true) {
    guard let blank = letters.firstIndex(of: " "), !isDate(String(letters)),
      isDate(String(letters[..<blank])) || (isFirst && isDay(letters, blank))
    else { return words.append(Word(text: String(letters), place: letters.startIndex..<letters.endIndex)) }
    words.append(Word(text: String(letters[..<blank]), place: letters.startIndex..<blank))
    let rest = letters[(blank + 1)...]
    if isFirst {
      add(rest, isFirst: false)
    } else {
      words.append(Word(text: String(rest), place: rest.startIndex..<rest.endIndex))
    }
  }

  /// Whether a day without a year before a blank belongs to a date with one after it: `17ИЮН 18ИЮН18`.
  private func isDay(_ letters: ArraySlice<Character>, _ blank: Int) -> Bool {
    let next = letters[(blank + 1)...].prefix { $0 != " " }
    guard hasYears, isDate(String(next)) else { return false }
    return PrintedLine(String(letters[..<blank]), hasYears: false).hasDate
  }

  /// Whether the line has a date, money and another text.
  var isTransaction: Bool { words.count > 2 && hasDate && hasMoney }

  /// Whether the line has money but no date.
  var isSum: Bool { hasMoney && !hasDate }

  private var hasDate: Bool { words.contains { isDate($0.text) } }
  private var hasMoney: Bool { words.contains { PrintedLine.isMoney($0.text) } }

  /// The texts by column. A text belongs to the column that it overlaps most, or else to the nearest one. A lone text
  /// continues the transaction above; away from the transactions it stays whole.
  func fields(in columns: [Range<Int>], isLoneWhole: Bool) -> [String] {
    if words.isEmpty || (words.count == 1 && isLoneWhole) { return words.map(\.text) }
    var fields = Array(repeating: "", count: columns.count)
    for word in words {
      let column = columns.indices.max { shared(columns[$0], word.place) < shared(columns[$1], word.place) } ?? 0
      fields[column] += (fields[column].isEmpty ? "" : " ") + word.text
    }
    return fields
  }

  /// How many characters two places share; negative by their distance when they share none.
  private func shared(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
  }

  private func isDate(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return hasYears
        ? WrittenDate(bytes) != nil
        : bytes.count > 3 && WrittenDate(withoutYear: bytes, in: CSVDays.anyYear) != nil
    }
  }

  /// Whether a text is a figure with a decimal mark.
  private static func isMoney(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let figure = WrittenFigure(UnsafeRawBufferPointer(bytes))?.figure, figure.contains(where: isDigit),
        figure.contains(where: { $0 == 0x2E || $0 == 0x2C })
      else { return false }
      return figure.withUnsafeBytes { (try? AmountParser.parse(utf8: $0)) != nil }
    }
  }
}
