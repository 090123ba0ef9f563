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

  /// Moves by screens of lines.
  public func page(by pages: Int) { moveLines(pages * max(1, frame.height - 1)) }

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
    let back = lines > 0 ? order.before : order.after
    let target = order.nearest(from: place, back) { $0 == start || isSelectable(at: $0) }
    if let target, target != start { return select(target, towards: lines) }
    select(order.nearest(from: place, step, isSelectable(at:)) ?? start, towards: lines)
  }

  /// The first selection: the first item on the screen that can be selected. Where there is none, it scrolls.
  private func selectVisible(else lines: Int) {
    if let place = visibleRows.map(\.place).first(where: isSelectable(at:)) { select(place) } else { scroll(by: lines) }
  }

  private func step(_ direction: Int) -> (Place) -> Place? { direction < 0 ? order.before : order.after }

  /// Selects a place and shows what belongs to it, as far as there is room: on the way up the lines above that cannot be
  /// selected, such as its section's header, and at the end of the content what comes after it.
  private func select(_ place: Place, towards direction: Int) {
    let lines = frame.height - height(place)
    let run = run(from: place, step(direction), lines)
    if let edge = run.edge, direction < 0 || run.isLast { reveal(edge) }
    select(place)
  }

  /// The far end of the lines beside a place that cannot be selected, and whether nothing comes after.
  private func run(from place: Place, _ step: (Place) -> Place?, _ lines: Int) -> (edge: Place?, isLast: Bool) {
    var edge: Place?
    var left = lines
    var next = step(place)
    while let candidate = next, !isSelectable(at: candidate) {
      left -= height(candidate)
      if left < 0 { return (edge, false) }
      edge = candidate
      next = step(candidate)
    }
    return (edge, next == nil)
  }
}
