import BankeyModel

extension CSVReader {
  /// The maximum number of accounts in a file.
  static let mostAccounts = 1000

  /// The index of the row's account.
  mutating func account() throws(CSVRowError) -> Int {
    let (name, currency) = (
      row[table.layout.account], reading.sign.split.hasCurrencies ? table.layout.currencyCell(row) : nil
    )
    let part = row[reading.sign.split.part]
    // The cache compares two fields, so a table may have accounts or parts of accounts, not both.
    let isCached =
      survey.sections.all.count == 1 && !survey.namesCurrencies
      && (table.layout.account == nil || reading.sign.split.part == nil)
    if isCached, let number = lastAccount.meaning(table.text.bytes, name ?? part, currency) { return number }
    let number = try number(of: try key(name, part, currency))
    if isCached { lastAccount.keep(number, table.text.bytes, name ?? part, currency) }
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

  /// What the lines above the row say.
  var currentSection: CSVSection {
    mutating get {
      let all = survey.sections.all
      while sections < all.count, all[sections].place < row.place.lowerBound { sections += 1 }
      return all[max(0, sections - 1)].section
    }
  }

  /// The currency of a section, unless the rows themselves name one.
  private func currency(of section: CSVSection) -> Currency {
    guard otherCurrency != nil, let named = section.currency else { return currency }
    return named == Currency.unknown ? table.profile?.currency ?? named : named
  }

  /// The key of the row's account. An empty field says nothing, so it means the only account that the file names.
  private mutating func key(
    _ account: CSVCell?, _ part: CSVCell?, _ currency: CSVCell?
  ) throws(CSVRowError) -> CSVAccountKey {
    let written = table.text.string(account ?? survey.account.only).map(CSVAccount.plain)
    // Some banks write only the apostrophe of a spreadsheet.
    let name = written?.isEmpty == true ? nil : written
    if name == nil, survey.account.isMixed { throw .account }
    let only = reading.sign.split.hasCurrencies ? survey.currency.only : nil
    var unit = table.text.string(currency ?? only).flatMap(CSVReader.currency(named:))
    if unit == nil { unit = try figureUnit() }
    if unit == nil, survey.currency.isMixed, reading.sign.split.hasCurrencies { throw .currency }
    let section = currentSection
    let (own, profileAccount) = (name ?? section.account, table.profile?.account)
    // A few digits tell accounts apart within the file only.
    let isShort = own.map { !CSVAccount.isIdentity($0) } ?? false
    let number = isShort && survey.account.isMixed ? own : nil
    return CSVAccountKey(
      name: isShort ? profileAccount ?? own : own ?? profileAccount, part: number ?? table.text.string(part),
      currency: unit ?? self.currency(of: section))
  }

  /// The currency of the row's amount if the table has several; nil if it has one.
  private func figureUnit() throws(CSVRowError) -> Currency? {
    guard survey.namesCurrencies, table.layout.currency == nil, table.profile?.currency == nil else { return nil }
    let cells = table.layout.amounts.lazy.compactMap { row[$0] }
    let unit = cells.compactMap { cell in CSVFigure.with(table.text, cell) { $1 } }.first
    guard let unit else { throw .currency }
    return unit
  }

  /// The currency that a field names. Three letters are a code, even if no standard has them, and so are up to five
  /// capitals; other unknown words mean nothing.
  private static func currency(named word: String) -> Currency? {
    let isCode = isUnit(word) || (word.utf8.count == 3 && word.utf8.allSatisfy(isLetter))
    return CSVFigure.currency(word) ?? (isCode ? Currency(code: word) : nil)
  }

  /// Whether a word is the code of a unit of money, such as `BTC` or `USDT`.
  static func isUnit(_ word: String) -> Bool {
    (3...5).contains(word.utf8.count) && word.utf8.allSatisfy { $0 &- 0x41 < 26 }
  }

  private func record(of key: CSVAccountKey) -> AccountRecord {
    // The user may have given it this name.
    let name = key.name == table.title ? nil : key.name
    let isNumber = name?.contains(where: \.isNumber) ?? false
    let part = key.part == name ? nil : key.part
    func whole(_ name: String) -> String { part.map { name + " " + $0 } ?? name }
    var record = AccountRecord(
      nativeId: whole(name ?? table.title), number: isNumber ? name : nil,
      name: isNumber ? nil : whole(name ?? table.shortTitle), currency: key.currency)
    record.isNamed = key.name.map { CSVAccount.isIdentity($0) || $0 == table.profile?.account } ?? false
    record.part = key.part
    return record
  }

  /// Hands over all pending transactions.
  mutating func flush() {
    for index in accounts.indices where !accounts[index].batch.transactions.isEmpty { flush(index) }
    waiting = 0
  }

  /// Hands over the pending transactions of an account.
  mutating func flush(_ index: Int) {
    emitAccount(index)
    events.append(.transactions(accounts[index].batch.take()))
  }

  /// The following transactions belong to this account.
  mutating func emitAccount(_ index: Int) {
    if emittedAccount != index { events.append(.account(accounts[index].record)) }
    emittedAccount = index
  }
}

extension CSVTable {
  /// The account's id when the file does not name it: files of the same form share one. A long one ends with a hash, so
  /// that forms which differ only in their last headers stay apart.
  var title: String {
    let whole = title(headers)
    guard whole.count > ForeignLimit.name else { return whole }
    return whole.prefix(ForeignLimit.name - 17) + " " + String(CSVWordKey(whole.utf8).whole, radix: 16)
  }

