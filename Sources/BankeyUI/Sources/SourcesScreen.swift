import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Every source and its connections: when they answered, what went wrong, how often they may be asked.
final class SourcesScreen: SessionScreen {
  /// A source, with its connections as rows.
  private struct Heading: Identifiable, Equatable { let id: SourceRow.ID }

  private let panel = TitlePanel()
  private let table = TableView<Heading, SourceRow> { .with(SourceRowView.self, $0) }
  private var shown = -1
  private var time: LocalTime?
  private var hasSpacers = false

  init(_ session: Session) {
    super.init(session, .sources, head: panel, list: table)
    panel.title = strings.sources
    table.footer = { [unowned self] _ in hasSpacers ? .title("") : nil }
    table.onOpen = { [unowned self] in open($0) }
  }

  /// Reads what statements prove, once it can be seen.
  override func didAppear() {
    if session.proofs == nil { Task { [session] in await session.prove() } }
  }

  /// Brings everything up to date with the sources and the time.
  override func update() {
    let presenter = session.settings.presenter
    let isTall = (application?.terminal.size.height ?? 0) >= 20
    if shown != session.version || hasSpacers != isTall || presenter.now != time {
      (shown, hasSpacers, time) = (session.version, isTall, presenter.now)
      layOut()
      let sources = presenter.sources(of: session.snapshot ?? AccountsSnapshot(), session.proofs ?? [])
      table.apply(Sections(sources.map { (Heading(id: $0[0].id), $0) }))
      if table.selectedRow == nil { table.moveToFirst() }
    }
    show(position: "")
  }

  /// Moves, opens, asks the selected source for news; Esc goes back.
  override func perform(_ command: Command, isForward: Bool) {
    if table.move(command, isForward: isForward) { return }
    switch command {
    case .open: table.open()
    case .leave: goBack()
    case .privacy: session.switchPrivacy()
    case .refresh: session.refresh(table.selectedRow?.id.source)
    case .copyField: session.copy(table.selectedRow?.error, isShown: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func open(_ item: TableItem<Heading, SourceRow>) {
    guard case .row(let row) = item, row.id != .none else { return }
    application?.push(SourceScreen(session, row.id))
  }
}

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
