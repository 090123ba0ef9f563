import BankeyModel
import BankeyText
import TerminalText

/// A plain table: columns that stand under each other on a terminal, whatever is written in them.
///
/// It is used twice over the same rows: first every row is measured, then every row is written. So the rows need not be in
/// memory, only the widths.
public struct TextTable: Sendable {
  /// One column.
  public struct Column: Sendable {
    /// What stands above it.
    let title: String
    /// Figures stand at the right.
    let isFigure: Bool
    /// The width that it may be cut to where room is short; nil for what must never be cut.
    let least: Int?
    /// Where room is short, the column with the lowest number goes first; nil for what must stay.
    let rank: Int?

    /// A column of text that may be cut to `least` columns.
    public static func text(_ title: String, least: Int? = nil, rank: Int? = nil) -> Column {
      Column(title: title, isFigure: false, least: least, rank: rank)
    }

    /// A column of figures, which are never cut.
    public static func figure(_ title: String, rank: Int? = nil) -> Column {
      Column(title: title, isFigure: true, least: nil, rank: rank)
    }
  }

  private static let gap = 2
  /// No column of text is wider, whether it is read on a terminal or not: one long name would make every line as long. The last
  /// column is as wide as it is, since nothing stands behind it.
  private static let most = 120
  /// What a column is cut to where even its `least` is too much.
  private static let stub = 4
  private let columns: [Column]
  private let ellipsis: String
  private var widths: [Int]
  private var shown: [Int]

  /// A table without rows.
  public init(_ columns: [Column], isASCII: Bool = false) {
    self.columns = columns
    ellipsis = isASCII ? ".." : "…"
    widths = columns.map(\.title.columns)
    shown = Array(columns.indices)
  }

  /// Makes room for a row.
  public mutating func measure(_ row: [String]) {
    for (place, cell) in row.enumerated() {
      let isCapped = !columns[place].isFigure && place < columns.count - 1
      widths[place] = max(widths[place], min(cell.cleaned.columns, isCapped ? TextTable.most : .max))
    }
  }

  /// Makes rows fit into `width` columns, if that can be had: leaves columns out where even short texts had no room, and
  /// then cuts texts, first the one that has most to spare.
  public mutating func fit(_ width: Int) {
    while total(shown.map { min(widths[$0], columns[$0].least ?? widths[$0]) }) > width, let next = leastWanted {
      shown.removeAll { $0 == next }
    }
    cut(to: width) { $0.least }
    cut(to: width) { $0.least.map { min($0, TextTable.stub) } }
  }

  /// The line of titles.
  public var header: String { line(columns.map(\.title)) }

  /// The line of a row, without blanks at its end.
  public func line(_ row: [String]) -> String {
    let cells = shown.map { cell(row[$0].cleaned, in: $0) }
    let line = cells.joined(separator: String(repeating: " ", count: TextTable.gap))
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private var leastWanted: Int? {
    shown.filter { columns[$0].rank != nil }.min { columns[$0].rank! < columns[$1].rank! }
  }

  private func total(_ widths: [Int]) -> Int { widths.reduce(-TextTable.gap) { $0 + $1 + TextTable.gap } }

  private mutating func cut(to width: Int, least: (Column) -> Int?) {
    var excess = total(shown.map { widths[$0] }) - width
    let cuttable = shown.filter { least(columns[$0]) != nil }
    while excess > 0, let widest = cuttable.max(by: { slack($0, least) < slack($1, least) }), slack(widest, least) > 0 {
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// By how much a column may still be cut.
  private func slack(_ place: Int, _ least: (Column) -> Int?) -> Int { widths[place] - (least(columns[place]) ?? 0) }

  private func cell(_ text: String, in place: Int) -> String {
    let text = PlainText.cut(text, to: widths[place], ellipsis: ellipsis)
    let blanks = String(repeating: " ", count: max(0, widths[place] - text.columns))
    return columns[place].isFigure ? blanks + text : text + blanks
  }
}

extension TextTable {
  /// The titles and the lines of rows that are all in memory, not wider than `width` if that can be had.
  public static func lines(
    _ columns: [Column], _ rows: [[String]], width: Int? = nil, isASCII: Bool = false
  ) -> [String] {
    var table = TextTable(columns, isASCII: isASCII)
    for row in rows { table.measure(row) }
    if let width { table.fit(width) }
    return [table.header] + rows.map(table.line)
  }
}
