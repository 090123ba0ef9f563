import BankeyCore
import TUIKit

/// Everything that is known of a source or of one of its connections, errors whole, and of when its accounts' balances are.
final class SourceScreen: SessionScreen {
  private let id: SourceRow.ID
  private let panel = TitlePanel()
  private let table = TableView<SourceViewModel.Section, SourceField> { .with(FieldRowView<SourceField>.self, $0) }
  private var shown = -1
  private var time: LocalTime?

  init(_ session: Session, _ id: SourceRow.ID) {
    self.id = id
    super.init(session, .sources, head: panel, list: table)
    table.header = { section in section.title.map { .title(Text("  ") + Text($0, .title)) } }
    table.onOpen = { [unowned self] in open($0) }
  }

  /// Brings everything up to date with the source and the time.
  override func update() {
    let presenter = session.settings.presenter
    if shown != session.version || presenter.now != time {
      (shown, time) = (session.version, presenter.now)
      layOut()
      let model = session.snapshot.flatMap { presenter.details(of: id, in: $0, session.proofs ?? []) }
      show(model ?? SourceViewModel(message: strings.sourceGone))
    }
    show(position: "")
  }

  /// Moves, opens an account, asks the source for news; Esc goes back.
  override func perform(_ command: Command, isForward: Bool) {
    if table.move(command, isForward: isForward) { return }
    switch command {
    case .open: table.open()
    case .leave: goBack()
    case .privacy: session.switchPrivacy()
    case .refresh: session.refresh(id.source)
    case .copyField: session.copy(table.selectedRow?.copy, isShown: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func show(_ model: SourceViewModel) {
    (panel.title, panel.figure) = (model.title, model.kind)
    table.apply(Sections(model.sections.map { ($0, $0.fields) }))
    if table.selectedRow == nil { table.moveToFirst() }
  }

  private func open(_ item: TableItem<SourceViewModel.Section, SourceField>) {
    guard case .row(let field) = item, let account = field.account else { return }
    application?.push(DetailsScreen(session, account: account))
  }
}
