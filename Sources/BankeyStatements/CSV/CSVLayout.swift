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
  /// The columns of the amount, or of money out and money in, and of the word for the direction.
  var money = CSVMoney()
  /// The side named by the header of the only column of amounts.
  var loneSide: CSVDirection?
  /// Other columns of figures, which may be the amount if the balances agree, or a fee charged in addition to it.
  var otherFigures: [Int] = []
  /// Columns of two words that may be the direction, although no header says so.
  var unsaidDirections: [Int] = []
  /// Columns of fees beside money out and money in; some rows have only a fee.
  var feesBesideSides: [Int] = []
  var balance: Int?
  var currency: Int?
  var texts: [Int] = []
  /// Columns of free text that count when a row has no other text.
  var spareTexts: [Int] = []
  /// Whether the text columns were found by their contents instead of headers.
  var areTextsFound = false
  var type: Int?
  var counterparty: Int?
  var payer: Int?
  var payee: Int?
  var account: Int?
  /// The account number that every row has, either as payer or as payee.
  var ownNumber: String?
  var id: Int?
  var status: Int?

  var amounts: [Int] { money.columns }
  var figures: [Int] { amounts + [balance].compactMap(\.self) }

  /// The number of columns with a known meaning.
  var known: Int {
    let single = [
      authorized, money.amount, money.debit, money.credit, money.direction, balance, currency, type, counterparty,
      payer, payee, account, id, status,
    ]
    return 1 + single.count { $0 != nil } + texts.count
  }

  /// The columns with a meaning other than free text.
  private var taken: Set<Int> {
    let single = [authorized, money.direction, currency, account, id, status, counterparty, payer, payee, type]
    return Set(figures + texts + [date] + single.compactMap(\.self))
  }

  func isTaken(_ column: Int) -> Bool { taken.contains(column) }

  /// Whether the text of a row is that of an opening or closing balance or total, and the row names no counterparty.
  func line(_ row: CSVRow, _ text: CSVText) -> Bool {
    guard row[counterparty] == nil, row[payer] == nil, row[payee] == nil,
      let cell = texts.lazy.compactMap({ row[$0] }).first,
      CSVWords.mayBeLine(text.bytes[cell.place])
    else { return false }
    return text.string(cell).flatMap(CSVWords.line) != nil
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
    // If all rows are longer or shorter than the headers, the amounts are in other columns.
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
    currency = money.amount.flatMap { headings[$0].currency } == nil ? currency(roles, rows) : nil
    texts = roles[.description].sorted()
    if money.amount != nil { setDirection(roles, rows) }
    // A currency that only some rows have belongs to something else.
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

  /// The currency column; of several, the one beside the amount. A column of dashes does not count.
  private func currency(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let named = roles[.currency].filter { column in
      let cells = rows.cells(column)
      return cells.isEmpty || !cells.allSatisfy { CSVFigure.isNothing(rows.text, $0) }
    }
    return named.first { $0 == (amounts.max() ?? 0) + 1 } ?? named.first
  }

  private mutating func setAmounts(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    // Of amounts in the account's and in a foreign currency, the one whose header names the currency is the account's.
    money.amount = roles[.amount].first { headings[$0].currency != nil } ?? roles[.amount].first
    if money.amount != nil { return true }
    let (debit, credit) = (roles[.debit].first, roles[.credit].first)
    if debit == nil || credit == nil {
      // In a lone column of money in, money out has a minus; a lone column of money out keeps its side.
      money.amount = credit ?? debit
      loneSide = credit != nil ? .into : debit != nil ? .outOf : nil
    } else {
      (money.debit, money.credit) = (debit, credit)
    }
    return !amounts.isEmpty
  }

  /// Adds the columns of fees. A fee in a row without an amount counts as the amount.
  private mutating func setFees(_ roles: CSVRoles, _ rows: CSVSample) {
    func stands(_ row: CSVRow, _ column: Int) -> Bool {
      row[column].map { rows.isFigure($0) && !rows.isZero($0) } ?? false
    }
    feesBesideSides = roles[.fee].filter { fee in rows.rows.contains { stands($0, fee) } }
    money.fee = feesBesideSides.first { fee in
      rows.rows.contains { row in stands(row, fee) && !amounts.contains { stands(row, $0) } }
    }
  }

  /// Finds the column of the direction: its words are known, or its header says so. If no amount has a sign, any column
  /// of two words is a candidate.
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

  /// The counterparty's column. A name before the date is the owner's, and numbers are not names.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let named = roles[.counterparty].first { sample.strings($0).contains { !CSVAccount.isIBAN($0) } }
    return named ?? roles[.name].first { $0 > date } ?? roles[.counterparty].first
  }

  /// The account's column. A number after the counterparty's name is the counterparty's.
  private static func account(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let others = [CSVColumn.counterparty, .name, .payer, .payee].flatMap { roles[$0] }.min() ?? .max
    func isOwn(_ column: Int) -> Bool {
      roles.told.contains(.account) || rows.areOwn(column, isCertain: roles[.account].contains(column))
    }
    let candidates = roles[.account] + roles[.number].filter { $0 < others } + roles[.accountName]
    return candidates.first(where: isOwn)
  }

  /// Finds the currency: a column of codes without a known header, if it is beside the amount or is the only one.
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

  /// Adds columns of free text without a known header when transactions would have no text otherwise.
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

  /// Finds the account: a number that is the same in every row, unless its header says that it is something else.
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
  /// Whether the numbers of a column are the file's own accounts. Numbers that hardly repeat, or that some transactions
  /// lack, belong to counterparties, unless the header is certain and the numbers repeat.
  fileprivate func areOwn(_ column: Int, isCertain: Bool) -> Bool {
    let numbers = strings(column)
    let (repeats, isSame) = (Set(numbers).count * 2 <= numbers.count, Set(numbers).count == 1)
    // The last digits of a card do not identify an account if they vary.
    if !isSame, numbers.allSatisfy(CSVAccountWords.isEndOfCard) { return numbers.isEmpty }
    if numbers.count == rows.count { return isSame || repeats || (numbers.count < 3 && isCertain) }
    return numbers.isEmpty || (isCertain && repeats && numbers.count > 2 && numbers.count * 2 > rows.count)
  }

  /// The only number that every row has, in one of several columns: the account, as payer or payee.
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

  /// Whether most fields of a column are words that vary.
  func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1 else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count && !cells(column).allSatisfy(isDate)
  }

  /// Whether a text consists of words, and is not a code, figure or status.
  private static func isFreeText(_ text: String) -> Bool {
    let isCode = text.contains(where: \.isNumber) && !text.contains(" ")
    return text.count(where: \.isLetter) > 1 && !isCode && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVWords.direction(text) == nil && CSVWords.status(text) == nil
  }

  /// Whether a column has the same value in all of several rows, like a current balance repeated in each.
  func isConstant(_ column: Int) -> Bool {
    let words = strings(column)
    return words.count > 1 && words.count == rows.count && Set(words).count == 1
  }

  /// Whether the words of a column are all known statuses of transactions.
  func areStates(_ column: Int) -> Bool {
    guard let words = words(column, atMost: 6), words.count < rows.count else { return false }
    return words.allSatisfy { CSVWords.status($0) != nil }
  }

  /// Whether every row has a field in this column that satisfies `kind`.
  func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}
