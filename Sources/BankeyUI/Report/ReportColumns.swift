/// Where things stand in the transactions report.
nonisolated struct ReportColumns {
  let width: Int
  private let showsBalance: Bool
  /// Titles of groups, and totals.
  let title = 2
  /// Dates.
  let date = 3
  /// Texts of transactions.
  let text = 5

  /// As wide as the rows of accounts.
  /// With the balance after each transaction, amounts move to the left of it.
  init(width: Int, showsBalance: Bool = false) {
    self.width = RowColumns(width: width).width
    self.showsBalance = showsBalance
  }

  /// The column behind amounts.
  var amountEnd: Int { balanceEnd.map { $0 - 18 } ?? figureEnd }
  /// The column behind balances; nil where they are not shown, or there is no room for them.
  var balanceEnd: Int? { showsBalance && width >= 76 ? figureEnd : nil }
  /// The column behind subtotals: left of the amounts, where there is room for two columns.
  var subtotalEnd: Int { width < 60 ? amountEnd : amountEnd - 15 }
  private var figureEnd: Int { width - (width < 36 ? 1 : 3) }
  /// Where notes stand, when the text leaves the room.
  var note: Int { width < 60 ? text : 28 }
}
