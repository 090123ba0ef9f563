import BankeyCore
import TUIKit

/// What a total is made of: the groups of a grand total, the days of a group.
final class PartsScreen: SessionScreen {
  private let section: ReportSection
  private let report: () -> Report?
  private let onOpen: (FigureRow.ID) -> Void
  private let panel = TitlePanel()
  private let table = TableView<PartsContent.Heading, FigureRow> { .with(FigureRowView.self, $0) }
  private var shown = -1
  /// Whether figures are shown under the mask.
  private var isPeeking = false { didSet { shown = -1 } }

  /// The parts of a section of a report as it is now; `onOpen` is told which of them is opened.
  init(
    _ session: Session, _ section: ReportSection, of report: @escaping () -> Report?,
    onOpen: @escaping (FigureRow.ID) -> Void
  ) {
    (self.section, self.report, self.onOpen) = (section, report, onOpen)
    super.init(session, .figures, head: panel, list: table)
    table.onOpen = { if case .row(let row) = $0 { onOpen(row.id) } }
  }

  /// Brings everything up to date with the database.
  override func update() {
    if shown != session.version {
      shown = session.version
      layOut()
      show()
    }
    show(position: "")
  }

  /// Moves, opens; Esc goes back.
  override func perform(_ command: Command, isForward: Bool) {
    if table.move(command, isForward: isForward) { return }
    switch command {
    case .open: table.open()
    case .leave: goBack()
    case .privacy:
      isPeeking = false
      session.switchPrivacy()
    case .peek: isPeeking = session.settings.choices.isPrivate && !isPeeking
    case .copyAmount: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func show() {
    guard let report = report() else { return goBack() }
    let presenter = isPeeking ? session.settings.presenter.unmasked : session.settings.presenter
    (panel.title, panel.figure) = presenter.whole(section, in: report)
    table.apply(PartsContent(section, of: report, presenter))
    if table.selectedRow == nil { table.moveToFirst() }
  }
}
