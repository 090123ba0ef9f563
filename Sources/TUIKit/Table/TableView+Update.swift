extension TableView {
  /// Replaces the order and keeps the selected item, or else the top item, on its screen line. A list at its start
  /// stays there as long as the selected row remains visible.
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

  /// The screen line on which a place starts; the nearest line when it is not visible.
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

  /// Notifies the owner when the selected item differs from that in the old order.
  private func report(_ oldSelection: Place?, of old: TableOrder<Section, Row>) {
    let same = oldSelection.flatMap { order.find($0, of: old) }
    let isSame = oldSelection == nil ? selection == nil : same != nil && same == selection
    if !isSame { onSelect?(selected) }
  }

  /// The visible rows, as they are now.
  var rowsOnScreen: [Row.ID: Row] {
    let rows = visibleRows.compactMap { visible -> Row? in
      if case .row(let row) = order.item(visible.place) { row } else { nil }
    }
    return Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The visible rows that are new or changed compared with an old order. Rows `seen` on the screen are passed
  /// separately, because the database behind the old order has changed.
  func changes(since old: TableOrder<Section, Row>, _ seen: [Row.ID: Row]) -> [Row.ID: Role] {
    var changes: [Row.ID: Role] = [:]
    for visible in visibleRows {
      guard case .row(let row) = order.item(visible.place) else { continue }
      guard let before = seen[row.id] ?? unseen(row, at: visible.place, in: old) else {
        changes[row.id] = .inserted
        continue
      }
      if hasDifferentContent(before, row) { changes[row.id] = changedRole }
    }
    return changes
  }

  /// A row of an old order that was not on the screen. New rows may have shifted its place, so the neighborhood is
  /// searched.
  private func unseen(_ row: Row, at place: Place, in old: TableOrder<Section, Row>) -> Row? {
    guard let found = old.find(place, of: order) else { return nil }
    var (before, after) = (found, found)
    for _ in 0..<32 {
      for candidate in [before, after] {
        if case .row(let known) = old.item(candidate), known.id == row.id { return known }
      }
      (before, after) = (old.before(before) ?? before, old.after(after) ?? after)
    }
    return nil
  }
}
