import BankeyCore

extension CSVReader {
  /// How many accounts a file may have.
  static let mostAccounts = 1000

  /// The number of the account that the row is of.
  mutating func account() throws(CSVRowFault) -> Int {
    let cells = [row[table.layout.account], row[table.layout.currency]]
    let (table, survey) = (table, survey)
    let key = try lastKey.of(cells, table.text.bytes) { () throws(CSVRowFault) in
      try CSVReader.key(cells[0], cells[1], table, survey)
    }
    if let number = numbers[key] { return number }
    guard accounts.count < CSVReader.mostAccounts else { throw .accounts }
    accounts.append(CSVAccount(record: record(of: key)))
    numbers[key] = accounts.count - 1
    counts.statements += 1
    return accounts.count - 1
  }

  /// Which account it is. An empty field says nothing, so that only the one account that the file names can be meant.
  private static func key(
    _ account: CSVCell?, _ currency: CSVCell?, _ table: CSVTable, _ survey: CSVSurvey
  ) throws(CSVRowFault) -> CSVAccountKey {
    let layout = table.layout
    let name = table.text.string(account ?? survey.account.only)
    if layout.account != nil, name == nil, survey.account.isMixed { throw .account }
    let code = table.text.string(currency ?? survey.currency.only)
    if layout.currency != nil, code == nil, survey.currency.isMixed { throw .currency }
    let unit = table.profile?.currency ?? code.map { CSVFigure.currency($0) ?? Currency(code: $0) }
    return CSVAccountKey(name: table.profile?.account ?? name, currency: unit ?? table.currency(survey))
  }

  private func record(of key: CSVAccountKey) -> AccountRecord {
    let name = key.name ?? table.preamble.account
    return AccountRecord(
      nativeId: name ?? table.title, number: name.flatMap { $0.contains(where: \.isNumber) ? $0 : nil },
      name: name.map { $0.contains(where: \.isNumber) ? nil : $0 } ?? table.title, currency: key.currency)
  }

  /// Hands over all that waits.
  mutating func flush() {
    for index in accounts.indices where !accounts[index].batch.transactions.isEmpty {
      tell(index)
      events.append(.transactions(accounts[index].batch.take()))
    }
    waiting = 0
  }

  /// What follows is of this account.
  mutating func tell(_ index: Int) {
    if told != index { events.append(.account(accounts[index].record)) }
    told = index
  }
}

extension CSVTable {
  /// What the account is called when the file does not say it: two files of the same form are of the same account.
  var title: String {
    if let bank { return bank.name }
    let headers = layout.headings.map(\.text).filter { !$0.isEmpty }
    return headers.isEmpty ? "CSV" : "CSV " + headers.joined(separator: ", ")
  }

  /// The currency of amounts where no column says it.
  func currency(_ survey: CSVSurvey) -> Currency {
    let columns = [layout.amount, layout.debit, layout.credit, layout.balance].compactMap(\.self)
    let header = columns.lazy.compactMap { column in
      column < layout.headings.count ? layout.headings[column].currency : nil
    }
    return header.first ?? survey.figureCurrency ?? preamble.currency ?? bank?.currency ?? CSVReader.unit
  }
}
