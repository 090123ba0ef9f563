import BankeyModel

/// Which column of a table is what, by their numbers from 0.
struct CSVLayout {
  /// The headers; none where the table has none.
  var headings: [CSVHeading]
  /// How many fields a row has.
  var width: Int
  var date = 0
  var authorized: Int?
  /// Another day, which counts where a row is not booked yet.
  var otherDay: Int?
  /// Whether rows whose day is still to come stand together at one end, and are not booked yet.
  var endsInWaiting = true
  /// The amount, or what went out and what came in, and the word that says which.
  var money = CSVMoney()
  /// Whether a lone column of amounts is called what went out, or what came in.
  var loneSide: CSVDirection?
  /// Several columns that are all called the amount, in one currency and in another.
  var rivalAmounts: [Int] = []
  /// Other columns of figures, which may be the amount if the balances say so, or a fee that went out beside it.
  var otherFigures: [Int] = []
  /// Columns of two words, of which nothing says that they are the direction.
  var unsaidDirections: [Int] = []
  /// Columns of fees, in which some row has a figure.
  var fees: [Int] = []
  var balance: Int?
  var currency: Int?
  /// The currency of what came in, where what went out has another column for its own.
  var creditCurrency: Int?
  /// The account's currency, where the column of currencies is of the foreign amounts.
  var ownCurrency: Currency?
  var texts: [Int] = []
  /// Columns of free text that count where a row has no other.
  var spareTexts: [Int] = []
  /// Whether what stands in them has shown that they are texts, and no header.
  var areTextsFound = false
  var type: Int?
  var counterparty: Int?
  var payer: Int?
  var payee: Int?
  var account: Int?
  /// The parts of what is called one account, each with balances of its own.
  var part: Int?
  /// The account whose number stands in every row, as that of who paid or of who was paid.
  var ownNumber: String?
  var id: Int?
  var status: Int?
  /// What shows what columns are, where that is not their content.
  private(set) var sources: [Int: TableEvidence.Source] = [:]

  /// So many parts an account may have.
  private static let mostParts = 12

  /// The columns of the amounts.
  var amounts: [Int] { money.columns }
  /// The columns with figures.
  var figures: [Int] { amounts + [balance].compactMap(\.self) }

  /// How many columns are known.
  var known: Int {
    let single = [
      authorized, money.amount, money.debit, money.credit, money.direction, balance, currency, type, counterparty,
      payer, payee, account, id, status,
    ]
    return 1 + single.count { $0 != nil } + texts.count
  }

  /// The columns that are something else than text.
  var taken: Set<Int> {
    let single = [authorized, money.direction, currency, account, part, id, status, counterparty, payer, payee, type]
    return Set(figures + texts + [date] + single.compactMap(\.self))
  }

  /// What shows what a column is.
  func source(of column: Int) -> TableEvidence.Source { sources[column] ?? .content }

  /// Whether a column is something else than text.
  func isTaken(_ column: Int) -> Bool { taken.contains(column) }

  /// Whether a row is called an opening or closing balance or a sum, and names no other side.
  func line(_ row: CSVRow, _ text: CSVText) -> Bool {
    guard row[counterparty] == nil, row[payer] == nil, row[payee] == nil,
      let cell = (texts + spareTexts).lazy.compactMap({ row[$0] }).first,
      CSVWords.mayBeLine(text.bytes[cell.place])
    else { return false }
    return text.string(cell).flatMap(CSVWords.line) != nil
  }

  /// What a message calls a column.
  func name(_ column: Int) -> String {
    column < headings.count && !headings[column].text.isEmpty ? Quotation.of(headings[column].text) : "\(column + 1)"
  }
}

extension CSVLayout {
  /// Chooses the columns; nil when there is no date or no amount.
  init?(_ told: CSVRoles, _ sample: CSVSample) {
    let rows = sample.transactions
    var roles = told
    roles.settleValuta(sample)
    roles.settle(rows)
    roles.settlePairs(rows)
    guard let date = roles.date(rows) else { return nil }
    self.init(headings: roles.headings, width: roles.headings.count)
    sources = roles.sources
    self.date = date
    authorized = (roles[.done] + roles[.day]).first { $0 != date }
    otherDay =
      authorized ?? roles[.value].first { $0 != date }
      ?? (0..<width).first { $0 != date && !roles.isKnown($0) && rows.isFull($0, of: rows.isDate) }
    endsInWaiting = rows.isEmptyAtOneEnd(date)
    guard setAmounts(roles, rows) else { return nil }
    // Where all rows are longer or shorter than the headers, the amounts stand elsewhere.
    if roles.told.isEmpty, !rows.rows.isEmpty, amounts.allSatisfy({ rows.cells($0).isEmpty }) { return nil }
    balance = roles[.balance].first { !amounts.contains($0) && !rows.isConstant($0) }
    status = roles[.status].first { sample.strings($0).contains { CSVWords.status($0) != nil } }
    (type, id) = (roles[.type].first, roles[.id].first)
    // A number there is that of the account.
    part = roles[.part].first { column in
      rows.words(column, atMost: CSVLayout.mostParts)?.allSatisfy { $0.count(where: \.isNumber) < 6 } ?? false
    }
    (payer, payee) = (roles[.payer].first, roles[.payee].first)
    counterparty = CSVLayout.counterparty(roles, sample, date)
    setAccount(roles, rows)
    setCurrency(roles, rows)
    texts = roles[.description].sorted()
    if money.amount != nil { setDirection(roles, rows) }
    findCurrency(roles, rows)
    setFees(roles, rows)
    let free = (0..<width).filter { !taken.contains($0) && !rows.isFull($0, of: rows.isDate) }
    otherFigures = free.filter { rows.isFull($0, of: rows.isFigure) && !rows.isFull($0, of: rows.isZero) }
    findAccount(roles, rows)
    if status == nil { status = free.first { !roles.isKnown($0) && rows.areStates($0) } }
    findTexts(roles, rows)
  }

