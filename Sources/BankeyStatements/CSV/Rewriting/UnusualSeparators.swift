import BankeyModel

/// Gives a table whose fields are separated by several characters, `~|~`, a delimiter of one.
enum WideDelimiters {
  /// The table with tabs between the fields; nil when no such mark is in most lines.
  static func delimited(_ bytes: ByteView) -> [UInt8]? {
    let head = 0..<min(bytes.count, longestHead)
    guard bytes.first(UInt8(ascii: "~"), in: head) != nil, bytes.first(0x09, in: head) == nil,
      let mark = marks.first(where: { isUsual($0, bytes[head]) })
    else { return nil }
    return Array(Array(bytes[0..<bytes.count]).replacing(mark, with: [0x09]))
  }

  /// The number of bytes in which the mark is looked for.
  private static let longestHead = 1 << 13
  private static let marks = [Array("~|~".utf8), Array("|~|".utf8)]

  private static func isUsual(_ mark: [UInt8], _ head: UnsafeRawBufferPointer) -> Bool {
    let lines = head.split(separator: 0x0A)
    return lines.count > 1 && lines.count { $0.firstRange(of: mark) != nil } * 2 > lines.count
  }
}

/// Takes off the form `="…"`, by which spreadsheets keep a field as it is, where a program has quoted it once more:
/// `"=""150.00"""`.
enum GuardedFields {
  private static let (opening, closing) = (Array("\"=\"\"".utf8), Array("\"\"\"".utf8))
  /// The number of bytes in which the end of a field is looked for.
  private static let longest = 256

  /// The table with plain fields; nil when it has none of this form.
  static func plain(_ bytes: ByteView) -> [UInt8]? {
    let all = bytes[0..<bytes.count]
    var (text, place): ([UInt8], Int) = ([], 0)
    while let found = bytes.first(UInt8(ascii: "="), in: place..<bytes.count) {
      let start = found - 1
      guard start >= place, all[start...].starts(with: opening),
        let end = all[(found + 3)..<min(found + longest, all.count)].firstRange(of: closing),
        !all[(found + 3)..<end.lowerBound].contains(0x0A)
      else {
        text += all[place...found]
        place = found + 1
        continue
      }
      text += all[place...start]
      text += all[(found + 3)..<end.lowerBound]
      text.append(UInt8(ascii: "\""))
      place = end.upperBound
    }
    return place == 0 || text.count + bytes.count - place == bytes.count ? nil : text + all[place...]
  }
}

/// Moves the minus before a quoted figure into its quotes: `-"$1,234.56"`.
enum MinusBeforeQuotes {
  /// The table with such figures; nil when it has none.
  static func quoted(_ bytes: ByteView) -> [UInt8]? {
    let (quote, minus) = (UInt8(ascii: "\""), UInt8(ascii: "-"))
    var (text, place): ([UInt8]?, Int) = (nil, 0)
    while let found = bytes.first(quote, in: place..<bytes.count) {
      if found > 1, bytes[found - 1] == minus, ",;\t\n".utf8.contains(bytes[found - 2]) {
        text = text ?? Array(bytes[0..<bytes.count])
        text?.swapAt(found - 1, found)
      }
      place = found + 1
    }
    return text
  }
}

/// Takes the quotes off whole lines, which spreadsheets put around a line that they did not split: `"15.01.2026;Rent;-4,50"`.
enum QuotedLines {
  /// The lines without them; nil unless every line is one quoted field that holds the same delimiter.
  static func unquoted(_ bytes: ByteView) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard bytes.count <= longest, bytes.count > 0, bytes[0] == quote else { return nil }
    var (text, marks): ([UInt8], Set<UInt8>) = ([], Set(";,\t|".utf8))
    for line in bytes[0..<bytes.count].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let whole = line.last == 0x0D ? line.dropLast() : line
      if !whole.isEmpty {
        guard whole.count > 2, whole.first == quote, whole.last == quote,
          let inside = plain(whole.dropFirst().dropLast())
        else { return nil }
        marks.formIntersection(inside)
        guard !marks.isEmpty else { return nil }
        text += inside
      }
      text.append(0x0A)
    }
    return text
  }

  private static let longest = 1 << 24

  /// A quoted text with single quotes in the place of doubled ones; nil when a quote ends it.
  private static func plain(_ text: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    var (plain, isOpen) = ([UInt8](), false)
    for byte in text {
      if byte == UInt8(ascii: "\"") { isOpen.toggle() } else if isOpen { return nil }
      if byte != UInt8(ascii: "\"") || !isOpen { plain.append(byte) }
    }
    return isOpen ? nil : plain
  }
}
