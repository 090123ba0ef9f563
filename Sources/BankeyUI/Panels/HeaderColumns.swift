import TUIKit

/// Where things stand in the header panel.
nonisolated struct HeaderColumns {
  let width: Int

  /// As wide as the rows below.
  init(width: Int) { self.width = RowColumns(width: width).width }

  /// Where net worth begins; nil on narrow screens, where it stands at the right edge.
  var start: Int? { width < 72 ? nil : 36 }
  /// The column behind everything.
  var end: Int { width - 2 }
  /// The picture is the first thing to go.
  var hasPicture: Bool { width >= 76 }
  /// Where the picture begins.
  var picture: Int { width - 13 }
  /// Columns that figures may take.
  var room: Int { start.map { (hasPicture ? picture : end) - $0 - 1 } ?? width - 14 }
}

extension Canvas {
  /// Writes what belongs to net worth. Gives the column that it starts in.
  nonisolated mutating func putHeader(_ text: Text, _ columns: HeaderColumns, line y: Int) -> Int {
    guard let start = columns.start else { return put(text, endingAt: columns.end, line: y) }
    put(text, at: Point(start, y))
    return start
  }
}
