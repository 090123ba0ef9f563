import BankeyModel

/// Evidence that only the whole table can give, gathered in a first pass over all rows.
struct CSVSurvey {
  private(set) var dates = DateEvidence()
  /// The decimal marks that the amounts show, and those of the balances: some banks write amounts with a comma and
  /// balances with a point.
  private(set) var marks = MarkEvidence()
  private(set) var balanceMarks = MarkEvidence()
  /// Whether a balance has a sign, or a word in place of one.
  private(set) var areBalancesSigned = false
  /// The byte at which the last row with a date begins.
  private(set) var lastDated = 0
  /// The evidence of the amounts' signs and of the words beside them.
  private(set) var signs = CSVSignEvidence()
  /// Columns with at most two different words, which may stand for money in and money out.
  private(set) var directions: [CSVWordTally]
  /// The contents of the account and currency columns.
  private(set) var account = CSVSingleValue()
  private(set) var currency = CSVSingleValue()
  /// The currency written beside every amount; nil when none is or they differ.
  private(set) var figureCurrency: Currency?
  /// The place of the first amount whose currency differs from that of an earlier one.
  private(set) var otherCurrency: Int?
  private var openSign: Int?
  /// Whether every amount of those in several currencies names its own.
  var namesCurrencies: Bool { otherCurrency != nil && openSign == nil }
  /// The place of the headers of another table that has transactions below them.
  private(set) var otherTable: Int?
  /// What lines within the table say about the rows below them.
  private(set) var sections: CSVSections
  /// Rows of transactions that lack an amount when only one side of a pair of columns is known.
  private(set) var halves = CSVTally()
  private var otherHeader: Int?

  /// Reads all rows of the table.
  init(_ table: CSVTable) throws(ReadingError) {
    let (text, layout, amounts) = (table.text, table.layout, table.layout.amounts)
    sections = CSVSections(table)
    directions = layout.possibleDirections.map { CSVWordTally(column: $0, limit: 2) }
    var (rows, row) = (CSVRows(text.bytes, table.dialect, from: table.start), CSVRow())
    var lastDate = CSVLastField<WrittenDate>()
    while try rows.next(&row) {
      guard let (cell, date) = table.date(row, &lastDate) else {
        if row.isBlank { sections.seeBlank() } else { seeUndated(row, table) }
        continue
      }
      if otherHeader != nil { closeTable() }
      if sections.takeRow(row, table) { continue }
      dates.see(date, at: cell.place)
      lastDated = row.place.lowerBound
      account.see(row[layout.account], text.bytes)
      currency.see(layout.currencyCell(row), text.bytes)
      if let balance = row[layout.balance] { see(balance: balance, text) }
      for column in amounts {
        see(amount: row[column], text, row[layout.money.direction], layout.money.side(of: column))
      }
      if layout.loneSide != nil, table.lacksSide(row) { halves.add(at: row.place.lowerBound) }
      for index in directions.indices {
        directions[index].see(row[directions[index].column], text.bytes, isMinus: false)
      }
    }
    if signs.words.isOver { signs.words.forget() }
    // A dollar sign beside other currencies leaves open which dollars are meant.
    if let openSign, figureCurrency != nil, amounts.allSatisfy({ layout.headings[at: $0]?.currency == nil }) {
      (figureCurrency, otherCurrency) = (nil, otherCurrency ?? openSign)
    }
    // The lines above the table often have another format, so they count only when the columns do not decide.
    if marks.mark == nil, balanceMarks.shown == nil, let cell = table.preamble.balance?.cell {
      CSVSurvey.see(cell, text, &balanceMarks)
    }
  }

  private static func see(_ cell: CSVCell, _ text: CSVText, _ marks: inout MarkEvidence) {
    _ = CSVFigure.with(text, cell) { figure, _ in marks.see(figure, at: cell.place.lowerBound) }
  }

  private mutating func see(balance cell: CSVCell, _ text: CSVText) {
    CSVSurvey.see(cell, text, &balanceMarks)
    if !areBalancesSigned { areBalancesSigned = CSVFigure.isSigned(text, cell) }
  }

  /// The mark before the last three digits of all amounts and balances; nil when they differ.
  var evenMark: DecimalMark? {
    let isBalanceEven = balanceMarks.undecided == nil || balanceMarks.evenMark == marks.evenMark
    return isBalanceEven && balanceMarks.shown == nil ? marks.evenMark : nil
  }

  /// The decimal mark of the amounts; that of the balances when the amounts do not decide.
  var decimals: DecimalMark? { marks.mark ?? (marks.isContradicting ? nil : balanceMarks.shown) }

  private mutating func see(amount cell: CSVCell?, _ text: CSVText, _ word: CSVCell?, _ side: CSVDirection?) {
    guard let cell else { return }
    _ = CSVFigure.with(text, cell) { figure, currency in
      marks.see(figure, at: cell.place.lowerBound)
      see(currency, at: cell.place.lowerBound)
      if currency == nil, openSign == nil, CSVFigure.hasOpenSign(text, cell) { openSign = cell.place.lowerBound }
      signs.see(figure, cell.place, word, side, text.bytes)
    }
  }

  private mutating func see(_ other: Currency?, at place: Int) {
    guard let other, otherCurrency == nil else { return }
    if figureCurrency == nil { figureCurrency = other }
    if figureCurrency != other { (figureCurrency, otherCurrency) = (nil, place) }
  }

