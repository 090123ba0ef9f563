import BankeyCore
import TUIKit

/// A screen with a list of figures, which can be copied and looked at under the mask.
class FiguresScreen<Heading: Identifiable & Equatable>: SessionScreen {
  /// The figures.
  let table = TableView<Heading, FigureRow> { .with(FigureRowView.self, $0) }
  private var shown = -1
  /// Whether figures are shown under the mask.
  private var isPeeking = false { didSet { needsShowing() } }

  init(_ session: Session, head: View) { super.init(session, .figures, head: head, list: table) }

  /// What writes the figures, as they are to be seen now.
  var presenter: Presenter { isPeeking ? session.settings.presenter.unmasked : session.settings.presenter }

  /// Fills the list. Called when the accounts are others, or how they are shown.
  func show() {}

  /// Lets the list be filled anew.
  func needsShowing() { shown = -1 }

  /// Brings everything up to date with the accounts and the switches.
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
    case .peek: peek { isPeeking.toggle() }
    case .copyAmount: session.copy(table.selectedRow?.copy, isShown: isPeeking)
    default: super.perform(command, isForward: isForward)
    }
  }
}
