import BankeyModel

/// How a table is written down.
struct CSVDialect {
  /// What stands between two fields.
  var delimiter: UInt8
  /// Where the first line begins.
  var start: Int

  private static let usual = Array(";,\t|".utf8)
  /// What stands between the fields of no bank that is known, but could.
  private static let odd = Array(":~^#*!%@=\\_".utf8)

  /// Whether it is found without being told.
  var isUsual: Bool { CSVDialect.usual.contains(delimiter) }

  /// Dialects that nobody would look for.
  static func unusual(_ bytes: ByteView) -> [CSVDialect] {
    let start = all(bytes, nil)[0].start
    return odd.map { CSVDialect(delimiter: $0, start: start) }
  }

  /// The dialects that a file may be in.
  static func all(_ bytes: ByteView, _ profile: CSVProfile?) -> [CSVDialect] {
    var start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    var delimiters = CSVDialect.usual
    // Excel's own first line.
    if bytes.starts(with: "sep=", at: start), start + 4 < bytes.count {
      delimiters = [bytes[start + 4]]
      start += 5
    }
    for _ in 0..<(profile?.skip ?? 0) {
      start = bytes.first(0x0A, in: start..<bytes.count).map { $0 + 1 } ?? bytes.count
    }
    return (profile?.delimiter.map { [$0] } ?? delimiters).map { CSVDialect(delimiter: $0, start: start) }
  }
}

/// A row of a table. One is filled again and again.
struct CSVRow {
  /// Where it stands, without its line end.
  var place = 0..<0
  /// Whether a line end follows.
  var isEnded = true
  /// Whether a quote ends a field that none begins.
  var hasStrayQuote = false
  /// How many fields it has.
  private(set) var count = 0
  /// Its fields, and behind them old ones, which may be written over.
  private var store: [CSVCell] = []

  /// Its fields.
  var cells: ArraySlice<CSVCell> { store[..<count] }

  /// Whether nothing stands in any field.
  var isBlank: Bool { cells.allSatisfy(\.isEmpty) }

  /// A field; nil when there is none with that number, or nothing in it.
  subscript(column: Int?) -> CSVCell? {
    guard let column, column < count, !store[column].isEmpty else { return nil }
    return store[column]
  }

  /// Forgets its fields.
  mutating func clear() { (count, hasStrayQuote) = (0, false) }

