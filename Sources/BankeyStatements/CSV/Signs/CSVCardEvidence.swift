import BankeyModel

/// Whether a table is a card's, on which purchases often have no sign.
struct CSVCardEvidence {
  /// The words in the fields of a row with an amount.
  private struct Row {
    let isNegative: Bool
    /// The amount without its sign; nil when it cannot be read yet.
    var size: Amount?
    var isRefund = false
    var isPayment = false
    var isPurchase = false
    var isBillPaid = false
    var isIncome = false
    var isCharge = false
    var isOutlay = false
    var hasHiddenNumber = false
    /// Whether it is a refund or the payment of a bill.
    var isReturn: Bool { isRefund || isBillPaid }
  }

  private let rows: [Row]
  private let signs: CSVSignEvidence
  private let names: [String]
  private let headings: [String]

  /// Examines a table whose amounts have these signs.
  init(_ table: CSVTable, _ signs: CSVSignEvidence) {
    self.signs = signs
    headings = table.layout.headings.map(\.text)
    names = headings + table.preamble.texts
    let amount = table.layout.money.amount
    let mark = amount.flatMap(table.sample.mark)
    rows = table.sample.rows.compactMap { row in
      row[amount].map { figure in
        var found = CSVCardEvidence.row(row, isNegative: table.sample.isNegative(figure), table)
        let amount = mark.flatMap { CSVFigure.amount(table.text, figure, $0, in: Currency.unknown) }
        found.size = amount.flatMap { $0.isNegative ? $0.negated : $0 }
        return found
      }
    }
  }

  /// Whether the words of a row say that money came in; nil when they say neither.
  static func isIncome(_ row: CSVRow, _ table: CSVTable) -> Bool? {
    let words = CSVCardEvidence.row(row, isNegative: false, table)
    if words.isIncome || words.isRefund || words.isBillPaid { return true }
    return words.isPurchase ? false : nil
  }

  private static func row(_ row: CSVRow, isNegative: Bool, _ table: CSVTable) -> Row {
    var found = Row(isNegative: isNegative)
    for (column, cell) in row.cells.enumerated() where !cell.isEmpty && column != table.layout.status {
      let bytes = table.text.bytes[cell.place]
      found.hasHiddenNumber = found.hasHiddenNumber || CSVCardWords.isHiddenNumber(bytes)
      // Figures, days and codes say nothing.
      guard bytes.contains(where: { isLetter($0) || $0 >= 0x80 }), let text = table.text.string(cell) else { continue }
      let words = CSVCardWords.Text(text)
      found.isRefund = found.isRefund || words.isRefund
      found.isPayment = found.isPayment || words.isPayment
      found.isPurchase = found.isPurchase || words.isPurchase
      found.isBillPaid = found.isBillPaid || words.isBillPaid
      found.isIncome = found.isIncome || words.isIncome
      found.isCharge = found.isCharge || words.isCharge
      found.isOutlay = found.isOutlay || words.isOutlay
    }
    // The refund of a purchase is in the category of purchases.
    found.isPurchase = found.isPurchase && !found.isRefund
    return found
  }

  /// Whether the file may be a card's, on which purchases have no sign: refunds or payments of its bill have a minus, a
  /// header or a line above names a card, or hardly any amount has a minus and nothing calls the others income.
  var isLikely: Bool {
    if arePurchasesNegative { return false }
    if areRefundsNegative || isSpentByCard || arePurchasesBare { return true }
    guard signs.bare >= signs.minus else { return false }
    if isIncomeNegative { return true }
    if signs.bare > 3 * signs.minus, signs.bare > 8 || !isIncomeBare { return true }
    if isLikeBill, !isIncomeBare { return true }
    if signs.bare > signs.minus { return isNamed || (hasPayment && !isIncomeBare) }
    return namesHolder || (isNamed && hasPayment)
  }

  /// Whether most of many amounts have no minus and none of them is called a receipt: people spend more often than they
  /// earn, so these may be what a card spent.
  var mayBeSpent: Bool {
    signs.bare >= 2 * signs.minus && signs.bare + signs.minus > 7 && !isIncomeBare && !arePurchasesNegative
  }

  /// Whether some amounts have a minus, though they are as likely those of a card's refunds and payments.
  var isUnsigned: Bool {
    let isMostlyBare = signs.bare > signs.minus || (signs.bare == signs.minus && areRefundsNegative)
    return signs.minus > 0 && isMostlyBare && isLikely
  }

  /// Whether balances without a sign may be what a card owes: purchases have no minus, the only minus is that of bills, or
  /// a card is named and its payments have one.
  var mayBeOwed: Bool {
    guard signs.minus > 0, !hasIncome else { return false }
    return arePurchasesBare || isSpentByCard || isLikeBill || (isNamed && hasPayment)
  }

  /// Whether a header or a line above names a card.
  var isNamed: Bool { names.contains { CSVCardWords.Text($0).isCard } }

  /// Whether most amounts have no minus, and those with one are larger: a bill is paid at once for many purchases.
  private var isLikeBill: Bool {
    guard signs.bare > signs.minus, !rows.contains(where: { $0.isRefund && !$0.isNegative }),
      let least = (rows.filter(\.isNegative).compactMap(\.size).min())
    else { return false }
    return rows.allSatisfy { $0.isNegative || $0.size.map { $0 < least } ?? false }
  }

