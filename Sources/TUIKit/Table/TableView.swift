/// A table: sections of rows with headers and footers. Only visible items have views.
///
/// The scroll position is the first visible item and the number of its hidden lines. Selection and scroll position
/// follow the identity of rows through every change of content. No operation gets slower with the number of rows.
public final class TableView<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: View {
  /// A header, a row or a footer of this table.
  public typealias Item = TableItem<Section, Row>

  /// The view for a section's header; nil for none.
  public var header: (Section) -> Showing? = { _ in nil } { didSet { reload() } }
  /// The view for a section's footer; nil for none.
  public var footer: (Section) -> Showing? = { _ in nil } { didSet { reload() } }
  /// The sections that are shown.
  public var display = SectionDisplay<Section.ID>.hidesWithoutData { didSet { reload() } }
  /// Whether an item can be selected; by default every row.
  public var isSelectable: (Item) -> Bool = { if case .row = $0 { true } else { false } }
  /// The background role of marked rows that changed.
  public var changedRole = Role.changed
  /// Whether a row changed in content, not only in appearance.
  public var hasDifferentContent: (_ old: Row, _ new: Row) -> Bool = { $0 != $1 }
  /// Called when the selected item is opened.
  public var onOpen: ((Item) -> Void)?
  /// Called when the selection changes; nil means that nothing is selected.
  public var onSelect: ((Item?) -> Void)?

  let show: (Row) -> Showing
  let views = RowViews()
  private(set) var content: any TableContent<Section, Row> = Sections<Section, Row>()
  var order: TableOrder<Section, Row> { didSet { arranged = nil } }
  /// The first visible item, and the number of its lines that are hidden above.
  var top = Place(0, -1) { didSet { arranged = nil } }
  var hidden = 0 { didSet { arranged = nil } }
  /// The cached visible items; nil when they must be computed.
  private var arranged: [VisibleRow]?
  var selection: Place?
  var marks: [Row.ID: Role] = [:]

  /// Creates a table; `show` returns the view and model for a row.
  public init(_ show: @escaping (Row) -> Showing) {
    self.show = show
    order = TableOrder(content)
  }

  /// The number of views created so far for rows, headers and footers.
  public var viewsMade: Int { views.made }

  /// Shows new content. The selected item stays selected, on the same screen line if possible. With `marking`, visible
  /// rows that are new or changed stand out until the next call.
  public func apply(_ content: any TableContent<Section, Row>, marking: Bool = false) {
    let (old, seen) = (order, marking ? rowsOnScreen : [:])
    self.content = content
    update { makeOrder() }
    marks = marking ? changes(since: old, seen) : [:]
  }

  /// Rebuilds all views, for showing the same rows in another way.
  public func reload() { update { makeOrder() } }

  /// The visible items, from top to bottom.
  var visibleRows: [VisibleRow] {
    if let arranged { return arranged }
    let rows = arrange()
    arranged = rows
    return rows
  }

  /// Scrolls so that `rows` are the visible items.
  func show(_ rows: [VisibleRow]) {
    guard let first = rows.first else { return }
    (top, hidden) = (first.place, -first.y)
    arranged = rows
  }

  private func makeOrder() -> TableOrder<Section, Row> {
    var shown = content
    if case .showsExactly(let ids) = display { shown = ArrangedContent(content, ids) }
    return TableOrder(
      shown, hidesWithoutRows: display == .hidesWithoutRows,
      hasHeader: { [header] in header($0) != nil }, hasFooter: { [footer] in footer($0) != nil })
  }

  /// Keeps the selected item, or else the top item, on its line when the frame's size changes.
  public override func sizeDidChange(from old: Size) {
    update(screen: old.height) { order }
  }

  /// Draws the visible items.
  public override func draw(in canvas: inout Canvas) { drawRows(in: &canvas) }

  /// A click selects, a click on the selection opens it, the wheel scrolls.
  public override func handle(_ mouse: Mouse) -> Bool {
    switch mouse {
    case .wheel(let lines, _): scroll(by: lines)
    case .press(let point): return press(point)
    case .secondary: return false
    }
    return true
  }
}

extension TableView {
  func drawRows(in canvas: inout Canvas) {
    let rows = visibleRows
    guard let first = rows.first?.place, let last = rows.last?.place else { return views.recycle() }
    views.recycle(keeping: (first...last).contains)
    for row in rows { draw(row, in: &canvas) }
  }

  private func draw(_ row: VisibleRow, in canvas: inout Canvas) {
    let view = views.view(row.place, width: frame.width) { showing(row.place) }
    view.frame = Rect(0, row.y, frame.width, row.height)
    let look = look(of: row, view.frame.size, on: canvas)
    if let picture = views.picture(row.place, look) { canvas.put(picture, at: view.frame.origin) }
  }

  /// The look of a row. A mark covers the selection color, so that new data stands out there too.
  private func look(of row: VisibleRow, _ size: Size, on canvas: Canvas) -> RowLook {
    let isSelected = row.place == selection
    let tint = marks.isEmpty ? .plain : mark(row.place).map { canvas.palette[$0] } ?? .plain
    let selection = isSelected ? canvas.palette[.selection] : .plain
    let ground = selection.over(canvas.ground)
    return RowLook(
      size: size, isSelected: isSelected,
      isTinted: tint.background != .default || selection.background != .default, ground: tint.over(ground),
      capabilities: canvas.capabilities, palette: canvas.palette)
  }

  /// The role that marks a row; nil for none.
  private func mark(_ place: Place) -> Role? {
    guard case .row(let row) = order.item(place) else { return nil }
    return marks[row.id]
  }

  /// The view for the item at a place.
  func showing(_ place: Place) -> Showing {
    switch order.item(place) {
    case .row(let row): show(row)
    case .header(let section): header(section) ?? .title("")
    case .footer(let section): footer(section) ?? .title("")
    }
  }
}

extension TableView {
  /// Whether the content is taller than `lines`. Measures no more items than necessary.
  public func isTaller(than lines: Int) -> Bool {
    var left = lines
    var place = order.first
    while let shown = place, left >= 0 {
      left -= height(shown)
      place = order.after(shown)
    }
    return left < 0
  }

  /// Whether the selected item does not overlap `lines` of the screen, or is not visible.
  public func isSelectionClear(of lines: Range<Int>) -> Bool {
    guard let selection, let row = visibleRows[selection] else { return true }
    return row.y + row.height <= lines.lowerBound || row.y >= lines.upperBound
  }

  /// Scrolls to the start without changing the selection.
  public func scrollToStart() {
    guard let first = order.first else { return }
    (top, hidden) = (first, 0)
  }
}
