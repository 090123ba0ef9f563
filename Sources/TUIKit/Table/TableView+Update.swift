extension TableView {
  /// Changes the order, and keeps what was selected, or else what was on top, on its line of the screen; at its start the list
  /// stays at its start, as long as the selected row is seen there.
  func update(screen: Int? = nil, _ change: () -> TableOrder<Section, Row>) {
    let old = order
    let isAtStart = old.first != nil && !isScrolled
    let oldSelection = selection
    let anchor = selection ?? (old.exists(top) ? top : nil)
    let line = anchor.map { screenLine(of: $0, screen: screen ?? frame.height) } ?? 0
    views.recycle()
    order = change()
    if let oldSelection { selection = follow(oldSelection, of: old, isSelectable(at:)) }
    let moved = selection ?? anchor.flatMap { follow($0, of: old) { _ in true } }
    let kept = isAtStart ? nil : moved
    (top, hidden) = (kept ?? order.first ?? Place(0, -1), 0)
    scroll(by: kept == nil ? 0 : -line)
    if let selection { reveal(selection) }
    report(oldSelection, of: old)
  }

  /// The line of the screen that a place starts on; the nearest line when it is not on the screen.
  private func screenLine(of place: Place, screen: Int) -> Int {
    if place < top { return 0 }
    var y = -hidden
    var current: Place? = top
    while let shown = current, y < screen {
      if shown == place { return y }
      y += height(shown)
      current = order.after(shown)
    }
    return max(0, screen - 1)
  }

  private func follow(_ place: Place, of old: TableOrder<Section, Row>, _ accepts: (Place) -> Bool) -> Place? {
    order.follow(place, of: old, accepts) ?? order.nearestAccepted(to: place, accepts)
  }

  /// Tells the owner when another item is selected than in an old order.
  private func report(_ oldSelection: Place?, of old: TableOrder<Section, Row>) {
    let same = oldSelection.flatMap { order.find($0, of: old) }
    let isSame = oldSelection == nil ? selection == nil : same != nil && same == selection
    if !isSame { onSelect?(selected) }
  }

  /// The rows on the screen that an old order did not have, or had with another value.
  func changes(since old: TableOrder<Section, Row>) -> [Row.ID: Role] {
    var changes: [Row.ID: Role] = [:]
    for visible in visibleRows {
      guard case .row(let row) = order.item(visible.place) else { continue }
      if let place = old.find(visible.place, of: order) {
        if old.item(place) != .row(row) { changes[row.id] = changedRole }
      } else {
        changes[row.id] = .inserted
      }
    }
    return changes
  }
}
