import BankeyCore

extension CSVReader {
  /// How many accounts a file may have.
  static let mostAccounts = 1000

  /// The number of the account that the row is of.
  mutating func account() throws(CSVRowFault) -> Int {
    let (name, currency) = (row[table.layout.account], row[table.layout.currency])
    if let number = lastAccount.meaning(table.text.bytes, name, currency) { return number }
    let number = try number(of: try key(name, currency))
    lastAccount.keep(number, table.text.bytes, name, currency)
    return number
  }

  private mutating func number(of key: CSVAccountKey) throws(CSVRowFault) -> Int {
    if let number = numbers[key] { return number }
    guard accounts.count < CSVReader.mostAccounts else { throw .accounts }
    accounts.append(CSVAccount(record: record(of: key)))
    numbers[key] = accounts.count - 1
    counts.statements += 1
    return accounts.count - 1
  }

  /// Which account it is. An empty field says nothing, so that only the one account that the file names can be meant.
  private func key(_ account: CSVCell?, _ currency: CSVCell?) throws(CSVRowFault) -> CSVAccountKey {
    let name = table.text.string(account ?? survey.account.only)
    if name == nil, survey.account.isMixed { throw .account }
    let code = table.text.string(currency ?? survey.currency.only)
    if code == nil, survey.currency.isMixed { throw .currency }
    let unit = table.profile?.currency ?? code.map { CSVFigure.currency($0) ?? Currency(code: $0) }
    return CSVAccountKey(name: table.profile?.account ?? name, currency: unit ?? self.currency)
  }

  private func record(of key: CSVAccountKey) -> AccountRecord {
    // A person may have said that it is to be called so.
    let name = key.name == table.title ? nil : key.name ?? table.preamble.account
    return AccountRecord(
      nativeId: name ?? table.title, number: name.flatMap { $0.contains(where: \.isNumber) ? $0 : nil },
      name: name.map { $0.contains(where: \.isNumber) ? nil : $0 } ?? table.shortTitle, currency: key.currency)
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

  private var headers: [String] { layout.headings.map(\.text).filter { !$0.isEmpty } }

  private func title(_ headers: [String]) -> String {
    bank?.name ?? (headers.isEmpty ? "CSV" : "CSV " + headers.joined(separator: ", "))
  }

  /// The currency of amounts where no column says it.
  func currency(_ survey: CSVSurvey) -> Currency {
    let headings = layout.headings
    let header = layout.figures.compactMap { headings.indices.contains($0) ? headings[$0].currency : nil }
    return header.first ?? survey.figureCurrency ?? preamble.currency ?? bank?.currency ?? CSVReader.unit
  }
}
