import BankeyModel

extension CSVTable {
  /// The columns of the amount, with the row of opposite sign if there is one.
  ///
  /// Each unsigned amount is proved by the balance before it. The oldest row has none, and the newest has none after it
  /// when balances precede their amounts. Only an opening or closing balance or the user can tell its direction.
  func withUnprovenRow(
    _ money: CSVMoney, _ proof: CSVTrial.Proof, _ marks: (amounts: DecimalMark, balances: DecimalMark)
  ) throws(ReadingError) -> CSVMoney {
    guard let row = unprovenRow(proof), let amount = try? money.amount(row, text, marks.amounts, in: Currency.unknown),
      amount != .zero
    else { return money }
    let isKnownOut = isOut(row, amount, proof, marks.balances)
    guard let isOut = isKnownOut ?? profile?.oldest.map({ $0 == .outOf }) else { throw oldestRowQuestion(row, money) }
    guard isOut != amount.isNegative else { return money }
    var money = money
    money.flippedRows.formSymmetricDifference([row.place.lowerBound])
    return money
  }

  /// The row at the end of the chain, whose balance has none to compare with.
  private func unprovenRow(_ proof: CSVTrial.Proof) -> CSVRow? {
    let isFirst = (proof.place == .after) == proof.isRising
    var (rows, row, last) = (CSVRows(text.bytes, dialect, from: start), CSVRow(), CSVRow?.none)
    while (try? rows.next(&row)) == true {
      guard date(row) != nil, !lines.isLine(row, text), proof.money.stands(in: row, text) else { continue }
      last = row
      if isFirst { break }
    }
    return last
  }

  /// Whether the row is money out, as a balance in the lines around the transactions shows; nil when none does.
  private func isOut(_ row: CSVRow, _ amount: Amount, _ proof: CSVTrial.Proof, _ mark: DecimalMark) -> Bool? {
    func figure(_ cell: CSVCell?) -> Amount? {
      cell.flatMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) }.flatMap { proof.isOwed ? $0.negated : $0 }
    }
    let lines = sample.rows.filter { self.lines.isLine($0, text) }
    let beside = columnBeside(proof, mark).map { row[$0] }
    let around = lines.flatMap { [$0[proof.balance], $0[proof.money.amount]] } + preamble.balances
    let ends = (around + [beside ?? nil]).compactMap(figure)
    guard let balance = figure(row[proof.balance]), let other = amount.negated else { return nil }
    func leads(_ amount: Amount) -> Bool {
      ends.contains { proof.place == .after ? $0.adding(amount) == balance : balance.adding(amount) == $0 }
    }
    let (asIs, turned) = (leads(amount), leads(other))
    return asIs == turned ? nil : asIs == amount.isNegative
  }

  /// The column with the balance at the other side of each amount: it and the proven balance differ by the amount in all
  /// of several rows.
  private func columnBeside(_ proof: CSVTrial.Proof, _ mark: DecimalMark) -> Int? {
    guard let amount = proof.money.amount else { return nil }
    let rows = sample.transactions.rows.filter { !lines.isLine($0, text) }
    func figure(_ row: CSVRow, _ column: Int) -> Amount? {
      row[column].flatMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) }
    }
    return layout.headings.indices.first { column in
      column != proof.balance && column != amount && rows.count > 1
        && rows.allSatisfy { row in
          guard let one = figure(row, column), let other = figure(row, proof.balance), let step = figure(row, amount)
          else { return false }
          return one.adding(step) == other || other.adding(step) == one
        }
    }
  }

  private func oldestRowQuestion(_ row: CSVRow, _ money: CSVMoney) -> ReadingError {
    let figure = layout.amounts.lazy.compactMap { self.text.string(row[$0]) }.first ?? ""
    let mark = profile?.decimals ?? sample.mark(layout.amounts) ?? .dot
    let isOut = (try? money.amount(row, text, mark, in: Currency.unknown))?.isNegative ?? false
    let choices = CSVProfile.Side.allCases.map { side in
      var turned = money
      if isOut != (side == .outOf) { turned.flippedRows.formSymmetricDifference([row.place.lowerBound]) }
      return asking.choice("oldest_row", side.rawValue, outcomes(turned))
    }
    return ReadingError(
      "The balances show which amounts came in and which went out, except for this row: there is no other balance to compare it with. "
        + advice("oldest_row = \"in\"", or: "oldest_row = \"out\""), at: row.place.lowerBound,
      asking: asking.question(.oldest, value: figure, at: row.place.lowerBound, choices))
  }
}
