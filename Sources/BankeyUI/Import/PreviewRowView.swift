import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A row of a preview: verdict, day, text and amount; or a note of several lines.
final class PreviewRowView: View, ReusableView {
  private var row: PreviewRowViewModel?

  func configure(_ row: PreviewRowViewModel) { self.row = row }

  func prepareForReuse() { row = nil }

  /// The full width and one line, or two when the amount does not fit beside the text. Notes are as tall as necessary.
  override func size(fitting size: Size) -> Size {
    guard let row, row.verdict != nil else { return Size(size.width, max(1, note(size.width).count)) }
    return Size(size.width, hasAmountBelow(row, size.width) ? 2 : 1)
  }

  /// Draws the complete amount, the verdict's symbol and word, and as much of the rest as fits.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let width = canvas.bounds.width
    if isSelected { canvas.putMark() }
    guard let verdict = row.verdict else {
      for (y, line) in note(width).enumerated() { canvas.put(line, at: Point(2, y)) }
      return
    }
    let columns = ReportColumns(width: width)
    let isBelow = hasAmountBelow(row, width)
    let amount = Text(row.amount, row.isIncome ? .income : .text)
    let amountStart = canvas.put(figure: amount, endingAt: columns.amountEnd, from: 2, line: isBelow ? 1 : 0)
    let start = isBelow ? columns.amountEnd + 1 : amountStart
    let place = drawHead(row, verdict, &canvas)
    let doubt = Text(row.doubt ?? "", .warning)
    let room = width >= 60 && doubt.columns > 0 ? start - 2 - doubt.columns - 2 : start - 1
    let end = canvas.put(
      Text(row.text, isSelected ? .strong : .text), from: place, to: min(max(place + 8, room), start - 1), line: 0)
    if end + 2 + doubt.columns < start { canvas.put(doubt, at: Point(end + 2, 0)) }
  }

  /// Whether the amount is on a second line, because fewer than eight columns of the text would fit beside it.
  private func hasAmountBelow(_ row: PreviewRowViewModel, _ width: Int) -> Bool {
    let head = width < 60 ? 4 : row.account == nil ? 30 : 44
    return head + 8 + 1 + Text(row.amount).columns > ReportColumns(width: width).amountEnd
  }

  /// Draws verdict, day and account. Returns the column after them.
  private func drawHead(_ row: PreviewRowViewModel, _ verdict: RowVerdict, _ canvas: inout Canvas) -> Int {
    let role: Role = verdict == .suspicious ? .warning : verdict == .same ? .secondary : .strong
    canvas.put(Text(verdict.sign, role), at: Point(2, 0))
    guard canvas.bounds.width >= 60 else { return 4 }
    canvas.put(Text(row.word, role), from: 4, to: 15, line: 0)
    canvas.put(Text(row.date, .secondary), from: 16, to: 29, line: 0)
    guard let account = row.account else { return 30 }
    return canvas.put(Text(account, .secondary), from: 30, to: 42, line: 0) + 2
  }

  private func note(_ width: Int) -> [Text] { Text(row?.text ?? "", .secondary).wrapped(to: max(1, width - 4)) }
}
