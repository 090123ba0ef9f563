import BankeyModel

extension CSVReader {
  /// Finishes the table: hands over balances, and notes how the file was read.
  mutating func finish() throws(ReadingError) {
    if counts.rows == 0, counts.firstRejected == nil, let place = passedFigure {
      throw ReadingError("No row of the table has a readable date, so bankey imported nothing.", at: place)
    }
    if let place = repeatedPart {
      throw ReadingError(
        "The file contains the same table twice, so its transactions would count twice.", at: place)
    }
    try checkLeftOut()
    if unknownStatus.count > 0, hasKnownStatus || unknownWords.isMixed {
      throw table.unknownStatus(at: unknownStatus.first)
    }
    if let place = doubtfulKind, reading.sign.proof == nil { throw table.doubtfulStatus(at: place) }
    if let place = titleStatus.doubtful, table.layout.status == nil { throw table.unknownTitle(at: place) }
    if let line = doubtfulLine ?? unprovenShop { throw table.lineQuestion(at: line) }
    if let row = rowOfSum { throw table.sumOfAll(row.text, at: row.place) }
    if let subtotal { throw table.subtotal(subtotal.text, at: subtotal.place) }
    try checkBalances()
    flush()
    for index in accounts.indices { emitBalance(index) }
    if counts.rows > 0 { noteReading() }
    note(skippedRows) {
      "Skipped \($0 == 1 ? "1 row that is not a transaction" : "\($0) rows that are not transactions")."
    }
    note(canceledRows) {
      "Skipped \($0 == 1 ? "1 transaction that was" : "\($0) transactions that were") canceled or declined."
    }
    note(neutralRows) {
      "Skipped \($0 == 1 ? "1 row" : "\($0) rows") that the file marks as neither income nor expense."
    }
    note(unknownStatus) {
      $0 == 1
        ? "1 transaction has an unknown status, so bankey treats it as posted."
        : "\($0) transactions have an unknown status, so bankey treats them as posted."
    }
    note(rowsWithoutText) { "\($0 == 1 ? "1 transaction has" : "\($0) transactions have") no text." }
    try finishCounts()
  }

  /// Throws when rows with money, or more than a few others, cannot be read, unless the profile allows it.
  private func checkLeftOut() throws(ReadingError) {
    let (read, left) = (counts.rows, unreadableRows.count)
    guard table.profile?.skipsUnreadable != true, read > 0 else { return }
    guard unreadableAmounts.count > 0 || left > read || (left > CSVReader.few && left > read / 19) else { return }
    throw table.unreadable(
      read, of: read + left, counts.firstRejected,
      at: unreadableAmounts.count > 0 ? unreadableAmounts.first : unreadableRows.first)
  }

  /// The number of unreadable rows that may be left out of any file.
  private static let few = 3

  /// Throws when the balances contradict the amounts, because a sign or column is then misread, unless the profile sets
  /// the sign. If all amounts have signs and no other column can be the amount, rows may be missing instead.
  private func checkBalances() throws(ReadingError) {
    // What a bank is known to write is certain if its minus signs are there.
    let isOfBank = if case .bank = reading.sign.evidence { reading.sign.money.sign == .asWritten } else { false }
    let isShown = reading.sign.evidence.isWritten || (isOfBank && survey.signs.minus > 0)
    let isCertain = isShown && table.layout.otherFigures.isEmpty
    let isAgainst = accounts.contains { $0.chain.isTurned || ($0.chain.isLoose && !isCertain) }
    // If only the balances decided the signs, all of them must agree.
    if case .balances = reading.sign.evidence, accounts.contains(where: { $0.chain.links > 0 && !$0.chain.holds }) {
      throw table.balancesAgainst(reading.sign.money)
    }
    if table.profile?.sign == nil, isAgainst { throw table.balancesAgainst(reading.sign.money) }
    if table.profile?.hasGaps != true, let torn = accounts.first(where: \.chain.isTorn) { throw table.torn(torn.chain) }
  }