  /// A line between transactions may begin another table or name another account.
  private mutating func seeUndated(_ row: CSVRow, _ table: CSVTable) {
    let text = table.text
    sections.see(row, table)
    if otherHeader != nil, row.cells.contains(where: table.sample.isDate),
      row.cells.contains(where: table.sample.isFigure)
    {
      closeTable()
    }
    guard otherTable == nil, table.sample.mayBeHeader(row), !row.cells.contains(where: table.sample.isFigure),
      let roles = CSVRoles(row, text, nil), roles.hasDate, roles.hasAmount,
      lastDated > 0 || !table.layout.isTranslated(by: roles)
    else { return }
    if roles.headings.map(\.key) != table.layout.headings.map(\.key) { otherHeader = row.place.lowerBound }
  }

  private mutating func closeTable() {
    otherTable = otherTable ?? otherHeader
    otherHeader = nil
  }
}

extension CSVLayout {
  /// Whether other headers name the same columns as date and amounts, as those in a second language do.
  func isTranslated(by roles: CSVRoles) -> Bool {
    let sides = [(money.amount, CSVColumnRole.amount), (money.debit, .debit), (money.credit, .credit)]
    return roles.headings.count == headings.count && roles.dates.contains { roles[$0].contains(date) }
      && sides.allSatisfy { column, role in column.map(roles[role].contains) ?? true }
  }
}

extension CSVTable {
  /// Whether a row has the texts of a transaction, but nothing or zero in its only column of amounts.
  fileprivate func lacksSide(_ row: CSVRow) -> Bool {
    let cell = row[layout.money.amount]
    let isNone = cell.map { sample.isZero($0) || CSVFigure.isNothing(text, $0) } ?? true
    let names = layout.texts + layout.spareTexts + [layout.counterparty].compactMap(\.self)
    return isNone && names.contains { row[$0] != nil } && !lines.isLine(row, text)
  }
}

/// Tells whether a column has the same text in every row.
struct CSVSingleValue {
  private var place: Range<Int>?
  /// Whether the column holds more than one text.
  private(set) var isMixed = false

  /// The only text; nil when there are several or none.
  var only: CSVCell? { isMixed ? nil : place.map { CSVCell(place: $0) } }

  /// Takes a field; empty fields are ignored.
  mutating func see(_ cell: CSVCell?, _ bytes: ByteView) {
    guard let cell, !isMixed else { return }
    if let place { isMixed = !bytes.isEqual(place, cell.place) } else { place = cell.place }
  }
}

/// The first rows of a table, from which the meanings of its columns are found.
struct CSVSample {
  /// The maximum number of rows.
  static let rows = 200
  /// The maximum number of bytes.
  static let bytes = 1 << 16

  private(set) var text: CSVText
  var rows: [CSVRow]

  /// The same rows, with dates read in another format.
  func with(_ days: CSVDays) -> CSVSample {
    var sample = self
    sample.text = text.with(days)
    for row in sample.rows.indices where sample.rows[row].count > 1 { sample.rows[row].findKinds(sample.text) }
    return sample
  }

  /// The first rows that are not blank. A row that cannot be split into fields ends them.
  init(_ text: CSVText, _ dialect: CSVDialect) {
    self.text = text
    rows = []
    var (cutter, row) = (CSVRows(text.bytes, dialect), CSVRow())
    while rows.count < CSVSample.rows, cutter.place < dialect.start + CSVSample.bytes, (try? cutter.next(&row)) == true
    {
      if row.isBlank { continue }
      rows.append(row)
      // Rows of one field are rarely asked about.
      if row.count > 1 { rows[rows.count - 1].findKinds(text) }
    }
  }

  /// The rows after `row`; all of them when it is -1.
  func after(_ row: Int) -> CSVSample {
    var sample = self
    sample.rows.removeFirst(row + 1)
    return sample
  }

  /// The fields of a column that are not empty.
  func cells(_ column: Int) -> [CSVCell] { rows.compactMap { $0[column] } }

  /// The texts of a column, without empty ones.
  func strings(_ column: Int) -> [String] { cells(column).compactMap(text.string) }

  /// Whether a row can hold the headers of a date and an amount.
  func mayBeHeader(_ row: CSVRow) -> Bool {
    row.cells.lazy.filter { CSVWords.mayBeKnown(text.bytes[$0.place]) }.prefix(2).count == 2
  }

  /// Whether at least half of a column's fields satisfy `kind`; empty fields do not count.
  func isMostly(_ column: Int, _ kind: (CSVCell) -> Bool) -> Bool {
    let cells = cells(column)
    return cells.count(where: kind) * 2 >= cells.count
  }

  /// The rows that can be transactions: those with a date and a figure.
  var transactions: CSVSample {
    var sample = self
    sample.rows = rows.filter { row in row.cells.contains(where: isDate) && row.cells.contains(where: isFigure) }
    return sample
  }

  /// The different texts of a column; nil when a row has none or there are more than `limit`.
  func words(_ column: Int, atMost limit: Int) -> [String]? {
    var words: [String] = []
    for row in rows {
      guard let word = text.string(row[column]) else { return nil }
      if words.contains(word) { continue }
      guard words.count < limit else { return nil }
      words.append(word)
    }
    return words
  }
}
