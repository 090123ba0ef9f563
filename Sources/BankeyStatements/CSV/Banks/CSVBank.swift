import BankeyModel

/// A bank whose tables are known, and what no file of it tells. What a file shows counts more.
struct CSVBank {
  /// What messages call it; of several banks with the same table, all of them.
  private(set) var name: String
  /// The currency of its accounts, where they have only one.
  private(set) var currency: Currency?
  /// The order in its dates.
  private(set) var dates: DateOrder?
  /// What begins the decimals.
  private(set) var decimals: DecimalMark?
  /// Whether money out has no minus; nil where its files say it.
  private(set) var isSpendingPositive: Bool?
  /// What columns are, by their numbers from 0, where no header says it.
  let columns: [Int: CSVColumn]
  /// Its words for money that went out and that came in, where others mean something else by them.
  let words: [String]
  /// Whether its headers alone tell it from others, so that an account may be called after it.
  private(set) var isCertain: Bool

  /// What a layout of the catalogue says.
  init(_ layout: CSVBankLayout) {
    let head = layout.head
    (name, currency, dates, decimals) = (head.name, head.currency, head.form.order, head.decimals)
    (isSpendingPositive, columns, words) = (head.isSpendingPositive, layout.roles, layout.fields.flatMap(\.words))
    isCertain = layout.isWithHeaders && !layout.fields.contains { $0.mark != nil }
  }

  /// Whether what a file shows of its dates and figures is as this bank writes them.
  func fits(_ dates: DateEvidence, _ marks: MarkEvidence) -> Bool {
    (self.dates.map(dates.allows) ?? true) && (decimals.map(marks.allows) ?? true)
  }

  /// Whether the amounts stand in the columns in which this bank writes them.
  func agrees(with amounts: [Int]) -> Bool {
    let told = columns.filter { [.amount, .debit, .credit].contains($0.value) }.map(\.key).sorted()
    return told.isEmpty || told == amounts.sorted()
  }

  /// What two banks with the same table have in common; nil where the same column is something else.
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
  /// The bank with these headers, and rows below them.
  static func of(_ headings: [CSVHeading], _ rows: CSVSample? = nil) -> CSVBank? {
    var key = CSVBankKey()
    for heading in headings { key.add(heading.text) }
    let layouts = CSVBankCatalogue.all.layouts(key).filter { layout in rows.map(layout.isMarked) ?? true }
    // Of several banks with the same headers, one may write its dates so.
    let dated = layouts.count < 2 ? [] : layouts.filter { layout in rows.map(layout.isDated) ?? false }
    return shared((dated.isEmpty ? layouts : dated).map(CSVBank.init))
  }

  /// The bank that writes tables without headers in this form.
  static func of(_ rows: CSVSample) -> CSVBank? {
    shared(CSVBankCatalogue.all.headless.filter { $0.fits(rows) }.map(CSVBank.init))
  }
}

extension CSVRoles {
  /// Says what a bank is known to write in the columns.
  mutating func tell(_ bank: CSVBank) {
    for (column, places) in Dictionary(grouping: bank.columns, by: \.value) {
      set(column, places.map(\.key).sorted(), by: .bank)
    }
  }
}

/// What a line of headers is known by: capitals, signs, blanks, empty fields at its end and what stands in parentheses do not count.
struct CSVBankKey: Hashable {
  private var key = CSVWordKey()
  private var skipped = 0

  /// The hash of all of it.
  var whole: UInt64 { key.whole }

  static func == (one: CSVBankKey, other: CSVBankKey) -> Bool { one.whole == other.whole }

  func hash(into hasher: inout Hasher) { hasher.combine(whole) }

  /// Adds a header.
  mutating func add(_ heading: String) {
    var heading = heading
    heading.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a header in UTF-8.
  mutating func add(_ heading: UnsafeRawBufferPointer) {
    var isInside = false
    let before = whole
    for byte in heading {
      if byte == UInt8(ascii: "(") { isInside = true }
      if !isInside, byte >= 0x80 || isLetter(byte) || isDigit(byte) { add(byte, isFirst: whole == before) }
      if byte == UInt8(ascii: ")") { isInside = false }
    }
    skipped &+= 1
  }

  private mutating func add(_ byte: UInt8, isFirst: Bool) {
    // Between two fields stands something that is in none.
    while isFirst, skipped > 0 {
      key.add(0x1F)
      skipped &-= 1
    }
    key.add(byte)
  }
}
