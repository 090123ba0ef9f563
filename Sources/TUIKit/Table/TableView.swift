/// A table: sections of rows with headers and footers, of which only those on the screen have a view.
///
/// Its scroll position is the first thing on the screen and how many of its lines are hidden. Selection and scroll position
/// follow the identity of rows over every change of content. No operation costs more because there are more rows.
public final class TableView<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: View {
  /// What stands at a place.
  public typealias Item = TableItem<Section, Row>

  /// What shows a section's header; nil for none.
  public var header: (Section) -> Showing? = { _ in nil } { didSet { reload() } }
  /// What shows a section's footer; nil for none.
  public var footer: (Section) -> Showing? = { _ in nil } { didSet { reload() } }
  /// Which sections are shown.
  public var display = SectionDisplay<Section.ID>.hidesWithoutData { didSet { reload() } }
  /// What can be selected: rows, unless this says otherwise.
  public var isSelectable: (Item) -> Bool = { if case .row = $0 { true } else { false } }
  /// What a marked row that looks different is drawn on.
  public var changedRole = Role.changed
  /// Whether a row says something else than before, and not only in another look.
  public var saysSomethingElse: (_ old: Row, _ new: Row) -> Bool = { $0 != $1 }
  /// Called when the selected item is opened.
  public var onOpen: ((Item) -> Void)?
  /// Called when another item is selected, or none.
  public var onSelect: ((Item?) -> Void)?

  let show: (Row) -> Showing
  let views = RowViews()
  private(set) var content: any TableContent<Section, Row> = Sections<Section, Row>()
  var order: TableOrder<Section, Row> { didSet { arranged = nil } }
  /// The first thing on the screen, and how many of its lines are hidden above.
  var top = Place(0, -1) { didSet { arranged = nil } }
  var hidden = 0 { didSet { arranged = nil } }
  /// What is on the screen, as far as it is known.
  private var arranged: [VisibleRow]?
  var selection: Place?
  var marks: [Row.ID: Role] = [:]

  /// A table; `show` says which view shows a row, and with which model.
  public init(_ show: @escaping (Row) -> Showing) {
    self.show = show
    order = TableOrder(content)
  }

  /// How many views were made for rows, headers and footers so far.
  public var viewsMade: Int { views.made }

  /// Shows new content. What was selected stays selected, on the same line of the screen if it can. With `marking`, rows
  /// on the screen that are new or say something else stand out until other content is applied.
  public func apply(_ content: any TableContent<Section, Row>, marking: Bool = false) {
    let (old, seen) = (order, marking ? rowsOnScreen : [:])
    self.content = content
    update { makeOrder() }
    marks = marking ? changes(since: old, seen) : [:]
  }

  /// Asks for everything anew: for when the same rows are to be shown in another way.
  public func reload() { update { makeOrder() } }

  /// What is on the screen, from top to bottom.
  var visibleRows: [VisibleRow] {
    if let arranged { return arranged }
    let rows = arrange()
    arranged = rows
    return rows
  }

  /// Scrolls to where these rows are what is on the screen.
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

  /// Keeps what was selected, or what was on top, on its line in a frame of a new size.
  public override func sizeDidChange(from old: Size) {
    update(screen: old.height) { order }
  }

  /// Draws what is on the screen.
  public override func draw(in canvas: inout Canvas) { drawRows(in: &canvas) }

  /// A click selects, a click on what is selected opens it, the wheel scrolls.
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
    let selection = isSelected ? canvas.palette[.selection] : .plain
    let ground = selection.over(canvas.ground)
    return RowLook(
      size: size, isSelected: isSelected,
      isTinted: tint.background != .default || selection.background != .default, ground: tint.over(ground),
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

extension TableView {
  /// Whether its content needs more than so many lines. Looks no further than it has to.
  public func isTaller(than lines: Int) -> Bool {
    var left = lines
    var place = order.first
    while let shown = place, left >= 0 {
      left -= height(shown)
      place = order.after(shown)
    }
    return left < 0
  }

  /// Whether what is selected is on the first `lines` lines of the screen, or not on it at all.
  public func isSelectionClear(of lines: Range<Int>) -> Bool {
    guard let selection, let row = visibleRows[selection] else { return true }
    return row.y + row.height <= lines.lowerBound || row.y >= lines.upperBound
  }

  /// Scrolls to the start. The selection stays where it is.
  public func scrollToStart() {
    guard let first = order.first else { return }
    (top, hidden) = (first, 0)
  }
}
