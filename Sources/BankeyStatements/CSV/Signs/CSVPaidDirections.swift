import BankeyModel

/// Determines the signs of unsigned amounts from the accounts of payer and payee, where each row names the own account as
/// one of them: money went out if that account paid.
struct CSVPaidDirections {
  /// The reading with the sign of each row.
  let money: CSVMoney

  /// Reads the whole table. Nil when an amount has a sign, or a row does not name the own account on exactly one side.
  init?(_ survey: CSVSurvey, _ table: CSVTable) {
    let sides = table.layout.headings.map(CSVAccountWords.side)
    guard survey.signs.minus + survey.signs.plus == 0, table.layout.money.amount != nil,
      let own = table.layout.ownNumber, let payer = sides.firstIndex(of: .outOf),
      let payee = sides.firstIndex(of: .into)
    else { return nil }
    func isOwn(_ cell: CSVCell?) -> Bool { table.text.string(cell).map(CSVAccount.plain) == own }
    var spent: Set<Int> = []
    var (reader, row) = (CSVRows(table.text.bytes, table.dialect, from: table.start), CSVRow())
    while (try? reader.next(&row)) == true {
      guard table.date(row) != nil, !table.lines.isLine(row, table.text) else { continue }
      let isOut = isOwn(row[payer])
      guard isOut != isOwn(row[payee]) else { return nil }
      if isOut { spent.insert(row.place.lowerBound) }
    }
    var money = table.layout.money
    (money.direction, money.sign, money.turned) = (nil, .asWritten, spent)
    self.money = money
  }
}
