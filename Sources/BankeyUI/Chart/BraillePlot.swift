/// A line drawn with braille dots: two dots in the width of a cell, four in its height.
nonisolated struct BraillePlot {
  /// How many samples so many columns show.
  static func samples(_ columns: Int) -> Int { columns * 2 }
  /// The highest dot of so many rows, counted from 0.
  static func top(_ rows: Int) -> Int { rows * 4 - 1 }

  private let rows: Int
  private var cells: [[UInt32]]

  /// The line through these heights, one for each column of dots.
  init(_ heights: [Int], rows: Int) {
    self.rows = rows
    cells = Array(repeating: Array(repeating: 0, count: (heights.count + 1) / 2), count: rows)
    for (x, height) in heights.enumerated() {
      let before = x > 0 ? heights[x - 1] : height
      // The line climbs within the column of its new height.
      let reached = before < height ? before + 1...height : height...max(height, before - 1)
      for y in reached { set(x, y) }
    }
  }

  /// The rows as text, the highest first.
  var lines: [String] {
    cells.map { row in
      String(String.UnicodeScalarView(row.map { $0 == 0 ? " " : Unicode.Scalar(0x2800 + $0) ?? " " }))
    }
  }

  private mutating func set(_ x: Int, _ y: Int) {
    guard (0..<rows * 4).contains(y) else { return }
    cells[rows - 1 - y / 4][x / 2] |= BraillePlot.dots[x % 2][y % 4]
  }

  /// The bits of the left and of the right dots, from the bottom up.
  private static let dots: [[UInt32]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]
}
