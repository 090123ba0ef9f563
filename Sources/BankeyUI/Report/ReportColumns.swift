/// Where things stand in the transactions report.
nonisolated struct ReportColumns {
  let width: Int
  /// Titles of groups, and totals.
  let title = 2
  /// Dates.
  let date = 3
  /// Texts of transactions.
  let text = 5

  /// As wide as the rows of accounts.
  init(width: Int) { self.width = RowColumns(width: width).width }

  /// The column behind amounts.
  var amountEnd: Int { width - (width < 36 ? 1 : 3) }
  /// The column behind subtotals: left of the amounts, where there is room for two columns.
  var subtotalEnd: Int { width < 60 ? amountEnd : amountEnd - 15 }
  /// Where notes stand, when the text leaves the room.
  var note: Int { width < 60 ? text : 28 }
}
