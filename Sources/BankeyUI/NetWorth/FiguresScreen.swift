import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen with a list of figures, which can be copied and looked at under the mask.
class FiguresScreen<Heading: Identifiable & Equatable>: ListScreen<Heading, FigureRow> {
  /// Whether figures are shown under the mask.
  private var isPeeking = false { didSet { needsFilling() } }

  init(
    _ session: Session, on place: KeyBinding.Place = .figures, head: View, line: View? = nil,
    showing: @escaping (FigureRow) -> Showing = { .with(FigureRowView.self, $0) }
  ) {
    super.init(session, place, head: head, line: line, table: TableView(showing))
  }

  /// What writes the figures, as they are to be seen now.
  var presenter: Presenter { isPeeking ? session.settings.presenter.unmasked : session.settings.presenter }

  override func endPeek() { isPeeking = false }

  /// Shows figures under the mask, copies one.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .peek: peek { isPeeking.toggle() }
    case .copyAmount: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }
}

/// A figure with its name, and by how much it differs.
final class FigureRowView: View, ReusableView {
  private var row: FigureRow?

  /// Shows a figure.
  func configure(_ row: FigureRow) { self.row = row }

  /// Shows nothing.
  func prepareForReuse() { row = nil }

  /// As wide as there is room, one line, or two where the figure leaves no room for the name.
  override func size(fitting size: Size) -> Size {
    Size(size.width, isFigureBelow(FigureRowView.columns(size.width)) ? 2 : 1)
  }

  /// Beyond some width the eye would lose the line between a name and its figure.
  private static func columns(_ width: Int) -> ReportColumns { ReportColumns(width: min(width, 96)) }

  /// Draws the figure whole, then the name, then what there is room for.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let columns = FigureRowView.columns(canvas.bounds.width)
    if isSelected { canvas.putMark() }
    let isBelow = isFigureBelow(columns)
    let figure = canvas.put(
      figure: Text(row.figure, .strong), endingAt: columns.amountEnd, from: columns.title, line: isBelow ? 1 : 0)
    let start = isBelow ? columns.amountEnd + 2 : figure
    let end = canvas.put(label(of: row, start - 2 - columns.title), from: columns.title, to: start - 2, line: 0)
    let change = row.change?.text(canvas.capabilities.symbols) ?? Text(row.note ?? "", .secondary)
    let edge = columns.width < 60 ? start - 2 : min(start - 2, columns.amountEnd - 20)
    if end + 1 + change.columns < edge { canvas.put(change, endingAt: edge, line: 0) }
  }

  /// Whether the figure stands on a line of its own: the name in fewer letters is to be seen beside it, or four columns of it.
  private func isFigureBelow(_ columns: ReportColumns) -> Bool {
    guard let row, !row.figure.isEmpty else { return false }
    let least = Text(row.shortLabel ?? String(row.label.prefix(4))).columns
    return columns.title + least + 2 + Text(row.figure).columns > columns.amountEnd
  }

  private func label(of row: FigureRow, _ room: Int) -> Text {
    let role: Role = isSelected ? .strong : .text
    let label = Text(row.label, role)
    return label.columns > room ? row.shortLabel.map { Text($0, role) } ?? label : label
  }
}
