import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen with a list of figures that can be copied and peeked at.
class FiguresScreen<Heading: Identifiable & Equatable>: ListScreen<Heading, FigureRow> {
  /// Whether figures are shown in privacy mode.
  private var isPeeking = false { didSet { needsFilling() } }

  init(
    _ session: Session, on place: KeyBinding.Place = .figures, head: View, line: View? = nil,
    showing: @escaping (FigureRow) -> Showing = { .with(FigureRowView.self, $0) }
  ) {
    super.init(session, place, head: head, line: line, table: TableView(showing))
  }

  /// The presenter, which knows all accounts and masks figures unless the user peeks.
  var presenter: Presenter { isPeeking ? session.presenter.unmasked : session.presenter }

  /// Shows other figures. After a message, scrolls to their first heading.
  override func apply(_ content: any TableContent<Heading, FigureRow>) {
    let wasMessage = table.selectedRow?.id == .message
    super.apply(content)
    if wasMessage { table.moveToFirst() }
    // Nobody can select, open, copy or dismiss a message.
    hideHints(of: table.selectedRow?.id == .message ? [.row, .open, .copyAmount, .dismiss] : [])
  }

  override func endPeek() { isPeeking = false }

  /// Gives a report the columns for rows.
  func fit(_ report: FigureReport, to rows: [FigureRow]) {
    report.fit(rows, application?.terminal.size ?? Size(80, 24), presenter)
    layOut()
  }

  /// Peeks, and copies a figure.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .peek: peek { isPeeking.toggle() }
    case .copyAmount: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }
}

/// A labeled figure with its change.
final class FigureRowView: View, ReusableView {
  private var row: FigureRow?

  func configure(_ row: FigureRow) { self.row = row }

  func prepareForReuse() { row = nil }

  /// The full width and one line, or more when the label does not fit beside the figure.
  override func size(fitting size: Size) -> Size {
    let columns = FigureRowView.columns(size.width)
    if let message = message(columns) { return Size(size.width, message.count) }
    return Size(size.width, isFigureBelow(columns) ? 1 + pieces(columns).count : 1)
  }

  /// The width beyond which it is hard to see which figure belongs to a label.
  static let widest = 96
  static func columns(_ width: Int) -> ReportColumns { ReportColumns(width: min(width, widest)) }

  /// Draws the complete figure, then the label, then whatever else fits.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let columns = FigureRowView.columns(canvas.bounds.width)
    if isSelected { canvas.putMark() }
    if let message = message(columns) {
      for (y, line) in message.enumerated() { canvas.put(line, at: Point(columns.title, y)) }
      return
    }
    let isBelow = isFigureBelow(columns)
    var start = columns.amountEnd + 2
    for (number, piece) in (isBelow ? pieces(columns) : [row.figure]).enumerated() {
      let place = canvas.put(
        figure: Text(piece, .strong), endingAt: columns.amountEnd, from: columns.title, line: isBelow ? number + 1 : 0)
      if !isBelow { start = place }
    }
    let edge = columns.width < 60 ? start - 2 : min(start - 2, columns.amountEnd - 20)
    let notes = notes(on: row, canvas.capabilities.symbols)
    let limit = labelEnd(from: columns.title, to: start - 2, beside: notes.last, endingAt: edge)
    let end = canvas.put(label(of: row, limit - columns.title), from: columns.title, to: limit, line: 0)
    // A note that does not fit in the column of notes may come closer to a short figure.
    for edge in [edge, start - 2] {
      guard let note = notes.first(where: { end + 1 + $0.columns < edge }) else { continue }
      canvas.put(note, endingAt: edge, line: 0)
      break
    }
  }

  /// The column where the label must end: before the note, if that leaves most of the line to the label.
  private func labelEnd(from start: Int, to end: Int, beside note: Text?, endingAt edge: Int) -> Int {
    guard let note else { return end }
    let rest = edge - note.columns - 2
    return rest - start >= max(24, (end - start) * 3 / 5) ? rest : end
  }

  /// The lines of a message, which is a sentence and has no figure; nil for any other row.
  private func message(_ columns: ReportColumns) -> [Text]? {
    guard let row, row.id == .message else { return nil }
    let text = Text(row.label, isSelected ? .strong : .text)
    return text.wrapped(to: max(1, columns.amountEnd - columns.title))
  }

  /// The texts beside the figure, in shorter and shorter forms.
  private func notes(on row: FigureRow, _ symbols: Symbols) -> [Text] {
    if let change = row.change { return [change.text(symbols)] }
    return [row.note, row.shortNote].compactMap(\.self).map { Text($0, .secondary) }
  }

  /// Whether the figure is on a second line, because neither the short label nor four columns of the label, after its
  /// date, would fit beside it.
  private func isFigureBelow(_ columns: ReportColumns) -> Bool {
    guard let row, !row.figure.isEmpty else { return false }
    let date = row.line?.date.map { Text($0.short).columns + 2 } ?? 0
    let least = date + Text(row.shortLabel ?? String(row.label.prefix(4))).columns
    return columns.title + least + 2 + Text(row.figure).columns > columns.amountEnd
  }

  /// The figure, or its pieces if it does not fit on a line.
  private func pieces(_ columns: ReportColumns) -> [String] {
    guard let row else { return [] }
    let fits = Text(row.figure).columns <= columns.amountEnd - columns.title || row.pieces.isEmpty
    return fits ? [row.figure] : row.pieces
  }

  private func label(of row: FigureRow, _ room: Int) -> Text {
    let role: Role = isSelected ? .strong : .text
    let label = Text(row.label, role)
    return label.columns > room ? row.shortLabel.map { Text($0, role) } ?? label : label
  }
}

/// The heading of a list of figures in one currency.
nonisolated struct CurrencyHeading: Identifiable, Equatable {
  let id: Currency
}

extension FiguresScreen where Heading == CurrencyHeading {
  /// Shows a message in place of the figures.
  func show(message: String) {
    apply(Sections([(CurrencyHeading(id: Currency.unknown), [FigureRow(message: message)])]))
  }
}
