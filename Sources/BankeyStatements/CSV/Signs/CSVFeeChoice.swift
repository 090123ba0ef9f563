import BankeyModel

extension CSVTable {
  /// The columns of the amount, with the fees if they were charged in addition to it. The user, the balances or the
  /// bank's known habits decide; if none does, asks. `tried` returns what fewer balances prove about some readings. One
  /// balance is enough, because the signs are known.
  func charged(
    _ money: CSVMoney, _ proofs: [CSVTrial.Proof], tried: ([CSVMoney]) -> [CSVTrial.Proof]
  ) throws(ReadingError) -> CSVMoney {
    guard money.fee == nil, let fee = layout.fees.first, !money.columns.contains(fee) else { return money }
    var charged = money
    charged.fee = fee
    if let fees = profile?.fees { return fees == .apart ? charged : money }
    for proofs in [proofs, tried([money, charged]).filter(\.isOrdered)] {
      let (areApart, areIncluded) = (proofs.contains { $0.money == charged }, proofs.contains { $0.money == money })
      if areApart != areIncluded { return areApart ? charged : money }
    }
    if let role = bank?.columns[fee] { return role == .fee ? charged : money }
    if let header = money.amount.flatMap({ layout.headings[at: $0] }), CSVWords.meaning(of: header)?.column == .net {
      return money
    }
    if let net = net(money, fee) {
      var money = money
      money.amount = net
      return money
    }
    throw feeQuestion(fee, [money, charged])
  }

  /// Of two columns that differ by the fee, the one by which the account moves: the sum if fees have a minus, else the
  /// other one.
  private func net(_ money: CSVMoney, _ fee: Int) -> Int? {
    guard let amount = money.amount else { return nil }
    let rows = sample.transactions
    let hasMinus = rows.writesMinus(fee)
    for other in layout.otherFigures {
      if rows.steps(amount, by: fee, to: other) { return hasMinus ? other : amount }
      if rows.steps(other, by: fee, to: amount) { return hasMinus ? amount : other }
    }
    return nil
  }

  private func feeQuestion(_ fee: Int, _ ways: [CSVMoney]) -> ReadingError {
    let choices = zip(CSVProfile.Fees.allCases, ways).map { asking.choice("fees", $0.rawValue, outcomes($1)) }
    var question = asking.question(
      .fees, value: layout.headings.isEmpty ? "\(fee + 1)" : layout.headings[fee].text, choices)
    question.lit = [fee]
    return ReadingError(
      "bankey cannot tell whether the amounts include the fees in column \(layout.name(fee)). "
        + advice("fees = \"included\"", or: "fees = \"apart\""), at: start, asking: question)
  }
}

extension CSVTable {
  /// Whether fees make net amounts smaller than amounts without a sign, which are then money in: whoever pays, pays more.
  /// Words for money out beside such an amount contradict that.
  var doFeesReduceAmounts: Bool {
    guard let amount = layout.money.amount else { return false }
    let rows = sample.transactions
    func isNet(_ column: Int) -> Bool { layout.headings[at: column].flatMap(CSVWords.meaning)?.column == .net }
    let isReduced = layout.fees.contains { fee in
      rows.hasFeeOfBareAmount(amount, fee)
        && layout.otherFigures.contains { other in
          let (gross, net) = isNet(amount) ? (other, amount) : (amount, other)
          return isNet(net)
            && (rows.writesMinus(fee) ? rows.steps(gross, by: fee, to: net) : rows.steps(net, by: fee, to: gross))
        }
    }
    return isReduced && !rows.rows.contains { isBare($0, amount) && namesSpending($0) }
  }

  private func isBare(_ row: CSVRow, _ amount: Int) -> Bool { row[amount].map { !sample.isNegative($0) } ?? false }

  private func namesSpending(_ row: CSVRow) -> Bool {
    if CSVCardEvidence.isIncome(row, self) == false { return true }
    let texts = (layout.texts + [layout.type].compactMap(\.self)).compactMap { text.string(row[$0]) }
    return texts.flatMap(WordFolding.words).contains { $0.count > 2 && CSVWords.direction($0) == .outOf }
  }

  /// Whether fees have a minus, so that money out is written with one.
  var writesMinusOfFees: Bool { layout.fees.contains(where: sample.transactions.writesMinus) }
}

extension CSVSample {
  /// Whether a fee was charged for an amount without a minus.
  fileprivate func hasFeeOfBareAmount(_ amount: Int, _ fee: Int) -> Bool {
    rows.contains { row in
      guard let amount = row[amount], let fee = row[fee] else { return false }
      return !isNegative(amount) && !isZero(amount) && !isZero(fee)
    }
  }

  /// Whether most figures of a column have a minus.
  func writesMinus(_ column: Int) -> Bool {
    let figures = cells(column).filter { !isZero($0) }
    return figures.count(where: isNegative) * 2 > figures.count
  }
}