  /// The same for people: as many headers as fit into a row.
  var shortTitle: String {
    var shown = headers
    while shown.count > 1, title(shown).count > 28 { shown.removeLast() }
    let short = title(shown).prefix(40)
    return short.count < title.count ? short + "…" : String(short)
  }

  /// The status that a word means; the user's answers come first.
  func status(_ word: String) -> CSVStatus? {
    if profile?.pendingWords.contains(word) == true { return .known(.authorized) }
    return profile?.bookedWords.contains(word) == true ? .known(.posted) : layout.status(of: word)
  }

  /// The same for a word below another header.
  func bareStatus(_ word: String) -> CSVStatus? {
    if profile?.pendingWords.contains(word) == true { return .known(.authorized) }
    return profile?.bookedWords.contains(word) == true ? .known(.posted) : CSVWords.bareStatus(word)
  }

  /// Whether the user says that a row called a balance or total is a transaction.
  func isKept(_ row: CSVRow) -> Bool {
    guard let kept = profile?.keptRows, !kept.isEmpty else { return false }
    return row.cells.contains { text.string($0).map(isKept) ?? false }
  }

  /// Whether the profile keeps rows with this text.
  func isKept(_ text: String) -> Bool { profile?.keptRows.contains { text.contains($0) } ?? false }

  /// Whether a row repeats the headers.
  func isHeader(_ row: CSVRow) -> Bool {
    !header.isEmpty && text.decoder.string(text.bytes[row.place]) == header
  }

  /// Whether a row has the same headers in another language.
  func isTranslatedHeader(_ row: CSVRow) -> Bool {
    sample.mayBeHeader(row) && CSVRoles(row, text, nil).map(layout.isTranslated) ?? false
  }

  /// Whether the user says that a row is not a transaction.
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

  /// The currency of amounts when no column names it.
  func currency(_ survey: CSVSurvey, of amounts: [Int]? = nil) -> Currency {
    writtenCurrency(survey, of: amounts)?.currency ?? bank?.currency ?? Currency.unknown
  }

  /// The only currency that the file, the user or the bank names; nil when there is none, or several.
  func namedCurrency(_ survey: CSVSurvey) -> Currency? {
    if survey.currency.isMixed || survey.namesCurrencies { return nil }
    let currency = text.string(survey.currency.only).flatMap(CSVFigure.currency) ?? currency(survey)
    return currency == Currency.unknown ? nil : currency
  }

  /// The same when the order of the dates is known: dollars beside dates with the month first are those of the United
  /// States, because no other country with dollars writes dates so.
  func currency(_ survey: CSVSurvey, _ dates: DateOrder, of amounts: [Int]) -> Currency {
    let currency = currency(survey, of: amounts)
    return currency == Currency.unknown && hasDollars && dates == .monthFirst ? Currency(code: "USD") : currency
  }

  /// Whether a dollar sign, which several currencies share, is beside the amounts or in their header.
  var hasDollars: Bool {
    layout.amounts.contains { column in
      layout.headings[at: column]?.text.contains("$") == true
        || sample.cells(column).contains { text.bytes[$0.place].contains(UInt8(ascii: "$")) }
    }
  }

  /// The currency that the file or the user names, and where. The header of another column of amounts than those read
  /// names none.
  func writtenCurrency(
    _ survey: CSVSurvey, of amounts: [Int]? = nil
  ) -> (currency: Currency, source: TableEvidence.Source)? {
    currencyOfRows(survey, amounts) ?? preamble.currency.map { ($0, .lines) }
      ?? profile?.currency.map { ($0, .profile) }
  }

  /// The place of the first line between rows that names another currency, unless the rows name theirs, or their balances
  /// are those of one account.
  func otherCurrency(_ survey: CSVSurvey, _ proof: CSVTrial.Proof?) -> Int? {
    guard survey.sections.all.count > 1, currencyOfRows(survey, nil) == nil,
      let place = survey.sections.otherCurrency(than: currency(survey)), !areLinked(across: place, proof)
    else { return nil }
    return place
  }

  private func currencyOfRows(
    _ survey: CSVSurvey, _ amounts: [Int]?
  ) -> (currency: Currency, source: TableEvidence.Source)? {
    let columns = (amounts ?? layout.amounts) + [layout.balance].compactMap(\.self)
    let header = columns.lazy.compactMap { self.layout.headings[at: $0]?.currency }.first
    let content = layout.ownCurrency ?? survey.figureCurrency ?? balanceCurrency
    return header.map { ($0, .header) } ?? content.map { ($0, .content) }
  }

  /// The currency written beside the balances; nil when there is none, or more than one.
  private var balanceCurrency: Currency? {
    let balances = layout.balance.map(sample.cells) ?? []
    let currencies = Set(balances.map { CSVFigure.with(text, $0) { _, currency in currency } })
    return currencies.count == 1 ? currencies.first ?? nil : nil
  }
}
