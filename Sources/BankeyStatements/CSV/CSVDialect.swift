import BankeyModel

/// The syntax of a table.
struct CSVDialect {
  var delimiter: UInt8
  /// The offset of the first line.
  var start: Int
  /// The mark around texts: a double quote, or a single one in files that put every field of their first line in those.
  var quote = UInt8(ascii: "\"")

  private static let usual = Array(";,\t|".utf8)
  /// Delimiters that no known bank uses, but that are possible.
  private static let odd = Array(":~^#*!%@=\\_".utf8)

  /// Whether the delimiter is tried by default.
  var isUsual: Bool { CSVDialect.usual.contains(delimiter) }

  /// Dialects that are not tried by default.
  static func unusual(_ bytes: ByteView) -> [CSVDialect] {
    let start = all(bytes, nil)[0].start
    return odd.map { CSVDialect(delimiter: $0, start: start) }
  }

  /// The dialects to try for a file.
  static func all(_ bytes: ByteView, _ profile: CSVProfile?) -> [CSVDialect] {
    var start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    var delimiters = CSVDialect.usual
    // Excel's declaration of the delimiter.
    if bytes.starts(with: "sep=", at: start), start + 4 < bytes.count {
      delimiters = [bytes[start + 4]]
      start += 5
    }
    for _ in 0..<(profile?.skip ?? 0) {
      start = bytes.first(0x0A, in: start..<bytes.count).map { $0 + 1 } ?? bytes.count
    }
    let quote = quote(bytes, start)
    return (profile?.delimiter.map { [$0] } ?? delimiters).map {
      CSVDialect(delimiter: $0, start: start, quote: quote)
    }
  }
}

extension CSVDialect {
  /// The mark around the texts of a file: single quotes where all fields of the first line are in them.
  private static func quote(_ bytes: ByteView, _ start: Int) -> UInt8 {
    let single = UInt8(ascii: "'")
    guard start < bytes.count, bytes[start] == single else { return UInt8(ascii: "\"") }
    let line = bytes[bytes.trimmed(start..<(bytes.first(0x0A, in: start..<bytes.count) ?? bytes.count))]
    let isAll = usual.contains { delimiter in
      let fields = line.split(separator: delimiter, omittingEmptySubsequences: false)
      return fields.count > 2 && fields.allSatisfy { $0.count > 1 && $0.first == single && $0.last == single }
    }
    return isAll ? single : UInt8(ascii: "\"")
  }
}

/// A row of a table, reused for all rows.
struct CSVRow {
  /// Its range, without the line end.
  var place = 0..<0
  /// Whether a line end follows.
  var isEnded = true
  /// Whether a quote ends a field that no quote started.
  var hasStrayQuote = false
  /// The number of its fields.
  private(set) var count = 0
  /// Its fields, followed by stale ones.
  private var store: [CSVCell] = []

  var cells: ArraySlice<CSVCell> { store[..<count] }

  /// Whether all fields are empty.
  var isBlank: Bool { cells.allSatisfy(\.isEmpty) }

  /// The field of a column; nil when it does not exist or is empty.
  subscript(column: Int?) -> CSVCell? {
    guard let column, column < count, !store[column].isEmpty else { return nil }
    return store[column]
  }

  /// Makes a field of several fields that follow each other, with what is between them.
  mutating func join(_ fields: ClosedRange<Int>) {
    store[fields.lowerBound] = CSVCell(
      place: store[fields.lowerBound].place.lowerBound..<store[fields.upperBound].place.upperBound)
    store.removeSubrange(fields.lowerBound + 1...fields.upperBound)
    count -= fields.count - 1
  }

  /// Finds out what each field can be.
  mutating func findKinds(_ text: CSVText) {
    for index in 0..<count { store[index].kinds = text.kinds(store[index]) }
  }

  mutating func clear() { (count, hasStrayQuote) = (0, false) }

  @inline(__always)
  mutating func append(_ cell: CSVCell) {
    if count < store.count { store[count] = cell } else { store.append(cell) }
    count += 1
  }
}

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

  /// Starts at the dialect's first line, or at `place`.
  init(_ bytes: ByteView, _ dialect: CSVDialect, from place: Int? = nil) {
    self.bytes = bytes
    (delimiter, quote) = (dialect.delimiter, dialect.quote)
    self.place = place ?? dialect.start
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

  /// Adds the field that starts at `start`, and returns where it ends.
  private func take(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from start: Int) throws(ReadingError) -> Int {
    var first = start
    while first < text.count, text[first] == 0x20 { first += 1 }
    if first < text.count, text[first] == quote {
      return try takeQuoted(&row, text, from: first + 1)
    }
    return takePlain(&row, text, from: first)
  }

  private func takePlain(_ row: inout CSVRow, _ text: UnsafeRawBufferPointer, from first: Int) -> Int {
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
        // Quotes inside the field are not doubled: this one closes them, and the next one the field.
        row.append(CSVCell(place: bytes.trimmed(start..<found + 1), hasTwins: hasTwins))
        return end
      }
      if found + 1 < text.count, text[found + 1] == quote {
        (place, hasTwins) = (found + 2, true)
        // The second quote may be right after the limit.
        if place > limit { break }
        continue
      }
      if let end = endOfField(text, behind: found + 1) {
        // A quote right after a delimiter starts a field, so the current one was not closed and would take over fields
        // of another row.
        if isStray { break }
        if holdsRow(text, start..<found) { return takePlain(&row, text, from: start - 1) }
        row.append(CSVCell(place: bytes.trimmed(start..<found), hasTwins: hasTwins))
        return end
      }
      isOpen.toggle()
      isStray = isStray || (found > start && isEnd(text[found - 1]))
      place = found + 1
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

  /// LF, CR, CR LF and CR CR LF each count as one line end.
  private static func lineStart(_ text: UnsafeRawBufferPointer, after end: Int) -> Int {
    var place = end
    while place < text.count, text[place] == 0x0D { place += 1 }
    if place < text.count, text[place] == 0x0A { place += 1 }
    return place
  }
}

