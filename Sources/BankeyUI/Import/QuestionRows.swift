import BankeyCore
import BankeyText
import TUIKit

/// Rows of a file with the columns lit that a question is about, and what the selected answer makes of them, as lines.
nonisolated struct QuestionRows: Equatable {
  /// The rows.
  var table = QuestionTable()
  /// The columns that the selected answer is about.
  var lit: Set<Int> = []
  /// What it makes of the rows.
  var outcomes: [QuestionOutcome] = []
  /// What stands above that.
  var heading = ""

  /// The most columns of a field.
  private static let widest = 24

  /// The header, so many rows, and signs below the columns that are lit. Where there is no room for all columns, those around the first
  /// lit one are there, and signs at the edges say that there are more.
  func table(_ count: Int, _ width: Int, _ capabilities: Capabilities) -> [Text] {
    let widths = self.widths
    guard !widths.isEmpty else { return [] }
    let shown = shown(widths, room: width - 4)
    let header = table.header.isEmpty ? [] : [line(table.header, shown, widths, .secondary, capabilities)]
    let rows = table.rows.prefix(count).map { line($0, shown, widths, .text, capabilities) }
    let signs = lit.isDisjoint(with: shown) ? [] : [signs(shown, widths, capabilities)]
    return (header + rows).map { edged($0, shown, widths.count, width, capabilities) } + signs
  }

  /// The day, the amount and the text of so many rows.
  func outcomes(_ count: Int, _ width: Int, _ capabilities: Capabilities) -> [Text] {
    let shown = outcomes.prefix(count)
    guard !shown.isEmpty else { return [] }
    let days = shown.map { Text($0.day).columns }.max() ?? 0
    let amounts = shown.map { Text($0.amount).columns }.max() ?? 0
    let lines = shown.map { outcome in
      let amount = Text(outcome.amount, outcome.amount.hasPrefix("+") ? .income : .text)
      let blanks = Text(String(repeating: " ", count: amounts - amount.columns + 2))
      let line =
        Text("  ") + Text(outcome.day, .secondary).padded(to: days) + blanks + amount + Text("  " + outcome.text)
      return line.truncated(to: width, ellipsis: capabilities.ellipsis)
    }
    return (count > 1 ? [Text(heading, .secondary)] : []) + lines
  }

  private var widths: [Int] {
    let rows = (table.header.isEmpty ? [] : [table.header]) + table.rows
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      min(Self.widest, max(1, rows.map { column < $0.count ? Text($0[column]).columns : 0 }.max() ?? 0))
    }
  }

  /// As many columns as fit: from the first, or from the one before the first that is lit.
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
