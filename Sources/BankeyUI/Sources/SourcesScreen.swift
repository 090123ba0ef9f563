import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// All sources with their connections: last answers, errors and limits.
final class SourcesScreen: ListScreen<SourcesScreen.Heading, SourceRow> {
  /// A source, whose connections are its rows.
  nonisolated struct Heading: Identifiable, Equatable { let id: SourceRow.ID }

  private let panel = TitlePanel()

  init(_ session: Session) {
    super.init(session, .sources, head: panel, table: TableView { .with(SourceRowView.self, $0) })
    panel.title = strings.sources
    table.footer = { [unowned self] _ in state.hasSpacers ? .title("") : nil }
    table.onOpen = { [unowned self] in open($0) }
  }

  /// Loads the reconciliation with statements once the screen is visible.
  override func didAppear() {
    if session.proofs == nil { session.runTask { [session] in await session.prove() } }
  }

  /// The state that determines the rows: sources, ages, and blank lines between sources.
  override var state: ListState {
    ListState(
      version: session.version, time: session.settings.presenter.now,
      hasSpacers: application?.terminal.size.height ?? 0 >= 20)
  }

  /// Shows all sources with their connections.
  override func fill() {
    let sources = session.settings.presenter.sources(of: session.snapshot ?? AccountsSnapshot(), session.proofs ?? [])
    apply(Sections(sources.map { (Heading(id: $0[0].id), $0) }))
  }

  override func update() {
    super.update()
    hideHints(of: session.refused(by: table.selectedRow?.id.source))
  }

  /// Refreshes the selected source, or copies its error.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .refresh: session.refresh(table.selectedRow?.id.source)
    case .testSource, .reconnectSource, .removeSource, .rename:
      session.change(source: table.selectedRow?.id.source, command)
    case .copyField: session.copy(table.selectedRow?.error, isShown: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func open(_ item: TableItem<Heading, SourceRow>) {
    guard case .row(let row) = item, row.id != .none else { return }
    application?.push(SourceScreen(session, row.id))
  }
}

/// Everything known about a source or connection, with complete errors and the dates of its accounts' balances.
final class SourceScreen: ListScreen<SourceViewModel.Section, SourceField> {
  private let id: SourceRow.ID
  private let panel = TitlePanel()

  init(_ session: Session, _ id: SourceRow.ID) {
    self.id = id
    super.init(session, .sources, head: panel, table: TableView { .with(FieldRowView<SourceField>.self, $0) })
    table.header = { section in section.title.map { .title(Text("  ") + Text($0, .title)) } }
    table.onOpen = { [unowned self] in open($0) }
  }

  /// The state that determines the rows: the source, and ages.
  override var state: ListState { ListState(version: session.version, time: session.settings.presenter.now) }

  /// Shows everything known about it.
  override func fill() {
    let known = session.snapshot.flatMap { session.settings.presenter.details(of: id, in: $0, session.proofs ?? []) }
    let model = known ?? SourceViewModel(message: strings.sourceGone)
    (panel.title, panel.figure) = (model.title, model.kind)
    apply(Sections(model.sections.map { ($0, $0.fields) }))
  }

  override func update() {
    super.update()
    hideHints(of: session.refused(by: id.source))
  }

  /// Refreshes the source, or copies a field.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .refresh: session.refresh(id.source)
    case .testSource, .reconnectSource, .removeSource, .rename: session.change(source: id.source, command)
    case .copyField: session.copy(table.selectedRow?.copy, isShown: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  private func open(_ item: TableItem<SourceViewModel.Section, SourceField>) {
    guard case .row(let field) = item, let account = field.account else { return }
    open(.account(account))
  }
}

extension Session {
  /// The commands that a source refuses: only a connection can be tested, reconnected, removed and refreshed.
  func refused(by name: String?) -> Set<Command> {
    let canRefresh = snapshot?.sources.first { $0.name == name }?.canRefresh ?? false
    let changes: Set<Command> = [.testSource, .reconnectSource, .removeSource]
    return canRefresh ? bank.isDemo ? changes : [] : changes.union([.refresh])
  }

  /// Tests, reconnects, removes or names a source.
  func change(source name: String?, _ command: Command) {
    guard let source = snapshot?.sources.first(where: { $0.name == name }) else { return }
    switch command {
    case .testSource: test(source)
    case .reconnectSource: reconnect(source)
    case .removeSource: askToRemove(source)
    case .rename: application?.push(SourceNameScreen(self, source))
    default: break
    }
  }
}
