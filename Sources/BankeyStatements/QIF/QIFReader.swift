import BankeyModel

/// Reads QIF: lists of records whose lines begin with a letter for their meaning.
struct QIFReader: StatementReader {
  let bytes: ByteView
  let decoder: TextDecoder
  let survey: QIFSurvey
  /// The profile from the config whose `match` occurs in the first lines.
  let profile: CSVProfile?
  var records: QIFRecords
  var lines: LineCounter
  var events: [StatementEvent] = []
  /// The account named last, until transactions of another kind follow.
  var named: QIFAccount?
  /// The balance beside that name.
  private var balance: QIFBalance?
  /// The balance of the account whose transactions are read.
  private var openBalance: QIFBalance?
  /// The account whose transactions are read.
  var account: QIFAccount?
  var kind: QIFAccountKind?
  /// The list whose first record was seen, and the account that it opens.
  private var opened: (list: Int, account: String?) = (0, nil)
  /// The number of trades without a cash amount.
  var trades = 0
  var batch = TransactionBatch()
  var counts = StatementCounts()

  /// How QIF is recognized and read.
  static let format = FormatReading(format: .qif, isFound: QIFSign.isFound) { bytes, context, sink in
    try QIFReader(bytes, context.profiles).read(into: sink)
  }

  /// Prepares to read a whole file, after a first pass over it.
  init(_ bytes: ByteView, _ profiles: [CSVProfile] = []) throws(StatementError) {
    self.bytes = bytes
    profile = profiles.first { $0.match.map { QIFSign.isMatched($0, bytes) } ?? false }
    decoder = TextDecoder(for: bytes, declared: profile?.encoding)
    records = QIFRecords(bytes)
    lines = LineCounter(bytes)
    do throws(ReadingError) {
      survey = try QIFSurvey(records, profile)
    } catch {
      throw StatementError(error, &lines)
    }
  }

  mutating func step() throws(ReadingError) {
    guard let (list, record) = try records.next() else { return try finish() }
    switch list {
    case .accounts:
      named = QIFAccount(name: text(record["N"]), type: text(record["T"]))
      balance = written(record)
    case .transactions(let kind):
      begin(kind, record)
      try read(record)
    case .other: break
    }
  }

  private mutating func finish() throws(ReadingError) {
    finishAccount()
    note(
      trades, one: "1 securities trade has no cash amount, so it counts as 0.",
      many: "\(trades) securities trades have no cash amount, so they count as 0.", at: 0)
    if counts.statements > 0, currency == Currency.unknown { note("A statement does not name its currency.", at: 0) }
    if let (reason, date) = survey.guess, counts.rows > 0 {
      note(
        "Dates like \(Quotation.of(text(date) ?? "")) are read \(survey.order.rawValue), because \(reason).",
        at: date.lowerBound)
    }
    try finishCounts()
  }

  /// The currency of the amounts.
  var currency: Currency { profile?.currency ?? survey.currency ?? Currency.unknown }

  /// The text at `place`; nil when it is empty.
  func text(_ place: Range<Int>?) -> String? { place.flatMap { $0.isEmpty ? nil : decoder.string(bytes[$0]) } }

  /// The text of a transaction at `place`, without the layout of the file; nil when it is empty.
  func line(_ place: Range<Int>?) -> String? { text(place).map(TextLayout.flat) }
}

extension QIFReader {
  /// Begins transactions of an account of this kind. If no name precedes them, the kind serves as the name.
  mutating func begin(_ kind: QIFAccountKind, _ record: QIFRecord) {
    if opened.list != records.lists { opened = (records.lists, opening(record)) }
    let named = named.flatMap { $0.isOf(kind) ? $0 : nil }
    let next = named ?? QIFAccount(name: profile?.account ?? opened.account, type: nil)
    guard account != next || self.kind != kind else { return }
    finishAccount()
    openBalance = named == nil ? nil : balance
    (account, self.kind) = (next, kind)
    counts.statements += 1
    events.append(.account(next.record(of: kind, in: currency)))
    if next.name == nil {
      note("The file does not name its account, so bankey calls it “\(kind.rawValue)”.", at: record.place.lowerBound)
    }
  }

  /// The account that a record opens: some programs begin a list without a name with the opening balance, as a transfer
  /// from the account itself.
  private func opening(_ record: QIFRecord) -> String? {
    guard let payee = text(record["P"]), CSVWords.line(payee) == .opening else { return nil }
    return account(text(record["L"])).map { String($0.dropFirst().dropLast()) }
  }

