import BankeyModel

/// Decodes the texts of fields.
struct CSVText {
  let bytes: ByteView
  let decoder: TextDecoder
  /// The format of its dates.
  var days = CSVDays.written
  /// Whether an apostrophe before each field makes spreadsheets keep it as it is: `'25/09`.
  var hasTextPrefix = false

  /// The text of a field; nil when there is none.
  func string(_ cell: CSVCell?) -> String? {
    guard let cell else { return nil }
    let hasTextPrefix = hasTextPrefix && bytes[cell.place].first == UInt8(ascii: "'")
    let text = decoder.string(bytes[hasTextPrefix ? cell.place.dropFirst() : cell.place])
    return cell.hasDoubledQuotes ? CSVText.unescapingQuotes(text) : text
  }

  /// The text of a field; nil when it is only a sign or word for nothing, such as `-`, `/` or `N/A`.
  /// The lines of a text are joined, since a list shows it in one.
  func words(_ cell: CSVCell?) -> String? {
    guard let cell, hasWords(cell), let text = string(cell) else { return nil }
    guard CSVText.hasLayout(bytes[cell.place]) else { return CSVText.plain(text) }
    return CSVText.plain(text).split { $0 == " " || $0.isNewline }.joined(separator: " ")
  }

  /// Whether a text has line ends or runs of blanks.
  private static func hasLayout(_ text: UnsafeRawBufferPointer) -> Bool {
    var (place, last) = (0, UInt8(0))
    while place + ByteBlock.count <= text.count {
      let block = ByteBlock(text, at: place)
      if block.contains(0x0A) || block.contains(0x0D) || block.hasRepeat(of: 0x20, after: last) { return true }
      place += ByteBlock.count
      last = text[place - 1]
    }
    for byte in text[place...] {
      if byte == 0x0A || byte == 0x0D || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }

  /// Whether a field holds more than signs, or a program's word for nothing.
  func hasWords(_ cell: CSVCell) -> Bool {
    let text = bytes[cell.place]
    let isShort = text.count < 5 || (text.count == 11 && text[0] == UInt8(ascii: "N"))
    if isShort, CSVText.nothing.contains(where: { text.elementsEqual($0.utf8) }) {
      return false
    }
    return text.contains { isLetter($0) || isDigit($0) || $0 >= 0x80 }
  }

  /// As programs write it: a name would not be all small or all capital letters.
  private static let nothing = ["n/a", "N/A", "null", "NULL", "none", "NONE", "nil", "NaN", "nan", "NOTPROVIDED"]

  /// A text without the form `="…"`, by which spreadsheets keep it as it is.
  private static func plain(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "="), text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count > 3 else {
      return text
    }
    return String(text.dropFirst(2).dropLast())
  }

  /// The texts of all fields, including empty ones.
  func strings(_ row: CSVRow) -> [String] { row.cells.map { string($0) ?? "" } }

  /// Whether a field is a figure, and no date.
  func isFigure(_ cell: CSVCell) -> Bool {
    guard CSVFigure.with(self, cell, { figure, _ in (try? AmountParser.parse(utf8: figure)) != nil }) == true else {
      return false
    }
    return string(cell)?.split { !$0.isNumber }.count != 3 || WrittenDate(bytes[cell.place]) == nil
  }

  /// A label and its value in one field, `Saldo: CHF 65.00`; nil if there is no colon but that of a time, `20:15`.
  func labelled(_ cell: CSVCell) -> (label: String, value: CSVCell)? {
    func isDigitAt(_ place: Int) -> Bool { cell.place.contains(place) && isDigit(bytes[place]) }
    let colon = cell.place.first { bytes[$0] == UInt8(ascii: ":") && !(isDigitAt($0 - 1) && isDigitAt($0 + 1)) }
    guard let colon, let label = string(CSVCell(place: cell.place.lowerBound..<colon)) else { return nil }
    return (label, CSVCell(place: bytes.trimmed(colon + 1..<cell.place.upperBound)))
  }

  private static func unescapingQuotes(_ text: String) -> String {
    let mark = text.contains("\"\"") ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var (kept, isSecond) = ([UInt8](), false)
    for byte in text.utf8 {
      isSecond = byte == mark && !isSecond
      if byte != mark || isSecond { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
