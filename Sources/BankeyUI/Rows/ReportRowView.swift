import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A row of the report with its columns.
nonisolated struct ReportRowViewModel: Equatable {
  let row: ReportRow
  var form = ReportForm()
  /// The query whose matches are highlighted.
  var query = FindQuery([])
}

/// Draws any row of the transactions report.
final class ReportRowView: View, ReusableView {
  private var model: ReportRowViewModel?

  func configure(_ model: ReportRowViewModel) { show(model) }

  /// Shows a row, or nothing.
  func show(_ model: ReportRowViewModel?) {
    self.model = model
    background = model?.row.isTinted == true ? .band : nil
  }

  func prepareForReuse() { show(nil) }

  /// The full width; a second line for an amount that does not fit beside the text, and the lines that a message needs.
  override func size(fitting size: Size) -> Size {
    guard let model else { return Size(size.width, 1) }
    let columns = ReportColumns(width: size.width, model.form)
    if case .message(_, let text) = model.row { return Size(size.width, max(1, message(text, columns).count)) }
    return Size(size.width, ReportPlaces(model.row, columns).line + 1)
  }

  private func message(_ text: String, _ columns: ReportColumns) -> [Text] {
    Text(text, .secondary).wrapped(to: max(1, columns.lineEnd - columns.date))
  }

  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    let columns = ReportColumns(width: canvas.bounds.width, model.form)
    if isSelected { canvas.putMark() }
    switch model.row {
    case .title(_, let line): drawTitle(line, columns, &canvas)
    case .period(_, _, let line): drawHeading(line, columns, &canvas)
    case .transaction(_, let line): drawTransaction(line, from: columns.text, columns, &canvas)
    case .holding(_, let line): drawTransaction(line, from: columns.date, columns, &canvas)
    case .total(_, let line): drawTotal(line, columns, &canvas)
    case .message(_, let text):
      for (y, line) in message(text, columns).enumerated() { canvas.put(line, at: Point(columns.date, y)) }
    case .rejected(_, _, let line):
      canvas.put(Text(line.text, .warning), from: columns.date, to: columns.lineEnd, line: 0)
    case .spacer: break
    }
  }

  /// Draws the balance, and the amount if it fits. Returns the column where texts must end.
  private func drawFigures(
    _ line: ReportLine, _ role: Role, _ columns: ReportColumns, _ canvas: inout Canvas,
    attributes: Style.Attributes = []
  ) -> Int {
    guard let model else { return columns.amountEnd }
    let places = ReportPlaces(model.row, columns)
    var edge = columns.figureEnd + 1
    if let end = columns.balanceEnd, let balance = line.balance {
      // In a row without an amount, the balance is the main figure.
      let role: Role = line.amount?.isEmpty == true ? .strong : .secondary
      edge = canvas.put(figure: Text(balance, role), endingAt: end, from: columns.text, line: 0)
    }
    let amount = Text(line.amount ?? "", role, attributes: attributes)
    let start = canvas.put(figure: amount, endingAt: places.amountEnd, from: columns.title, line: places.line)
    return places.line == 0 ? start : edge
  }

  private func drawTitle(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .title, columns, &canvas)
    let end = canvas.put(Text(line.text, .title), from: columns.title, to: start - 1, line: 0)
    let note = Text(line.note ?? "", .secondary)
    let left = max(end + 2, 20)..<max(end + 2, 20, start)
    let room = [columns.aside, left].compactMap(\.self).first { $0.lowerBound + note.columns < $0.upperBound }
    if let room { canvas.put(note, at: Point(room.lowerBound, 0)) }
  }

  /// Draws the name of a month, its money in and money out in columns common to all months, and the total, with a line
  /// to the edge.
  private func drawHeading(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .text, columns, &canvas)
    let name = canvas.put(Text(line.text, .title), from: columns.date, to: start - 1, line: 0)
    guard !columns.isNarrow else { return }
    let beside = line.parts.reduce(0) { $0 + Text($1).columns + 3 }
    if let aside = columns.aside, columns.areSumsAside || (start - name < beside && beside < aside.count) {
      drawRule(from: name + 1, to: start - 1, &canvas)
      return drawSums(line.parts, from: columns.amountEnd + 1, in: aside, columns, &canvas)
    }
    drawSums(line.parts, from: name + 1, to: start - 1, columns, &canvas)
    drawRule(from: columns.amountEnd + 1, to: columns.aside?.upperBound ?? columns.figureEnd, &canvas)
  }

  /// Draws the sums of a month to the right of its total.
  private func drawSums(
    _ parts: [String], from start: Int, in aside: Range<Int>, _ columns: ReportColumns, _ canvas: inout Canvas
  ) {
    var edge = start
    let step = min(columns.sum, aside.count / max(1, parts.count))
    for (number, part) in parts.enumerated() {
      let text = Text(part, .secondary)
      let place = max(edge + 2, aside.lowerBound + number * step)
      guard place + text.columns <= aside.upperBound else { break }
      drawRule(from: edge, to: place - 1, &canvas)
      edge = place + canvas.put(text, at: Point(place, 0)) + 1
    }
    drawRule(from: edge, to: aside.upperBound, &canvas)
  }

  /// Draws the sums of a month to the left of its total, or none of them when not all fit.
  private func drawSums(
    _ parts: [String], from start: Int, to end: Int, _ columns: ReportColumns, _ canvas: inout Canvas
  ) {
    var edge = end
    // Aligned across all months, unless one of the sums would then not fit.
    func column(_ number: Int) -> Int { columns.amountEnd - 17 - columns.sum * (parts.count - 1 - number) }
    let isAligned = parts.first.map { column(0) - Text($0).columns > start } ?? true
    let room = parts.reduce(end - start) { $0 - Text($1).columns - 3 } + 1
    for (number, part) in parts.enumerated().reversed() where room >= 0 {
      let end = isAligned ? min(edge - 1, column(number)) : edge - 2
      let text = Text(part, .secondary)
      drawRule(from: end + 1, to: edge, &canvas)
      edge = canvas.put(text, endingAt: end, line: 0) - 1
    }
    drawRule(from: start, to: edge, &canvas)
  }

  private func drawRule(from start: Int, to end: Int, _ canvas: inout Canvas) {
    guard start < end else { return }
    let rule = String(repeating: canvas.capabilities.symbols.line, count: end - start)
    canvas.put(rule, at: Point(start, 0), .border)
  }

  /// Draws a transaction: its date, its amounts, and its texts, each up to the next.
  private func drawTransaction(
    _ line: ReportLine, from left: Int, _ columns: ReportColumns, _ canvas: inout Canvas
  ) {
    let role: Role = line.isIncome ? .income : .text
    if line.isNew { canvas.put(Text(canvas.capabilities.symbols.news, .news), at: Point(1, 0)) }
    let start = drawFigures(line, role, columns, &canvas, attributes: isSelected ? .bold : [])
    if let date = line.date {
      canvas.put(Text(columns.isNarrow ? date.number : date.short, .secondary), at: Point(columns.date, 0))
    }
    let edge = columns.aside?.upperBound ?? start - 1
    let texts = besides(line, columns, canvas.capabilities.symbols, before: edge)
    let limit = columns.aside == nil ? texts.first.map { $0.x - 2 } ?? start - 1 : start - 1
    let end = canvas.put(lit(line.text, isSelected ? .strong : .text), from: left, to: limit, line: 0)
    for (number, text) in texts.enumerated() {
      let limit = number + 1 < texts.count ? texts[number + 1].x - 2 : edge
      canvas.put(text.text, from: text.x, to: limit, line: 0)
    }
    let free = texts.last.map { $0.x + $0.text.columns } ?? drawNote(line, after: end, before: start, columns, &canvas)
    let text = columns.aside == nil ? free : end
    drawDaySum(line, after: text, before: start, asideAfter: free, columns, &canvas)
  }

  private typealias Beside = (x: Int, text: Text)

  /// The texts to the right of the description: counterparty and note, each in its column, or both in one.
  private func besides(
    _ line: ReportLine, _ columns: ReportColumns, _ symbols: Symbols, before end: Int
  ) -> [Beside] {
    guard let place = columns.note, place + 8 <= end else { return [] }
    let (side, note) = (line.counterparty.map { lit($0, .secondary) }, note(of: line, symbols))
    if let column = columns.counterparty {
      return [side.map { (column, $0) }, note.columns > 0 ? (place, note) : nil].compactMap(\.self)
    }
    let both = [note.columns > 0 ? note : nil, side].compactMap(\.self)
    guard let first = both.first else { return [] }
    let all = both.dropFirst().reduce(first) { $0 + Text("  ") + $1 }
    // The end of the second may be cut.
    let fits = place + min(all.columns, first.columns + 2 + ReportRowView.leastNote) <= end
    return [(place, fits ? all : first)]
  }

  /// Draws the sum of a day in its last row, if there is room: to the left of the amount, aligned with other days, or
  /// else to the right of the figures.
  private func drawDaySum(
    _ line: ReportLine, after end: Int, before start: Int, asideAfter free: Int, _ columns: ReportColumns,
    _ canvas: inout Canvas
  ) {
    guard let sum = line.daySum.map({ Text($0, .secondary) }) else { return }
    let edge = min(start - 2, columns.amountEnd - 13)
    if end + 2 + sum.columns <= edge {
      canvas.put(sum, endingAt: edge, line: 0)
    } else if let aside = columns.aside {
      let places = [columns.note, aside.lowerBound, max(free + 2, aside.lowerBound)].compactMap(\.self)
      let place = places.first { $0 >= free + 2 && $0 + sum.columns <= aside.upperBound }
      if let place { canvas.put(sum, at: Point(place, 0)) }
    }
  }

  /// Draws the note, or else the counterparty, after the text when it has no column. Returns the column after both.
  private func drawNote(
    _ line: ReportLine, after end: Int, before start: Int, _ columns: ReportColumns, _ canvas: inout Canvas
  ) -> Int {
    guard columns.note == nil, columns.aside == nil else { return end }
    let (x, limit) = (end + 2, start - 2)
    let notes = line.withShorterNotes.map { note(of: $0, canvas.capabilities.symbols) }
    let texts = notes + (line.counterparty.map { [lit($0, .secondary)] } ?? [])
    if let text = texts.first(where: { x + $0.columns <= limit }) { return x + canvas.put(text, at: Point(x, 0)) }
    let cut = line.note == nil ? texts.last : line.canCutNote ? notes.last : nil
    guard let cut, limit - x >= ReportRowView.leastNote else { return end }
    return canvas.put(cut, from: x, to: limit, line: 0)
  }

  /// The least width of a note or counterparty that is cut.
  private static let leastNote = 10

  private func note(of line: ReportLine, _ symbols: Symbols) -> Text {
    line.isWarning ? Text(symbols.warning + " " + (line.note ?? ""), .warning) : Text(line.note ?? "", .secondary)
  }

  private func lit(_ text: String, _ role: Role) -> Text { Text(text, role, finding: model?.query ?? FindQuery([])) }

  private func drawTotal(_ line: ReportLine, _ columns: ReportColumns, _ canvas: inout Canvas) {
    let start = drawFigures(line, .strong, columns, &canvas)
    canvas.put(Text(line.text, isSelected ? .strong : .text), from: columns.title, to: start - 1, line: 0)
  }
}

extension ReportLine {
  /// Whether the note says something even when its end is missing. Half a date or number would read as another.
  nonisolated fileprivate var canCutNote: Bool { note?.contains(where: \.isNumber) == false }

  /// The line with its note in shorter and shorter forms: "every month, since Oct 4", "every month", "monthly".
  nonisolated fileprivate var withShorterNotes: [ReportLine] {
    if note == nil { return [] }
    let clause = note.map { String($0[..<($0.firstRange(of: ", ")?.lowerBound ?? $0.endIndex)]) }
    return [note, clause, shortNote].compactMap(\.self).map { note in
      var line = self
      line.note = note
      return line
    }
  }
}