  private mutating func emitBalance(_ index: Int) {
    let currency = accounts[index].record.currency
    if let (day, balance) = accounts[index].chain.closing {
      emitAccount(index)
      let isAvailable = table.layout.balance.flatMap { table.layout.headings[at: $0] }?.isAvailable ?? false
      events.append(
        .balances(
          BalanceRecord(
            balance: isAvailable ? nil : balance, available: isAvailable ? balance : nil,
            date: day.map { LocalTime(day: $0) })))
    } else if accounts.count == 1, let stated = table.preamble.closing(reading.dates),
      let balance = reading.balance(stated.cell, table.text, in: currency)
    {
      emitStatedBalance(stated, balance)
    } else if accounts.count == 1, let closing = statedClosing {
      emitAccount(0)
      events.append(.balances(BalanceRecord(balance: closing.amount, date: closing.day.map { LocalTime(day: $0) })))
    } else if accounts[index].chain.links > 0, accounts[index].chain.holds {
      note(
        "The balances add up whichever end of the table is the newest, so bankey cannot tell which balance is current.",
        at: table.start)
    } else if accounts[index].chain.isReordered {
      note(
        "The balances add up only in a different order of the rows, so bankey uses none of them.",
        at: table.start)
    } else if accounts[index].chain.links > 0 {
      note("The balances beside the transactions do not add up, so bankey uses none of them.", at: table.start)
    }
    guard let statement = accounts[index].chain.statement else { return }
    emitAccount(index)
    events.append(.statement(statement))
  }

  /// Notes how the file was read, so that no guess is silent, and asks what only the user can decide.
  private mutating func noteReading() {
    note(table.summary(reading), at: table.start, asking: table.columnsQuestion, evidence: evidence)
    let (held, all) = agreement
    if held > 0 { note("\(held) of \(all) balances add up.", at: table.start) }
    for guess in reading.guesses { note(guess.message, at: guess.place, asking: guess.question) }
    if let account = accounts.first(where: { !$0.record.isNamed })?.record { noteAccount(account) }
    noteCurrency()
  }

  /// Notes when nothing in the file names the currency.
  private mutating func noteCurrency() {
    let isWritten =
      table.layout.currency != nil || survey.namesCurrencies || otherCurrency != nil
      || table.writtenCurrency(survey, of: reading.sign.money.columns) != nil
    if accounts.contains(where: { $0.record.currency == Currency.unknown }) {
      let question = table.asking.question(.currency, suggestion: Currency.unknown.code)
      note("The file does not name its currency.", at: 0, asking: table.profile?.currency == nil ? question : nil)
    } else if !isWritten, let bank = table.bank, bank.currency != nil {
      note("The file does not name its currency, so bankey uses \(currency.code), the currency of \(bank.name).", at: 0)
    } else if !isWritten {
      note(
        "The file does not name its currency, so bankey uses USD, because the amounts have a dollar sign and the dates the month first.",
        at: 0, asking: table.asking.question(.currency, suggestion: currency.code))
    }
  }

  private mutating func noteAccount(_ account: AccountRecord) {
    note(
      "The file does not name its account, so bankey calls it \(Quotation.of(account.name ?? account.nativeId)). To choose a name, import it with "
        + "--account NAME. " + table.advice("account = \"…\""), at: 0,
      asking: table.asking.question(.account, suggestion: table.title))
  }

  private mutating func note(_ tally: CSVTally, _ message: (Int) -> String) {
    if tally.count > 0 { note(message(tally.count), at: tally.first) }
  }
}

/// Counts rows of one kind, and remembers the first.
struct CSVTally {
  private(set) var count = 0
  private(set) var first = 0

  mutating func add(at place: Int) {
    if count == 0 { first = place }
    count += 1
  }
}

extension CSVTable {
  /// Describes the columns and the format of their values.
  fileprivate func summary(_ reading: CSVReading) -> String {
    let amounts = (reading.sign.money.columns + [reading.sign.money.fee].compactMap(\.self)).map(layout.name)
    let decimals = reading.decimals == .comma ? "comma" : "point"
    let profile = profile.map { " as [csv.\(PlainText.cleaned($0.name))] says" } ?? ""
    return "Columns\(profile): dates from \(layout.name(layout.date)), amounts with a decimal \(decimals) from "
      + "\(amounts.joined(separator: " and ")), texts from \(textNames); money in or out by \(reading.sign.evidence.phrase)."
  }

