import BankeyCore

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
