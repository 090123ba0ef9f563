import BankeyModel

/// The columns of amounts and fees.
extension CSVLayout {
  /// Chooses the amount, or money out and money in. Returns false when the headers name neither.
  mutating func setAmounts(_ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    setAmount(roles, rows)
    let (debit, credit) = sides(roles, rows)
    if let debit, let credit, let amount = money.amount, rows.arePair(debit, credit, beside: amount) {
      (money.amount, money.debit, money.credit, rivalAmounts) = (nil, debit, credit, [])
    }
    if !amounts.isEmpty { return true }
    if let half = debit ?? credit, debit == nil || credit == nil,
      let other = otherHalf(of: half, on: debit == nil ? .into : .outOf, roles, rows)
    {
      let isBill = debit == half && CSVWords.areBill(headings[other], headings[half])
      (money.debit, money.credit) = isBill ? (other, half) : (debit ?? other, credit ?? other)
    } else if debit == nil || credit == nil {
      // In a lone column of money in, money out has a minus; a lone column of money out keeps its side.
      money.amount = credit ?? debit
      loneSide = credit != nil ? .into : debit != nil ? .outOf : nil
    } else {
      (money.debit, money.credit) = (debit, credit)
    }
    return !amounts.isEmpty
  }

  /// The columns of money out and money in. Of two pairs, one for purchases in other currencies, the account's: its
  /// headers say so, or its currency is the same in all rows.
  private mutating func sides(_ roles: CSVRoles, _ rows: CSVSample) -> (debit: Int?, credit: Int?) {
    let pairs = zip(roles[.debit], roles[.credit]).map { (debit: $0, credit: $1) }
    guard pairs.count == 2, roles[.debit].count == 2, roles[.credit].count == 2, roles.told.isEmpty,
      rows.rows.allSatisfy({ rows.hasMoney($0, pairs[0]) == rows.hasMoney($0, pairs[1]) })
    else { return (roles[.debit].first, roles[.credit].first) }
    let named = pairs.filter { isOfAccount($0.debit) && isOfAccount($0.credit) }
    let steady = pairs.filter { rows.isConstant(max($0.debit, $0.credit) + 1) }
    if let own = [named, steady].first(where: { $0.count == 1 })?.first { return own }
    if rows.strings(pairs[0].debit) != rows.strings(pairs[1].debit)
      || rows.strings(pairs[0].credit) != rows.strings(pairs[1].credit)
    {
      rivalSides = pairs
    }
    return pairs[0]
  }

  /// Whether a header says that its amounts are in the account's currency: by the currency, or by a word.
  func isOfAccount(_ column: Int) -> Bool {
    headings[column].currency != nil || CSVAccountWords.isOfAccount(headings[column])
  }

  /// The amount of purchases in other currencies, and the column of what the account was charged for them: its header
  /// names an amount in the account's currency, and its figures have the same signs.
  private func charged(_ amounts: [Int], _ roles: CSVRoles, _ rows: CSVSample) -> (purchase: Int, amount: Int)? {
    guard let purchase = amounts.first(where: { !isOfAccount($0) }), roles.told.isEmpty, !roles[.currency].isEmpty
    else {
      return nil
    }
    return sameMoney(as: purchase, roles, rows).first(where: isOfAccount).map { (purchase, $0) }
  }

  /// The other columns of amounts by their headers, without another meaning, whose figures have the same signs.
  func sameMoney(as amount: Int, _ roles: CSVRoles, _ rows: CSVSample) -> [Int] {
    headings.indices.filter { column in
      column != amount
        && (!roles.isKnown(column) || roles[.amount].contains(column) || roles[.currency].contains(column)
          || (roles[.originalAmount].contains(column) && CSVAccountWords.isOfAccount(headings[column])))
        && CSVHeadingParts.nameAmount(headings[column]) && rows.isFull(column, of: rows.isFigure)
        && rows.rows.allSatisfy { row in
          guard let one = row[amount], let other = row[column] else { return row[amount] == nil }
          return rows.isNegative(one) == rows.isNegative(other) && rows.isZero(one) == rows.isZero(other)
        }
    }
  }

  /// Chooses one of the columns called the amount, and those that compete with it.
  private mutating func setAmount(_ roles: CSVRoles, _ rows: CSVSample) {
    // Beside the amount in a foreign currency, that in the account's names its currency.
    let full = roles[.amount].filter { rows.isFull($0, of: rows.isFigure) }
    let likely = rows.withoutZeros(full) ?? (full.isEmpty ? roles[.amount] : full)
    // An amount called the account's takes precedence over that of a purchase in another currency.
    let ofAccounts = roles.amountOfAccounts(rows)
    let charged = charged(likely, roles, rows)
    let converted = ofAccounts ?? converted(likely.first, roles, rows) ?? charged?.amount
    if let charged, converted == charged.amount { purchase = charged.purchase }
    let own =
      converted ?? likely.first { headings[$0].currency != nil }
      ?? likely.first { CSVAccountWords.isOfAccount(headings[$0]) }
    money.amount = own ?? likely.first
    if let amount = money.amount, !roles.told.contains(.amount),
      let signed = headings.indices.first(where: { rows.isSigned($0, like: amount) })
    {
      money.amount = signed
    }
    rivalAmounts =
      roles.told.contains(.amount) || converted != nil
      ? []
      : likely.filter {
        (own == nil || headings[$0].key == headings[likely[0]].key) && !isOfOtherCurrencies($0, own, roles, rows)
      }
  }

