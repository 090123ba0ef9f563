import Foundation
import TestSupport

/// The fields of a table as they stand in the file, with their quotes, so that a change of one leaves the rest as it
/// was.
struct RawTable {
  /// The character sets that are kept apart. Bytes of older sets pass through as those of Latin-1.
  private enum Form: CaseIterable { case utf8, utf16Little, utf16Big, bytes }

  /// The lines of the file, also those above and below the table.
  private(set) var lines: [[String]]
  let delimiter: Character
  private let form: Form

  /// Splits a file; nil when a quote in it is never closed.
  init?(_ file: [UInt8]) {
    form = RawTable.form(of: file)
    let text = RawTable.text(file, form)
    let delimiters: [Character] = [";", "\t", "|", ","]
    let counts = delimiters.map { delimiter in RawTable.split(text, at: delimiter).map { RawTable.widths($0) } ?? 0 }
    guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most),
      let lines = RawTable.split(text, at: delimiters[place])
    else { return nil }
    (self.lines, delimiter) = (lines, delimiters[place])
  }

  /// The number of fields of most lines with more than one; the larger of two that are equally frequent.
  var width: Int {
    let widths = lines.map(\.count).filter { $0 > 1 }
    let counts = Dictionary(widths.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// The place of the line of headers, or of the first row where there is none.
  var header: Int { lines.firstIndex { $0.count == width } ?? 0 }

  /// The table without the rows after the sixtieth line, which are like the others.
  var beginning: RawTable {
    var table = self
    table.lines = Array(lines.prefix(60))
    return table
  }

  /// Whether its first line has no figures or dates.
  var hasHeaders: Bool { !lines[header].contains { $0.contains(where: \.isNumber) && !$0.contains(where: \.isLetter) } }

  /// The file with other lines.
  func file(_ lines: [[String]]) -> [UInt8] {
    let text = lines.map { $0.joined(separator: String(delimiter)) }.joined(separator: "\n") + "\n"
    switch form {
    case .utf8: return Array(text.utf8)
    case .bytes: return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .utf16Little: return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16Big: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  /// The file without a column.
  func without(column: Int) -> [UInt8] {
    file(lines.map { line in line.enumerated().filter { $0.offset != column }.map(\.element) })
  }

  /// The file without the word of one header.
  func withoutHeader(of column: Int) -> [UInt8] {
    var lines = lines
    let mark = lines[header][column].hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    lines[header][column] = mark
    return file(lines)
  }

  /// The file without one of its quotes.
  func withoutQuote(line: Int, field: Int, isLast: Bool) -> [UInt8]? {
    var lines = lines
    var text = lines[line][field]
    guard let place = isLast ? text.lastIndex(of: "\"") : text.firstIndex(of: "\"") else { return nil }
    text.remove(at: place)
    lines[line][field] = text
    return file(lines)
  }
}

extension RawTable {
  private static func form(of file: [UInt8]) -> Form {
    if file.starts(with: [0xFF, 0xFE]) || (file.count > 3 && file[1] == 0 && file[3] == 0) { return .utf16Little }
    if file.starts(with: [0xFE, 0xFF]) || (file.count > 3 && file[0] == 0 && file[2] == 0) { return .utf16Big }
    return String(validating: file, as: UTF8.self) == nil ? .bytes : .utf8
  }

  private static func text(_ file: [UInt8], _ form: Form) -> String {
    let pairs = stride(from: 0, to: file.count - 1, by: 2).map { (UInt16(file[$0]), UInt16(file[$0 + 1])) }
    switch form {
    case .utf8: return String(decoding: file, as: UTF8.self)
    case .bytes: return String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) }))
    case .utf16Little: return String(decoding: pairs.map { $0.0 | $0.1 << 8 }, as: UTF16.self)
    case .utf16Big: return String(decoding: pairs.map { $0.0 << 8 | $0.1 }, as: UTF16.self)
    }
  }

  private static func widths(_ lines: [[String]]) -> Int {
    let widths = Dictionary(grouping: lines.map(\.count).filter { $0 > 1 }) { $0 }
    return widths.values.map { $0.count * $0[0] }.max() ?? 0
  }

  /// The fields of all lines; a quote at the start of a field opens a text with delimiters and line ends.
  private static func split(_ text: String, at delimiter: Character) -> [[String]]? {
    var (lines, line, field, isQuoted) = ([[String]](), [String](), "", false)
    for character in text {
      if character == "\"", isQuoted || field.allSatisfy({ $0 == " " || $0 == "\u{FEFF}" }) || field.contains("\"") {
        isQuoted.toggle()
      }
      if !isQuoted, character == delimiter || character.isNewline {
        line.append(field)
        field = ""
        if character.isNewline {
          lines.append(line)
          line = []
        }
      } else {
        field.append(character)
      }
    }
    if isQuoted { return nil }
    if !field.isEmpty || !line.isEmpty { lines.append(line + [field]) }
    return lines
  }
}