  private var textNames: String {
    let others = [layout.counterparty, layout.payer, layout.payee].compactMap(\.self)
    let names = (others + layout.texts).map(layout.name)
    let isOnly =
      !layout.foundTexts.isEmpty && layout.foundTexts == layout.texts
      ? names.count == 1 ? ", the only text column" : ", the text columns" : ""
    return names.isEmpty ? "none" : names.joined(separator: ", ") + isOnly
  }
}

/// Caches the meanings of recently seen fields, because most rows repeat them.
struct CSVFieldCache<Meaning> {
  private typealias Entry = (first: Range<Int>, second: Range<Int>, meaning: Meaning)
  /// Empty until a meaning is cached, because most tables have no such fields.
  private var entries: [Entry?] = []

  /// The meaning of one or two fields; nil when it is not cached.
  func meaning(_ bytes: ByteView, _ cell: CSVCell?, _ other: CSVCell? = nil) -> Meaning? {
    if entries.isEmpty { return nil }
    let (first, second) = (CSVFieldCache.place(cell), CSVFieldCache.place(other))
    guard let entry = entries[CSVFieldCache.slot(bytes, first, second)], bytes.isEqual(entry.first, first),
      bytes.isEqual(entry.second, second)
    else { return nil }
    return entry.meaning
  }

  mutating func keep(_ meaning: Meaning, _ bytes: ByteView, _ cell: CSVCell?, _ other: CSVCell? = nil) {
    if entries.isEmpty { entries = [Entry?](repeating: nil, count: 1024) }
    let (first, second) = (CSVFieldCache.place(cell), CSVFieldCache.place(other))
    entries[CSVFieldCache.slot(bytes, first, second)] = (first, second, meaning)
  }

  private static func place(_ cell: CSVCell?) -> Range<Int> { cell?.place ?? 0..<0 }

  private static func slot(_ bytes: ByteView, _ first: Range<Int>, _ second: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes[first] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in bytes[second] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    // Uses the bits at both ends, because similar short texts differ in only a few of them.
    return Int((hash >> 22 ^ hash) & 1023)
  }
}

/// Caches the meaning of the last field of a column in which neighboring rows often have the same text.
struct CSVLastField<Meaning> {
  private var last: (place: Range<Int>, meaning: Meaning)?

  /// The meaning of a field; nil when it is not cached.
  func meaning(_ bytes: ByteView, _ cell: CSVCell?) -> Meaning? {
    guard let cell, let last, bytes.isEqual(last.place, cell.place) else { return nil }
    return last.meaning
  }

  mutating func keep(_ meaning: Meaning, _ cell: CSVCell) { last = (cell.place, meaning) }
}

/// The part of a row that cannot be read.
enum CSVRowError: Error {
  case date, noDate, waiting, amount, noAmount, otherMoney, twoAmounts, direction, width, account, currency, accounts

  /// The second half of a sentence that begins with the row.
  func reason(_ row: CSVRow, _ table: CSVTable) -> String {
    let layout = table.layout
    func value(_ column: Int?) -> String { table.text.string(row[column]).map(Quotation.of) ?? "" }
    return switch self {
    case .date: "its date \(value(layout.date)) is impossible"
    case .noDate: "it has no date"
    case .waiting: "it is not booked yet and has no date"
    case .amount:
      "its amount \(value(layout.amounts.first { row[$0] != nil })) cannot be read"
    case .noAmount: "it has no amount"
    case .otherMoney:
      "its amount is zero, and column \(table.otherMoney(row).map(layout.name) ?? "") has \(value(table.otherMoney(row)))"
    case .twoAmounts: "it has two amounts"
    case .direction: "\(value(layout.money.direction)) does not say whether money came in or went out"
    case .width: "it has \(row.count) fields, and the table has \(table.width.expected(row))"
    case .account: "it does not say which account it belongs to"
    case .currency: "it does not say which currency it is in"
    case .accounts: "the file has more than \(CSVReader.mostAccounts) accounts"
    }
  }
}
