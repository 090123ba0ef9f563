import BankeyModel

/// Splits a table into rows and fields. Quoted fields may contain delimiters, line ends and doubled quotes.
///
/// A quote that neither a delimiter nor a line end follows is text, because some banks do not double theirs.
struct CSVRows {
  /// The maximum length of a row in bytes.
  static let longest = 1 << 18

  let bytes: ByteView
  private let delimiter: UInt8
  private let quote: UInt8
  private(set) var place: Int
  /// Finds the delimiters and line ends.
  private var ends: ByteSearch

  /// Starts at the dialect's first line, or at `place`.
  init(_ bytes: ByteView, _ dialect: CSVDialect, from place: Int? = nil) {
    self.bytes = bytes
    (delimiter, quote) = (dialect.delimiter, dialect.quote)
    self.place = place ?? dialect.start
    ends = ByteSearch(delimiter, 0x0A, 0x0D)
  }

  /// Reads the next row; returns false at the end of the file.
  mutating func next(_ row: inout CSVRow) throws(ReadingError) -> Bool {
    let start = place
    row.clear()
    guard start < bytes.count else { return false }
    let text = bytes[0..<bytes.count]
    var end = try take(&row, text, from: start)
    while end < text.count, text[end] == delimiter { end = try take(&row, text, from: end + 1) }
    guard end - start <= CSVRows.longest else {
      throw ReadingError("A row is longer than \(CSVRows.longest) bytes.", at: start)
    }
    row.place = start..<end
    row.isEnded = end < text.count
    place = CSVRows.lineStart(text, after: end)
    return true
  }

  /// Passes each row to `body`, for rewriting a table. Returns false when a row cannot be split, or `body` returns false:
  /// the rest of the file would be missing.
  mutating func forEach(_ body: (CSVRow) -> Bool) -> Bool {
    var row = CSVRow()
    while true {
      guard let isRow = try? next(&row) else { return false }
      if !isRow { return true }
      if !body(row) { return false }
    }
  }

  /// Adds the field that starts at `start`, and returns where it ends.
  private mutating func take(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int) throws(ReadingError)
    -> Int
  {
    var first = start
    while first < text.count, text[first] == 0x20 { first += 1 }
    if first < text.count, text[first] == quote {
      return try takeQuoted(&row, text, from: first + 1)
    }
    return takePlain(&row, text, from: first)
  }

  private mutating func takePlain(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from first: Int) -> Int {
    let end = ends.next(in: text, from: first)
    if end > first + 1, text[end - 1] == quote, !text[first..<end - 1].contains(quote) {
      row.hasStrayQuote = true
      row.append(CSVCell(place: bytes.trimmed(first..<end - 1)))
      return end
    }
    let hasBlanks = end > first && (isBlank(text[first]) || isBlank(text[end - 1]))
    let place = hasBlanks ? bytes.trimmed(first..<end) : first..<end
    row.append(CSVCell(place: isInSingleQuotes(text, place) ? inner(of: place) : place))
    return end
  }

  /// Some banks put texts and dates into single quotes, but not figures.
  @inline(__always)
  private func isInSingleQuotes(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) -> Bool {
    place.count > 2 && text[place.lowerBound] == apostrophe && text[place.upperBound - 1] == apostrophe
  }

  /// The field between its quotes.
  private func inner(of place: Range<Int>) -> Range<Int> { bytes.trimmed(place.lowerBound + 1..<place.upperBound - 1) }

  private mutating func takeQuoted(
    _ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int
  ) throws(ReadingError) -> Int {
    var (place, hasDoubledQuotes, isStray, isOpen, count) = (start, false, false, false, 0)
    let limit = min(text.count, start + CSVRows.longest)
    while let found = bytes.first(quote, in: place..<limit) {
      if isOpen, found + 1 < text.count, text[found + 1] == quote, let end = endOfField(text, behind: found + 2) {
        // Quotes inside the field are not doubled: this one closes them, and the next one the field.
        row.append(CSVCell(place: bytes.trimmed(start..<found + 1), hasDoubledQuotes: hasDoubledQuotes))
        return end
      }
      if found + 1 < text.count, text[found + 1] == quote {
        (place, hasDoubledQuotes) = (found + 2, true)
        // The second quote may be right after the limit.
        if place > limit { break }
        continue
      }
      if let end = endOfField(text, behind: found + 1) {
        // A quote right after a delimiter starts a field, so the current one was not closed and would take over fields
        // of another row.
        if isStray { break }
        if holdsRow(text, start..<found) { return takePlain(&row, text, from: start - 1) }
        let isInner = isInSingleQuotes(text, start..<found)
        row.append(
          CSVCell(
            place: isInner ? inner(of: start..<found) : bytes.trimmed(start..<found), hasDoubledQuotes: hasDoubledQuotes
          ))
        return end
      }
      isOpen.toggle()
      count += 1
      isStray = isStray || (found > start && isEnd(text[found - 1]))
      place = found + 1
    }
    // The only two quotes of the file's last line are text: the first word is in them.
    if count == 1, !isStray, !hasDoubledQuotes, !text[start..<place].contains(0x0A) {
      return takePlain(&row, text, from: start - 1)
    }
    throw ReadingError(
      "A quotation mark is never closed: the file is cut off, or the mark belongs to the text.", at: start - 1)
  }

  /// Whether a quoted text continues in another line and contains a date or money as a field: then its first quote is
  /// text, and the last one belongs to another row.
  private func holdsRow(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) -> Bool {
    guard let first = text[place].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }),
      let last = text[place].lastIndex(where: { $0 == 0x0A || $0 == 0x0D })
    else { return false }
    // The first field of the text began before it, and the last one ends behind it.
    let whole =
      text[place.lowerBound..<first].split(separator: delimiter, omittingEmptySubsequences: false).dropFirst()
      + text[last + 1..<place.upperBound].split(separator: delimiter, omittingEmptySubsequences: false).dropLast()
    return whole.contains { field in
      let field = UnsafeRawBufferPointer(rebasing: field)
      return WrittenDate(field) != nil || CSVRows.isMoney(field)
    }
  }

  /// Whether a field consists of a figure with two decimals.
  private static func isMoney(_ field: UnsafeRawBufferPointer) -> Bool {
    let trimmed = field.drop { $0 == 0x20 }
    guard trimmed.count > 3, let mark = trimmed.dropLast(2).last, mark == 0x2E || mark == 0x2C else { return false }
    return trimmed.suffix(2).allSatisfy(isDigit)
      && trimmed.dropLast(3).allSatisfy { isDigit($0) || [0x20, 0x27, 0x2B, 0x2C, 0x2D, 0x2E].contains($0) }
  }

  /// The end of the field, when only blanks follow its closing quote; nil otherwise.
  private func endOfField(_ text: UnsafeRawBufferPointer, behind quote: Int) -> Int? {
    var place = quote
    while place < text.count, text[place] == 0x20 || (text[place] == 0x09 && delimiter != 0x09) { place += 1 }
    return place == text.count || isEnd(text[place]) ? place : nil
  }

  @inline(__always)
  private func isEnd(_ byte: UInt8) -> Bool { ends.isFound(byte) }

  /// LF, CR, CR LF and CR CR LF each count as one line end.
  private static func lineStart(_ text: UnsafeRawBufferPointer, after end: Int) -> Int {
    var place = end
    while place < text.count, text[place] == 0x0D { place += 1 }
    if place < text.count, text[place] == 0x0A { place += 1 }
    return place
  }
}

private let apostrophe = UInt8(ascii: "'")
