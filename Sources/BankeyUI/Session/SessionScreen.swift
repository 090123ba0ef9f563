import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen with a head, a list and the status line. Dispatches the keys of the key table.
class SessionScreen: Screen {
  let session: Session
  let place: KeyBinding.Place
  let hints = HintBar()
  /// The commands that the status line does not show, because they do not apply to the selection.
  private var refused: Set<Command> = []
  /// The overlay whose keys the status line shows instead of those of the screen.
  private var hinted: Overlay?

  /// Creates a screen. The lines after the head and above the hints are optional.
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
    keys = map()
    hints.keys = keys
  }

  private func map() -> KeyMap {
    KeyTable.map(on: place, session.settings, hiding: refused) { [unowned self] in perform($0, isForward: $1) }
  }

  /// Leaves commands out of the status line.
  func hideHints(of refused: Set<Command>) {
    guard refused != self.refused else { return }
    self.refused = refused
    if hinted == nil { hints.keys = map() }
  }

  /// Shows the keys of what receives them: the overlay in front, or else the screen.
  private func followOverlay() {
    let overlay = application?.overlays.first
    guard overlay !== hinted else { return }
    hinted = overlay
    hints.keys = overlay?.keys ?? map()
  }

  /// Whether the terminal can display more than ASCII.
  var canDraw: Bool { application?.terminal.capabilities.isUnicode ?? true }

  var strings: any Strings { session.settings.strings }

  func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .refresh: session.refresh()
    case .importFiles: open(.importPrompt)
    case .addSource: session.addSource()
    case .mouse: session.switchMouse()
    case .news: open(.news)
    case .timeline: open(.timeline)
    case .upcoming: open(.upcoming)
    case .sources: open(.sources)
    case .lock: session.lockScreen()
    case .help: showHelp()
    case .palette: showPalette()
    case .quit, .back: goBack()
    default: break
    }
  }

  /// Clears the notice, which the user has read. Says when a key has no meaning here.
  override func handle(_ event: Event) -> Bool {
    guard case .key(let key) = event else { return super.handle(event) }
    session.notice = nil
    if super.handle(event) { return true }
    if key != .escape, let capabilities = application?.terminal.capabilities {
      session.notice = strings.unknownKey(key.name(in: capabilities))
    }
    return false
  }

  /// Toggles peeking; explains when privacy mode is off.
  func peek(_ toggle: () -> Void) {
    guard session.settings.choices.isPrivate else { return session.notice = strings.nothingIsMasked }
    toggle()
  }

  /// Goes back to the screen below.
  func goBack() { application?.pop() }

  /// Lays out all views, so that the list knows its size.
  func layOut() {
    guard let size = application?.terminal.size else { return }
    view.frame = Rect(0, 0, size.width, size.height)
    view.layout()
  }

  /// Shows the running work before `position` in the status line, as far as both fit.
  func show(position: String) {
    followOverlay()
    let width = (application?.terminal.size.width ?? 0) - 2
    let notice = session.notice.map { Text(clauses(of: $0, fitting: width), .strong) }
    let status = notice ?? application.flatMap { session.status($0.terminal.capabilities) }
    let place = Text(clauses(of: position, fitting: width), .secondary)
    let both = status.map { $0 + (position.isEmpty ? "" : "   ") + place } ?? place
    hints.status = both.columns <= width ? both : status ?? place
  }

  /// As many of several clauses as fit: "Enter answers, Esc goes back". Half a clause would be of no use.
  private func clauses(of text: String, fitting width: Int) -> String {
    guard Text(text).columns > width else { return text }
    let clauses = text.indices.filter { isEnd($0, of: text) }.map { text[..<$0] }
    return clauses.last { Text(String($0)).columns <= width }.map(String.init) ?? text
  }

  /// Whether a clause ends before an index. A full stop ends one only before a capital, because days have one too.
  private func isEnd(_ end: String.Index, of text: String) -> Bool {
    let (before, rest) = (text[..<end].last, text[end...].prefix(2))
    if before == ".", rest.first == " " { return rest.last?.isUppercase == true }
    return rest == ", " || rest == "; " || rest == ": "
  }

  private func showPalette() {
    let commands = KeyTable.named(on: place, session.settings, keys)
    application?.present(CommandPalette(strings.commands, commands, none: strings.noCommand, session.settings))
  }

  private func showHelp() {
    let all = (place == .setup ? KeyTable.form(strings) : KeyMap([])) + keys + KeyTable.mouse(strings)
    application?.present(Help(Text(strings.keys, .title), all, closing: strings.closeHelp))
  }
}

extension SessionScreen {
  /// Asks for a format and exports `count` transactions; `export` creates the export of what is shown.
  func askHowToExport(_ count: Int, _ export: @escaping (ReportExport.Format) -> ReportExport) {
    askHowToExport(count, strings.exportScope(count, session.settings.formats.count(count))) { [session] in
      session.export(export($0))
    }
  }

  /// Asks for a format and exports all accounts.
  func askHowToExportAccounts() {
    let count = session.snapshot?.accounts.count ?? 0
    let figure = session.settings.formats.count(count)
    askHowToExport(count, strings.accounts(count, figure)) { [session] in session.exportAccounts($0) }
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
  /// Folds the head to one line when the list is scrolled, and unfolds it at the start of the list. Tall screens do not
  /// fold it.
  ///
  /// It does not fold when the list would then fit completely, nor unfold over the selected row, because either would
  /// immediately be reversed.
  func fold<Section, Row>(_ head: some CollapsibleHeader, over table: TableView<Section, Row>) {
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

  private func fold(_ head: some CollapsibleHeader, _ isFolded: Bool) {
    head.isFolded = isFolded
    layOut()
  }
}

/// A head that can be reduced to one line, to give the list more room.
protocol CollapsibleHeader: View {
  /// Whether it is reduced to one line.
  var isFolded: Bool { get set }
  /// The number of lines that folding frees for the list.
  var foldedAway: Int { get }
}
