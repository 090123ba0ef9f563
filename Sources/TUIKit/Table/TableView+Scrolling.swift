extension TableView {
  /// Scrolls by lines, down when positive, without changing the selection.
  public func scroll(by lines: Int) {
    if frame.height > 0 { settle(visibleRows, scrolledBy: lines) }
  }

  /// Scrolls as little as possible to show all of `place`, or its start when it is taller than the screen.
  func reveal(_ place: Place) {
    guard frame.height > 0 else { return }
    let rows = visibleRows(reaching: place)
    if let row = rows[place] {
      let below = max(0, min(row.maxY - frame.height, row.y))
      settle(rows, scrolledBy: min(row.y, below))
    } else {
      let isAbove = place < top
      (top, hidden) = (place, 0)
      if !isAbove { scroll(by: min(0, height(place) - frame.height)) }
    }
  }

  /// Scrolls a visible item to the middle, as far as the ends of the content allow.
  func center(_ place: Place) {
    guard let row = visibleRows[place] else { return }
    scroll(by: row.y - (frame.height - row.height) / 2)
  }

  /// The visible items, with `place` added when it is adjacent to them, which covers most key presses.
  func visibleRows(reaching place: Place) -> [VisibleRow] {
    var rows = visibleRows
    guard let first = rows.first, let last = rows.last else { return [] }
    if place < first.place, order.before(first.place) == place { rows.insert(row(place, above: first.y), at: 0) }
    if place > last.place, order.after(last.place) == place { rows.append(row(place, below: last.maxY)) }
    return rows
  }

  /// Moves the visible items by lines and fills the screen at both ends. Requests only items that become visible, and
  /// leaves no line empty while items are hidden.
  private func settle(_ rows: [VisibleRow], scrolledBy lines: Int) {
    var rows = rows
    rows.move(by: -lines)
    fillDown(&rows)
    if let last = rows.last { rows.move(by: max(0, frame.height - last.maxY)) }
    fillUp(&rows)
    if let first = rows.first, first.y > 0 {
      rows.move(by: -first.y)
      fillDown(&rows)
    }
    rows.clip(to: frame.height)
    show(rows)
  }

  private func fillDown(_ rows: inout [VisibleRow]) {
    while let last = rows.last, last.maxY < frame.height, let next = order.after(last.place) {
      rows.append(row(next, below: last.maxY))
    }
  }

  private func fillUp(_ rows: inout [VisibleRow]) {
    while let first = rows.first, first.y > 0, let previous = order.before(first.place) {
      rows.insert(row(previous, above: first.y), at: 0)
    }
  }

  private func row(_ place: Place, below y: Int) -> VisibleRow { VisibleRow(place: place, y: y, height: height(place)) }

  private func row(_ place: Place, above y: Int) -> VisibleRow {
    let height = height(place)
    return VisibleRow(place: place, y: y - height, height: height)
  }

  /// Computes the visible items from the scroll position.
  func arrange() -> [VisibleRow] {
    guard let first = order.atOrAfter(top), frame.height > 0 else { return [] }
    var rows = [row(first, below: -hidden)]
    fillDown(&rows)
    return rows
  }

  /// The height of the item at a place.
  func height(_ place: Place) -> Int {
    views.height(place) ?? views.measure(place, width: frame.width, lines: frame.height, showing(place))
  }
}

extension TableView {
  /// The scroll position in rows; nil when no row is visible.
  public var position: TablePosition? {
    let rows = visibleRows
    func isRow(_ row: VisibleRow) -> Bool { order.isRow(row.place) }
    func isWhole(_ row: VisibleRow) -> Bool { row.y >= 0 && row.maxY <= frame.height && isRow(row) }
    guard let first = rows.first(where: isWhole) ?? rows.first(where: isRow),
      let last = rows.last(where: isWhole) ?? rows.last(where: isRow)
    else { return nil }
    let content = order.content
    let selected = selection.flatMap { order.isRow($0) ? content.rows(before: $0) + 1 : nil }
    return TablePosition(
      first: content.rows(before: first.place) + 1, last: content.rows(before: last.place) + 1, selected: selected,
      count: content.rowCount)
  }

  /// The place of the first visible item; nil when there is none.
  public var firstPlace: Place? { visibleRows.first?.place }

  /// The place of the selected item; nil when nothing is selected.
  public var selectedPlace: Place? { selection }

  /// Whether items are hidden above.
  public var isScrolled: Bool { hidden > 0 || order.before(top) != nil }
}

/// The position of a table within its content, in rows counted from 1.
public nonisolated struct TablePosition: Hashable, Sendable {
  /// The first complete row on the screen, or the first visible one when none is complete.
  public let first: Int
  /// The last complete row, or the last visible one when none is complete.
  public let last: Int
  /// The selected row; nil when none is selected.
  public let selected: Int?
  /// How many rows the table has.
  public let count: Int

  /// Creates a position; rows count from 1.
  public init(first: Int, last: Int, selected: Int?, count: Int) {
    self.first = first
    self.last = last
    self.selected = selected
    self.count = count
  }
}
