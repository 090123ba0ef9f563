import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The title of a section with its sums; the main currency is aligned with the balances.
final class SectionHeaderView: View, ReusableView {
  private var model: SectionHeaderViewModel?

  /// Shows the title of a section.
  func configure(_ model: SectionHeaderViewModel) { self.model = model }

  func prepareForReuse() { model = nil }

  /// The full width and one line, or two when the main sum leaves no room for the title.
  override func size(fitting size: Size) -> Size {
    Size(size.width, isSumBelow(RowColumns(width: size.width)) ? 2 : 1)
  }

  /// Draws the main sum, then from right to left as many others as leave the title whole, with an ellipsis for the
  /// rest, and finally the title.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    let columns = RowColumns(width: canvas.bounds.width)
    let title = Text(model.title, .title)
    let rest = Text(canvas.capabilities.ellipsis, .secondary)
    if isSumBelow(columns), let main = model.sums.last {
      let end = columns.width
      let aligned = columns.figureEnd - model.fractionColumns
      Figure(main, whole: .text).draw(in: &canvas, wholeEndingAt: aligned, from: columns.text, to: end, line: 1)
      let others = model.sums.count > 1 ? Text(" ") + rest : Text([])
      canvas.put(title + others, from: columns.text, to: columns.figureEnd, line: 0)
      return
    }
    let gap = columns.isNarrow ? 1 : 2
    var start = columns.figureEnd
    for (n, sum) in model.sums.reversed().enumerated() {
      let room = n + 1 < model.sums.count ? rest.columns + gap : 0
      let left = columns.text + (n == 0 ? 3 : title.columns + room) + 1
      let limit = n == 0 ? start : start - 3
      let (figure, aligned) = (Figure(sum, whole: .text), limit - model.fractionColumns)
      guard figure.wholeEnd(near: aligned, from: left, to: limit) != nil else {
        return drawTitle(title, rest, before: start - gap, columns, &canvas)
      }
      start = figure.draw(in: &canvas, wholeEndingAt: aligned, from: left, to: limit, line: 0)
    }
    canvas.put(title, from: columns.text, to: start - 1, line: 0)
  }

  /// The width at which every title is whole beside all of its sums.
  nonisolated static func columns(_ form: ListForm) -> Int {
    let sums = form.titles.map { title in title.sums.reduce(title.columns) { $0 + $1 + 3 } }
    return (sums.max() ?? 0) + RowColumns.right
  }

  /// Whether the main sum is on a second line, because fewer than three columns of the title would fit beside it. A sum
  /// wider than a line is dropped.
  private func isSumBelow(_ columns: RowColumns) -> Bool {
    guard let model, let main = model.sums.last else { return false }
    return Figure(main).wholeEnd(near: 0, from: columns.text + 4, to: columns.figureEnd) == nil
      && Figure(main).wholeEnd(near: 0, from: columns.text, to: columns.width) != nil
  }

  /// Draws the title and the ellipsis for omitted sums: beside the sums, or after the title where space is short.
  private func drawTitle(_ title: Text, _ rest: Text, before end: Int, _ columns: RowColumns, _ canvas: inout Canvas) {
    if columns.text + title.columns + 1 + rest.columns > end {
      canvas.put(title + rest, from: columns.text, to: end, line: 0)
    } else {
      canvas.put(title, from: columns.text, to: end, line: 0)
      canvas.put(rest, endingAt: end, line: 0)
    }
  }
}

/// A wrapped text below the rows of a section.
final class FooterView: View, ReusableView {
  private var text = ""

  func configure(_ text: String) { self.text = text }

  func prepareForReuse() { text = "" }

  /// The full width and the height of the text.
  override func size(fitting size: Size) -> Size { Size(size.width, lines(size.width).count) }

  /// Draws the lines, indented like the names of accounts.
  override func draw(in canvas: inout Canvas) {
    for (y, line) in lines(canvas.bounds.width).enumerated() { canvas.put(line, at: Point(indent, y)) }
  }

  private let indent = 4

  private func lines(_ width: Int) -> [Text] { Text(text, .secondary).wrapped(to: max(1, width - indent - 2)) }
}
