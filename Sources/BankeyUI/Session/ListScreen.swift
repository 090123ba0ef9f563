import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen whose list is a table. Keys move in the table and open the selection. It is refilled whenever `state`
/// changes.
class ListScreen<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: SessionScreen {
  let table: TableView<Section, Row>
  private var filledFrom: ListState?
  /// The repeat count for the next movement, from digits typed before it.
  private(set) var count = 0

  /// Creates a screen with a head above a table, which may be part of `list`. The lines after the head and above the
  /// hints are optional.
  init(
    _ session: Session, _ place: KeyBinding.Place, head: View, line: View? = nil, table: TableView<Section, Row>,
    in list: View? = nil, prompt: View? = nil
  ) {
    self.table = table
    super.init(session, place, head: head, line: line, list: list ?? table, prompt: prompt)
  }

  /// The state on which the list depends. When it changes, `fill` is called before the next frame.
  var state: ListState { ListState(version: session.version) }

  func fill() {}

  /// The text at the right of the status line.
  var position: String { "" }

  func needsFilling() { filledFrom = nil }

  func endPeek() {}

  /// Whether the list must be refilled. Returns true once for each state; the caller then fills the list.
  func takeState() -> Bool {
    let state = state
    guard state != filledFrom else { return false }
    filledFrom = state
    return true
  }

  /// Updates the list and the status line.
  override func update() {
    if takeState() {
      layOut()
      fill()
    }
    show(position: position)
  }

  /// Shows other content and makes sure that something is selected.
  func apply(_ content: any TableContent<Section, Row>) {
    table.apply(content)
    if table.selectedRow == nil { table.moveToFirst() }
  }

  /// Handles digits as a repeat count for the next movement: `5j`.
  override func handle(_ event: Event) -> Bool {
    guard case .key(let key) = event else { return super.handle(event) }
    if case .character(let digit) = key, keys[key] == nil, digit.isASCII, let value = digit.wholeNumberValue,
      value + count > 0
    {
      count = min(count * 10 + value, 9999)
      session.notice = session.settings.formats.count(count)
      return true
    }
    defer { count = 0 }
    return super.handle(event)
  }

  /// Moves, opens, and switches privacy mode; Esc goes back.
  override func perform(_ command: Command, isForward: Bool) {
    if table.move(command, isForward: isForward, times: count) { return }
    switch command {
    case .open: table.open()
    case .leave: goBack()
    case .privacy:
      endPeek()
      session.switchPrivacy()
    default: super.perform(command, isForward: isForward)
    }
  }
}

/// The state on which a list depends. Screens leave values that do not concern them at their defaults.
nonisolated struct ListState: Equatable {
  var version: Int
  /// The version of the trends.
  var trends = 0
  /// The time, when ages are shown.
  var time: LocalTime?
  /// Whether there is room for blank lines.
  var hasSpacers = false
  /// The terminal's width, when it determines the wording.
  var columns = 0
  /// The terminal's size, when it determines the columns.
  var size: Size?
  /// The version of the data that the screen itself has loaded.
  var changes = 0
}