  mutating func read(_ record: QIFRecord) throws(ReadingError) {
    do throws(QIFRowError) {
      let transaction = try transaction(record)
      tellBeyondMonth(record, transaction.day)
      if record["T"] ?? record["U"] == nil { trades += 1 }
      openBalance?.observe(transaction.day)
      batch.append(transaction, raw: bytes[record.place], decoder)
      counts.rows += 1
    } catch {
      let value = text(record[error.code]).map { " \(Quotation.of($0))" } ?? ""
      reject(ReadingError("Skipped a transaction: \(error.reason(value)).", at: record.place.lowerBound))
    }
    if batch.isFull { flush() }
  }

  private mutating func tellBeyondMonth(_ record: QIFRecord, _ day: Day) {
    guard let place = record["D"], records.date(place)?.isBeyondMonth(survey.order) == true else { return }
    note(
      "The month of \(Quotation.of(text(place) ?? "")) is shorter, so bankey uses its last day: \(day).",
      at: place.lowerBound)
  }

  /// Hands over the collected transactions.
  mutating func flush() {
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Hands over the rest of an account's transactions, and its balance.
  private mutating func finishAccount() {
    flush()
    if let record = openBalance?.record { events.append(.balances(record)) }
    openBalance = nil
  }

  /// The balance that `!Account` states with its day; nil when either is missing or cannot be read. Some programs fill
  /// the place with a zero.
  private func written(_ record: QIFRecord) -> QIFBalance? {
    guard let figure = record["$"], let date = record["/"].flatMap({ records.date($0) }),
      let day = date.day(survey.order),
      let amount = try? AmountParser.parse(utf8: QIFFigure(bytes[figure]).digits, mark: survey.mark, in: currency),
      amount != .zero
    else { return nil }
    return QIFBalance(amount: amount, day: day)
  }

  private func transaction(_ record: QIFRecord) throws(QIFRowError) -> TransactionRecord {
    guard let date = record["D"].flatMap({ records.date($0) }), let day = date.day(survey.order)
    else { throw .date }
    let payee = line(record["P"])
    let number = text(record["N"])
    let isCheck = number.map { self.isCheck($0, on: day) } ?? false
    return TransactionRecord(
      day: day, amount: try amount(record),
      description: TransactionText.text(
        name: kind == .investment ? investment(record) : payee,
        memo: memo(record) ?? (kind == .investment ? payee : nil),
        type: isCheck ? "CHECK" : line(record["L"]), check: isCheck ? number : nil),
      counterparty: kind == .investment ? nil : payee, counterpartyAccount: otherAccount(record))
  }

  /// Whether a number is that of a check. A card has none, and some programs write the day there.
  private func isCheck(_ number: String, on day: Day) -> Bool {
    let isOfBank = kind != .investment && kind != .card
    return isOfBank && number.utf8.allSatisfy(isDigit) && number != day.description.filter { $0 != "-" }
  }

  /// The memo, whose lines become one.
  private func memo(_ record: QIFRecord) -> String? {
    let lines = record.all("M").compactMap { line($0) }
    return lines.count > 1 ? lines.joined(separator: " ") : lines.first
  }

  /// The account at the other end of a transfer. An opening balance comes from none.
  private func otherAccount(_ record: QIFRecord) -> String? {
    let name = account(text(record["L"]))
    return name == self.account?.name.map { "[\($0)]" } ? nil : name
  }

  /// The account named in place of a category: `[Savings]`, optionally with a class.
  private func account(_ category: String?) -> String? {
    guard let category, category.hasPrefix("["), let end = category.firstIndex(of: "]") else { return nil }
    return String(category[...end])
  }

  /// The action and its security.
  private func investment(_ record: QIFRecord) -> String? {
    let words = [text(record["N"]), text(record["Y"])].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func amount(_ record: QIFRecord) throws(QIFRowError) -> Amount {
    guard let place = record["T"] ?? record["U"] else {
      // A trade need not name an amount for the account's cash.
      if kind == .investment { return .zero }
      throw .amount
    }
    let figure = QIFFigure(bytes[place]).digits
    guard let amount = try? AmountParser.parse(utf8: figure, mark: survey.mark, in: currency) else { throw .amount }
    guard kind == .investment else { return amount }
    guard let action = QIFAction(text(record["N"]) ?? "") else { throw .action }
    guard let cash = action.cash(amount) else { throw .amount }
    return cash
  }
}

/// The part of a record that cannot be read.
enum QIFRowError: Error {
  case date, amount, action

  /// The letter of its line.
  var code: UInt8 {
    switch self {
    case .date: UInt8(ascii: "D")
    case .amount: UInt8(ascii: "T")
    case .action: UInt8(ascii: "N")
    }
  }

  /// The second half of a sentence that begins with the record.
  func reason(_ value: String) -> String {
    switch self {
    case .date: value.isEmpty ? "it has no date" : "its date\(value) is impossible"
    case .amount: value.isEmpty ? "it has no amount" : "its amount\(value) cannot be read"
    case .action: "bankey does not know what\(value) does to the account's cash"
    }
  }
}
