import BankeyModel

/// Reads tables: comma-separated values, and what else banks call that.
///
/// The file is gone through twice: the first time shows how its dates and figures are to be read, the second time reads them. Nothing is
/// kept but what waits to be handed over.
struct CSVReader: StatementReader {
  let table: CSVTable
  let survey: CSVSurvey
  let reading: CSVReading
  let values: CSVValues
  /// What amounts are counted in where no column says it.
  let currency: Currency
  var rows: CSVRows
  var row = CSVRow()
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The accounts in the order of the file.
  var accounts: [CSVAccount] = []
  var numbers: [CSVAccountKey: Int] = [:]
  /// The account that was handed over last.
  var told: Int?
  /// The account of the last transaction, which rows behind it may continue.
  var last: Int?
  /// How many lines that name an account stand above the row.
  private var section = 0
  /// What the last row said, and what it means: the next one mostly says the same.
  var lastAccount = CSVSeen<Int>()
  var lastStatus = CSVSeen<CSVStatus?>()
  /// How many bytes were taken since all accounts were handed over.
  var waiting = 0
  /// Rows that are no transactions, and transactions that did not happen.
  var passed = CSVTally()
  var dropped = CSVTally()
  /// Rows that could not be read.
  var leftOut = CSVTally()
  /// Those of them in which money stands.
  var lost = CSVTally()
  var unknownStatus = CSVTally()
  /// Rows that say themselves that they are neither income nor expense.
  var neither = CSVTally()
  /// The first row that was passed over though an amount stands in it.
  var passedFigure: Int?
  /// Transactions without any text.
  var silent = CSVTally()
  var counts = StatementCounts()

  /// What amounts are counted in where the file does not say it.
  static let unit = Currency(code: "XXX")

  /// A reader of a whole file, which is looked through once before.
  init(_ table: CSVTable) throws(StatementError) {
    self.table = table
    lines = LineCounter(table.text.bytes)
    rows = CSVRows(table.text.bytes, table.dialect, from: table.start)
    do throws(ReadingError) {
      survey = try CSVSurvey(table)
      table.settleBank(survey)
      reading = try CSVReading(survey, table)
      currency = table.currency(survey)
      values = CSVValues(table: table, reading: reading, lastDated: survey.lastDated)
    } catch {
      throw StatementError(error, &lines)
    }
  }

  mutating func step() throws(ReadingError) {
    guard try rows.next(&row) else { return try finish() }
    if row.isBlank { return }
    try checkEnd()
    do throws(CSVRowError) {
      try takeRow()
    } catch {
      leftOut.add(at: row.place.lowerBound)
      if isOfMoney(error) { lost.add(at: row.place.lowerBound) }
      reject(ReadingError("Skipped a row: \(error.reason(row, table)).", at: row.place.lowerBound))
    }
  }

  /// Whether a row that cannot be read has a day, and a figure that may be its amount: without it the others would be half a statement.
  private func isOfMoney(_ error: CSVRowError) -> Bool {
    switch error {
    case .amount, .twoAmounts, .direction, .width: true
    case .date, .noDate: values.hasFigure(row)
    case .noAmount:
      row.cells.indices.contains { column in
        guard column != table.layout.balance, column != table.layout.date, let cell = row[column] else { return false }
        return table.sample.isMoney(cell) && !table.sample.isZero(cell) && !table.sample.isDate(cell)
      }
    default: false
    }
  }

  /// A last row that has no line end and lacks fields is cut off.
  private func checkEnd() throws(ReadingError) {
    guard !row.isEnded, row.count < table.layout.width, row[table.layout.date] != nil,
      row.place.lowerBound == survey.lastDated, table.sample.rows.contains(where: { $0.count > row.count })
    else { return }
    throw ReadingError("The file is cut off: it ends inside a row.", at: row.place.upperBound)
  }
}

/// How many rows are of a sort that is only counted.
struct CSVTally {
  private(set) var count = 0
  private(set) var first = 0

  /// Counts one.
  mutating func add(at place: Int) {
    if count == 0 { first = place }
    count += 1
  }
}

extension CSVReader {
  /// How many accounts a file may have.
  static let mostAccounts = 1000

