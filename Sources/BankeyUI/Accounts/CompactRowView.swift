import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// An account on one line: bar, name, number, institution, balance.
final class CompactRowView: View, ReusableView {
  private var model = AccountRow()

  /// Shows an account, or a placeholder.
  func configure(_ model: AccountRow) {
    self.model = model
    background = model.account?.ground
  }

  func prepareForReuse() { configure(AccountRow()) }

  /// The full width and one line, or two when the balance leaves no room for three letters of the name.
  override func size(fitting size: Size) -> Size {
    Size(size.width, isBalanceBelow(RowColumns(width: size.width)) ? 2 : 1)
  }

  /// Draws the account, or a placeholder.
  override func draw(in canvas: inout Canvas) {
    let columns = RowColumns(width: canvas.bounds.width)
    let places = CompactColumns(columns, model.form, drawsTrends: canvas.capabilities.isUnicode)
    guard let account = model.account else { return drawSkeleton(columns, places, &canvas) }
    let isBelow = isBalanceBelow(columns)
    if isSelected { canvas.putMark() }
    if !account.isGone { canvas.putChevron(columns, line: 0) }
    canvas.putBarMark(of: account.kind, at: Point(places.bar, 0))
    let balance = drawBalance(of: account, columns, line: isBelow ? 1 : 0, &canvas)
    let free = isBelow ? columns.figureEnd : balance
    let note = note(of: account, canvas.capabilities.symbols, columns)
    let hasAmounts = columns.isWide && places.end(of: account) + 2 + (note?.columns ?? 0) <= columns.amounts
    let edge = hasAmounts ? drawAvailable(of: account, columns, before: free, &canvas) : free
    let end = note.map { canvas.put($0, endingAt: edge - 2, line: 0) - 1 } ?? edge - 1
    drawTexts(of: account, places, before: end, &canvas)
    if let trend = places.trend, trend + places.trendColumns <= end {
      canvas.putTrend(account.trend, at: Point(trend, 0), columns: places.trendColumns, .trend(account.kind))
    }
  }

  /// Whether the balance is on a second line, because fewer than three letters of the name would fit beside it.
  private func isBalanceBelow(_ columns: RowColumns) -> Bool {
    guard let account = model.account, let parts = account.balanceDollarsAndCents else { return false }
    let room = CompactColumns.name + min(4, account.name.columns) + 1
    return Figure(parts).wholeEnd(near: 0, from: room, to: columns.figureEnd) == nil
      && Figure(parts).wholeEnd(near: 0, from: columns.text, to: columns.width) != nil
  }

  private func drawBalance(
    of account: AccountRowViewModel, _ columns: RowColumns, line y: Int, _ canvas: inout Canvas
  ) -> Int {
    let whole = columns.figureEnd - account.fractionColumns
    canvas.putSecondaryBlanks(columns.figureEnd - CompactColumns.balance..<columns.figureEnd, line: y)
    guard let parts = account.balanceDollarsAndCents else {
      return canvas.put(Text(account.balanceFormatted, .secondary), endingAt: whole, line: y)
    }
    let (start, limit) =
      y == 0 ? (CompactColumns.name, columns.figureEnd) : (columns.text, columns.width)
    return Figure(parts, whole: account.isGone ? .removed : .strong).draw(
      in: &canvas, wholeEndingAt: whole, from: start, to: limit, line: y)
  }

  /// Draws the available amount in its own column, moved to the left if the balance requires that. Returns the column
  /// where notes must end.
  private func drawAvailable(
    of account: AccountRowViewModel, _ columns: RowColumns, before balance: Int, _ canvas: inout Canvas
  ) -> Int {
    let edge = min(columns.amounts, balance)
    guard let parts = account.available else { return edge }
    let limit = min(columns.figureEnd - 18, balance - 2)
    let start = Figure(parts, whole: .secondary).draw(
      in: &canvas, wholeEndingAt: limit - account.fractionColumns, from: columns.width / 3, to: limit, line: 0)
    canvas.put(Text(account.availableTitle, .secondary), from: edge, to: start - 1, line: 0)
    return min(edge, start)
  }

  /// A recent change, or else the reason why the balance may be out of date, or else, on wide screens, its date; on
  /// narrow screens only a symbol.
  private func note(of account: AccountRowViewModel, _ symbols: Symbols, _ columns: RowColumns) -> Text? {
    let hasRoom = columns.width >= 60
    if let change = account.change { return hasRoom ? change.text(symbols) : change.sign(symbols) }
    if let old = account.freshnessShort { return Text(symbols.warning + (hasRoom ? " " + old : ""), .warning) }
    if let origin = account.origin { return Text("=" + (hasRoom ? " " + origin : ""), .secondary) }
    return columns.hasDates ? account.date.map { Text($0, .secondary) } : nil
  }

  private func drawTexts(
    of account: AccountRowViewModel, _ places: CompactColumns, before end: Int, _ canvas: inout Canvas
  ) {
    let hasNews = account.news != nil && (places.next != nil || account.change == nil)
    let room = min(end, places.next.map { $0 - 2 } ?? end) - (hasNews && places.next == nil ? 2 : 0)
    let next = canvas.put(account.name, from: CompactColumns.name, to: room, line: 0)
    if hasNews {
      canvas.put(canvas.capabilities.symbols.news, at: Point(places.next.map { $0 - 2 } ?? next + 1, 0), .news)
    }
    if let x = places.tail {
      canvas.putSecondaryBlanks(x..<max(x, min(end, places.institution ?? x)), line: 0)
      let number = Text(places.number(of: account) ?? "", .secondary)
      if x + number.columns <= end { canvas.put(number, at: Point(x, 0)) }
    }
    if let x = places.institution {
      let room = account.trend == nil ? end : min(end, places.trend.map { $0 - 1 } ?? end)
      canvas.put(Text(account.institution, .secondary), from: x, to: room, line: 0)
    }
  }

  private func drawSkeleton(_ columns: RowColumns, _ places: CompactColumns, _ canvas: inout Canvas) {
    canvas.putSkeleton(from: places.bar, columns: 1, line: 0)
    canvas.putSkeleton(from: CompactColumns.name, columns: min(18, columns.width / 3), line: 0)
    canvas.putSkeleton(from: columns.figureEnd - 10, columns: 10, line: 0)
  }
}
