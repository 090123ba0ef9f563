import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen whose list is a table: keys move in it and open the selected row, and it is filled anew when what it is made from is
/// another.
class ListScreen<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: SessionScreen {
  /// The list.
  let table: TableView<Section, Row>
  private var filledFrom: ListState?
  /// How often the next movement is done: what digits before it say.
  private var count = 0

  /// A table with a head above it, which may stand in a view with others; the line between the two and the one above the hints are
  /// optional.
  init(
    _ session: Session, _ place: KeyBinding.Place, head: View, line: View? = nil, table: TableView<Section, Row>,
    in list: View? = nil, prompt: View? = nil
  ) {
    self.table = table
    super.init(session, place, head: head, line: line, list: list ?? table, prompt: prompt)
  }

  /// What the list is made from; when it is another, `fill` is called before the next frame.
  var state: ListState { ListState(version: session.version) }

  /// Fills the list.
  func fill() {}

  /// What the status line says at the right.
  var position: String { "" }

  /// Lets the list be filled anew.
  func needsFilling() { filledFrom = nil }

  /// Shows no figure under the mask any more.
  func endPeek() {}

  /// Whether the list has to be filled anew. True once for each state: the caller fills it.
  func takeState() -> Bool {
    let state = state
    guard state != filledFrom else { return false }
    filledFrom = state
    return true
  }

  /// Brings the list up to date, and the status line.
  override func update() {
    if takeState() {
      layOut()
      fill()
    }
    show(position: position)
  }

  /// Shows other content, in which something is selected.
  func apply(_ content: any TableContent<Section, Row>) {
    table.apply(content)
    if table.selectedRow == nil { table.moveToFirst() }
  }

  /// Digits say how often the next movement is done: `5j`.
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

  /// Moves, opens, masks figures; Esc goes back.
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

/// What a list is made from. What a screen does not depend on stays as it is here.
nonisolated struct ListState: Equatable {
  /// Of the session.
  var version: Int
  /// Of the trends.
  var trends = 0
  /// The time, where ages are told.
  var time: LocalTime?
  /// Whether there is room for blank lines.
  var hasSpacers = false
  /// Columns of the terminal, where texts are chosen by them.
  var columns = 0
  /// Of what the screen itself has read.
  var changes = 0
}
