import BankeyCore
import TUIKit

/// An account on three lines: what it is, the bar of its kind with the caption, its name with the balance.
final class ComfortableRowView: View, ReusableView {
  private var model = AccountRow()
  private let bar = BarView(8, .bar(.other))

  /// Shows an account, or the place of one.
  func configure(_ model: AccountRow) {
    self.model = model
    bar.isHidden = model.account == nil
    if let kind = model.account?.kind { bar.role = .bar(kind) }
  }

  /// Shows nothing of the account that it showed.
  func prepareForReuse() { model = AccountRow() }

  /// As wide as there is room, three lines.
  override func size(fitting size: Size) -> Size { Size(size.width, 3) }

  /// The bar.
  override var subviews: [View] { [bar] }

  /// Puts the bar under the type.
  override func layout() { bar.frame = Rect(RowColumns(width: frame.width).text, 1, bar.columns, 1) }

  /// Draws the account, or the skeleton.
  override func draw(in canvas: inout Canvas) {
    let columns = RowColumns(width: canvas.bounds.width)
    guard let account = model.account else { return drawSkeleton(columns, &canvas) }
    if isSelected { for y in 0..<3 { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, y), .mark) } }
    drawType(of: account, columns, &canvas)
    drawBalance(of: account, columns, &canvas)
  }

  /// The line above the bar: on narrow screens the name alone, since the balance takes the last line.
  private func drawType(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let end = captionEnd(of: account, columns, canvas)
    if columns.isNarrow {
      let note = account.freshnessShort == nil ? Text("") : Text(" " + canvas.capabilities.symbols.warning, .warning)
      let start = canvas.put(note, endingAt: columns.figureEnd, line: 0)
      canvas.put(name(of: account), from: columns.text, to: start, line: 0)
      return
    }
    let label = Text(account.label(dot: canvas.capabilities.symbols.dot, isWide: columns.isWide), .secondary)
    let start = drawNote(of: account, after: columns.text + label.columns, before: end, &canvas)
    canvas.put(label, from: columns.text, to: start, line: 0)
  }

  /// Why the balance may not be today's, as long as there is room for. Gives the column that it starts in.
  private func drawNote(
    of account: AccountRowViewModel, after label: Int, before end: Int, _ canvas: inout Canvas
  ) -> Int {
    guard let long = account.freshness, let short = account.freshnessShort else { return end }
    let sign = canvas.capabilities.symbols.warning + " "
    let note = Text(sign + long, .warning)
    let fits = label + 2 + note.columns <= end
    return canvas.put(fits ? note : Text(sign + short, .warning), endingAt: end, line: 0) - 2
  }

  private func drawBalance(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let end = captionEnd(of: account, columns, canvas)
    let whole = columns.figureEnd - account.fractionColumns
    canvas.put(Text(columns.isNarrow ? account.numberTail ?? "" : account.balanceTitle, .secondary), endingAt: end, from: 11, line: 1)
    let start =
      account.balanceDollarsAndCents.map {
        Figure($0, isRaised: isRaised(canvas)).draw(in: &canvas, wholeEndingAt: whole, line: 2)
      } ?? canvas.put(Text(account.balanceFormatted, .secondary), endingAt: whole, line: 2)
    if !columns.isNarrow { canvas.put(name(of: account), from: columns.text, to: start - 1, line: 2) }
    canvas.put(canvas.capabilities.symbols.chevron, at: Point(columns.chevron, 2), .secondary)
  }

  private func name(of account: AccountRowViewModel) -> Text {
    Text(account.accountName, isSelected ? .strong : .text)
  }

  /// The column behind captions, which end where the figures do.
  private func captionEnd(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: Canvas) -> Int {
    columns.figureEnd - (account.fractionColumns > 0 && isRaised(canvas) ? 1 : 0)
  }

  private func isRaised(_ canvas: Canvas) -> Bool {
    canvas.capabilities.isUnicode && model.raisesCents ?? canvas.capabilities.hasRichFont
  }

  private func drawSkeleton(_ columns: RowColumns, _ canvas: inout Canvas) {
    canvas.putSkeleton(from: columns.text, columns: 16, line: 0)
    canvas.putSkeleton(from: columns.text, columns: 8, line: 1)
    canvas.putSkeleton(from: columns.text, columns: min(20, columns.width / 3), line: 2)
    canvas.putSkeleton(from: columns.figureEnd - 10, columns: 10, line: 2)
  }
}
