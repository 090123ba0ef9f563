import BankeyCore
import TUIKit

/// What a total is made of: the groups of a grand total, the days of a group.
final class PartsScreen: FiguresScreen<PartsContent.Heading> {
  private let section: ReportSection
  private let report: () -> Report?
  private let panel = TitlePanel()

  /// The parts of a section of a report as it is now; `onOpen` is told which of them is opened.
  init(
    _ session: Session, _ section: ReportSection, of report: @escaping () -> Report?,
    onOpen: @escaping (FigureRow.ID) -> Void
  ) {
    (self.section, self.report) = (section, report)
    super.init(session, head: panel)
    table.onOpen = { if case .row(let row) = $0 { onOpen(row.id) } }
  }

  /// Shows the parts; when there is no such report any more, goes back.
  override func show() {
    guard let report = report() else { return goBack() }
    (panel.title, panel.figure) = presenter.whole(section, in: report)
    table.apply(PartsContent(section, of: report, presenter))
    if table.selectedRow == nil { table.moveToFirst() }
  }
}