  private mutating func setAmounts(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    // Beside the amount in a foreign currency, that in the account's names its currency.
    let full = roles[.amount].filter { rows.isFull($0, of: rows.isFigure) }
    let likely = full.isEmpty ? roles[.amount] : full
    rivalAmounts = roles.told.contains(.amount) ? [] : likely.filter { headings[$0].key == headings[likely[0]].key }
    // One that is called the account's beats that of the purchase in another currency.
    money.amount =
      likely.first { headings[$0].currency != nil } ?? likely.first { CSVAccountWords.isOfAccount(headings[$0]) }
      ?? likely.first
    if money.amount != nil { return true }
    let (debit, credit) = (roles[.debit].first, roles[.credit].first)
    if debit == nil || credit == nil {
      // A lone column of what came in has what went out with a minus; a lone one of what went out says so.
      money.amount = credit ?? debit
      loneSide = credit != nil ? .into : debit != nil ? .outOf : nil
    } else {
      (money.debit, money.credit) = (debit, credit)
    }
    return !amounts.isEmpty
  }

  /// A fee that stands alone in a row, beside what went out and what came in, is an amount as well.
  private mutating func setFees(_ roles: CSVRoles, _ rows: CSVSample) {
    func stands(_ row: CSVRow, _ column: Int) -> Bool {
      row[column].map { rows.isFigure($0) && !rows.isZero($0) } ?? false
    }
    fees = roles[.fee].filter { fee in !figures.contains(fee) && rows.rows.contains { stands($0, fee) } }
    guard money.amount == nil else { return }
    money.fee = fees.first { fee in
      rows.rows.contains { row in stands(row, fee) && !amounts.contains { stands(row, $0) } }
    }
  }

  /// A column whose words are known to say in or out, or whose header says that it does. Where no amount has a sign, one of two words
  /// may, whatever its header is.
  private mutating func setDirection(_ roles: CSVRoles, _ rows: CSVSample) {
    func isKnown(_ column: Int) -> Bool {
      guard let words = rows.words(column, atMost: 12), !words.isEmpty else { return false }
      return words.allSatisfy { CSVWords.direction($0) != nil }
    }
    let hasMinus = amounts.contains { rows.cells($0).contains(where: rows.isNegative) }
    let isHeaderless = headings.allSatisfy(\.text.isEmpty)
    let named = roles[.direction].filter { (rows.words($0, atMost: 12) ?? []).count > 0 }
    let free = (0..<width).filter { !roles.isKnown($0) && !taken.contains($0) }
    money.direction =
      named.first(where: isKnown) ?? roles[.type].first(where: isKnown)
      ?? (hasMinus && !isHeaderless ? nil : free.first(where: isKnown)) ?? named.first
    guard money.direction == nil, !hasMinus else { return }
    unsaidDirections = (free + roles[.type]).filter { $0 != status && rows.twoWords($0) != nil }
  }

  /// A name before the date that is the same everywhere is the owner's, and a number is no name.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let named = roles[.counterparty].first { sample.strings($0).contains { !CSVAccount.isIBAN($0) } }
    func isOwner(_ column: Int) -> Bool { column < date && Set(sample.transactions.strings(column)).count < 2 }
    return named ?? roles[.name].first { !isOwner($0) } ?? roles[.counterparty].first
  }

  /// Takes the columns of free text that no header told of where a transaction would say nothing without them.
  private mutating func findTexts(_ roles: CSVRoles, _ rows: CSVSample) {
    let free = (0..<width).filter { !taken.contains($0) && !roles.isKnown($0) && rows.isFreeText($0) }
    let said = texts + [counterparty, payer, payee].compactMap(\.self)
    let silent = rows.rows.count { row in !said.contains { row[$0] != nil } }
    if said.isEmpty || silent * 3 > rows.rows.count {
      (texts, areTextsFound) = (texts + free, !free.isEmpty)
    } else {
      spareTexts = free
    }
  }

}