  /// Adds a field.
  @inline(__always)
  mutating func append(_ cell: CSVCell) {
    if count < store.count { store[count] = cell } else { store.append(cell) }
    count += 1
  }
}

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

  /// Takes the field that begins at `start`, and says where it ends.
  private func take(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int) throws(ReadingError) -> Int {
    var first = start
    while first < text.count, text[first] == 0x20 { first += 1 }
    if first < text.count, text[first] == quote {
      return try takeQuoted(&row, text, from: first + 1)
    }
    let end = end(text, from: first)
    if end > first + 1, text[end - 1] == quote, !text[first..<end - 1].contains(quote) {
      row.hasStrayQuote = true
      row.append(CSVCell(place: bytes.trimmed(first..<end - 1)))
      return end
    }
    let hasBlanks = end > first && (isBlank(text[first]) || isBlank(text[end - 1]))
    row.append(CSVCell(place: hasBlanks ? bytes.trimmed(first..<end) : first..<end))
    return end
  }

  private func takeQuoted(
    _ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int
  ) throws(ReadingError) -> Int {
    var (place, hasTwins, isStray, isOpen) = (start, false, false, false)
    let limit = min(text.count, start + CSVRows.longest)
    while let found = bytes.first(quote, in: place..<limit) {
      if isOpen, found + 1 < text.count, text[found + 1] == quote, let end = endOfField(text, behind: found + 2) {
        // The quotes within are not written twice: this one closes theirs, and the next one the field.
        row.append(CSVCell(place: bytes.trimmed(start..<found + 1), hasTwins: hasTwins))
        return end
      }
      if found + 1 < text.count, text[found + 1] == quote {
        (place, hasTwins) = (found + 2, true)
        // The second one may stand right behind the limit.
        if place > limit { break }
        continue
      }
      if let end = endOfField(text, behind: found + 1) {
        // A quote right behind a delimiter begins a field: the one at hand was not closed, and its row would get another one's fields.
        if isStray { break }
        row.append(CSVCell(place: bytes.trimmed(start..<found), hasTwins: hasTwins))
        return end
      }
      isOpen.toggle()
      isStray = isStray || (found > start && isEnd(text[found - 1]))
      place = found + 1
    }
    throw ReadingError("A quote is not closed: the file is cut off, or it is no quote.", at: start - 1)
  }

  /// Where the field ends when nothing but blanks stands behind its quote.
  private func endOfField(_ text: UnsafeRawBufferPointer, behind quote: Int) -> Int? {
    var place = quote
    while place < text.count, text[place] == 0x20 || (text[place] == 0x09 && delimiter != 0x09) { place += 1 }
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

/// Where the transactions of a table stand when its headers do not tell it: from the first row with a date on.
struct CSVBody {
  /// What the row above them and a profile say of the columns.
  let roles: CSVRoles
  /// The number of the row that is their header.
  let header: Int?
  /// All rows from the first one with a date on.
  let rest: CSVSample
  /// How many fields the first one has.
  let width: Int

  /// Looks for them: most rows with a date and a figure have as many fields. Nil when no row has a date, or a column that the profile
  /// names is missing.
  init?(_ sample: CSVSample, _ profile: CSVProfile?) {
    let dated = sample.rows.filter { $0.count > 1 && $0.cells.contains(where: sample.isDate) }
    let counts = dated.filter { $0.cells.contains { sample.isFigure($0) && !sample.isDate($0) } }.map(\.count)
    let widths = Dictionary(counts.map { ($0, 1) }, uniquingKeysWith: +)
    guard let width = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key ?? dated.first?.count,
      let first = sample.rows.firstIndex(where: { CSVBody.isTransaction($0, sample, width) })
        ?? sample.rows.firstIndex(where: { $0.count == width && $0.cells.contains(where: sample.isDate) })
    else { return nil }
    self.width = width
    header = CSVBody.header(of: sample, before: first, width: width)
    let heads = header.map { sample.rows[$0] } ?? CSVRow()
    guard let roles = CSVRoles(heads, sample.text, profile, width: width) else { return nil }
    (self.roles, rest) = (roles, sample.after(header ?? first - 1))
  }

  /// Whether a row has a date and money; in one as wide as the others any figure may be it.
  private static func isTransaction(_ row: CSVRow, _ sample: CSVSample, _ width: Int) -> Bool {
    guard row.count > 1, row.cells.contains(where: sample.isDate) else { return false }
    let others = row.cells.filter { !sample.isDate($0) }
    return (row.count > 2 && others.contains(where: sample.isMoney))
      || (row.count == width && others.contains(where: sample.isFigure))
  }

  /// The row above the transactions that has about as many fields and no date and no figure. Rows of another form may stand between.
  private static func header(of sample: CSVSample, before first: Int, width: Int) -> Int? {
    sample.rows[..<first].lastIndex { row in
      (width - 1...width + 1).contains(row.count) && !row.cells.contains { sample.isDate($0) || sample.isFigure($0) }
        && row.cells.count(where: { !$0.isEmpty }) * 2 > row.count
        // The number of the account in a line above.
        && !row.cells.contains { sample.text.string($0).map(CSVAccountWords.isNumber) ?? false }
    }
  }

  /// The transactions; nil when most rows are none.
  var rows: CSVSample? {
    var rows = rest
    rows.rows = rest.rows.filter { $0.count == width && $0.cells.contains(where: rest.isDate) }
    // Rows of text may stand between them.
    let others = rest.rows.count { $0.count > 1 && $0.cells.contains(where: rest.isFigure) }
    return !rows.rows.isEmpty && rows.rows.count * 2 >= others ? rows : nil
  }
}
