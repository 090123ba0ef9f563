import BankeyCore

extension CSVLayout {
  /// Chooses the columns that headers do not tell by what stands in them; nil when that is not certain.
  ///
  /// Certain is: in every row with a date there is one, and only one, column of money, or a second one that is the balance
  /// because it adds up.
  static func byContent(_ roles: CSVRoles, _ sample: CSVSample, width: Int) -> CSVLayout? {
    let rows = sample.having { row in row.count == width && row.cells.contains(where: sample.isDate) }
    guard !rows.rows.isEmpty, rows.rows.count * 2 >= sample.rows.count else { return nil }
    var roles = roles
    if !roles.hasDate { roles.set(.day, (0..<width).filter { rows.isFull($0, of: rows.isDate) }) }
    if !roles.hasAmount {
      let money = (0..<width).filter { !roles[.balance].contains($0) && rows.isFull($0, of: rows.isMoney) }
      guard let (amount, balance) = amounts(money, rows) else { return nil }
      roles.set(.amount, [amount])
      if let balance { roles.set(.balance, [balance]) }
    }
    guard var layout = CSVLayout(roles.padded(to: width), rows) else { return nil }
    if layout.headings.allSatisfy(\.text.isEmpty) { layout.nameTheRest(rows) }
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

  /// Without headers, what is neither date nor figure nor code is text; a number of the same account everywhere is the account.
  private mutating func nameTheRest(_ rows: CSVSample) {
    for column in 0..<width where column != date && !figures.contains(column) {
      let words = rows.strings(column)
      if words.isEmpty || rows.cells(column).allSatisfy(rows.isDate) { continue }
      if account == nil, Set(words).count == 1, CSVAccount.isIBAN(words[0]) {
        account = column
      } else if currency == nil, words.allSatisfy({ CSVFigure.currency($0) != nil }) {
        currency = column
      } else if words.contains(where: { $0.contains(where: \.isLetter) && !CSVAccount.isIBAN($0) }) {
        texts.append(column)
      }
    }
  }
}

extension CSVSample {
  /// The rows that fulfil a condition.
  fileprivate func having(_ condition: (CSVRow) -> Bool) -> CSVSample {
    var sample = self
    sample.rows = rows.filter(condition)
    return sample
  }

  /// Whether every row has something of a kind in a column.
  fileprivate func isFull(_ column: Int, of kind: (CSVCell) -> Bool) -> Bool {
    rows.allSatisfy { $0[column].map(kind) ?? false }
  }
}
