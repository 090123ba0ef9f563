import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The lines above a report that scrolls: the column titles of a tall screen, and the month and day of the first
/// visible row while their own lines are scrolled away.
final class ReportHeadView: StackView {
  let titles = ReportTitlesView()
  private let heading = ReportRowView()

  /// Creates the lines without a heading.
  init() {
    heading.isHidden = true
    super.init(.vertical, [titles, heading])
  }

  /// What the lines depend on: the heading of the table's first row, whether the list has titles above it, and whether
  /// its first rows are scrolled away.
  typealias Content = (heading: ReportRowViewModel?, isTitled: Bool, isScrolled: Bool)

  /// Shows what fits on a screen of `height` lines. A line that appears or disappears moves the table, and its first
  /// row may change, so this asks for the content again after `layOut`.
  func show(height: Int, layOut: () -> Void, _ content: () -> Content) {
    guard show(content(), height) else { return }
    layOut()
    _ = show(content(), height)
  }

  /// Returns whether a line appeared or disappeared.
  private func show(_ content: Content, _ height: Int) -> Bool {
    let hides = (titles: height < 30 || !content.isTitled, heading: !content.isScrolled || height < 10)
    if !hides.heading { heading.show(content.heading) }
    guard titles.isHidden != hides.titles || heading.isHidden != hides.heading else { return false }
    (titles.isHidden, heading.isHidden) = hides
    return true
  }
}

/// The titles above the columns of a report.
final class ReportTitlesView: View {
  /// The widths of the columns that are shown.
  var form = ReportForm()
  var strings: (any Strings)?
  /// The title of the column of notes; nil for the usual one.
  var noteTitle: String?

  /// One line, as wide as there is room.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the title of each column.
  override func draw(in canvas: inout Canvas) {
    guard let strings else { return }
    let columns = ReportColumns(width: canvas.bounds.width, form)
    func text(_ column: ReportColumn) -> Text {
      Text((column == .note ? noteTitle : nil) ?? strings.title(column), .secondary)
    }
    let starts: [(Int?, ReportColumn)] = [
      (columns.date, .date), (columns.text, .text), (columns.counterparty, .counterparty),
      (columns.note, form.hasNotes ? .note : .counterparty),
    ]
    for (start, column) in starts {
      if let start { canvas.put(text(column), from: start, to: columns.width, line: 0) }
    }
    canvas.put(text(.amount), endingAt: columns.amountEnd, line: 0)
    if let end = columns.balanceEnd { canvas.put(text(.balance), endingAt: end, line: 0) }
  }
}

/// Selects the view of report rows, with the current columns.
final class ReportStyle {
  /// The current columns.
  var form = ReportForm()
  /// The query whose matches are highlighted.
  var query = FindQuery([])

  func model(_ row: ReportRow) -> ReportRowViewModel { ReportRowViewModel(row: row, form: form, query: query) }

  func showing(_ row: ReportRow) -> Showing { .with(ReportRowView.self, model(row)) }
}
