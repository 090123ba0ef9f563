import BankeyModel

/// What is known about a bank's tables beyond what its files show. Evidence in a file takes precedence.
struct CSVBank {
  /// The name in messages; all names when several banks use the same table.
  private(set) var name: String
  /// The currency of its accounts; nil when it varies.
  private(set) var currency: Currency?
  /// The order of its dates; nil when it varies.
  private(set) var dates: DateOrder?
  /// Its decimal mark; nil when it varies.
  private(set) var decimals: DecimalMark?
  /// Whether money out is positive; nil when its files show that.
  private(set) var isSpendingPositive: Bool?
  /// The meaning of columns without a telling header, by index.
  let columns: [Int: CSVColumnRole]
  /// Its words for money out and money in, when they differ from other banks'.
  let words: [String]
  /// Whether its headers alone identify it, so that an account may be named after it.
  private(set) var isCertain: Bool

  /// Creates a bank from a layout of the catalog.
  init(_ layout: CSVBankLayout) {
    let head = layout.head
    (name, currency, dates, decimals) = (head.name, head.currency, head.form.order, head.decimals)
    (isSpendingPositive, columns, words) = (head.isSpendingPositive, layout.roles, layout.fields.flatMap(\.words))
    isCertain = layout.isWithHeaders && layout.isDistinct && !layout.fields.contains { $0.mark != nil }
  }

  /// Whether dates and amounts in a file agree with this bank's.
  func fits(_ dates: DateEvidence, _ marks: MarkEvidence) -> Bool {
    (self.dates.map(dates.allows) ?? true) && (decimals.map(marks.allows) ?? true)
  }

  /// Whether the amounts are in the columns in which this bank writes them.
  func agrees(with amounts: [Int]) -> Bool {
    let told = columns.filter { [.amount, .debit, .credit].contains($0.value) }.map(\.key).sorted()
    return told.isEmpty || told == amounts.sorted()
  }

  /// What two banks with the same table have in common; nil when a column differs in meaning.
  private func shared(with other: CSVBank) -> CSVBank? {
    guard columns == other.columns, words == other.words else { return nil }
    var shared = self
    if name != other.name { shared.name += " or " + other.name }
    if currency != other.currency { shared.currency = nil }
    if dates != other.dates { shared.dates = nil }
    if decimals != other.decimals { shared.decimals = nil }
    if isSpendingPositive != other.isSpendingPositive { shared.isSpendingPositive = nil }
    shared.isCertain = name == other.name && isCertain && other.isCertain
    return shared
  }

  private static func shared(_ banks: [CSVBank]) -> CSVBank? {
    banks.dropFirst().reduce(banks.first) { $0?.shared(with: $1) }
  }
}

extension CSVBank {
  /// The bank with these headers, and rows below them; nil when the catalog has none.
  static func of(_ headings: [CSVHeading], _ rows: CSVSample? = nil) -> CSVBank? {
    known(headings, rows) ?? (endInAddedColumn(headings) ? known(headings.dropLast(), rows) : nil)
  }

  /// The minimum number of headers of a bank's table to which somebody may have added a column.
  private static let fewest = 6

  /// Whether the last header is unknown, so that it may have been added to a bank's table.
  private static func endInAddedColumn(_ headings: [CSVHeading]) -> Bool {
    guard headings.count > fewest, let last = headings.last else { return false }
    return CSVWords.meaning(of: last) == nil
  }

  private static func known(_ headings: some Sequence<CSVHeading>, _ rows: CSVSample?) -> CSVBank? {
    var key = CSVBankKey()
    for heading in headings { key.add(heading.text) }
    let layouts = CSVBankCatalog.all.layouts(key).filter { layout in
      layout.namesCurrencies(of: Array(headings)) && (rows.map(layout.isMarked) ?? true)
    }
    // When several banks have the same headers, the form of the dates may decide.
    let dated = layouts.count < 2 ? [] : layouts.filter { layout in rows.map(layout.isDated) ?? false }
    return shared((dated.isEmpty ? layouts : dated).map(CSVBank.init))
  }

  /// The bank whose tables without headers have this form; nil when the catalog has none.
  static func of(_ rows: CSVSample) -> CSVBank? {
    guard let table = rows.datedAlike else { return nil }
    return shared(CSVBankCatalog.forms.filter { $0.fits(table) }.map { CSVBank($0.layout) })
  }
}

extension CSVRoles {
  /// Applies what is known about a bank's columns.
  mutating func tell(_ bank: CSVBank) {
    for (column, places) in Dictionary(grouping: bank.columns, by: \.value) {
      set(column, places.map(\.key).sorted(), by: .bank)
    }
  }
}

/// Identifies a header line, ignoring case, punctuation, blanks, empty fields at its end, and text in parentheses.
struct CSVBankKey: Hashable {
  private var key = CSVWordKey()
  private var skipped = 0

  /// The hash of the line.
  var whole: UInt64 { key.whole }

  static func == (one: CSVBankKey, other: CSVBankKey) -> Bool { one.whole == other.whole }

  func hash(into hasher: inout Hasher) { hasher.combine(whole) }

  mutating func add(_ heading: String) {
    var heading = heading
    heading.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a header in UTF-8. The month of a card's bill changes from file to file: `9月支払金額`.
  mutating func add(_ heading: UnsafeRawBufferPointer) {
    var isInside = false
    let before = whole
    let words = heading.drop(while: isDigit)
    for byte in (words.first ?? 0) >= 0x80 ? words : heading[...] {
      if byte == UInt8(ascii: "(") { isInside = true }
      if !isInside, byte >= 0x80 || isLetter(byte) || isDigit(byte) { add(byte, isFirst: whole == before) }
      if byte == UInt8(ascii: ")") { isInside = false }
    }
    skipped &+= 1
  }

  private mutating func add(_ byte: UInt8, isFirst: Bool) {
    // Separates fields with a byte that occurs in none.
    while isFirst, skipped > 0 {
      key.add(0x1F)
      skipped &-= 1
    }
    key.add(byte)
  }
}
