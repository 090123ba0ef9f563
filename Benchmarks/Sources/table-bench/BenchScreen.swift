import TUIKit

/// A title, the table, and the position in it.
final class BenchScreen: Screen {
  static let palette = Palette([
    .secondary: Style(attributes: .dim), .strong: Style(attributes: .bold), .title: Style(attributes: .bold),
    .key: Style(Color(37, or: 6)), .border: Style(on: Color(37, or: 6)),
  ])
  private let table = TableView<ComputedRows.Section, ComputedRow> { .with(ComputedRowView.self, $0) }
  private let place = Label(alignment: .trailing)

  init(rows: Int) {
    table.hugging = .low
    table.apply(ComputedRows(rowCount: rows))
    super.init(StackView(.vertical, [Label(Text("table-bench", .title)), table, place]))
    keys = [
      KeyCommand([.down], "down") { [table] in table.move(by: 1) },
      KeyCommand([.up], "up") { [table] in table.move(by: -1) },
      KeyCommand([.pageDown], "page down") { [table] in table.page(by: 1) },
      KeyCommand([.pageUp], "page up") { [table] in table.page(by: -1) },
      KeyCommand([.home], "first") { [table] in table.moveToFirst() },
      KeyCommand([.end], "last") { [table] in table.moveToLast() },
      KeyCommand(["q"], "quit") { [weak self] in self?.application?.quit() },
    ]
  }

  override func didAppear() { table.moveToFirst() }

  override func update() {
    guard let position = table.position else { return }
    place.text = Text("\(position.selected ?? 0) of \(position.count)")
  }
}
