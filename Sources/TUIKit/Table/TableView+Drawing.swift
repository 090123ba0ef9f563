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
    let look = look(of: row, view.frame.size, on: canvas)
    if let picture = views.picture(row.place, look) { canvas.put(picture, at: view.frame.origin) }
  }

  /// How a row looks besides what it says. A mark lies over the selection: what is new is seen where the selection is, too.
  private func look(of row: VisibleRow, _ size: Size, on canvas: Canvas) -> RowLook {
    let isSelected = row.place == selection
    let tint = mark(row.place).map { canvas.palette[$0] } ?? .plain
    let ground = isSelected ? canvas.palette[.selection].over(canvas.ground) : canvas.ground
    return RowLook(
      size: size, isSelected: isSelected, isTinted: tint.background != .default, ground: tint.over(ground),
      capabilities: canvas.capabilities, palette: canvas.palette)
  }

  /// By what a row stands out, if it does.
  private func mark(_ place: Place) -> Role? {
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
