import BankeyModel

/// Determines the signs of unsigned amounts from the words of a card's rows, if every row says whether it is a purchase,
/// or a refund or payment of the bill: `消费 …`, `退货 …`, `信用卡还款 …`.
struct CSVNamedDirections {
  /// The reading with the sign of each row.
  let money: CSVMoney

  /// Reads the whole table. Nil when an amount has a sign, a row says neither, or all say the same: one kind of words
  /// may also be part of the names of shops.
  init?(_ survey: CSVSurvey, _ table: CSVTable) {
    guard survey.signs.minus + survey.signs.plus == 0, let column = table.layout.money.amount else { return nil }
    var spent: Set<Int> = []
    var (reader, row, received) = (CSVRows(table.text.bytes, table.dialect, from: table.start), CSVRow(), 0)
    while (try? reader.next(&row)) == true {
      guard table.date(row) != nil, !table.lines.isLine(row, table.text), row[column] != nil else { continue }
      guard let isIncome = CSVCardEvidence.isIncome(row, table) else { return nil }
      if isIncome { received += 1 } else { spent.insert(row.place.lowerBound) }
    }
    guard received > 0, !spent.isEmpty else { return nil }
    var money = table.layout.money
    (money.direction, money.sign, money.turned) = (nil, .asWritten, spent)
    self.money = money
  }
}
