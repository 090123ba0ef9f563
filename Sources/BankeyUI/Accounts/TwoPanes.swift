import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A list and, if wanted and on a wide screen, a pane beside it that shows the selected row's contents.
final class TwoPanes: View {
  /// The width from which both fit.
  static let columns = 120
  private let list: View
  private let pane: View
  /// Whether the pane is shown.
  private(set) var isSplit = false
  /// The width that the list needs to show as much as without a pane.
  var listNeeds = 0 { didSet { if listNeeds != oldValue { layout() } } }
  /// The least width that the list leaves to the pane for that.
  private static let leastPane = 40
  /// The largest width of the list. A wider one would show more figures in its rows instead of longer texts.
  private static let mostList = 119

  init(_ list: View, _ pane: View) {
    (self.list, self.pane) = (list, pane)
    super.init()
  }

  /// Shows or hides the pane.
  func split(_ isSplit: Bool) {
    guard isSplit != self.isSplit else { return }
    self.isSplit = isSplit
    layout()
  }

  /// The list, and the pane while it is shown.
  override var subviews: [View] { isSplit ? [list, pane] : [list] }

  /// Lays out immediately, because the contents of the list depend on its size.
  override func sizeDidChange(from old: Size) { layout() }

  /// Gives the list slightly more than half, as far as its rows can use it, or what it needs.
  override func layout() {
    let columns = isSplit ? listColumns : frame.width
    list.frame = Rect(0, 0, columns, frame.height)
    pane.frame = Rect(columns + 1, 0, max(0, frame.width - columns - 1), frame.height)
  }

  /// Draws the line between both.
  override func draw(in canvas: inout Canvas) {
    guard isSplit else { return }
    let rule = canvas.capabilities.symbols.rule
    for y in 0..<frame.height { canvas.put(rule, at: Point(listColumns, y), .border) }
  }

  private var listColumns: Int {
    max(min(frame.width / 2 + 4, 104), min(listNeeds, Self.mostList, frame.width - Self.leastPane))
  }
}

extension SessionScreen {
  /// Whether the terminal is wide enough for a list and a pane.
  var hasRoomForPane: Bool { application?.terminal.size.width ?? 0 >= TwoPanes.columns }

  /// Toggles the pane and saves that. Where it cannot be shown, says how many columns it needs.
  func switchPane() {
    guard hasRoomForPane else { return session.notice = strings.paneNeeds(columns: TwoPanes.columns) }
    let isOn = !session.settings.showsPane
    session.choose { $0.showsPane = isOn }
    session.notice = strings.pane(isOn: isOn)
  }
}
