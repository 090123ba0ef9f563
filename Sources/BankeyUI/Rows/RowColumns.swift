/// Where things stand in the rows of a screen of some width, so that they stand under each other.
nonisolated struct RowColumns {
  let width: Int
  /// Texts begin here, right of the mark of the selection.
  let text = 2

  /// Beyond some width there is nothing more to show, and the eye would lose the line.
  init(width: Int) { self.width = min(width, 132) }

  /// Little room: what is said twice is left out.
  var isNarrow: Bool { width < 36 }
  /// Room for more of each row.
  var isWide: Bool { width >= 112 }
  /// Room for the day of each balance too.
  var hasDates: Bool { width >= 124 }
  /// Room for a trend between the bar and the caption.
  var hasTrends: Bool { width >= 72 }
  /// The column that trends begin in.
  let trend = 36
  /// How far the columns of a wide row stand apart.
  let apart = 28
  /// The column behind figures.
  var figureEnd: Int { width - (isNarrow ? 2 : 4) }
  /// The column of the sign that a row can be opened.
  var chevron: Int { width - (isNarrow ? 1 : 3) }
}