  /// Whether the currencies beside a column of amounts all differ from the one that the header of the amount names.
  private func isOfOtherCurrencies(_ column: Int, _ own: Int?, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    guard let own, own != column, let currency = headings[own].currency, headings[column].currency == nil else {
      return false
    }
    return roles[.currency].contains { codes in
      abs(codes - column) == 1 && !rows.cells(codes).isEmpty
        && rows.strings(codes).allSatisfy { CSVFigure.currency($0).map { $0 != currency } ?? false }
    }
  }

  /// The column of amounts in the account's currency beside those of purchases: they are equal in all rows with that
  /// currency, and others exist.
  private func converted(_ amount: Int?, _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard let amount, headings[amount].currency == nil, !roles.told.contains(.amount),
      let codes = roles[.currency].first(where: { !rows.cells($0).isEmpty })
    else { return nil }
    return headings.indices.first { column in
      guard column != amount, let own = headings[column].currency, !roles[.balance].contains(column) else {
        return false
      }
      let isOwn = rows.rows.map { rows.text.string($0[codes]).flatMap(CSVFigure.currency) == own }
      return isOwn.contains(true) && isOwn.contains(false) && rows.isFull(column, of: rows.isFigure)
        && zip(rows.rows, isOwn).allSatisfy { !$1 || rows.text.string($0[amount]) == rows.text.string($0[column]) }
    }
  }

  /// Finds columns whose money would be lost if rows with an amount of zero were taken as they are.
  mutating func setOtherMoney(_ roles: CSVRoles, _ rows: CSVSample) {
    guard !amounts.contains(where: { source(of: $0) == .profile }) else { return }
    let others = (0..<width).filter { column in
      !taken.contains(column) && column != money.fee
        && ![CSVColumnRole.balance, .available, .rate, .turnover].contains { roles[$0].contains(column) }
    }
    otherMoney = rows.instead(of: amounts, others)
  }

  /// Finds amounts in a small unit. Balances then prove nothing, because their unit may be another one.
  mutating func setSmallUnit(_ rows: CSVSample) {
    let units = amounts.compactMap { column in
      let areWhole = rows.strings(column).allSatisfy { !$0.contains(".") && !$0.contains(",") }
      return headings[at: column]?.smallUnit(areWhole: areWhole)
    }
    money.smallUnit = units.first
    if money.smallUnit != nil { (balance, otherFigures) = (nil, []) }
  }

  /// The column of reservations: it counts in rows without an amount, and none of those is posted.
  func held(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard let amount = money.amount else { return nil }
    return roles[.held].first { held in
      rows.isMostly(held, rows.isFigure)
        && rows.rows.allSatisfy { $0[held] == nil || $0[amount] != nil || $0[date] == nil }
    }
  }

  /// Adds the columns of fees. A fee alone in a row, beside money out and money in, counts as the amount.
  mutating func setFees(_ roles: CSVRoles, _ rows: CSVSample) {
    func stands(_ row: CSVRow, _ column: Int) -> Bool {
      row[column].map { rows.isFigure($0) && !rows.isZero($0) } ?? false
    }
    fees = (roles[.fee] + unnamedFees(roles, rows)).filter { fee in
      !figures.contains(fee) && rows.rows.contains { stands($0, fee) }
    }
    guard money.amount == nil else { return }
    money.fee = fees.first { fee in
      rows.rows.contains { row in stands(row, fee) && !amounts.contains { stands(row, $0) } }
    }
  }

  /// In a table without headers, other columns of money that are zero in some rows: no balance is, but a fee may be.
  private func unnamedFees(_ roles: CSVRoles, _ rows: CSVSample) -> [Int] {
    guard headings.allSatisfy(\.text.isEmpty), money.amount != nil else { return [] }
    return (0..<width).filter { column in
      !taken.contains(column) && !roles.isKnown(column) && rows.isFull(column, of: rows.isMoney)
        && rows.cells(column).contains(where: rows.isZero)
    }
  }
}

extension CSVSample {
  /// Whether a row has a figure other than zero in one of two columns.
  fileprivate func hasMoney(_ row: CSVRow, _ pair: (debit: Int, credit: Int)) -> Bool {
    [pair.debit, pair.credit].contains { row[$0].map { isFigure($0) && !isZero($0) } ?? false }
  }

  /// The columns of money that have a figure only in rows where none of the amounts has one.
  fileprivate func instead(of amounts: [Int], _ columns: [Int]) -> [Int] {
    func stands(_ row: CSVRow, _ column: Int) -> Bool { row[column].map { isFigure($0) && !isZero($0) } ?? false }
    return columns.filter { column in
      cells(column).allSatisfy { isMoney($0) || isZero($0) }
        && !rows.contains { row in stands(row, column) && amounts.contains { stands(row, $0) } }
    }
  }

  /// Whether a column repeats the amounts of another one and has a minus where that has none.
  fileprivate func isSigned(_ column: Int, like other: Int) -> Bool {
    func size(_ row: CSVRow, _ column: Int) -> String? {
      text.string(row[column])?.filter { $0.isNumber || ".,".contains($0) }
    }
    func isNegative(_ row: CSVRow, _ column: Int) -> Bool { row[column].map { self.isNegative($0) } ?? false }
    return column != other && rows.allSatisfy { size($0, column) == size($0, other) && !isNegative($0, other) }
      && rows.contains { isNegative($0, column) }
  }

  /// The only column of figures without a zero, if most rows of all others have one: those are amounts of foreign
  /// purchases.
  fileprivate func withoutZeros(_ columns: [Int]) -> [Int]? {
    let whole = columns.filter { !cells($0).contains(where: isZero) }
    let others = columns.filter { !whole.contains($0) }
    guard whole.count == 1, !others.isEmpty,
      others.allSatisfy({ cells($0).count(where: isZero) * 2 >= rows.count })
    else { return nil }
    return whole
  }
}
