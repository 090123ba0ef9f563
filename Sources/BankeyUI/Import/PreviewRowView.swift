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

  /// Draws the complete amount, the verdict's symbol and word, the day, and as much of the rest as fits.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let width = canvas.bounds.width
    if isSelected { canvas.putMark() }
    guard let verdict = row.verdict else {
      for (y, line) in note(width).enumerated() { canvas.put(line, at: Point(2, y)) }
      return
    }
    let columns = PreviewRowView.columns(width)
    let isBelow = hasAmountBelow(row, width)
    let amount = Text(row.amount, row.isIncome ? .income : .text)
    let amountStart = canvas.put(figure: amount, endingAt: columns.amountEnd, from: 2, line: isBelow ? 1 : 0)
    let start = isBelow ? columns.amountEnd + 1 : amountStart
    let place = textStart(row, width)
    drawHead(row, verdict, before: place, &canvas)
    let doubt = Text(row.doubt ?? "", .warning)
    let room = width >= Self.wide && doubt.columns > 0 ? start - 2 - doubt.columns - 2 : start - 1
    let end = canvas.put(
      Text(row.text, isSelected ? .strong : .text), from: place, to: min(max(place + 8, room), start - 1), line: 0)
    if end + 2 + doubt.columns < start { canvas.put(doubt, at: Point(end + 2, 0)) }
  }

  /// Whether the amount is on a second line, because fewer than eight columns of the text would fit beside it.
  private func hasAmountBelow(_ row: PreviewRowViewModel, _ width: Int) -> Bool {
    textStart(row, width) + 8 + 1 + Text(row.amount).columns > PreviewRowView.columns(width).amountEnd
  }

  /// The columns of figures, which on a wide screen would be too far from the texts.
  private static func columns(_ width: Int) -> ReportColumns { ReportColumns(width: min(width, FigureRowView.widest)) }

  /// The width from which words and accounts have columns, and that from which days have one.
  private static let (wide, dated) = (60, 36)

  /// The column of accounts, after the longest day.
  private func accountStart(_ row: PreviewRowViewModel) -> Int { 16 + max(12, row.dateColumns) + 2 }

  /// The column of texts, after the longest account of the file.
  private func textStart(_ row: PreviewRowViewModel, _ width: Int) -> Int {
    if width < Self.wide { return width < Self.dated ? 4 : 4 + row.dateColumns + 1 }
    return accountStart(row) + (row.account == nil ? 0 : min(12, row.accountColumns) + 2)
  }

  /// Draws verdict, day and account.
  private func drawHead(
    _ row: PreviewRowViewModel, _ verdict: RowVerdict, before place: Int, _ canvas: inout Canvas
  ) {
    let role: Role = verdict == .suspicious ? .warning : verdict == .same ? .secondary : .strong
    canvas.put(Text(verdict.sign, role), at: Point(2, 0))
    guard canvas.bounds.width >= Self.wide else {
      if canvas.bounds.width >= Self.dated { canvas.put(Text(row.date, .secondary), from: 4, to: place - 1, line: 0) }
      return
    }
    canvas.put(Text(row.word, role), from: 4, to: 15, line: 0)
    let start = accountStart(row)
    canvas.put(Text(row.date, .secondary), from: 16, to: start - 1, line: 0)
    if let account = row.account { canvas.put(Text(account, .secondary), from: start, to: place - 2, line: 0) }
  }

  private func note(_ width: Int) -> [Text] { Text(row?.text ?? "", .secondary).wrapped(to: max(1, width - 4)) }
}
