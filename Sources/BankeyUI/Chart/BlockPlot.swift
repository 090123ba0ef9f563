/// An area drawn with half and whole blocks, for fonts without braille.
nonisolated struct BlockPlot {
  /// How many samples so many columns show.
  static func samples(_ columns: Int) -> Int { columns }
  /// The highest half block of so many rows, counted from 0.
  static func top(_ rows: Int) -> Int { rows * 2 - 1 }

  /// The rows as text, the highest first.
  let lines: [String]

  /// The area below these heights, one for each column.
  init(_ heights: [Int], rows: Int) {
    lines = (0..<rows).reversed().map { row in
      heights.map { height in height > row * 2 ? "█" : height == row * 2 ? "▄" : " " }.joined()
    }
  }
}
