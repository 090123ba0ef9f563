import BankeyModel

/// The directions of amounts without signs where something beside them tells the direction of each row.
extension CSVTable {
  /// The money by the titles above the rows, such as `Deposits and other credits` and `Withdrawals`; nil unless they name
  /// both directions.
  func moneyByTitles(_ survey: CSVSurvey) throws(ReadingError) -> CSVMoney? {
    let sections = survey.sections
    guard sections.haveDirections, survey.areUnsigned, layout.money.amount != nil, layout.money.direction == nil,
      layout.fees.isEmpty
    else { return nil }
    if let place = sections.undirected { throw undirected(at: place) }
    var next = 0
    return directed { row in
      while next < sections.all.count, sections.all[next].place < row.place.lowerBound { next += 1 }
      return next > 0 && sections.all[next - 1].section.direction == .outOf
    }?.money
  }

  /// The money by the accounts of payer and payee; nil when a row does not name the own account as exactly one of them.
  func moneyByAccounts(_ survey: CSVSurvey) -> CSVMoney? {
    let sides = layout.headings.map(CSVAccountWords.side)
    guard survey.areUnsigned, layout.money.amount != nil, let own = layout.ownNumber,
      let payer = sides.firstIndex(of: .outOf), let payee = sides.firstIndex(of: .into)
    else { return nil }
    func isOwn(_ cell: CSVCell?) -> Bool { text.string(cell).map(CSVAccount.plain) == own }
    return directed { row in isOwn(row[payer]) == isOwn(row[payee]) ? nil : isOwn(row[payer]) }?.money
  }

  /// The money by the words of a card's rows: purchases, and refunds or payments of the bill: `消费 …`, `退货 …`,
  /// `信用卡还款 …`.
  ///
  /// Nil when nothing names a card, because `信用卡还款` on an account is money out. Nil, too, when a row says neither, or
  /// all rows say the same.
  func moneyByWords(_ survey: CSVSurvey) -> CSVMoney? {
    guard survey.areUnsigned, layout.money.amount != nil, CSVCardEvidence(self, survey.signs).isNamed else {
      return nil
    }
    let found = directed { row in CSVCardEvidence.isIncome(row, self).map { !$0 } }
    return found?.hasBoth == true ? found?.money : nil
  }

  /// Reads the whole table. The money with the rows that `isOut` calls money out, and whether there are others; nil when it
  /// does not know a row.
  private func directed(by isOut: (CSVRow) -> Bool?) -> (money: CSVMoney, hasBoth: Bool)? {
    var (reader, row, spent, hasIncome) = (CSVRows(text.bytes, dialect, from: start), CSVRow(), Set<Int>(), false)
    while (try? reader.next(&row)) == true {
      guard date(row) != nil, !lines.isLine(row, text), row[layout.money.amount] != nil else { continue }
      guard let isOut = isOut(row) else { return nil }
      if isOut { spent.insert(row.place.lowerBound) } else { hasIncome = true }
    }
    var money = layout.money
    (money.direction, money.sign, money.flippedRows) = (nil, .asWritten, spent)
    return (money, hasIncome && !spent.isEmpty)
  }
}

extension CSVSurvey {
  /// Whether no amount has a sign.
  fileprivate var areUnsigned: Bool { signs.minus + signs.plus == 0 }
}

extension CSVTable {
  /// Whether the words in a column of kinds are known for both directions, some beside others, and all of one direction
  /// contradict the minus signs. Below a header for the type, words for money in are enough.
  var doKindsContradictSigns: Bool {
    guard let amount = layout.money.amount else { return false }
    let columns = [layout.type].compactMap(\.self) + layout.headings.indices.filter { !layout.isTaken($0) }
    return columns.contains { column in
      var (minus, all) = ([CSVDirection: Int](), [CSVDirection: Int]())
      for row in sample.transactions.rows {
        guard let side = text.string(row[column]).flatMap(CSVWords.direction), let figure = row[amount] else {
          continue
        }
        all[side, default: 0] += 1
        if sample.isNegative(figure) { minus[side, default: 0] += 1 }
      }
      let isCertain = column == layout.type && layout.headings[at: column]?.isOfPayments == false
      guard let into = all[.into], all[.outOf] != nil || isCertain else { return false }
      return minus[.into] == into || (all[.outOf] != nil && minus[.outOf, default: 0] == 0)
    }
  }
}