  /// The number of the account that the row is of.
  mutating func account() throws(CSVRowError) -> Int {
    let (name, currency) = (row[table.layout.account], row[table.layout.currency])
    if survey.sections.isEmpty, let number = lastAccount.meaning(table.text.bytes, name, currency) { return number }
    let number = try number(of: try key(name, currency))
    lastAccount.keep(number, table.text.bytes, name, currency)
    return number
  }

  private mutating func number(of key: CSVAccountKey) throws(CSVRowError) -> Int {
    if let number = numbers[key] { return number }
    guard accounts.count < CSVReader.mostAccounts else { throw .accounts }
    accounts.append(CSVAccount(record: record(of: key), chain: CSVChain(place: reading.sign.proof?.place ?? .after)))
    numbers[key] = accounts.count - 1
    counts.statements += 1
    return accounts.count - 1
  }

  /// The account that the last line above the row names.
  private mutating func sectionName() -> String? {
    while section < survey.sections.count, survey.sections[section].place < row.place.lowerBound { section += 1 }
    return section > 0 ? survey.sections[section - 1].account : table.preamble.account ?? table.layout.ownNumber
  }

  /// Which account it is. An empty field says nothing, so that only the one account that the file names can be meant.
  private mutating func key(_ account: CSVCell?, _ currency: CSVCell?) throws(CSVRowError) -> CSVAccountKey {
    let name = table.text.string(account ?? survey.account.only).map(CSVAccount.plain)
    if name == nil, survey.account.isMixed { throw .account }
    let unit = table.text.string(currency ?? survey.currency.only).flatMap(CSVReader.unit)
    if unit == nil, survey.currency.isMixed { throw .currency }
    return CSVAccountKey(name: name ?? sectionName() ?? table.profile?.account, currency: unit ?? self.currency)
  }

  /// The currency that a field names. Three letters are one, also where no standard has them; other words that nobody knows say nothing.
  private static func unit(_ word: String) -> Currency? {
    let isCode = word.utf8.count == 3 && word.utf8.allSatisfy(isLetter)
    return CSVFigure.currency(word) ?? (isCode ? Currency(code: word) : nil)
  }

  private func record(of key: CSVAccountKey) -> AccountRecord {
    let named = key.name
    // A person may have said that it is to be called so.
    let name = named == table.title ? nil : named
    var record = AccountRecord(
      nativeId: name ?? table.title, number: name.flatMap { $0.contains(where: \.isNumber) ? $0 : nil },
      name: name.map { $0.contains(where: \.isNumber) ? nil : $0 } ?? table.shortTitle, currency: key.currency)
    record.isNamed = named != nil
    return record
  }

  /// Hands over all that waits.
  mutating func flush() {
    for index in accounts.indices where !accounts[index].batch.transactions.isEmpty { flush(index) }
    waiting = 0
  }

  /// Hands over what waits of an account.
  mutating func flush(_ index: Int) {
    tell(index)
    events.append(.transactions(accounts[index].batch.take()))
  }

  /// What follows is of this account.
  mutating func tell(_ index: Int) {
    if told != index { events.append(.account(accounts[index].record)) }
    told = index
  }
}

extension CSVTable {
  /// What the account is known by when the file does not say it: two files of the same form are of the same account.
  var title: String { title(headers) }

  /// The same for a person: as many headers as fit into a row.
  var shortTitle: String {
    var shown = headers
    while shown.count > 1, title(shown).count > 28 { shown.removeLast() }
    let short = title(shown).prefix(40)
    return short.count < title.count ? short + "…" : String(short)
  }

  /// What a word says of a transaction's state, a person's word first.
  func status(_ word: String) -> CSVStatus? {
    profile?.pendingWords.contains(word) == true ? .known(.authorized) : CSVWords.status(word)
  }

  /// Whether a person says that a row is no transaction.
  func isSkipped(_ row: CSVRow, by profile: CSVProfile) -> Bool {
    row.cells.contains { cell in
      text.string(cell).map { text in profile.skippedRows.contains { text.contains($0) } } ?? false
    }
  }

  private var headers: [String] { layout.headings.map(\.text).filter { !$0.isEmpty } }

  private func title(_ headers: [String]) -> String {
    bank.flatMap { $0.isCertain ? $0.name : nil }
      ?? (headers.isEmpty ? "CSV" : "CSV " + headers.joined(separator: ", "))
  }

