import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// An account on three lines: what it is, the bar of its kind with the caption, its name with the balance. On narrow screens
/// two lines: its name, the bar with the balance.
final class ComfortableRowView: View, ReusableView {
  private(set) var model = AccountRow()
  private let bar = BarView(8, .bar(.other))

  /// Shows an account, or the place of one.
  func configure(_ model: AccountRow) {
    self.model = model
    background = model.account?.ground
    bar.isHidden = model.account == nil
    if let kind = model.account?.kind { bar.role = .bar(kind) }
  }

  /// Shows nothing of the account that it showed.
  func prepareForReuse() { configure(AccountRow()) }

  /// As wide as there is room, and a line more where the balance needs one.
  override func size(fitting size: Size) -> Size {
    Size(size.width, BalancePlace(model.account, RowColumns(width: size.width)).lines)
  }

  /// The bar.
  override var subviews: [View] { [bar] }

  /// Puts the bar under the first line.
  override func layout() {
    let columns = RowColumns(width: frame.width)
    bar.columns = columns.isNarrow ? 3 : 8
    bar.frame = Rect(columns.text, BalancePlace(model.account, columns).bar, bar.columns, 1)
  }

  /// Draws the account, or the skeleton.
  override func draw(in canvas: inout Canvas) {
    let columns = RowColumns(width: canvas.bounds.width)
    guard let account = model.account else { return drawSkeleton(columns, &canvas) }
    if isSelected { canvas.putMark() }
    if columns.isNarrow { return drawNarrow(account, columns, &canvas) }
    drawType(of: account, columns, &canvas)
    let captionEnd = captionEnd(of: account, columns, canvas)
    let caption = account.change?.text(canvas.capabilities.symbols) ?? Text(account.balanceTitle, .secondary)
    let captionStart = canvas.put(caption, endingAt: captionEnd, line: 1)
    if columns.hasTrends, columns.trend + 18 < captionStart {
      canvas.putTrend(account.trend, at: Point(columns.trend, 1), columns: 18, .trend(account.kind))
    }
    let place = BalancePlace(account, columns)
    let balance = drawBalance(of: account, columns, place, &canvas)
    let free = place.line == 2 ? balance : columns.figureEnd
    let more =
      columns.isWide ? drawMore(of: account, columns, before: min(free, captionStart), captionEnd, &canvas) : nil
    let start = more ?? free
    let end = canvas.put(account.name, from: columns.text, to: start - 1, line: 2)
    drawNews(of: account, after: end, before: start, &canvas)
  }

  /// The balance and the sign that the row can be opened. Gives the column that it starts in.
  func drawBalance(
    of account: AccountRowViewModel, _ columns: RowColumns, _ place: BalancePlace, _ canvas: inout Canvas
  ) -> Int {
    if !account.isGone { canvas.putChevron(columns, line: place.chevron) }
    let end = columns.figureEnd - account.fractionColumns
    guard let parts = account.balanceDollarsAndCents else {
      return canvas.put(Text(account.balanceFormatted, .secondary), endingAt: end, line: place.line)
    }
    if place.isSymbolApart {
      canvas.put(Text(parts.symbol, .secondary), endingAt: columns.figureEnd, from: 6, line: place.bar)
    }
    let figure = Figure(
      place.isSymbolApart ? parts.withoutSymbol : parts, whole: account.isGone ? .removed : .strong,
      isRaised: isRaised(canvas))
    return figure.draw(
      in: &canvas, wholeEndingAt: end, from: place.room.lowerBound, to: place.room.upperBound, line: place.line)
  }

  /// How many transactions were not looked at, behind the name; the sign alone where there is little room.
  private func drawNews(of account: AccountRowViewModel, after end: Int, before start: Int, _ canvas: inout Canvas) {
    guard let news = account.news else { return }
    let x = max(end + 2, 28)
    let sign = canvas.capabilities.symbols.news
    let texts = [(x, sign + " " + news), (end + 1, sign)]
    let fitting = texts.first { $0.0 + Text($0.1).columns < start }
    if let (x, text) = fitting { canvas.put(text, at: Point(x, 2), .news) }
  }

  private func drawType(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let label = Text(account.label(dot: canvas.capabilities.symbols.dot, isWide: columns.isWide), .secondary)
    let end = captionEnd(of: account, columns, canvas)
    let start = drawNote(of: account, after: columns.text + label.columns, before: end, &canvas)
    // The blank behind the mark looks like the label: another style would only be more for the terminal to read.
    canvas.put(Text(" ", .secondary) + label, from: columns.text - 1, to: start, line: 0)
  }

  /// Why the balance may not be today's, as long as there is room for. Gives the column that the label ends before.
  private func drawNote(
    of account: AccountRowViewModel, after label: Int, before end: Int, _ canvas: inout Canvas
  ) -> Int {
    guard let long = account.freshness, let short = account.freshnessShort else { return end }
    let sign = canvas.capabilities.symbols.warning + " "
    let note = Text(sign + long, .warning)
    let fits = label + 2 + note.columns <= end
    return canvas.put(fits ? note : Text(sign + short, .warning), endingAt: end, line: 0) - 2
  }

  /// The column behind captions, which end where the figures do.
  private func captionEnd(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: Canvas) -> Int {
    columns.figureEnd - (account.fractionColumns > 0 && isRaised(canvas) ? 1 : 0)
  }

