extension TableView {
  /// Whether its content needs more than so many lines. Looks no further than it has to.
  public func isTaller(than lines: Int) -> Bool {
    var left = lines
    var place = order.first
    while let shown = place, left >= 0 {
      left -= height(shown)
      place = order.after(shown)
    }
    return left < 0
  }

  /// Whether what is selected is on the first `lines` lines of the screen, or not on it at all.
  public func isSelectionClear(of lines: Range<Int>) -> Bool {
    guard let selection, let row = visibleRows[selection] else { return true }
    return row.y + row.height <= lines.lowerBound || row.y >= lines.upperBound
  }

  /// Scrolls to the start. The selection stays where it is.
  public func scrollToStart() {
    guard let first = order.first else { return }
    (top, hidden) = (first, 0)
  }
}
