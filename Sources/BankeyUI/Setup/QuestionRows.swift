import BankeyCore
import BankeyText
import TUIKit

/// Sample rows of a file with highlighted columns, and below them the effect of the selected answer.
nonisolated struct QuestionRows: Equatable {
  var table = QuestionTable()
  /// The columns of the selected answer.
  var lit: Set<Int> = []
  /// Its effect on the rows.
  var outcomes: [QuestionOutcome] = []
  /// The heading above the effect.
  var heading = ""
  /// Whether the heading appears above any number of rows, even none.
  var isHeaded = false

  /// The maximum width of a field.
  private static let widest = 24

  /// The header, `count` rows, and marks below highlighted columns. When not all columns fit, shows those around the
  /// first highlighted one, with signs at the edges.
  func table(_ count: Int, _ width: Int, _ capabilities: Capabilities) -> [Text] {
    let widths = self.widths
    guard !widths.isEmpty else { return [] }
    let shown = shown(widths, room: width - 4)
    let header = table.header.isEmpty ? [] : [line(table.header, shown, widths, .secondary, capabilities)]
    let rows = table.rows.prefix(count).map { line($0, shown, widths, .text, capabilities) }
    let signs = lit.isDisjoint(with: shown) ? [] : [signs(shown, widths, capabilities)]
    return (header + rows).map { edged($0, shown, widths.count, width, capabilities) } + signs
  }

  /// The day, amount and description of `count` rows.
  func outcomes(_ count: Int, _ width: Int, _ capabilities: Capabilities) -> [Text] {
    let shown = outcomes.prefix(count)
    let title = isHeaded || count > 1 ? [Text(heading, isHeaded ? .strong : .secondary)] : []
    guard !shown.isEmpty else { return isHeaded ? title : [] }
    let days = shown.map { Text($0.day).columns }.max() ?? 0
    let amounts = shown.map { Text($0.amount).columns }.max() ?? 0
    let lines = shown.map { outcome in
      let amount = Text(outcome.amount, outcome.amount.hasPrefix("+") ? .income : .text)
      let blanks = Text(String(repeating: " ", count: amounts - amount.columns + 2))
      let line =
        Text("  ") + Text(outcome.day, .secondary).padded(to: days) + blanks + amount + Text("  " + outcome.text)
      return line.truncated(to: width, ellipsis: capabilities.ellipsis)
    }
    return title + lines
  }

  private var widths: [Int] {
    let rows = (table.header.isEmpty ? [] : [table.header]) + table.rows
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      min(Self.widest, max(1, rows.map { column < $0.count ? Text($0[column]).columns : 0 }.max() ?? 0))
    }
  }

  /// The columns that fit: from the first, or from the one before the first highlighted one.
  private func shown(_ widths: [Int], room: Int) -> Range<Int> {
    func end(from start: Int) -> Int {
      var (end, left) = (start, room)
      while end < widths.count, end == start || widths[end] <= left {
        left -= widths[end] + 2
        end += 1
      }
      return end
    }
    let (first, last) = (lit.min() ?? 0, lit.max() ?? 0)
    let starts = first > 0 ? [0, first - 1, first] : [0]
    let start = starts.first { end(from: $0) > last } ?? starts.first { end(from: $0) > first } ?? first
    return start..<end(from: start)
  }

  private func line(
    _ fields: [String], _ shown: Range<Int>, _ widths: [Int], _ role: Role, _ capabilities: Capabilities
  ) -> Text {
    shown.reduce(Text([])) { line, column in
      let field = Text(column < fields.count ? fields[column] : "", lit.contains(column) ? .strong : role)
      return line + field.truncated(to: widths[column], ellipsis: capabilities.ellipsis).padded(to: widths[column] + 2)
    }
  }

  private func signs(_ shown: Range<Int>, _ widths: [Int], _ capabilities: Capabilities) -> Text {
    Text("  ")
      + shown.reduce(Text([])) { line, column in
        let sign = lit.contains(column) ? String(repeating: capabilities.symbols.rise, count: widths[column]) : ""
        return line + Text(sign, .mark).padded(to: widths[column] + 2)
      }
  }

  private func edged(_ line: Text, _ shown: Range<Int>, _ count: Int, _ width: Int, _ capabilities: Capabilities)
    -> Text
  {
    let before = Text(shown.lowerBound > 0 ? capabilities.symbols.back + " " : "  ", .secondary)
    let text = before + line
    guard shown.upperBound < count else { return text }
    return text.truncated(to: width - 2, ellipsis: capabilities.ellipsis).padded(to: width - 1)
      + Text(capabilities.symbols.chevron, .secondary)
  }
}
