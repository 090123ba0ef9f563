import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen with a head, a list and the status line, that dispatches the keys of the table.
class SessionScreen: Screen {
  let session: Session
  let place: KeyBinding.Place
  let hints = HintBar()

  /// The line between the head and the list and the one above the hints are optional.
  init(
    _ session: Session, _ place: KeyBinding.Place, head: View, line: View? = nil, list: View, prompt: View? = nil
  ) {
    self.session = session
    self.place = place
    head.hugging = .required
    hints.hugging = .required
    hints.background = nil
    list.hugging = .low
    list.resistance = .low
    line?.hugging = .required
    prompt?.hugging = .required
    let above = line.map { [$0] } ?? []
    let below = prompt.map { [$0] } ?? []
    super.init(StackView(.vertical, [head] + above + [list] + below + [hints]))
    keys = KeyTable.map(on: place, session.settings) { [unowned self] in perform($0, isForward: $1) }
    hints.keys = keys
  }

  /// Whether the terminal can show more than letters.
  var canDraw: Bool { application?.terminal.capabilities.isUnicode ?? true }

  var strings: any Strings { session.settings.strings }

  /// Does what a key asks for on this screen.
  func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .refresh: session.refresh()
    case .importFiles: application?.push(ImportPromptScreen(session))
    case .addSource: session.addSource()
    case .mouse: session.switchMouse()
    case .news: application?.push(NewsScreen(session))
    case .upcoming: application?.push(UpcomingScreen(session))
    case .sources: application?.push(SourcesScreen(session))
    case .lock: session.lockScreen()
    case .help: showHelp()
    case .palette: showPalette()
    case .quit, .back: goBack()
    default: break
    }
  }

  /// What was last done has been read when a key is pressed. A key that means nothing here says so.
  override func handle(_ event: Event) -> Bool {
    guard case .key(let key) = event else { return super.handle(event) }
    session.notice = nil
    if super.handle(event) { return true }
    if key != .escape, let capabilities = application?.terminal.capabilities {
      session.notice = strings.unknownKey(key.name(in: capabilities))
    }
    return false
  }

  /// Shows figures under the mask, or hides them again; says so where there is no mask.
  func peek(_ toggle: () -> Void) {
    guard session.settings.choices.isPrivate else { return session.notice = strings.nothingIsMasked }
    toggle()
  }

  /// Back to the screen below.
  func goBack() { application?.pop() }

  /// Gives every view its place, so that the list knows what it shows.
  func layOut() {
    guard let size = application?.terminal.size else { return }
    view.frame = Rect(0, 0, size.width, size.height)
    view.layout()
  }

  /// Puts the work that runs before `position` in the status line; what there is no room for beside it is left out.
  func show(position: String) {
    let status = application.flatMap { session.status($0.terminal.capabilities) }
    let place = Text(position, .secondary)
    let both = status.map { $0 + (position.isEmpty ? "" : "   ") + place } ?? place
    let width = (application?.terminal.size.width ?? 0) - 2
    hints.status = both.columns <= width ? both : status ?? place
  }

  private func showPalette() {
    let commands = KeyTable.named(on: place, session.settings, keys)
    application?.present(CommandPalette(Text(strings.help(.palette), .title), commands, none: strings.noCommand))
  }

  private func showHelp() {
    application?.present(Help(Text(strings.keys, .title), keys + KeyTable.mouse(strings), closing: strings.closeHelp))
  }
}

extension SessionScreen {
  /// Asks how `count` transactions are to be written to a file; `export` is what is shown now.
  func askHowToExport(_ count: Int, _ export: @escaping (ReportExport.Format) -> ReportExport) {
    askHowToExport(count, strings.exportWhat(count, session.settings.formats.count(count))) { [session] in
      session.export(export($0))
    }
  }

  /// Asks how all accounts are to be written to a file.
  func askHowToExportAccounts() {
    let count = session.snapshot?.accounts.count ?? 0
    askHowToExport(count, strings.accounts(count)) { [session] in session.exportAccounts($0) }
  }

  private func askHowToExport(_ count: Int, _ what: String, _ write: @escaping (ReportExport.Format) -> Void) {
    guard !session.settings.choices.isPrivate else { return session.notice = strings.exportIsMasked }
    guard count > 0 else { return session.notice = strings.nothingToExport }
    application?.present(
      Alert(
        Text(strings.export, .title), Text(what),
        [
          .init("c", "CSV") { write(.csv) }, .init("j", "JSON") { write(.json) }, .init("n", strings.cancel),
        ]))
  }
}

extension SessionScreen {
  /// Folds the head to one line once the list scrolls, and unfolds it at the start of the list; a tall screen keeps it.
  ///
  /// It never folds where the list would then fit whole, nor unfolds over the selected row: either would undo itself.
  func fold<Section, Row>(_ head: some FoldingHead, over table: TableView<Section, Row>) {
    let lines = application?.terminal.size.height ?? 0
    let fits = lines >= 30 || !table.isScrolled
    if head.isFolded {
      let covered = table.frame.height - head.foldedAway..<table.frame.height
      guard fits, lines >= 30 || table.isSelectionClear(of: covered) else { return }
      fold(head, false)
      if lines < 30 { table.scrollToStart() }
    } else if !fits, head.frame.height > 1, table.isTaller(than: table.frame.height + head.foldedAway) {
      fold(head, true)
    }
  }

  private func fold(_ head: some FoldingHead, _ isFolded: Bool) {
    head.isFolded = isFolded
    layOut()
  }
}

/// A head that can be one line, so that the list below has more room.
protocol FoldingHead: View {
  /// Whether it is one line.
  var isFolded: Bool { get set }
  /// How many lines folding gives to the list.
  var foldedAway: Int { get }
}
