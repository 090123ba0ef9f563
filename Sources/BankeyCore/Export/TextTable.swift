import TerminalText

/// A plain table: columns that stand under each other on a terminal, whatever is written in them.
///
/// It is used twice over the same rows: first every row is measured, then every row is written. So the rows need not be in
/// memory, only the widths.
public struct TextTable: Sendable {
  /// One column.
  public struct Column: Sendable {
    /// What stands above it.
    public var title: String
    /// Figures stand at the right.
    public var isFigure: Bool
    /// The least width that it may be cut to where room is short; nil for what must never be cut.
    public var least: Int?

    /// A column of text that may be cut to `least` columns.
    public static func text(_ title: String, least: Int? = nil) -> Column {
      Column(title: title, isFigure: false, least: least)
    }

    /// A column of figures, which are never cut.
    public static func figure(_ title: String) -> Column {
      Column(title: title, isFigure: true, least: nil)
    }
  }

  private static let gap = 2
  private let columns: [Column]
  private let ellipsis: String
  private var widths: [Int]

  /// A table without rows.
  public init(_ columns: [Column], isASCII: Bool = false) {
    self.columns = columns
    ellipsis = isASCII ? ".." : "…"
    widths = columns.map(\.title.columns)
  }

  /// Makes room for a row.
  public mutating func measure(_ row: [String]) {
    for (place, cell) in row.enumerated() { widths[place] = max(widths[place], cell.cleaned.columns) }
  }

  /// Cuts what may be cut, the widest column first, until a row fits into `width` columns or nothing is left to cut.
  public mutating func fit(_ width: Int) {
    var excess = widths.reduce(0, +) + TextTable.gap * (widths.count - 1) - width
    while excess > 0, let widest = cuttable.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// The line of titles.
  public var header: String { line(columns.map(\.title)) }

  /// The line of a row, without blanks at its end.
  public func line(_ row: [String]) -> String {
    let cells = row.indices.map { cell(row[$0].cleaned, in: $0) }
    let line = cells.joined(separator: String(repeating: " ", count: TextTable.gap))
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private var cuttable: [Int] {
    columns.indices.filter { place in columns[place].least.map { widths[place] > $0 } ?? false }
  }

  private func cell(_ text: String, in place: Int) -> String {
    let text = text.columns <= widths[place] ? text : cut(text, to: widths[place])
    let blanks = String(repeating: " ", count: max(0, widths[place] - text.columns))
    return columns[place].isFigure ? blanks + text : text + blanks
  }

  private func cut(_ text: String, to width: Int) -> String {
    var (cut, room) = ("", width - ellipsis.columns)
    for glyph in text.glyphSequence {
      room -= glyph.columns
      if room < 0 { break }
      cut.unicodeScalars.append(contentsOf: glyph.scalars)
    }
    return cut + ellipsis
  }
}