  /// Whether most amounts have a minus, and none of them looks like the payment of a card's bill, or there is income.
  var isUnlikely: Bool { isIncomeBare || (signs.minus > signs.bare + signs.plus && !hasPayment) }

  /// Whether the rows prove that what was spent has no sign: purchases have none though other rows have one, or exactly
  /// what was paid back has a minus.
  var isProven: Bool {
    arePurchasesOpposed || (areReturnsOpposed && (signs.bare > signs.minus || areAllNamed)) || areChargesBare
      || isOnlySpent
  }

  /// Whether the interest that only a card's bank charges has no minus, and nothing else contradicts that.
  private var areChargesBare: Bool {
    rows.contains(where: \.isCharge) && !hasIncome && rows.allSatisfy { $0.isNegative ? $0.isReturn : !$0.isReturn }
  }

  /// Whether a header names the card's holder and every row is called a purchase.
  private var isOnlySpent: Bool {
    !rows.isEmpty && namesHolder && rows.allSatisfy { $0.isPurchase && !$0.isNegative }
  }

  /// Whether purchases have no minus, and refunds and payments of the bill have one; where a card is named, any payment
  /// with a minus is one of its bill.
  private var arePurchasesOpposed: Bool {
    arePurchasesBare && !isIncomeBare && rows.allSatisfy { !$0.isReturn || $0.isNegative }
      && rows.contains { $0.isReturn || ($0.isPayment && $0.isNegative && isNamed) }
  }

  /// Whether exactly refunds and payments of the bill have a minus, and the file thanks for one, names the card's holder,
  /// or is a card's with a refund.
  private var areReturnsOpposed: Bool {
    areReturnsOpposed(isCard: namesHolder) || (areRefundsOfACard && areReturnsOpposed(isCard: true))
  }

  private func areReturnsOpposed(isCard: Bool) -> Bool {
    rows.allSatisfy { $0.isNegative == ($0.isReturn || (isCard && $0.isPayment)) }
      && rows.contains { $0.isBillPaid || (isCard && ($0.isPayment || $0.isRefund)) }
  }

  /// Whether a card is named, a refund has a minus, and at least two other rows have none.
  private var areRefundsOfACard: Bool {
    isNamed && areRefundsNegative && rows.count { !$0.isNegative } > 1
  }

  /// Whether every row without a minus is called a purchase.
  private var areAllNamed: Bool { rows.allSatisfy { $0.isNegative || $0.isPurchase } }

  /// Whether what a field calls a purchase has a minus in every row, and no payment of a bill has one.
  private var arePurchasesNegative: Bool {
    rows.contains(where: \.isPurchase) && rows.allSatisfy { !$0.isPurchase || $0.isNegative }
      && !rows.contains { $0.isBillPaid && $0.isNegative }
  }

  /// Whether a row is a wage or another receipt, or a purchase has a minus: the rows are not only what a card spent.
  var hasIncome: Bool { isIncomeBare || arePurchasesNegative }

  /// Whether every refund has a minus.
  private var areRefundsNegative: Bool {
    rows.contains(where: \.isRefund) && rows.allSatisfy { !$0.isRefund || $0.isNegative }
  }

  /// Whether a row with a minus pays a bill or is a refund.
  private var hasPayment: Bool { rows.contains { $0.isNegative && $0.isPayment } }

  /// Whether a row called a purchase has no minus: no purchase is income.
  private var arePurchasesBare: Bool {
    rows.contains(where: \.isPurchase) && rows.allSatisfy { !$0.isPurchase || !$0.isNegative }
  }

  /// Whether most wages and other receipts have no minus. A card's file has none, or its payments have a minus.
  private var isIncomeBare: Bool {
    rows.count { $0.isIncome && !$0.isNegative } > rows.count { $0.isIncome && $0.isNegative }
  }

  /// Whether every wage and other receipt has a minus.
  private var isIncomeNegative: Bool {
    let incomes = rows.filter { $0.isIncome && !$0.isBillPaid && !$0.isRefund }
    return !incomes.isEmpty && incomes.allSatisfy(\.isNegative)
  }

  /// Whether a refund or a payment of a bill has no minus, as spending would not.
  var areReturnsBare: Bool { rows.contains { $0.isReturn && !$0.isNegative } }

  /// Whether every row is a refund or a payment, though each has a minus. Some are refunds or payments of a bill that
  /// the file thanks for, or a header names the card's holder.
  var areOnlyReturns: Bool {
    !rows.isEmpty && rows.allSatisfy { $0.isReturn || $0.isPayment }
      && (rows.contains(where: \.isReturn) || namesHolder)
  }

  private var namesHolder: Bool { headings.contains { CSVCardWords.Text($0).isHolder } }

  /// Whether every row is a wage or another receipt, and none is a refund or a payment of a bill. Whoever pays wages
  /// lists them, too: then a header or a text names the one who receives them, or says that they were paid.
  var isOnlyIncome: Bool {
    !rows.isEmpty && !headings.contains { CSVCardWords.Text($0).isPayee }
      && rows.allSatisfy { $0.isIncome && !$0.isOutlay && !$0.isBillPaid && !$0.isRefund && !$0.isPurchase }
  }

  /// Whether most rows with a masked card number have no minus.
  private var isSpentByCard: Bool {
    let spent = rows.filter(\.hasHiddenNumber)
    return !spent.isEmpty && spent.count(where: \.isNegative) * 2 < spent.count
  }
}
