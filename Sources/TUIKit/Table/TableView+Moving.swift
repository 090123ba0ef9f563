extension TableView {
  /// Selects what can be selected so many items further down, or up when negative. Where nothing can be, it scrolls.
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

  /// Moves by screens, down when positive: the last row that is whole becomes the first one, and back. Rows so stay whole,
  /// one of them stays in sight, and a page up ends where the page down began.
  public func page(by pages: Int) {
    moveLines(pages * (pages < 0 ? linesOfPageUp : linesOfPageDown))
  }

  /// Moves by halves of a screen.
  public func halfPage(by halves: Int) { moveLines(halves * max(1, frame.height / 2)) }

  /// Selects the first item that can be, and shows the start.
  public func moveToFirst() {
    guard let first = order.first else { return }
    (top, hidden) = (first, 0)
    if let target = order.nearest(from: first, order.after, isSelectable(at:)) { select(target, towards: -1) }
  }

  /// Selects the last item that can be, and shows the end.
  public func moveToLast() {
    guard let last = order.last else { return }
    (top, hidden) = (last, 0)
    scroll(by: 0)
    if let target = order.nearest(from: last, order.before, isSelectable(at:)) { select(target, towards: 1) }
  }

  /// Selects the first item of the next section that has one.
  public func moveToNextSection() { moveToSection((selection ?? top).section + 1, 1) }

  /// Selects the first item of the section before that has one.
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

  /// From the first line to the last row that is whole, or to what follows where no more than one row is.
  private var linesOfPageDown: Int {
    let whole = visibleRows.filter(isWhole)
    guard let last = whole.last else { return mostOfPage }
    return whole.count > 1 ? last.y : last.maxY
  }

  /// As much of what is hidden above as fits on the screen together with the first row that is whole, but at least a row.
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

  /// A page where rows are taller than the screen: a line of it stays.
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

  /// The first selection: the first item on the screen that can be selected. Where there is none, it scrolls.
  private func selectVisible(else lines: Int) {
    if let place = visibleRows.map(\.place).first(where: isSelectable(at:)) { select(place) } else { scroll(by: lines) }
  }

  private func step(_ direction: Int) -> (Place) -> Place? { direction < 0 ? order.before : order.after }

  /// Selects a place and shows what belongs to it, as far as there is room: on the way up the lines above that cannot be
  /// selected, such as its section's header, and at the end of the content what comes after it.
  private func select(_ place: Place, towards direction: Int) {
    let run = run(from: place, step(direction))
    if let edge = run.edge, direction < 0 || run.isLast { reveal(edge) }
    select(place)
  }

  /// The far end of the lines beside a place that cannot be selected, and whether nothing comes after.
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
  /// What is selected; nil when nothing is.
  public var selected: Item? { selection.map(order.item) }

  /// The row that is selected; nil when it is none, or a header or a footer.
  public var selectedRow: Row? {
    if case .row(let row) = selected { row } else { nil }
  }

  /// Selects a row and scrolls to it, as little as is needed when it is near, else so that it stands in the middle; false
  /// when there is none of that id, or it cannot be selected.
  @discardableResult
  public func select(_ id: Row.ID) -> Bool {
    guard let place = order.content.find(id, near: selection ?? top), isSelectable(at: place) else { return false }
    let isFar = !visibleRows(reaching: place).contains { $0.place == place }
    select(place)
    if isFar { center(place) }
    return true
  }

  /// Opens what is selected; false when nothing is.
  @discardableResult
  public func open() -> Bool {
    guard let selected, let onOpen else { return false }
    onOpen(selected)
    return true
  }

  /// Selects a place, shows it, and tells the owner when it is another one.
  func select(_ place: Place) {
    let old = selection
    selection = place
    reveal(place)
    if old != place { onSelect?(selected) }
  }

  func isSelectable(at place: Place) -> Bool { order.exists(place) && isSelectable(order.item(place)) }

  /// Selects what was clicked, or opens it when it is selected already.
  func press(_ point: Point) -> Bool {
    guard let row = visibleRows.first(where: { ($0.y..<$0.y + $0.height).contains(point.y) }) else { return false }
    if row.place == selection { return open() }
    guard isSelectable(at: row.place) else { return false }
    select(row.place)
    return true
  }
}
