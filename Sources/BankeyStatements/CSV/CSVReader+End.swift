import BankeyCore

extension CSVReader {
  /// The table is at its end: balances, and what was understood.
  mutating func finish() throws(StatementFault) {
    flush()
    for index in accounts.indices { tellBalance(index) }
    if counts.rows > 0 { noteReading() }
    note(passed) { "Rows that are no transactions were passed over: \($0)." }
    note(dropped) { "Transactions that were cancelled or declined were passed over: \($0)." }
    note(unknownStatus) { "The status of transactions is not known, so they are taken as posted: \($0)." }
    try finishCounts()
  }

  private mutating func tellBalance(_ index: Int) {
    let currency = accounts[index].record.currency
    if let (day, balance) = accounts[index].chain.closing {
      tell(index)
      events.append(.balances(BalanceRecord(balance: balance, date: day.map { LocalTime(day: $0) })))
    } else if let told = table.preamble.balance, accounts.count == 1,
      let balance = CSVFigure.amount(table.text, told.cell, reading.decimals, in: currency)
    {
      tell(index)
      let day = table.preamble.day(reading.dates)
      events.append(.balances(BalanceRecord(balance: balance, date: day.map { LocalTime(day: $0) })))
    } else if accounts[index].chain.links > 0 {
      note("The balances beside the transactions do not add up, so none is taken.", at: table.start)
    }
    guard let statement = accounts[index].chain.statement else { return }
    tell(index)
    events.append(.statement(statement))
  }

  /// Says how the file was read, so that no guess is silent, and asks for what only a person can say.
  private mutating func noteReading() {
    note(table.summary(reading), at: table.start, asking: table.textQuestion)
    for guess in reading.guesses { note(guess.message, at: guess.place, asking: guess.question) }
    if table.profile?.account == nil, accounts.contains(where: { $0.record.nativeId == table.title }) { noteAccount() }
    if accounts.contains(where: { $0.record.currency == CSVReader.unit }) {
      let question = table.asking.question(.currency, suggestion: CSVReader.unit.code)
      note("The file names no currency.", at: 0, asking: table.profile?.currency == nil ? question : nil)
    }
  }

  private mutating func noteAccount() {
    note(
      "The file does not name its account, so it is called \(Quotation.of(table.shortTitle)). To name it: "
        + table.advice("account = \"…\""), at: 0, asking: table.asking.question(.account, suggestion: table.title))
  }

  private mutating func note(_ tally: CSVTally, _ message: (Int) -> String) {
    if tally.count > 0 { note(message(tally.count), at: tally.first) }
  }
}

extension CSVTable {
  /// Which columns are read, and how.
  fileprivate func summary(_ reading: CSVReading) -> String {
    let amounts = [layout.amount, layout.debit, layout.credit].compactMap(\.self).map(layout.name)
    let decimals = reading.decimals == .comma ? "comma" : "point"
    let profile = profile.map { " as [csv.\(PlainText.cleaned($0.name))] says" } ?? ""
    return "Read so\(profile): dates from column \(layout.name(layout.date)), amounts with a decimal \(decimals) from "
      + "\(amounts.joined(separator: " and ")), texts from \(textNames)."
  }

  private var textNames: String {
    let others = [layout.counterparty, layout.payer, layout.payee].compactMap(\.self)
    let names = (others + layout.texts).map(layout.name)
    let isOnly = layout.areTextsFound ? names.count == 1 ? ", the only column of text" : ", the columns of text" : ""
    return names.isEmpty ? "none" : names.joined(separator: ", ") + isOnly
  }
}
