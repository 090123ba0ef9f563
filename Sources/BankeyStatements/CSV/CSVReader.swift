import BankeyModel

/// Reads tables: comma-separated values and similar formats.
///
/// The reader makes two passes over the file: the first finds out how to read dates and figures, the second reads them.
/// It keeps only what has not been handed over.
struct CSVReader: StatementReader {
  /// All that the first pass found. The reader itself stays small, because Swift copies it for many calls.
  let values: CSVValues
  /// The currency of amounts when no column names it.
  let currency: Currency
  /// The first line within the table that names another currency.
  let otherCurrency: Int?
  var rows: CSVRows
  var row = CSVRow()
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The accounts in the order of the file.
  var accounts: [CSVAccount] = []
  var numbers: [CSVAccountKey: Int] = [:]
  /// The account that was handed over last.
  var emittedAccount: Int?
  /// The account of the last transaction, which later rows may continue.
  var last: Int?
  /// How many sections begin above the row, and the status that their titles give.
  var sections = 0
  var titleStatus: CSVTitleStatus
  /// Caches the meanings of recent fields, since most rows repeat them.
  var lastAccount = CSVFieldCache<Int>()
  var lastStatus = CSVFieldCache<CSVStatus?>()
  /// The number of bytes read since all accounts were handed over.
  var waiting = 0
  /// Rows that are not transactions, and transactions that did not happen.
  var skippedRows = CSVTally()
  var canceledRows = CSVTally()
  /// Rows that could not be read.
  var unreadableRows = CSVTally()
  /// Those of them that have money.
  var unreadableAmounts = CSVTally()
  var unknownStatus = CSVTally()
  /// The unknown words of the status.
  var unknownWords = CSVSingleValue()
  /// The first word of a status that may say that the transaction did not happen.
  var doubtfulKind: Int?
  var hasKnownStatus = false
  /// Rows marked as neither income nor expense.
  var neutralRows = CSVTally()
  /// The first skipped row that has an amount.
  var passedFigure: Int?
  /// The first row that looks like a balance but may be a transaction.
  var doubtfulLine: Int?
  /// Where the last row with a date ended before its amount, and the number of its fields.
  var broken: (end: Int, fields: Int)?
  /// The last line that may be a transaction.
  var lastLine: Int?
  /// The first transaction, unless it has no text.
  private(set) var first: (place: Int, text: String, amount: Amount)?
  /// The last row, if it is the sum of all others.
  private(set) var sumOfAll: (place: Int, text: String)?
  /// The places of lines that repeat the headers.
  var repeatedHeaders: [Range<Int>] = []
  /// Rows of one word for a balance or total with money out, which may be shops, and the sums that would explain them.
  var shops: [(place: Int, amount: Amount)] = []
  /// The sums of the transactions; nil when they do not fit.
  var sums: (income: Amount?, spending: Amount?) = (Amount.zero, Amount.zero)
  /// Balances in rows that are not transactions.
  var stated = CSVStatedRows()
  /// The sum of the rows since the last row that was such a sum, and their number.
  var partial: (sum: Amount?, rows: Int) = (Amount.zero, 0)
  /// The first row that is the sum of several rows above it.
  private(set) var subtotal: (place: Int, text: String)?
  /// Transactions without any text.
  var rowsWithoutText = CSVTally()
  var counts = StatementCounts()

  /// Prepares to read a whole file, after a first pass over it.
  init(_ table: CSVTable) throws(StatementError) {
    lines = LineCounter(table.text.bytes)
    rows = CSVRows(table.text.bytes, table.dialect, from: table.start)
    do throws(ReadingError) {
      let survey = try CSVSurvey(table)
      table.settleBank(survey)
      if table.splitsFigures {
        throw ReadingError(
          "The commas within the amounts also separate the fields. Save the file again with another separator, such as a semicolon.",
          at: table.start)
      }
      let reading = try CSVReading(survey, table)
      currency = table.currency(survey, reading.dates, of: reading.sign.money.columns)
      otherCurrency = table.otherCurrency(survey, reading.sign.proof)
      titleStatus = CSVTitleStatus(table)
      values = CSVValues(table, survey, reading)
    } catch {
      throw StatementError(error, &lines)
    }
  }

  mutating func step() throws(ReadingError) {
    guard try rows.next(&row) else { return try finish() }
    if row.isBlank { return }
    table.width.mend(&row)
    try checkEnd()
    do throws(CSVRowError) {
      try takeRow()
    } catch {
      if table.isHeader(row) || (counts.rows == 0 && table.isTranslatedHeader(row)) {
        titleStatus.takeHeaders()
        if repeatedHeaders.count < CSVReader.mostHeaders { repeatedHeaders.append(row.place) }
        return pass()
      }
      if isSum(unreadableFor: error) { return pass() }
      if case .noAmount = error, row.count < table.layout.width { broken = (row.place.upperBound, row.count) }
      unreadableRows.add(at: row.place.lowerBound)
      if isOfMoney(error) { unreadableAmounts.add(at: row.place.lowerBound) }
      reject(ReadingError("Skipped a row: \(error.reason(row, table)).", at: row.place.lowerBound))
    }
  }