  func isRaised(_ canvas: Canvas) -> Bool {
    canvas.capabilities.isUnicode && model.raisesCents ?? canvas.capabilities.hasRichFont
  }
}

extension ComfortableRowView {
  /// The name above the balance, so that both are whole as long as can be.
  func drawNarrow(_ account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let signs = signs(of: account, canvas.capabilities.symbols, room: columns.figureEnd - columns.text)
    let end = canvas.put(signs, endingAt: columns.figureEnd, line: 0)
    canvas.put(account.name, from: columns.text, to: end, line: 0)
    _ = drawBalance(of: account, columns, BalancePlace(account, columns), &canvas)
  }

  /// What is to be known of the account besides its name: in words where the name leaves room for them.
  private func signs(of account: AccountRowViewModel, _ symbols: Symbols, room: Int) -> Text {
    let warning = account.isStale ? Text(" " + symbols.warning, .warning) : Text([])
    guard let change = account.change else {
      return (account.news == nil ? Text([]) : Text(" " + symbols.news, .news)) + warning
    }
    let whole = Text(" ") + change.text(symbols) + warning
    return Text(account.accountName).columns + whole.columns <= room
      ? whole : Text(" ") + change.sign(symbols) + warning
  }

  /// The places of the texts of an account that is being read.
  func drawSkeleton(_ columns: RowColumns, _ canvas: inout Canvas) {
    let last = canvas.bounds.height - 1
    canvas.putSkeleton(from: columns.text, columns: min(16, columns.width / 2), line: 0)
    canvas.putSkeleton(from: columns.text, columns: columns.isNarrow ? 3 : 8, line: 1)
    if !columns.isNarrow { canvas.putSkeleton(from: columns.text, columns: 20, line: last) }
    canvas.putSkeleton(from: columns.figureEnd - 10, columns: 10, line: last)
  }
}

extension ComfortableRowView {
  /// What can be spent, and where there is much room the day of the balance, in columns of their own. Gives the column that
  /// they start in; nil when neither is known.
  func drawMore(
    of account: AccountRowViewModel, _ columns: RowColumns, before balance: Int, _ captionEnd: Int,
    _ canvas: inout Canvas
  ) -> Int? {
    let shift = max(0, columns.figureEnd - columns.apart - (balance - 2))
    let available = drawAvailable(of: account, columns, shift, captionEnd - columns.apart - shift, &canvas)
    let end = min(captionEnd - 2 * columns.apart, (available ?? balance) - 2)
    guard columns.hasDates, let date = account.date, columns.text + 8 + Text(date).columns < end else {
      return available
    }
    canvas.put(Text(account.dateTitle, .secondary), endingAt: end, line: 1)
    return canvas.put(Text(date, .secondary), endingAt: end, line: 2)
  }

  /// What can be spent, `shift` columns left of its column.
  private func drawAvailable(
    of account: AccountRowViewModel, _ columns: RowColumns, _ shift: Int, _ captionEnd: Int, _ canvas: inout Canvas
  ) -> Int? {
    guard let parts = account.available else { return nil }
    canvas.put(Text(account.availableTitle, .secondary), endingAt: captionEnd, line: 1)
    let limit = columns.figureEnd - columns.apart - shift
    return Figure(parts, whole: .text, isRaised: isRaised(canvas)).draw(
      in: &canvas, wholeEndingAt: limit - account.fractionColumns, from: columns.text + 8, to: limit, line: 2)
  }
}

/// Where the balance of a comfortable row stands. Where it leaves no room for the name it has a line of its own; on narrow screens it
/// takes the place of the bar, to the edge, and what it is counted in may stand below it.
nonisolated struct BalancePlace {
  /// Lines of the row.
  private(set) var lines: Int
  /// The line of the balance.
  private(set) var line: Int
  /// The columns that it may take.
  private(set) var room: Range<Int>
  /// The line of the bar.
  private(set) var bar = 1
  /// The line of the sign that the row can be opened.
  private(set) var chevron: Int
  /// Whether what it is counted in stands beside the bar.
  private(set) var isSymbolApart = false

  init(_ account: AccountRowViewModel?, _ columns: RowColumns) {
    (lines, line) = columns.isNarrow ? (2, 1) : (3, 2)
    room = (columns.isNarrow ? 6 : columns.text)..<columns.figureEnd
    chevron = line
    guard let account, let parts = account.balanceDollarsAndCents else { return }
    if columns.isNarrow, !BalancePlace.fits(parts, room) {
      moveBarBelow(parts, columns.text..<columns.width)
    } else if !columns.isNarrow, !BalancePlace.fits(parts, room.dropFirst(min(8, account.name.columns) + 1)) {
      (lines, line, chevron) = (4, 3, 3)
    }
  }

  /// Where not even all of the line is enough, it stays where it is, as the mark of what is left out.
  private mutating func moveBarBelow(_ parts: MoneyParts, _ line: Range<Int>) {
    isSymbolApart = !BalancePlace.fits(parts, line)
    guard !isSymbolApart || BalancePlace.fits(parts.withoutSymbol, line) else { return isSymbolApart = false }
    (lines, room, bar, chevron) = (3, line, 2, 2)
  }

  private static func fits(_ parts: MoneyParts, _ room: Range<Int>) -> Bool {
    Figure(parts).wholeEnd(near: 0, from: room.lowerBound, to: room.upperBound) != nil
  }
}
