extension TableView {
  /// Scrolls by lines, down when positive. The selection stays where it is.
  public func scroll(by lines: Int) {
    if frame.height > 0 { settle(visibleRows, scrolledBy: lines) }
  }

  /// Scrolls as little as shows all of `place`, or its beginning when it is taller than the screen.
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

  /// Scrolls so that what is on the screen stands in the middle, or as near to it as the ends allow.
  func center(_ place: Place) {
    guard let row = visibleRows[place] else { return }
    scroll(by: row.y - (frame.height - row.height) / 2)
  }

  /// What is on the screen, and a place that comes just before it or just after it: most often a key goes no further.
  func visibleRows(reaching place: Place) -> [VisibleRow] {
    var rows = visibleRows
    guard let first = rows.first, let last = rows.last else { return [] }
    if place < first.place, order.before(first.place) == place { rows.insert(row(place, above: first.y), at: 0) }
    if place > last.place, order.after(last.place) == place { rows.append(row(place, below: last.maxY)) }
    return rows
  }

  /// Moves what is on the screen by lines, and fills the screen at both ends. Only what comes onto it is asked for. No line
  /// stays empty while something is hidden.
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

  /// Walks down the screen, when it is not known what is on it.
  func arrange() -> [VisibleRow] {
    guard let first = order.atOrAfter(top), frame.height > 0 else { return [] }
    var rows = [row(first, below: -hidden)]
    fillDown(&rows)
    return rows
  }

  /// The lines of what stands at a place.
  func height(_ place: Place) -> Int {
    views.height(place) ?? views.measure(place, width: frame.width, lines: frame.height, showing(place))
  }
}

extension TableView {
  /// Where in its content the table is; nil when there is no row on the screen.
  public var position: TablePosition? {
    let visible = visibleRows.filter { order.isRow($0.place) }
    let whole = visible.filter { $0.y >= 0 && $0.y + $0.height <= frame.height }
    let rows = (whole.isEmpty ? visible : whole).map(\.place)
    guard let first = rows.first, let last = rows.last else { return nil }
    let content = order.content
    let selected = selection.flatMap { order.isRow($0) ? content.rows(before: $0) + 1 : nil }
    return TablePosition(
      first: content.rows(before: first) + 1, last: content.rows(before: last) + 1, selected: selected,
      count: content.rowCount)
  }

  /// Whether something is hidden above.
  public var isScrolled: Bool { hidden > 0 || order.before(top) != nil }
}

/// Where in its content a table is, counted in rows from 1.
public nonisolated struct TablePosition: Hashable, Sendable {
  /// The first row that is whole on the screen, or that is there at all when none is whole.
  public let first: Int
  /// The last row of that kind.
  public let last: Int
  /// The selected row; nil when none is.
  public let selected: Int?
  /// How many rows there are.
  public let count: Int

  /// A position.
  public init(first: Int, last: Int, selected: Int?, count: Int) {
    self.first = first
    self.last = last
    self.selected = selected
    self.count = count
  }
}
