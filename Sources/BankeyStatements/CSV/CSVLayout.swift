import BankeyModel

/// The meanings of a table's columns, by numbers from 0.
struct CSVLayout {
  /// The headers; empty when the table has none.
  var headings: [CSVHeading]
  /// The number of fields in a row.
  var width: Int
  var date = 0
  var authorized: Int?
  /// Another date, which counts when a row has no posting date yet.
  var otherDay: Int?
  /// Whether rows with a future date are together at one end and are not posted yet.
  var undatedRowsArePending = true
  /// The columns of the amount, or of money out and money in, and of the word for the direction.
  var money = CSVMoney()
  /// The side named by the header of the only column of amounts.
  var loneSide: CSVDirection?
  /// The amount of a purchase in another currency, beside what the account was charged.
  var purchase: Int?
  /// Several columns called the amount, for example in two currencies.
  var rivalAmounts: [Int] = []
  /// Pairs of money out and money in that could all be the account's; empty unless there are several.
  var rivalSides: [(debit: Int, credit: Int)] = []
  /// Other columns of figures, which may be the amount if the balances agree, or a fee charged in addition to it.
  var otherFigures: [Int] = []
  /// Columns of money that have a figure only in rows whose amount is zero or missing.
  var otherMoney: [Int] = []
  /// Columns of two words that may be the direction, although no header says so.
  var possibleDirections: [Int] = []
  /// Columns of fees in which some row has a figure.
  var fees: [Int] = []
  var balance: Int?
  /// Where the first row with a balance begins, if only newer rows above it have none.
  private(set) var balancesFrom: Int?
  /// The column of words that tell a balance from a debt, such as CR and DR.
  private(set) var balanceSide: Int?
  var currency: Int?
  /// The currency of money in, if money out has its own currency column.
  var creditCurrency: Int?
  /// The account's currency, if the currency column belongs to the foreign amounts.
  var ownCurrency: Currency?
  /// The column of currencies that the amounts may be in, if exchange rates leave open whether they are converted.
  var unconverted: Int?
  var texts: [Int] = []
  /// Columns of free text that count when a row has no other text.
  var spareTexts: [Int] = []
  /// The text columns that were found by their contents instead of headers.
  var foundTexts: [Int] = []
  var type: Int?
  var counterparty: Int?
  var payer: Int?
  var payee: Int?
  var account: Int?
  /// The column of the account's parts, each with its own balances.
  var part: Int?
  /// The account number that every row has, either as payer or as payee.
  var ownNumber: String?
  /// The columns of the other side's account; one of several has the own number in each row.
  var otherAccounts: [Int] = []
  var id: Int?
  var status: Int?
  /// Columns of other words, some of which may be those of a status: `PENDING` below `Type`.
  var kinds: [Int] = []
  /// What the status column says with Yes and No; nil when it has other words.
  private(set) var statusFlag: CSVStateFlag?
  /// The evidence for the meanings of columns, unless it is their contents.
  private(set) var sources: [Int: TableEvidence.Source] = [:]

  /// The maximum number of parts of an account.
  private static let mostParts = 12

  var amounts: [Int] { money.columns }
  var figures: [Int] { amounts + [balance].compactMap(\.self) }
  /// The column whose header says that the rows are what a card spent.
  var spending: Int? {
    headings.indices.first { CSVCardWords.spending.contains(headings[$0].key) && sources[$0] != nil }
  }

  /// The number of columns with a known meaning.
  var known: Int {
    let single = [
      authorized, money.amount, money.debit, money.credit, money.direction, balance, currency, type, counterparty,
      payer, payee, account, id, status,
    ]
    return 1 + single.count { $0 != nil } + texts.count
  }

  /// The columns that are something else than text.
  var taken: Set<Int> {
    let single = [
      balanceSide, authorized, money.direction, money.held, currency, account, part, id, status, counterparty, payer,
      payee, type,
    ]
    return Set(figures + texts + [date] + single.compactMap(\.self))
  }

  /// The evidence for the meaning of a column.
  func source(of column: Int) -> TableEvidence.Source { sources[column] ?? .content }

  func isTaken(_ column: Int) -> Bool { taken.contains(column) }

  var lines: CSVLineColumns {
    CSVLineColumns(parties: [counterparty, payer, payee].compactMap(\.self), texts: texts + spareTexts)
  }

  /// The name of a column in a message.
  func name(_ column: Int) -> String {
    column < headings.count && !headings[column].text.isEmpty ? Quotation.of(headings[column].text) : "\(column + 1)"
  }
}

extension CSVLayout {
  /// Chooses the columns. Nil when there is no date or no amount.
  init?(_ told: CSVRoles, _ sample: CSVSample) {
    let rows = sample.transactions
    let roles = told.settled(sample)
    guard let date = roles.date(rows) else { return nil }
    self.init(headings: roles.headings, width: roles.headings.count)
    sources = roles.sources
    setDays(date, roles, rows)
    guard setAmounts(roles, rows), !isShifted(roles, rows) else { return nil }
    setBalance(roles, rows)
    setStatus(roles, sample)
    setParties(roles, sample)
    setAccount(roles, rows)
    otherAccounts = otherAccounts(roles, sample)
    setCurrency(roles, rows)
    // A reference of words is a text.
    texts = (roles[.description] + roles[.id].filter(rows.isFreeText)).sorted()
    if CSVTrades.areNamed(in: headings) { describeSecurities(roles) }
    if money.amount != nil { setDirection(roles, rows) }
    balanceSide = balanceSide(rows)
    findCurrency(roles, rows)
    setFees(roles, rows)
    money.held = held(roles, rows)
    let free = (0..<width).filter { !taken.contains($0) && !rows.isFull($0, of: rows.isDate) }
    setOtherFigures(free, roles, rows)
    setOtherMoney(roles, rows)
    setSmallUnit(rows)
    balancesFrom = balance.flatMap { rows.startOfBalances($0, by: date) }
    findAccount(roles, rows)
    if status == nil { status = free.first { !roles.isKnown($0) && rows.areStates($0) } }
    findTexts(roles, rows)
    if status == nil { kinds = kinds(sample) }
  }