  /// Whether an unreadable row has a date and a figure that may be its amount: without it, the import would be
  /// incomplete.
  private func isOfMoney(_ error: CSVRowError) -> Bool {
    switch error {
    case .amount, .otherMoney, .twoAmounts, .direction, .width: true
    case .date, .noDate, .account, .currency: values.hasFigure(row)
    case .noAmount where movesBalance: true
    // The balances add up without it, so a figure elsewhere is a part of another row.
    case .noAmount where reading.sign.proof != nil && row[table.layout.balance] == nil: false
    case .noAmount:
      row.cells.indices.contains { column in
        guard column != table.layout.balance, column != table.layout.date, let cell = row[column] else { return false }
        return table.sample.isMoney(cell) && !table.sample.isZero(cell) && !table.sample.isDate(cell)
      }
    default: false
    }
  }

  /// Whether a row without an amount has another balance than the row before, so that something was posted.
  private var movesBalance: Bool {
    guard let last,
      let balance = reading.balance(of: row, table, in: accounts[last].record.currency)
    else { return false }
    return accounts[last].chain.isMoved(to: balance)
  }

  /// Throws when the last row lacks fields and a line end, because the file is then cut off.
  private func checkEnd() throws(ReadingError) {
    guard !row.isEnded, row.count < table.layout.width, row[table.layout.date] != nil,
      row.place.lowerBound == survey.lastDated, table.sample.rows.contains(where: { $0.count > row.count })
    else { return }
    throw ReadingError("The file is cut off: it ends inside a row.", at: row.place.upperBound)
  }
}

extension CSVReader {
  var table: CSVTable { values.table }
  var survey: CSVSurvey { values.survey }
  var reading: CSVReading { values.reading }

  /// Takes a row: a transaction, text that continues one, or nothing.
  mutating func takeRow() throws(CSVRowError) {
    if let profile = table.profile, !profile.skippedRows.isEmpty, table.isSkipped(row, by: profile) { return pass() }
    if isBalanceOfSection { return pass() }
    guard let (day, isBooked) = try values.day(row) else { return try takeUndated() }
    if isLine { return passLine() }
    guard table.width.fits(row) else { throw .width }
    let status = status(isBooked)
    if case .dropped = status { return canceledRows.add(at: row.place.lowerBound) }
    if reading.sign.money.isNeither(row, table.text) { return neutralRows.add(at: row.place.lowerBound) }
    let account = try account()
    let amount = try values.amount(row, in: accounts[account].record.currency)
    if isBalance(amount, of: account) { return pass() }
    if amount == .zero, table.otherMoney(row) != nil { throw .otherMoney }
    // The last transaction is kept as long as a later row may continue it.
    if accounts[account].batch.isFull { flush(account) }
    if waiting >= TransactionBatch.bytes { flush() }
    let record = values.record(row, day, amount, status)
    if record.description.isEmpty {
      if isBareBalance || isBareSum(amount) { return pass() }
      rowsWithoutText.add(at: row.place.lowerBound)
    }
    noteSum(record)
    accounts[account].batch.append(record, raw: table.text.bytes[row.place], table.text.decoder)
    sums = CSVReader.added(amount, to: sums)
    partial = (partial.sum?.adding(amount), partial.rows + 1)
    if table.layout.balance != nil, status.isPosted || countsReserved { link(day, amount, account) }
    waiting += max(row.place.count, CSVReader.leastRecord)
    last = account
    titleStatus.takeRow()
    counts.rows += 1
    stated.newest = max(stated.newest ?? day, day)
    if doubtfulLine == nil { doubtfulLine = lastLine }
  }

  /// Remembers the first transaction, and the last one if it is the sum of all others.
  private mutating func noteSum(_ record: TransactionRecord) {
    if isSubtotal(record.amount) {
      subtotal = subtotal ?? (row.place.lowerBound, values.texts(row) ?? record.description)
      // Its own amount is added next.
      partial = (record.amount.negated, -1)
    }
    guard !record.description.isEmpty, counts.rows == 0 || isSumOfAll(record.amount) else { return }
    let text = values.texts(row) ?? record.description
    if counts.rows == 0 {
      first = (row.place.lowerBound, text, record.amount)
    } else {
      sumOfAll = (row.place.lowerBound, text)
    }
  }

  /// The minimum number of bytes counted for a row, whose record has a fixed overhead.
  private static let leastRecord = 128

  /// Whether the balances include pending transactions.
  private var countsReserved: Bool { reading.sign.proof?.countsReserved ?? false }

  private mutating func link(_ day: Day, _ amount: Amount, _ account: Int) {
    let unit = accounts[account].record.currency
    let balance = reading.balance(of: row, table, in: unit)
    accounts[account].chain.see(day, amount, balance, at: row.place.lowerBound)
  }

  /// Takes a row without a date. It continues the text of the previous row or is not a transaction; if it has an amount
  /// and is among transactions, it cannot be read.
  private mutating func takeUndated() throws(CSVRowError) {
    let filled = row.cells.filter { !$0.isEmpty }
    titleStatus.see(row, table)
    let hasAmount = values.hasAmount(row)
    let isInside = row.place.lowerBound < survey.lastDated
    if hasAmount, isInside, values.lacksDate(row), !beginsSum(filled) { throw .noDate }
    if endsBrokenRow { throw .width }
    let text = values.texts(row)
    // The title of the next card's rows, not a counterparty's account.
    let isTitle = filled.count == 1 && text.map { $0.contains("**") && CSVPreamble.namesAccount($0) } ?? false
    let isLine = isTitle || (row[table.layout.balance] != nil && isSum(filled))
    if !hasAmount, !isLine, values.lacksDate(row), let text, let last {
      accounts[last].batch.continueLast(text, raw: table.text.bytes[row.place], table.text.decoder)
    } else {
      if hasAmount, passedFigure == nil { passedFigure = row.place.lowerBound }
      pass()
    }
  }
}
