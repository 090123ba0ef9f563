import BankeyModel

/// Other columns that may be the amount, or its currency.
extension CSVLayout {
  /// Finds figures in columns without a meaning: the balance, an amount that competes with the one chosen, and others.
  mutating func setOtherFigures(_ free: [Int], _ roles: CSVRoles, _ rows: CSVSample) {
    otherFigures = free.filter { rows.isFull($0, of: rows.isFigure) && !rows.isFull($0, of: rows.isZero) }
    guard let amount = money.amount else { return }
    if rivalAmounts.count < 2, amount != roles.amountOfAccounts(rows),
      let other = whole(of: amount, rows) ?? self.converted(roles, rows)
        ?? rival(of: amount, roles, rows) ?? worth(of: amount, roles, rows) ?? unskipped(beside: amount, roles, rows)
    {
      rivalAmounts = [amount, other]
    }
    if balance == nil {
      balance = otherFigures.first { rows.isBalance($0, of: amount) }
      otherFigures.removeAll { $0 == balance }
    }
  }

  /// The column whose figures are the sum of the amount and others. A net amount beside a fee is what was booked.
  private func whole(of amount: Int, _ rows: CSVSample) -> Int? {
    let isNet = headings[at: amount].flatMap(CSVWords.meaning)?.column == .net
    if isNet, !fees.isEmpty { return nil }
    return rows.sum(of: amount, (otherFigures + fees).filter { !(fees.contains($0) && rows.writesMinus($0)) })
  }

  /// Another amount of each row, if no header and no currency shows which of the two the account was charged.
  private func rival(of amount: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard !roles[.currency].isEmpty, roles.told.isEmpty, ownCurrency == nil, !isOfAccount(amount),
      currency.map({ rows.rows.count > 1 && rows.isConstant($0) }) != true
    else { return nil }
    return sameMoney(as: amount, roles, rows).first
  }

  /// Another column of amounts without a known header, which is that of the account's currency or only says what
  /// amounts in other currencies are worth.
  func converted(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard let amount = money.amount, let currency, !roles.told.contains(.amount) else { return nil }
    return otherFigures.first { !roles.isKnown($0) && rows.sharedCurrency(amount, $0, currency) != nil }
  }

  /// Whether another column has what the amounts came to in one of their currencies, so that they are not converted yet.
  func isConverted(_ currency: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    guard let amount = money.amount else { return false }
    return (0..<width).contains { other in
      other != amount && !roles.isKnown(other) && rows.isFull(other, of: rows.isFigure)
        && rows.sharedCurrency(amount, other, currency) != nil
    }
  }

  /// The column of currencies whose header ends with the same word in parentheses as that of the amount: `Total (local)`
  /// and `Currency (local)`.
  func sameWord(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard roles.told.isEmpty, let amount = money.amount, let word = headings[amount].wordInParentheses else {
      return nil
    }
    return headings.indices.first { column in
      let codes = rows.strings(column)
      return headings[column].wordInParentheses == word && !codes.isEmpty
        && codes.allSatisfy { CSVFigure.currency($0) != nil }
    }
  }

  /// The amount of coins or shares beside what they were worth: `Coin amount`, `USD Value`.
  private func worth(of amount: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard roles.told.isEmpty, CSVTrades.isWorth(headings[at: amount]) else { return nil }
    return otherFigures.first { CSVHeadingParts.nameAmount(headings[$0]) && !roles.isKnown($0) }
  }

  /// A column of figures in every row, though some rows have no amount: those may be in another currency.
  private func unskipped(beside amount: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard roles.told.isEmpty, !headings.allSatisfy(\.text.isEmpty),
      rows.rows.contains(where: { $0[amount] == nil }), !rows.cells(amount).isEmpty
    else { return nil }
    return otherFigures.first { !roles.isKnown($0) && rows.mayBeMoney($0) }
  }
}

extension CSVSample {
  /// Whether the whole numbers of a column can be money: they vary, and are neither counted up nor as long as the
  /// number of an account.
  fileprivate func mayBeMoney(_ column: Int) -> Bool {
    let numbers = strings(column).map { Int($0.filter(\.isNumber)) ?? 0 }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    return Set(numbers).count > 1 && (steps.count > 1 || numbers.count == 2) && steps != [1] && steps != [-1]
      && strings(column).allSatisfy { !$0.hasPrefix("0") && $0.count(where: \.isNumber) < 9 }
  }
}