  /// Chooses the balance after each row. The balance before each row serves only as proof, and a single row proves
  /// nothing.
  private mutating func setBalance(_ roles: CSVRoles, _ rows: CSVSample) {
    let balances = roles[.balance].filter { !amounts.contains($0) && !rows.isConstant($0) }
    func isOpening(_ column: Int) -> Bool { source(of: column) != .profile && headings[column].isOpening }
    balance = balances.first { !isOpening($0) } ?? (rows.rows.count > 1 ? balances.first : nil)
  }

  /// Adds the security's name and the kind of trade to the texts, because a security is not a counterparty.
  private mutating func describeSecurities(_ roles: CSVRoles) {
    guard roles.told.isEmpty else { return }
    if let name = counterparty, roles[.name].contains(name) { (counterparty, texts) = (nil, (texts + [name]).sorted()) }
    if let kind = type { (type, texts) = (nil, [kind] + texts) }
  }

  private mutating func setDays(_ date: Int, _ roles: CSVRoles, _ rows: CSVSample) {
    self.date = date
    authorized = (roles[.done] + roles[.day]).first { $0 != date }
    // Nothing is posted before it was authorized.
    if roles.told.isEmpty, let other = authorized, rows.isEarlier(date, than: other) {
      (self.date, authorized) = (other, date)
    }
    leaveBillDate(roles, rows)
    otherDay =
      authorized ?? roles[.value].first { $0 != self.date }
      ?? (0..<width).first { column in
        column != self.date && (!roles.isKnown(column) || roles[.time].contains(column))
          && rows.isFull(column, of: rows.isDate)
      }
    undatedRowsArePending = rows.isEmptyAtOneEnd(self.date)
  }

  /// Whether the columns of amounts are empty: all rows are longer or shorter than the headers, and the amounts are in
  /// other columns.
  private func isShifted(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    roles.told.isEmpty && !rows.rows.isEmpty && amounts.allSatisfy { rows.cells($0).isEmpty }
  }

  /// Chooses the columns of the status, type and number of a transaction, and of the account's parts.
  private mutating func setStatus(_ roles: CSVRoles, _ sample: CSVSample) {
    let rows = sample.transactions
    status = roles[.status].first { column in
      (sample.strings(column).contains { CSVWords.status($0) != nil || CSVWords.mayBeReversed($0) }
        || rows.areUnknownStates(column))
        && !CSVStateFlag.marksReversals(column, headings, rows, money.amount)
    }
    if let (column, flag) = CSVStateFlag.column(headings, rows, money.amount) { (status, statusFlag) = (column, flag) }
    (type, id) = (roles[.type].first, roles[.id].first { !rows.isFreeText($0) })
    // A number there is that of the account.
    part = roles[.part].first { column in
      !rows.isFull(column, of: rows.isDecimal)
        && rows.words(column, atMost: CSVLayout.mostParts)?.allSatisfy { $0.count(where: \.isNumber) < 6 } ?? false
    }
  }

  /// Takes the date of purchase in place of that of the bill, unless that is called the posting date.
  private mutating func leaveBillDate(_ roles: CSVRoles, _ rows: CSVSample) {
    guard roles.told.isEmpty, !roles[.booked].contains(date), let other = authorized,
      rows.isBilled(date, behind: other)
    else { return }
    (date, authorized) = (other, nil)
  }

  /// Adds columns of free text without a known header when transactions would have no text otherwise.
  private mutating func findTexts(_ roles: CSVRoles, _ rows: CSVSample) {
    let free = (0..<width).filter { !taken.contains($0) && roles.mayBeText($0) && rows.isFreeText($0) }
    let said = texts + [counterparty, payer, payee].compactMap(\.self)
    let silent = rows.rows.count { row in !said.contains { row[$0].map(rows.text.hasWords) ?? false } }
    let isSame = rows.rows.count > 2 && said.allSatisfy { Set(rows.strings($0)).count < 2 }
    if said.isEmpty || silent * 3 > rows.rows.count || (isSame && free.contains { Set(rows.strings($0)).count > 1 }) {
      (texts, foundTexts) = (texts + free, free)
    } else {
      // One whose texts differ belongs to the description, unlike a category.
      let rich = free.filter { rows.isRich($0) && rows.isNew($0, beside: said) }
      (texts, foundTexts) = ((texts + rich).sorted(), rich)
      spareTexts = free.filter { !rich.contains($0) }
    }
    if silent == rows.rows.count, free.isEmpty {
      texts += (0..<width).filter { !taken.contains($0) && roles.mayBeText($0) && rows.isConstantText($0) }
    }
    // A kind of transaction is the text if there is no other.
    if texts.isEmpty, said.isEmpty, let type, rows.isFreeText(type) { (texts, self.type) = ([type], nil) }
    // Any other words are better than none: `Umsatz/Ort` looks like the name of an amount.
    if texts.isEmpty, said.isEmpty { texts = (0..<width).filter { !taken.contains($0) && rows.isFreeText($0) } }
    spareTexts += roles[.category].filter { !taken.contains($0) }
  }
}
