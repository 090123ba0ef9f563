import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The parts of a total: the groups of a grand total, or the days of a group.
final class PartsScreen: FiguresScreen<PartsContent.Heading> {
  private let section: ReportSection
  private let report: () -> Report?
  private let panel = TitlePanel()

  /// Creates the screen for a section of the current report. `onOpen` receives the part that the user opens.
  init(
    _ session: Session, _ section: ReportSection, of report: @escaping () -> Report?,
    onOpen: @escaping (FigureRow.ID) -> Void
  ) {
    (self.section, self.report) = (section, report)
    super.init(session, head: panel)
    table.onOpen = { if case .row(let row) = $0 { onOpen(row.id) } }
  }

  /// Shows the parts; goes back when the report no longer exists.
  override func fill() {
    guard let report = report() else { return goBack() }
    (panel.title, panel.figure) = presenter.whole(section, in: report)
    apply(PartsContent(section, of: report, presenter))
  }
}

/// The parts of a total as table content. Rows are created on demand.
final class PartsContent: TableContent {
  /// The section that they are parts of.
  struct Heading: Identifiable, Equatable { let id: ReportSection }

  private let heading: Heading
  private let report: Report
  private let presenter: Presenter

  init(_ section: ReportSection, of report: Report, _ presenter: Presenter) {
    (heading, self.report, self.presenter) = (Heading(id: section), report, presenter)
  }

  var sectionCount: Int { 1 }

  func section(_ section: Int) -> Heading { heading }

  func count(in section: Int) -> Int { presenter.parts(of: heading.id, in: report) }

  func row(_ row: Int, in section: Int) -> FigureRow { presenter.part(row, of: heading.id, in: report) }

  func find(_ id: FigureRow.ID, near place: Place) -> Place? {
    switch id {
    case .day(let section, let day):
      guard section == heading.id, let group = report.groups.first(where: { $0.section == section }) else { return nil }
      return group.outline.index(of: day).map { Place(0, $0) }
    case .group(let section): return report.groups.firstIndex { $0.section == section }.map { Place(0, $0) }
    default: return nil
    }
  }
}
