/// Cuts a table into rows and fields: fields may be in quotes, and then hold delimiters, line ends, and quotes written twice.
///
/// A quote that no delimiter and no line end follows is text: some banks do not write theirs twice.
struct CSVRows {
  /// How long a row may be.
  static let longest = 1 << 18

  let bytes: ByteView
  private let delimiter: UInt8
  private(set) var place: Int

  /// The rows from the dialect's first line, or from `place`.
  init(_ bytes: ByteView, _ dialect: CSVDialect, from place: Int? = nil) {
    self.bytes = bytes
    delimiter = dialect.delimiter
    self.place = place ?? dialect.start
  }

  /// Reads the next row into `row`; false at the end of the file.
  mutating func next(_ row: inout CSVRow) throws(StatementFault) -> Bool {
    let start = place
    row.clear()
    guard start < bytes.count else { return false }
    let text = bytes[0..<bytes.count]
    var end = try take(&row, text, from: start)
    while end < text.count, text[end] == delimiter { end = try take(&row, text, from: end + 1) }
    guard end - start <= CSVRows.longest else {
      throw StatementFault("A row is longer than \(CSVRows.longest) bytes.", at: start)
    }
    row.place = start..<end
    row.isEnded = end < text.count
    place = CSVRows.lineStart(text, after: end)
    return true
  }

  /// Takes the field that begins at `start`, and says where it ends.
  private func take(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int) throws(StatementFault) -> Int
  {
    var first = start
    while first < text.count, text[first] == 0x20 { first += 1 }
    if first < text.count, text[first] == quote {
      return try takeQuoted(&row, text, from: first + 1)
    }
    let end = end(text, from: first)
    let hasBlanks = end > first && (isBlank(text[first]) || isBlank(text[end - 1]))
    row.append(CSVCell(place: hasBlanks ? bytes.trimmed(first..<end) : first..<end))
    return end
  }

  private func takeQuoted(
    _ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int
  ) throws(StatementFault) -> Int {
    var (place, hasTwins) = (start, false)
    let limit = min(text.count, start + CSVRows.longest)
    while let found = bytes.first(quote, in: place..<limit) {
      if found + 1 < text.count, text[found + 1] == quote {
        (place, hasTwins) = (found + 2, true)
        // The second one may stand right behind the limit.
        if place > limit { break }
        continue
      }
      if let end = endOfField(text, behind: found + 1) {
        row.append(CSVCell(place: bytes.trimmed(start..<found), hasTwins: hasTwins))
        return end
      }
      place = found + 1
    }
    throw StatementFault("A quote is not closed: the file is cut off, or it is no quote.", at: start - 1)
  }

  /// Where the field ends when nothing but blanks stands behind its quote.
  private func endOfField(_ text: UnsafeRawBufferPointer, behind quote: Int) -> Int? {
    var place = quote
    while place < text.count, text[place] == 0x20 { place += 1 }
    return place == text.count || isEnd(text[place]) ? place : nil
  }

  @inline(__always)
  private func end(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place + ByteBlock.count <= text.count {
      if let found = ByteBlock(text, at: place).first(of: delimiter, 0x0A, 0x0D) { return place + found }
      place += ByteBlock.count
    }
    while place < text.count, !isEnd(text[place]) { place += 1 }
    return place
  }

  @inline(__always)
  private func isEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == 0x0A || byte == 0x0D }

  /// LF, CR, CR LF and CR CR LF are one line end each.
  private static func lineStart(_ text: UnsafeRawBufferPointer, after end: Int) -> Int {
    var place = end
    while place < text.count, text[place] == 0x0D { place += 1 }
    if place < text.count, text[place] == 0x0A { place += 1 }
    return place
  }
}

private let quote = UInt8(ascii: "\"")