  /// The currency of amounts where no column says it.
  func currency(_ survey: CSVSurvey) -> Currency {
    writtenCurrency(survey) ?? bank?.currency ?? CSVReader.unit
  }

  /// The one that the file or a person names.
  func writtenCurrency(_ survey: CSVSurvey) -> Currency? {
    let headings = layout.headings
    let header = layout.figures.compactMap { headings.indices.contains($0) ? headings[$0].currency : nil }
    return header.first ?? survey.figureCurrency ?? preamble.currency ?? profile?.currency
  }
}

extension CSVReader {
  /// Takes a row: a transaction, text that continues one, or nothing.
  mutating func takeRow() throws(CSVRowError) {
    if let profile = table.profile, !profile.skippedRows.isEmpty, table.isSkipped(row, by: profile) {
      return passed.add(at: row.place.lowerBound)
    }
    guard let (day, isBooked) = try values.day(row) else { return try takeUndated() }
    if !(reading.sign.proof?.countsLines ?? false), table.layout.line(row, table.text) {
      return passed.add(at: row.place.lowerBound)
    }
    guard table.width.fits(row) else { throw .width }
    let status = status(isBooked)
    if case .dropped = status { return dropped.add(at: row.place.lowerBound) }
    if reading.sign.money.isNeither(row, table.text) { return neither.add(at: row.place.lowerBound) }
    let account = try account()
    let amount = try values.amount(row, in: accounts[account].record.currency)
    // The balance once more, in the column of the amounts.
    if table.layout.balance != nil, row[table.layout.balance] == nil, amount != .zero,
      accounts[account].chain.lastBalance == amount
    {
      return passed.add(at: row.place.lowerBound)
    }
    // The last transaction is kept as long as a row may continue it.
    if accounts[account].batch.isFull { flush(account) }
    if waiting >= TransactionBatch.bytes { flush() }
    let raw = table.text.bytes[row.place]
    let record = values.record(row, day, amount, status)
    if record.description.isEmpty { silent.add(at: row.place.lowerBound) }
    accounts[account].batch.append(record, raw: raw, table.text.decoder)
    if table.layout.balance != nil, status.isPosted || countsReserved { link(day, amount, account) }
    waiting += max(row.place.count, CSVReader.leastRecord)
    last = account
    counts.rows += 1
  }

  /// How many bytes are counted for a short row, whose record is longer.
  private static let leastRecord = 128

  /// Whether the balances count what is only reserved.
  private var countsReserved: Bool { reading.sign.proof?.countsReserved ?? false }

  private mutating func link(_ day: Day, _ amount: Amount, _ account: Int) {
    let unit = accounts[account].record.currency
    let balance = row[table.layout.balance].flatMap {
      CSVFigure.amount(table.text, $0, reading.balanceDecimals, in: unit)
    }
    accounts[account].chain.see(day, amount, balance)
  }

  /// A row without a date goes on with the text of the one before, or is no transaction; among transactions an amount without a date is
  /// one that cannot be read.
  private mutating func takeUndated() throws(CSVRowError) {
    let hasAmount = values.hasAmount(row)
    let isInside = row.place.lowerBound < survey.lastDated
    if hasAmount, isInside, row[table.layout.date] == nil, !table.layout.line(row, table.text) { throw .noDate }
    let text = values.texts(row)
    if !hasAmount, row[table.layout.date] == nil, let text, let last {
      accounts[last].batch.continueLast(text, raw: table.text.bytes[row.place], table.text.decoder)
    } else {
      if hasAmount, passedFigure == nil { passedFigure = row.place.lowerBound }
      passed.add(at: row.place.lowerBound)
    }
  }

  private mutating func status(_ isBooked: Bool) -> CSVStatus {
    guard let cell = row[table.layout.status] else { return .known(isBooked ? .posted : .authorized) }
    let known = lastStatus.meaning(table.text.bytes, cell)
    let status = known ?? table.text.string(cell).flatMap(table.status)
    if known == nil { lastStatus.keep(status, table.text.bytes, cell) }
    if status == nil { unknownStatus.add(at: cell.place.lowerBound) }
    return status ?? .known(isBooked ? .posted : .authorized)
  }
}

extension CSVStatus {
  /// Whether it is booked.
  var isPosted: Bool {
    if case .known(.posted) = self { true } else { false }
  }
}
