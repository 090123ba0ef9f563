import BankeyCore

extension CSVAsking {
  /// What can be the amount: a column of money, else one of numbers; or two, of which each row has one.
  func amounts(_ body: CSVBody, _ rows: CSVSample, needsMoney: Bool) -> [CSVQuestion.Choice] {
    let free = (0..<body.width).filter { !body.roles.isKnown($0) && !rows.isFull($0, of: rows.isDate) }
    let money = free.filter { rows.isFull($0, of: rows.isMoney) }
    let numbers = needsMoney ? [] : free.filter { rows.isFull($0, of: rows.isNumber) }
    let singles = (money.isEmpty ? numbers : money).map { choice([(.amount, [$0])]) }
    let halves = free.filter(rows.isHalf)
    let pairs = halves.flatMap { one in halves.filter { rows.isOneOf(one, $0) }.map { (one, $0) } }
    return pairs.map { choice([(.debit, [$0.0]), (.credit, [$0.1])]) } + singles
  }
}

extension CSVSample {
  /// Whether a field is a number that can be an amount.
  fileprivate func isNumber(_ cell: CSVCell) -> Bool {
    CSVFigure.with(text, cell) { figure, _ in
      figure.contains(where: isDigit) && (try? AmountParser.parse(utf8: figure)) != nil
    } ?? false
  }

  /// Whether some rows have a number in a column, and the others nothing.
  fileprivate func isHalf(_ column: Int) -> Bool {
    let cells = cells(column)
    return !cells.isEmpty && cells.count < rows.count && cells.allSatisfy(isNumber)
  }

  /// Whether each row has something in one of two columns, and never in both.
  fileprivate func isOneOf(_ one: Int, _ other: Int) -> Bool {
    one != other && rows.allSatisfy { ($0[one] == nil) != ($0[other] == nil) }
  }
}
