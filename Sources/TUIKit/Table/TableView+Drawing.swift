extension TableView {
  func drawRows(in canvas: inout Canvas) {
    let rows = visibleRows
    let places = Set(rows.map(\.place))
    views.recycle(keeping: places.contains)
    for row in rows { draw(row, in: &canvas) }
  }

  private func draw(_ row: VisibleRow, in canvas: inout Canvas) {
    let view = views.view(row.place, width: frame.width) { showing(row.place) }
    view.frame = Rect(0, row.y, frame.width, row.height)
    let look = RowLook(
      size: view.frame.size, isSelected: row.place == selection,
      ground: ground(row.place).map { canvas.palette[$0].over(canvas.ground) } ?? canvas.ground,
      capabilities: canvas.capabilities, palette: canvas.palette)
    if let picture = views.picture(row.place, look) { canvas.put(picture, at: view.frame.origin) }
  }

  /// The surface of a row that stands out.
  private func ground(_ place: Place) -> Role? {
    if place == selection { return .selection }
    guard !marks.isEmpty, case .row(let row) = order.item(place) else { return nil }
    return marks[row.id]
  }

  /// Which view shows what stands at a place.
  func showing(_ place: Place) -> Showing {
    switch order.item(place) {
    case .row(let row): show(row)
    case .header(let section): header(section) ?? .title("")
    case .footer(let section): footer(section) ?? .title("")
    }
  }
}
