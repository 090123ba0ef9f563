import BankeyCore
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
    case .sources: application?.push(SourcesScreen(session))
    case .lock: session.lockScreen()
    case .help: showHelp()
    case .quit, .back: goBack()
    default: break
    }
  }

  /// What was last done has been read when a key is pressed.
  override func handle(_ event: Event) -> Bool {
    if case .key = event { session.notice = nil }
    return super.handle(event)
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

  private func showHelp() {
    application?.present(Help(Text(strings.keys, .title), keys + KeyTable.mouse(strings), closing: strings.closeHelp))
  }
}