/// The part of a table that contains transactions, when headers do not tell: from the first row with a date.
struct CSVBody {
  /// The meaning of columns according to the row above and a profile.
  let roles: CSVRoles
  /// The index of the header row; nil when there is none.
  let header: Int?
  /// All rows from the first one with a date.
  let rest: CSVSample
  /// The number of fields in the first row.
  let width: Int

  /// Finds the transactions: most rows with a date and an amount have the same number of fields. Nil when no row has a
  /// date, or a column named in the profile is missing.
  init?(_ sample: CSVSample, _ profile: CSVProfile?) {
    let dated = sample.rows.filter { $0.count > 1 && $0.cells.contains(where: sample.isDate) }
    let counts = dated.filter { $0.cells.contains { sample.isFigure($0) && !sample.isDate($0) } }.map(\.count)
    let widths = Dictionary(counts.map { ($0, 1) }, uniquingKeysWith: +)
    guard let width = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key ?? dated.first?.count,
      let first = sample.rows.indices.first(where: { place in
        CSVBody.isTransaction(sample.rows[place], sample, width) && !CSVBody.isHead(place, of: sample, width)
      })
        ?? sample.rows.firstIndex(where: { $0.count == width && $0.cells.contains(where: sample.isDate) })
    else { return nil }
    self.width = width
    header = CSVBody.header(of: sample, before: first, width: width)
    let heads = header.map { sample.rows[$0] } ?? CSVRow()
    guard let roles = CSVRoles(heads, sample.text, profile, width: width) else { return nil }
    (self.roles, rest) = (roles, sample.after(header ?? first - 1))
  }

  /// Whether a row has a date and money. In rows of the usual width any number can be money.
  private static func isTransaction(_ row: CSVRow, _ sample: CSVSample, _ width: Int) -> Bool {
    guard row.count > 1, row.cells.contains(where: sample.isDate) else { return false }
    let others = row.cells.filter { !sample.isDate($0) }
    return (row.count > 2 && others.contains(where: sample.isMoney))
      || (row.count == width && others.contains(where: sample.isFigure))
  }

  /// Whether a row writes its dates in another form than all rows below it, which agree: it is a line about the
  /// account.
  private static func isHead(_ place: Int, of sample: CSVSample, _ width: Int) -> Bool {
    func forms(_ row: CSVRow) -> [Int: Bool] {
      let dates = row.cells.enumerated().compactMap { index, cell in sample.text.date(cell).map { (index, $0) } }
      return Dictionary(uniqueKeysWithValues: dates.map { ($0, $1.order == .yearFirst) })
    }
    let below = sample.rows[(place + 1)...].filter { $0.count == width }.map(forms)
    guard below.count > 1, let usual = below.first, below.allSatisfy({ $0 == usual }) else { return false }
    return forms(sample.rows[place]).contains { column, form in usual[column].map { $0 != form } ?? false }
  }

  /// The header above the transactions: a row of similar width without dates and numbers. Other rows may lie between.
  private static func header(of sample: CSVSample, before first: Int, width: Int) -> Int? {
    sample.rows[..<first].lastIndex { row in
      (width - 1...width + 1).contains(row.count) && !row.cells.contains { sample.isDate($0) || sample.isFigure($0) }
        && row.cells.count(where: { !$0.isEmpty }) * 2 > row.count
        // The account number in a line above.
        && !row.cells.contains { sample.text.string($0).map(CSVAccountWords.isNumber) ?? false }
    }
  }

  /// The rows of transactions; nil when most rows are something else.
  var rows: CSVSample? {
    var rows = rest
    rows.rows = rest.rows.filter { $0.count == width && $0.cells.contains(where: rest.isDate) }
    // Rows of text may lie between them.
    let others = rest.rows.count { $0.count > 1 && $0.cells.contains(where: rest.isFigure) }
    return !rows.rows.isEmpty && rows.rows.count * 2 >= others ? rows : nil
  }
}
