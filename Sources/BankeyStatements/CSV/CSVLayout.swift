import BankeyModel

/// Which column of a table is what, by their numbers from 0.
struct CSVLayout {
  /// The headers; none where the table has none.
  var headings: [CSVHeading]
  /// How many fields a row has.
  var width: Int
  var date = 0
  var authorized: Int?
  var amount: Int?
  var debit: Int?
  var credit: Int?
  var direction: Int?
  var balance: Int?
  var currency: Int?
  var texts: [Int] = []
  /// Whether what stands in them has shown that they are texts, and no header.
  var areTextsFound = false
  var type: Int?
  var counterparty: Int?
  var payer: Int?
  var payee: Int?
  var account: Int?
  var id: Int?
  var status: Int?

  /// The columns with figures.
  var figures: [Int] { [amount, debit, credit, balance].compactMap(\.self) }

  /// How many columns are known.
  var known: Int {
    let single = [
      authorized, amount, debit, credit, direction, balance, currency, type, counterparty, payer, payee, account, id,
      status,
    ]
    return 1 + single.count { $0 != nil } + texts.count
  }

  /// What a message calls a column.
  func name(_ column: Int) -> String {
    column < headings.count && !headings[column].text.isEmpty ? Quotation.of(headings[column].text) : "\(column + 1)"
  }
}

extension CSVLayout {
  /// Chooses the columns that headers do not tell by what stands in them; nil when that is not certain.
  ///
  /// Certain is: in every row with a date there is one, and only one, column of money, or a second one that is the balance
  /// because it adds up.
  static func byContent(_ body: CSVBody) -> CSVLayout? {
    guard let rows = body.rows else { return nil }
    let width = body.width
    var roles = body.roles
    if !roles.hasDate { roles.set(.day, (0..<width).filter { rows.isFull($0, of: rows.isDate) }) }
    if !roles.hasAmount {
      let money = (0..<width).filter { !roles[.balance].contains($0) && rows.isFull($0, of: rows.isMoney) }
      guard let (amount, balance) = amounts(money, rows) else { return nil }
      roles.set(.amount, [amount])
      if let balance { roles.set(.balance, [balance]) }
    }
    guard var layout = CSVLayout(roles, rows) else { return nil }
    if layout.headings.allSatisfy(\.text.isEmpty) { layout.findAccount(rows) }
    return layout
  }

  private static func amounts(_ money: [Int], _ rows: CSVSample) -> (Int, balance: Int?)? {
    if money.count == 1 { return (money[0], nil) }
    guard money.count == 2 else { return nil }
    let proven = [(money[0], money[1]), (money[1], money[0])].filter {
      CSVChain.isProven(rows, amount: $0.0, balance: $0.1)
    }
    return proven.count == 1 ? proven[0] : nil
  }

  /// Takes the columns of free text that no header told of: else a transaction would say nothing.
  mutating func findTexts(_ roles: CSVRoles, _ sample: CSVSample) {
    texts = (0..<width).filter { $0 != date && !figures.contains($0) && !roles.isKnown($0) && sample.isFreeText($0) }
    areTextsFound = !texts.isEmpty
  }

  /// Without headers, a number that is the same everywhere is the account, and a column of codes the currency.
  private mutating func findAccount(_ rows: CSVSample) {
    for column in 0..<width where column != date && !figures.contains(column) {
      let words = rows.strings(column)
      if words.isEmpty { continue }
      if account == nil, Set(words).count == 1, CSVAccount.isIBAN(words[0]) {
        account = column
      } else if currency == nil, words.allSatisfy({ CSVFigure.currency($0) != nil }) {
        currency = column
      }
    }
  }
}

extension CSVSample {
  /// Whether most of what stands in a column is words, of which not all are the same.
  fileprivate func isFreeText(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.count == 1 || Set(words).count > 1 else { return false }
    return words.count(where: CSVSample.isFreeText) * 2 > words.count && !cells(column).allSatisfy(isDate)
  }

  /// Whether it is words: no code, no figure, no state.
  private static func isFreeText(_ text: String) -> Bool {
    let isCode = text.contains(where: \.isNumber) && !text.contains(" ")
    return text.count(where: \.isLetter) > 1 && !isCode && !CSVAccount.isIBAN(text)
      && CSVFigure.currency(text) == nil && CSVDirection(text) == nil && CSVStatus(text) == nil
  }

  /// Whether every row has something of a kind in a column.
  func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}

extension CSVLayout {
  /// Chooses the columns; nil when there is no date or no amount.
  init?(_ roles: CSVRoles, _ sample: CSVSample) {
    var roles = roles
    roles.settleValuta(sample)
    guard let date = roles.dates.lazy.compactMap({ roles[$0].first }).first else { return nil }
    self.init(headings: roles.headings, width: roles.headings.count)
    self.date = date
    authorized = roles[.done].first { $0 != date }
    guard setAmounts(roles, sample) else { return nil }
    balance = roles[.balance].first
    currency = amount.flatMap { headings[$0].currency } == nil ? roles[.currency].first : nil
    texts = roles[.description].sorted()
    (type, id) = (roles[.type].first, roles[.id].first)
    (payer, payee) = (roles[.payer].first, roles[.payee].first)
    counterparty = CSVLayout.counterparty(roles, sample, date)
    account = CSVLayout.account(roles)
    status = roles[.status].first { sample.strings($0).contains { CSVStatus($0) != nil } }
    if texts.isEmpty, counterparty == nil, payer == nil, payee == nil { findTexts(roles, sample) }
  }

  private mutating func setAmounts(_ roles: CSVRoles, _ sample: CSVSample) -> Bool {
    // Beside the amount in a foreign currency, that in the account's names its currency.
    amount = roles[.amount].first { headings[$0].currency != nil } ?? roles[.amount].first
    direction = roles[.direction].first
    if amount != nil {
      if direction == nil { direction = roles[.type].first { CSVLayout.isDirection(sample.strings($0)) } }
      return true
    }
    (debit, credit) = (roles[.debit].first, roles[.credit].first)
    // A lone column of what came in has what went out with a minus.
    if debit == nil { (amount, credit) = (credit, nil) }
    return amount != nil || credit != nil
  }

  private static func isDirection(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { CSVDirection($0) != nil }
  }

  /// A name before the date is the owner's, and a number is no name.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let named = roles[.counterparty].first { sample.strings($0).contains { !CSVAccount.isIBAN($0) } }
    return named ?? roles[.name].first { $0 > date } ?? roles[.counterparty].first
  }

  /// A number behind the other side's name is the other side's.
  private static func account(_ roles: CSVRoles) -> Int? {
    let others = [CSVColumn.counterparty, .name, .payer, .payee].flatMap { roles[$0] }.min() ?? .max
    return roles[.account].first ?? roles[.number].first { $0 < others } ?? roles[.accountName].first
  }
}
