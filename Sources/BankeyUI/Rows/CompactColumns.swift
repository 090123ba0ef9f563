/// Where the parts of a compact row stand. What does not fit is left out from the right: institution, number, words.
nonisolated struct CompactColumns {
  /// The bar's mark.
  let bar = 2
  /// The name.
  let name = 4
  /// The last digits of the number; nil where there is no room.
  let tail: Int?
  /// The institution; nil where there is no room.
  let institution: Int?
  /// The trend, where the institution leaves room; nil where there is none.
  let trend: Int?
  /// Columns of a trend.
  static let trendColumns = 8
  /// The column before which the balance is expected to start; notes end before it.
  let balance: Int

  init(_ columns: RowColumns) {
    balance = columns.figureEnd - 15
    // Names get nearly half of the row, then the number's tail takes 8 columns and the institution up to 16.
    let half = min(40, max(24, 4 + (balance - 4) * 9 / 20))
    tail = balance - half >= 10 ? half : nil
    institution = balance - half >= 24 ? half + 8 : nil
    trend = institution.map { $0 + 17 }
  }
}
