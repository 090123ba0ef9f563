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
