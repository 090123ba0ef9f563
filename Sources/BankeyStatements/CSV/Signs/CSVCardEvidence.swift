/// Whether a table is that of a card, on which what was spent often has no sign.
struct CSVCardEvidence {
  private let table: CSVTable
  private let signs: CSVSignEvidence
  private var amount: Int? { table.layout.money.amount }

  /// Looks at a table whose amounts have these signs.
  init(_ table: CSVTable, _ signs: CSVSignEvidence) { (self.table, self.signs) = (table, signs) }

  /// Whether most amounts have no sign, and the file looks like that of a card, on which what was spent has none: those with a minus are
  /// payments of its bill, a header or a line above names a card, or a long file has hardly any minus.
  var isLikely: Bool {
    guard let amount else { return false }
    if areRefundsNegative(amount) || isSpentByCard(amount) || arePurchasesBare(amount) { return true }
    guard signs.bare >= signs.minus else { return false }
    if signs.bare > 3 * signs.minus, signs.bare > 8 { return true }
    let isCard = (table.layout.headings.map(\.text) + table.preamble.texts).contains(where: CSVCardWords.isCard)
    let isHeld = table.layout.headings.map(\.text).contains(where: CSVCardWords.isHolder)
    return signs.bare > signs.minus ? isCard || hasPayment : isHeld || (isCard && hasPayment)
  }

  /// Whether money that came back has a minus, and never none.
  private func areRefundsNegative(_ amount: Int) -> Bool {
    let refunds = table.sample.rows.filter { row in
      row[amount] != nil
        && row.cells.contains { cell in table.text.string(cell).map(CSVCardWords.isRefund) ?? false }
    }
    return !refunds.isEmpty && refunds.allSatisfy { $0[amount].map(table.sample.isNegative) ?? false }
  }

  /// Whether a row with a minus is of the payment of a bill, or of money that comes back.
  private var hasPayment: Bool {
    guard let amount else { return false }
    let rows = table.sample.rows.filter { $0[amount].map(table.sample.isNegative) ?? false }
    return rows.contains { row in
      row.cells.contains { cell in table.text.string(cell).map(CSVCardWords.isPayment) ?? false }
    }
  }

  /// Whether most amounts have a minus, and none of them looks like the payment of a card's bill.
  var isUnlikely: Bool { signs.minus > signs.bare + signs.plus && !hasPayment }

  /// Whether what a field calls a purchase has no minus: no purchase is income.
  private func arePurchasesBare(_ amount: Int) -> Bool {
    let bought = table.sample.rows.filter { row in
      row[amount] != nil
        && row.cells.contains { cell in table.text.string(cell).map(CSVCardWords.isPurchase) ?? false }
    }
    return !bought.isEmpty && !bought.contains { $0[amount].map(table.sample.isNegative) ?? false }
  }

  /// Whether the rows in which the number of a card stands, with some of its digits hidden, mostly have no minus.
  private func isSpentByCard(_ amount: Int) -> Bool {
    let spent = table.sample.rows.filter { row in
      row[amount] != nil
        && row.cells.contains { cell in CSVCardWords.isHiddenNumber(table.text.bytes[cell.place]) }
    }
    return !spent.isEmpty && spent.count { $0[amount].map(table.sample.isNegative) ?? false } * 2 < spent.count
  }
}
