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
  /// The amount, or what went out and what came in, and the word that says which.
  var money = CSVMoney()
  /// Whether a lone column of amounts is called what went out, or what came in.
  var loneSide: CSVDirection?
  /// Other columns of figures, which may be the amount if the balances say so, or a fee that went out beside it.
  var otherFigures: [Int] = []
  /// Columns of two words, of which nothing says that they are the direction.
  var unsaidDirections: [Int] = []
  /// Columns of fees beside what went out and what came in, which some rows alone have.
  var feesBesideSides: [Int] = []
  var balance: Int?
  var currency: Int?
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
  /// The account whose number stands in every row, as that of who paid or of who was paid.
  var ownNumber: String?
  /// The columns of the other side's account; one of several has the own number in each row.
  var otherAccounts: [Int] = []
  var id: Int?
  var status: Int?

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
  private var taken: Set<Int> {
    let single = [authorized, money.direction, currency, account, id, status, counterparty, payer, payee, type]
    return Set(figures + texts + [date] + single.compactMap(\.self))
  }

  /// Whether a column is something else than text.
  func isTaken(_ column: Int) -> Bool { taken.contains(column) }

  /// Whether a row is called an opening or closing balance or a sum, and names no other side.
  func line(_ row: CSVRow, _ text: CSVText) -> Bool {
    guard row[counterparty] == nil, row[payer] == nil, row[payee] == nil,
      let cell = texts.lazy.compactMap({ row[$0] }).first,
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
    self.date = date
    authorized = (roles[.done] + roles[.day]).first { $0 != date }
    otherDay = authorized ?? roles[.value].first { $0 != date }
    guard setAmounts(roles, rows) else { return nil }
    // Where all rows are longer or shorter than the headers, the amounts stand elsewhere.
    if roles.told.isEmpty, !rows.rows.isEmpty, amounts.allSatisfy({ rows.cells($0).isEmpty }) { return nil }
    balance = roles[.balance].first { !amounts.contains($0) && !rows.isConstant($0) }
    status = roles[.status].first { sample.strings($0).contains { CSVWords.status($0) != nil } }
    (type, id) = (roles[.type].first, roles[.id].first)
    (payer, payee) = (roles[.payer].first, roles[.payee].first)
    counterparty = CSVLayout.counterparty(roles, sample, date)
    account = CSVLayout.account(roles, rows)
    let isCertain = roles.told.contains(.account) || account.map { Set(rows.strings($0)).count == 1 } == true
    if !isCertain { ownNumber = rows.shared(width: width) }
    if ownNumber != nil { account = nil }
    otherAccounts = roles[.otherAccount].filter { $0 != account }
    currency = money.amount.flatMap { headings[$0].currency } == nil ? currency(roles, rows) : nil
    texts = roles[.description].sorted()
    if money.amount != nil { setDirection(roles, rows) }
    // The currency of something else stands in some rows only.
    if let column = currency, Set(rows.strings(column)).count > 1, rows.rows.contains(where: { $0[column] == nil }) {
      currency = nil
    }
    findCurrency(roles, rows)
    if money.amount == nil { setFees(roles, rows) }
    let free = (0..<width).filter { !taken.contains($0) && !rows.isFull($0, of: rows.isDate) }
    otherFigures = free.filter { rows.isFull($0, of: rows.isFigure) && !rows.isFull($0, of: rows.isZero) }
    if account == nil, ownNumber == nil { findAccount(rows, roles) }
    if status == nil, headings.allSatisfy(\.text.isEmpty) { status = free.first(where: rows.areStates) }
    findTexts(roles, rows)
  }

  /// The column of the currency, of several that beside the amount; one of dashes only says nothing.
  private func currency(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let named = roles[.currency].filter { column in
      let cells = rows.cells(column)
      return cells.isEmpty || !cells.allSatisfy { CSVFigure.isNothing(rows.text, $0) }
    }
    return named.first { $0 == (amounts.max() ?? 0) + 1 } ?? named.first
  }

  private mutating func setAmounts(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    // Beside the amount in a foreign currency, that in the account's names its currency.
    money.amount = roles[.amount].first { headings[$0].currency != nil } ?? roles[.amount].first
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

  /// A fee that stands alone in a row is an amount as well.
  private mutating func setFees(_ roles: CSVRoles, _ rows: CSVSample) {
    func stands(_ row: CSVRow, _ column: Int) -> Bool {
      row[column].map { rows.isFigure($0) && !rows.isZero($0) } ?? false
    }
    feesBesideSides = roles[.fee].filter { fee in rows.rows.contains { stands($0, fee) } }
    money.fee = feesBesideSides.first { fee in
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

  /// A name before the date is the owner's, and a number is no name.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let named = roles[.counterparty].first { sample.strings($0).contains { !CSVAccount.isIBAN($0) } }
    return named ?? roles[.name].first { $0 > date } ?? roles[.counterparty].first
  }

  /// A number behind the other side's name is the other side's.
  private static func account(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let others = [CSVColumn.counterparty, .name, .payer, .payee].flatMap { roles[$0] }.min() ?? .max
    func isOwn(_ column: Int) -> Bool {
      roles.told.contains(.account) || rows.areOwn(column, isCertain: roles[.account].contains(column))
    }
    let candidates = roles[.account] + roles[.number].filter { $0 < others } + roles[.accountName]
    return candidates.first(where: isOwn)
  }

  /// A column of codes that no header tells is the currency where it stands beside the amount, or is the only one.
  private mutating func findCurrency(_ roles: CSVRoles, _ rows: CSVSample) {
    let isNamed = amounts.contains { headings.indices.contains($0) && headings[$0].currency != nil }
    guard currency == nil, !isNamed else { return }
    let codes = (0..<width).filter { column in
      let words = rows.strings(column)
      return !roles.isKnown(column) && !taken.contains(column) && !words.isEmpty && words.count == rows.rows.count
        && words.allSatisfy { CSVFigure.currency($0) != nil }
    }
    currency =
      codes.first { column in amounts.contains { abs(column - $0) == 1 } } ?? (codes.count == 1 ? codes[0] : nil)
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

  /// A number that is the same everywhere, and of which no header says that it is something else, is the account.
  fileprivate mutating func findAccount(_ rows: CSVSample, _ roles: CSVRoles) {
    account = (0..<width).first { column in
      guard !taken.contains(column), !roles.isKnown(column), !CSVAccountWords.isOfSomethingElse(headings[column]),
        let word = rows.words(column, atMost: 1)?.first
      else {
        return false
      }
      let plain = CSVAccount.plain(word)
      let isNumber =
        plain.count(where: \.isNumber) > 5 && plain.allSatisfy { $0.isLetter || $0.isNumber || " .-/".contains($0) }
      return CSVAccount.isIBAN(plain) || (isNumber && rows.rows.count > 1 && column < (amounts.min() ?? 0))
    }
  }
}

extension CSVSample {
  /// Whether the numbers of a column are of the file's own accounts. Those of which hardly two are the same are of the other sides, and so
  /// are those that some transactions do not have, unless the header is certain and they repeat.
  fileprivate func areOwn(_ column: Int, isCertain: Bool) -> Bool {
    let numbers = strings(column)
    let (repeats, isSame) = (Set(numbers).count * 2 <= numbers.count, Set(numbers).count == 1)
    // The last digits of a card tell no account where they change.
    if !isSame, numbers.allSatisfy(CSVAccountWords.isEndOfCard) { return numbers.isEmpty }
    if numbers.count == rows.count { return isSame || repeats || (numbers.count < 3 && isCertain) }
    return numbers.isEmpty || (isCertain && repeats && numbers.count > 2 && numbers.count * 2 > rows.count)
  }

  /// The only number that stands in every row, in one column in some and in another one in others: the account, as who paid or was paid.
  fileprivate func shared(width: Int) -> String? {
    guard rows.count > 1 else { return nil }
    let numbers = rows.map { row in
      (0..<width).compactMap { column -> String? in
        guard let word = text.string(row[column]).map(CSVAccount.plain) else { return nil }
        return CSVAccountWords.isNumber(word) ? word : nil
      }
    }
    let shared = numbers.dropFirst().reduce(Set(numbers[0])) { $0.intersection($1) }
    guard shared.count == 1, let own = shared.first else { return nil }
    let places = (0..<width).filter { column in strings(column).contains { CSVAccount.plain($0) == own } }
    return places.count > 1 ? own : nil
  }

  /// Whether most of what stands in a column is words, of which not all are the same.
  func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1 else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count && !cells(column).allSatisfy(isDate)
  }

  /// Whether it is words: no code, no figure, no state.
  private static func isFreeText(_ text: String) -> Bool {
    let isCode = text.contains(where: \.isNumber) && !text.contains(" ")
    return text.count(where: \.isLetter) > 1 && !isCode && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVWords.direction(text) == nil && CSVWords.status(text) == nil
  }

  /// Whether a column says the same in all of several rows, as a balance of today does that stands beside each.
  func isConstant(_ column: Int) -> Bool {
    let words = strings(column)
    return words.count > 1 && words.count == rows.count && Set(words).count == 1
  }

  /// Whether a column says of each row whether it is booked, or happened.
  func areStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 6), words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) != nil }
  }

  /// Whether every row has something of a kind in a column.
  func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}
