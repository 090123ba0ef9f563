extension TableView {
  /// Moves the selection down by `count` selectable items, or up when negative. Scrolls when nothing is selectable.
  public func move(by count: Int) {
    guard let start = selection else { return selectVisible(else: count) }
    let step = step(count)
    var target = start
    for _ in 0..<abs(count) {
      guard let next = order.nearest(from: step(target), step, isSelectable(at:)) else { break }
      target = next
    }
    select(target, towards: count)
  }

  /// Moves by pages, down when positive. A page down makes the last complete row the first one; a page up does the
  /// reverse. So rows stay complete, one remains in view, and a page up returns to where the page down began.
  public func page(by pages: Int) {
    moveLines(pages * (pages < 0 ? linesOfPageUp : linesOfPageDown))
  }

  /// Moves by half pages, down when positive.
  public func halfPage(by halves: Int) { moveLines(halves * max(1, frame.height / 2)) }

  /// Whether the first selectable item is selected.
  public var isFirstSelected: Bool {
    selection != nil && selection == order.first.flatMap { order.nearest(from: $0, order.after, isSelectable(at:)) }
  }

  /// Selects the first selectable item and scrolls to the start.
  public func moveToFirst() {
    guard let first = order.first else { return }
    (top, hidden) = (first, 0)
    if let target = order.nearest(from: first, order.after, isSelectable(at:)) { select(target, towards: -1) }
  }

  /// Selects the last selectable item and scrolls to the end.
  public func moveToLast() {
    guard let last = order.last else { return }
    (top, hidden) = (last, 0)
    scroll(by: 0)
    if let target = order.nearest(from: last, order.before, isSelectable(at:)) { select(target, towards: 1) }
  }

  /// Selects the first selectable item in the next section that has one.
  public func moveToNextSection() { moveToSection((selection ?? top).section + 1, 1) }

  /// Selects the first selectable item in the previous section that has one.
  public func moveToPreviousSection() { moveToSection((selection ?? top).section - 1, -1) }

  private func moveToSection(_ section: Int, _ direction: Int) {
    var section = section
    while (0..<order.content.sectionCount).contains(section) {
      let start = order.atOrAfter(Place(section, -1))
      if let target = order.nearest(from: start, order.after, isSelectable(at:)), target.section == section {
        return select(target, towards: -1)
      }
      section += direction
    }
    if let selection { reveal(selection) }
  }

  /// The lines from the top to the last complete row; or to the row after, when only one is complete.
  private var linesOfPageDown: Int {
    let whole = visibleRows.filter(isWhole)
    guard let last = whole.last else { return mostOfPage }
    return whole.count > 1 ? last.y : last.maxY
  }

  /// The lines above that fit on the screen together with the first complete row, but at least one row.
  private var linesOfPageUp: Int {
    guard let first = visibleRows.first(where: { $0.y >= 0 }), let above = order.before(first.place) else {
      return mostOfPage
    }
    var lines = 0
    var place: Place? = above
    while let next = place, lines + height(next) + first.height <= frame.height {
      lines += height(next)
      place = order.before(next)
    }
    if lines == 0, height(above) <= frame.height { lines = height(above) }
    return lines == 0 ? mostOfPage : lines - first.y
  }

  /// The size of a page when rows are taller than the screen: one line stays in view.
  private var mostOfPage: Int { max(1, frame.height - 1) }

  private func moveLines(_ lines: Int) {
    guard let start = selection else { return selectVisible(else: lines) }
    let step = step(lines)
    var place = start
    var passed = 0
    while passed < abs(lines), let next = step(place) {
      passed += height(lines > 0 ? place : next)
      place = next
    }
    scroll(by: lines)
    func backwards(_ accepts: (Place) -> Bool) -> Place? {
      let found = order.nearest(from: place, self.step(-lines)) { $0 == start || accepts($0) }
      return found == start ? nil : found
    }
    let target =
      backwards { isWhole($0) && isSelectable(at: $0) } ?? backwards(isSelectable(at:))
      ?? order.nearest(from: place, step, isSelectable(at:)) ?? start
    select(target, towards: lines)
  }

  private func isWhole(_ place: Place) -> Bool { visibleRows[place].map(isWhole) ?? false }

  private func isWhole(_ row: VisibleRow) -> Bool { row.y >= 0 && row.maxY <= frame.height }

  /// Selects the first selectable item on the screen. Scrolls by `lines` when there is none.
  private func selectVisible(else lines: Int) {
    if let place = visibleRows.map(\.place).first(where: isSelectable(at:)) { select(place) } else { scroll(by: lines) }
  }

  private func step(_ direction: Int) -> (Place) -> Place? { direction < 0 ? order.before : order.after }

  /// Selects a place and reveals the lines that belong to it, as far as they fit: moving up, the non-selectable lines
  /// above, such as a section header; at the end of the content, the lines after it.
  private func select(_ place: Place, towards direction: Int) {
    let run = run(from: place, step(direction))
    if let edge = run.edge, direction < 0 || run.isLast { reveal(edge) }
    select(place)
  }

  /// The far end of the non-selectable lines next to a place, and whether nothing follows.
  private func run(from place: Place, _ step: (Place) -> Place?) -> (edge: Place?, isLast: Bool) {
    var edge: Place?
    var lines = 0
    var next = step(place)
    while let candidate = next, !isSelectable(at: candidate) {
      lines += height(edge ?? place)
      if lines + height(candidate) > frame.height { return (edge, false) }
      edge = candidate
      next = step(candidate)
    }
    return (edge, next == nil)
  }
}

extension TableView {
  /// The selected item; nil when nothing is selected.
  public var selected: Item? { selection.map(order.item) }

  /// The selected row; nil when nothing, or a header or footer, is selected.
  public var selectedRow: Row? {
    if case .row(let row) = selected { row } else { nil }
  }

  /// Selects a row and scrolls to it: minimally when it is near, otherwise to the middle. Returns false when no such
  /// row exists or it is not selectable.
  @discardableResult
  public func select(_ id: Row.ID) -> Bool {
    guard let place = order.content.find(id, near: selection ?? top), isSelectable(at: place) else { return false }
    let isFar = !visibleRows(reaching: place).contains { $0.place == place }
    select(place)
    if isFar { center(place) }
    return true
  }

  /// Opens the selected item; returns false when nothing is selected.
  @discardableResult
  public func open() -> Bool {
    guard let selected, let onOpen else { return false }
    onOpen(selected)
    return true
  }

  /// Selects a place, reveals it, and notifies the owner when the selection changed.
  func select(_ place: Place) {
    let old = selection
    selection = place
    reveal(place)
    if old != place { onSelect?(selected) }
  }

  func isSelectable(at place: Place) -> Bool { order.exists(place) && isSelectable(order.item(place)) }

  /// Selects the clicked item, or opens it when it is already selected.
  func press(_ point: Point) -> Bool {
    guard let row = visibleRows.first(where: { ($0.y..<$0.y + $0.height).contains(point.y) }) else { return false }
    if row.place == selection { return open() }
    guard isSelectable(at: row.place) else { return false }
    select(row.place)
    return true
  }
}
