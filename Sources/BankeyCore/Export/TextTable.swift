import BankeyModel
import BankeyText
import TerminalText

/// A plain text table with aligned columns.
///
/// It needs two passes over the rows: first measure each row, then write it. The rows need not be in memory.
public struct TextTable: Sendable {
  /// A column: its title, alignment and priority when space is short.
  public struct Column: Sendable {
    let title: String
    /// Whether it holds numbers, which are right-aligned.
    let isFigure: Bool
    /// The width to which it may be cut when space is short; nil when it must never be cut.
    let least: Int?
    /// The order in which columns are dropped when space is short, lowest first; nil when it must stay.
    let rank: Int?

    /// Creates a text column that may be cut to `least` characters.
    public static func text(_ title: String, least: Int? = nil, rank: Int? = nil) -> Column {
      Column(title: title, isFigure: false, least: least, rank: rank)
    }

    /// Creates a column of numbers, which are never cut.
    public static func figure(_ title: String, rank: Int? = nil) -> Column {
      Column(title: title, isFigure: true, least: nil, rank: rank)
    }
  }

  private static let gap = 2
  /// The maximum width of a text, which keeps one long name from widening every line. The last column is not limited.
  private static let most = 120
  /// The maximum width to which files and pipes align texts. A longer text moves only the rest of its own line.
  private static let aligned = 40
  /// The width to which a column is cut when even its `least` does not fit.
  private static let stub = 4
  private let columns: [Column]
  private let ellipsis: String
  /// The columns that have only empty cells so far.
  private var empty: Set<Int>
  /// The width to which each column is aligned.
  private var widths: [Int]
  /// The width to which each column's texts are cut.
  private var limits: [Int]
  private var shown: [Int]

  /// Creates a table; `isASCII` replaces the ellipsis of cut texts with dots.
  public init(_ columns: [Column], isASCII: Bool = false) {
    self.columns = columns
    ellipsis = isASCII ? ".." : "…"
    widths = columns.map(\.title.columns)
    limits = widths
    empty = Set(columns.indices)
    shown = Array(columns.indices)
  }

  /// Widens the columns for a row.
  public mutating func measure(_ row: [String]) {
    for (place, cell) in row.enumerated() where !cell.isEmpty {
      let isCapped = !columns[place].isFigure && place < columns.count - 1
      widths[place] = max(widths[place], min(cell.cleaned.columns, isCapped ? TextTable.most : .max))
      empty.remove(place)
    }
  }

  /// Ends measuring: drops empty columns and fits the others into `width` columns; nil for a file or a pipe.
  ///
  /// Drops columns when even shortened texts do not fit, then cuts texts, starting with the column that can give up
  /// most.
  public mutating func fit(_ width: Int?) {
    if empty.count < columns.count { shown.removeAll(where: empty.contains) }
    limits = widths
    guard let width else { return align() }
    while total(shown.map { min(widths[$0], columns[$0].least ?? widths[$0]) }) > width, let next = leastWanted {
      shown.removeAll { $0 == next }
    }
    cut(to: width) { $0.least }
    cut(to: width) { $0.least.map { min($0, TextTable.stub) } }
    limits = widths
  }

  private mutating func align() {
    for place in widths.indices where !columns[place].isFigure { widths[place] = min(widths[place], TextTable.aligned) }
  }

  /// The titles, aligned like the rows below them.
  public var header: String { line(columns.map(\.title)) }

  /// The line of a row, without trailing blanks.
  public func line(_ row: [String]) -> String {
    let cells = cells(row.map(\.cleaned))
    let line = cells.joined(separator: String(repeating: " ", count: TextTable.gap))
    // Bytewise, because reversing a text costs more than everything else about a line.
    guard let last = line.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(line[..<line.utf8.index(after: last)])
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

  /// The amount by which a column may still be cut.
  private func slack(_ place: Int, _ least: (Column) -> Int?) -> Int { widths[place] - (least(columns[place]) ?? 0) }

  /// The cells of a row. A text that would be cut also takes the columns after it, as far as they are empty.
  private func cells(_ row: [String]) -> [String] {
    var (cells, rest) = ([String](), shown[...])
    while let place = rest.popFirst() {
      var (limit, width) = (limits[place], widths[place])
      while !columns[place].isFigure, row[place].columns > limit, let next = rest.first, row[next].isEmpty {
        rest.removeFirst()
        (limit, width) = (limit + TextTable.gap + widths[next], width + TextTable.gap + widths[next])
      }
      cells.append(cell(row[place], in: place, limit: limit, width: width))
    }
    return cells
  }

  private func cell(_ text: String, in place: Int, limit: Int, width: Int) -> String {
    let text = PlainText.cut(text, to: limit, ellipsis: ellipsis)
    let blanks = String(repeating: " ", count: max(0, width - text.columns))
    return columns[place].isFigure ? blanks + text : text + blanks
  }
}

extension TextTable {
  /// The title line and the lines of rows in memory, fitted to `width`; nil for a file or a pipe.
  public static func lines(
    _ columns: [Column], _ rows: [[String]], width: Int? = nil, isASCII: Bool = false
  ) -> [String] {
    var table = TextTable(columns, isASCII: isASCII)
    for row in rows { table.measure(row) }
    table.fit(width)
    return [table.header] + rows.map(table.line)
  }
}
