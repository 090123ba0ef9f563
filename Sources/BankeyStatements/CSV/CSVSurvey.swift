import BankeyModel

/// What only the whole table can tell, found in a first pass over it.
struct CSVSurvey {
  private(set) var dates = DateEvidence()
  private(set) var marks = MarkEvidence()
  /// Where the last row with a date begins.
  private(set) var lastDated = 0
  /// The first amount without a sign, when none has one.
  private(set) var unsigned: Int?
  /// Whether an amount has a minus.
  private(set) var hasMinus = false
  /// What stands in the columns of the account and of the currency.
  private(set) var account = CSVConstant()
  private(set) var currency = CSVConstant()
  /// The currency that stands with every amount.
  private(set) var figureCurrency: Currency?
  private var isCurrencyMixed = false

  /// Looks at all rows.
  init(_ table: CSVTable) throws(ReadingError) {
    let (text, layout) = (table.text, table.layout)
    var (rows, row) = (CSVRows(text.bytes, table.dialect, from: table.start), CSVRow())
    while try rows.next(&row) {
      guard let cell = row[layout.date], let date = text.date(cell) else { continue }
      dates.see(date, at: cell.place)
      lastDated = row.place.lowerBound
      account.see(row[layout.account], text.bytes)
      currency.see(row[layout.currency], text.bytes)
      if let balance = row[layout.balance] { seeMark(text, balance) }
      for column in [layout.amount, layout.debit, layout.credit] { see(amount: row[column], text) }
    }
  }

  private mutating func seeMark(_ text: CSVText, _ cell: CSVCell) {
    _ = CSVFigure.with(text, cell) { figure, _ in marks.see(figure, at: cell.place.lowerBound) }
  }

  private mutating func see(amount cell: CSVCell?, _ text: CSVText) {
    guard let cell else { return }
    _ = CSVFigure.with(text, cell) { figure, currency in
      marks.see(figure, at: cell.place.lowerBound)
      see(currency)
      if figure.contains(where: { $0 == 0x2D || $0 == 0x28 }) {
        hasMinus = true
      } else if unsigned == nil, !figure.contains(0x2B) {
        unsigned = cell.place.lowerBound
      }
    }
  }

  private mutating func see(_ other: Currency?) {
    guard let other, !isCurrencyMixed else { return }
    if figureCurrency == nil { figureCurrency = other }
    if figureCurrency != other { (figureCurrency, isCurrencyMixed) = (nil, true) }
  }
}

/// Whether a column has the same text in every row.
struct CSVConstant {
  private var place: Range<Int>?
  /// Whether there are more.
  private(set) var isMixed = false

  /// The only text; nil when there are more, or none.
  var only: CSVCell? { isMixed ? nil : place.map { CSVCell(place: $0) } }

  /// Takes a field; an empty one says nothing.
  mutating func see(_ cell: CSVCell?, _ bytes: ByteView) {
    guard let cell, !isMixed else { return }
    if let place { isMixed = !bytes.isEqual(place, cell.place) } else { place = cell.place }
  }
}

/// The first rows of a table, by which its columns are known.
struct CSVSample {
  /// How many rows are looked at.
  static let rows = 200
  /// How many bytes they may have.
  static let bytes = 1 << 16

  let text: CSVText
  var rows: [CSVRow]

  /// The first rows that are not blank, from `place`. A row that cannot be cut ends them.
  init(_ text: CSVText, _ dialect: CSVDialect) {
    self.text = text
    rows = []
    var (cutter, row) = (CSVRows(text.bytes, dialect), CSVRow())
    while rows.count < CSVSample.rows, cutter.place < dialect.start + CSVSample.bytes, (try? cutter.next(&row)) == true
    {
      if !row.isBlank { rows.append(row) }
    }
  }

  /// The rows behind one; behind row -1 are all.
  func after(_ row: Int) -> CSVSample {
    var sample = self
    sample.rows.removeFirst(row + 1)
    return sample
  }

  /// What stands in a column, without empty fields.
  func cells(_ column: Int) -> [CSVCell] { rows.compactMap { $0[column] } }

  /// The texts in a column, without empty ones.
  func strings(_ column: Int) -> [String] { cells(column).compactMap(text.string) }

  /// Whether a row can have the headers of a date and of an amount.
  func mayBeHeader(_ row: CSVRow) -> Bool {
    row.cells.lazy.filter { CSVWords.mayBeKnown(text.bytes[$0.place]) }.prefix(2).count == 2
  }

  /// Whether a field is a date.
  func isDate(_ cell: CSVCell) -> Bool { text.date(cell) != nil }

  /// Whether a field can be an amount of money: a figure with a sign, one or two decimals, or a currency.
  func isMoney(_ cell: CSVCell) -> Bool {
    CSVFigure.with(text, cell) { figure, currency in
      guard figure.contains(where: isDigit), (try? AmountParser.parse(utf8: figure)) != nil else { return false }
      return currency != nil || figure.contains { $0 == 0x2D || $0 == 0x2B || $0 == 0x28 || $0 == 0x2E || $0 == 0x2C }
    } ?? false
  }
}
