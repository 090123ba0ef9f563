import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A list, and where there is room and it is wanted, a pane beside it that shows what the selected row stands for.
final class TwoPanes: View {
  /// From so many columns on there is room for both.
  static let columns = 120
  private let list: View
  private let pane: View
  /// Whether the pane is shown.
  private(set) var isSplit = false

  /// A list with a pane.
  init(_ list: View, _ pane: View) {
    (self.list, self.pane) = (list, pane)
    super.init()
  }

  /// Shows the pane, or list only.
  func split(_ isSplit: Bool) {
    guard isSplit != self.isSplit else { return }
    self.isSplit = isSplit
    layout()
  }

  /// The list, and the pane while it is shown.
  override var subviews: [View] { isSplit ? [list, pane] : [list] }

  /// Gives the list its frame at once: what it shows depends on it.
  override func sizeDidChange(from old: Size) { layout() }

  /// The list gets a little more than half, as far as its rows have something to show in it.
  override func layout() {
    let columns = isSplit ? listColumns : frame.width
    list.frame = Rect(0, 0, columns, frame.height)
    pane.frame = Rect(columns + 1, 0, max(0, frame.width - columns - 1), frame.height)
  }

  /// Draws the rule between the two.
  override func draw(in canvas: inout Canvas) {
    guard isSplit else { return }
    let rule = canvas.capabilities.symbols.rule
    for y in 0..<frame.height { canvas.put(rule, at: Point(listColumns, y), .border) }
  }

  private var listColumns: Int { min(frame.width / 2 + 4, 104) }
}
