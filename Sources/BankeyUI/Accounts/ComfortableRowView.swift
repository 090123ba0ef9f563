import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// An account on three lines: label; bar of its kind with the captions; name and balance. On narrow screens two lines:
/// name; bar and balance.
final class ComfortableRowView: View, ReusableView {
  private(set) var model = AccountRow()
  private let bar = BarView(8, .bar(.other))

  /// Shows an account, or a placeholder.
  func configure(_ model: AccountRow) {
    self.model = model
    background = model.account?.ground
    bar.isHidden = model.account == nil
    if let kind = model.account?.kind { bar.role = .bar(kind) }
  }

  func prepareForReuse() { configure(AccountRow()) }

  /// The full width; with an additional line when the balance needs one.
  override func size(fitting size: Size) -> Size {
    Size(size.width, BalancePlace(model.account, RowColumns(width: size.width)).lines)
  }

  override var subviews: [View] { [bar] }

  /// Places the bar below the first line.
  override func layout() {
    let columns = RowColumns(width: frame.width)
    bar.columns = columns.isNarrow ? 3 : 8
    bar.frame = Rect(columns.text, BalancePlace(model.account, columns).bar, bar.columns, 1)
  }

  /// Draws the account, or a placeholder.
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

  /// Draws the balance and the arrow for opening the row. Returns the column where the balance starts.
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

  /// Draws the number of unseen transactions after the name; only the symbol where space is short.
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
    // The blank after the mark has the style of the label: another style would only add bytes for the terminal.
    canvas.put(Text(" ", .secondary) + label, from: columns.text - 1, to: start, line: 0)
  }

  /// Draws the reason why the balance may be out of date, if it fits. Returns the column where the label must end.
  private func drawNote(
    of account: AccountRowViewModel, after label: Int, before end: Int, _ canvas: inout Canvas
  ) -> Int {
    guard let long = account.freshness, let short = account.freshnessShort else { return end }
    let sign = canvas.capabilities.symbols.warning + " "
    let note = Text(sign + long, .warning)
    let fits = label + 2 + note.columns <= end
    return canvas.put(fits ? note : Text(sign + short, .warning), endingAt: end, line: 0) - 2
  }

  /// The column after captions, which are aligned with the amounts.
  private func captionEnd(of account: AccountRowViewModel, _ columns: RowColumns, _ canvas: Canvas) -> Int {
    columns.figureEnd - (account.fractionColumns > 0 && isRaised(canvas) ? 1 : 0)
  }

  func isRaised(_ canvas: Canvas) -> Bool {
    canvas.capabilities.isUnicode && model.raisesCents ?? canvas.capabilities.hasRichFont
  }
}

extension ComfortableRowView {
  /// Draws the name above the balance, so that both are complete as long as possible.
  func drawNarrow(_ account: AccountRowViewModel, _ columns: RowColumns, _ canvas: inout Canvas) {
    let signs = signs(of: account, canvas.capabilities.symbols, room: columns.figureEnd - columns.text)
    let end = canvas.put(signs, endingAt: columns.figureEnd, line: 0)
    canvas.put(account.name, from: columns.text, to: end, line: 0)
    _ = drawBalance(of: account, columns, BalancePlace(account, columns), &canvas)
  }

  /// The account's state besides its name, in words if there is room for them.
  private func signs(of account: AccountRowViewModel, _ symbols: Symbols, room: Int) -> Text {
    let warning = account.isStale ? Text(" " + symbols.warning, .warning) : Text([])
    guard let change = account.change else {
      return (account.news == nil ? Text([]) : Text(" " + symbols.news, .news)) + warning
    }
    let whole = Text(" ") + change.text(symbols) + warning
    return Text(account.accountName).columns + whole.columns <= room
      ? whole : Text(" ") + change.sign(symbols) + warning
  }

  /// Draws the placeholder of an account that is being loaded.
  func drawSkeleton(_ columns: RowColumns, _ canvas: inout Canvas) {
    let last = canvas.bounds.height - 1
    canvas.putSkeleton(from: columns.text, columns: min(16, columns.width / 2), line: 0)
    canvas.putSkeleton(from: columns.text, columns: columns.isNarrow ? 3 : 8, line: 1)
    if !columns.isNarrow { canvas.putSkeleton(from: columns.text, columns: 20, line: last) }
    canvas.putSkeleton(from: columns.figureEnd - 10, columns: 10, line: last)
  }
}

extension ComfortableRowView {
  /// Draws the available amount and, on very wide screens, the date of the balance, in columns of their own. Returns
  /// the column where they start; nil when neither is known.
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

  /// Draws the available amount, `shift` columns to the left of its usual column.
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

/// The position of the balance in a comfortable row. When it leaves no room for the name, it gets a line of its own; on
/// narrow screens it takes the line of the bar, and its currency may be below.
nonisolated struct BalancePlace {
  /// The number of lines of the row.
  private(set) var lines: Int
  private(set) var line: Int
  /// The columns that the balance may use.
  private(set) var room: Range<Int>
  /// The line of the bar.
  private(set) var bar = 1
  /// The line of the arrow for opening the row.
  private(set) var chevron: Int
  /// Whether the currency is beside the bar.
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

  /// Moves the bar below a long balance. If the balance does not even fit the whole line, it stays in place and is
  /// drawn as an ellipsis.
  private mutating func moveBarBelow(_ parts: MoneyParts, _ line: Range<Int>) {
    isSymbolApart = !BalancePlace.fits(parts, line)
    guard !isSymbolApart || BalancePlace.fits(parts.withoutSymbol, line) else { return isSymbolApart = false }
    (lines, room, bar, chevron) = (3, line, 2, 2)
  }

  private static func fits(_ parts: MoneyParts, _ room: Range<Int>) -> Bool {
    Figure(parts).wholeEnd(near: 0, from: room.lowerBound, to: room.upperBound) != nil
  }
}
