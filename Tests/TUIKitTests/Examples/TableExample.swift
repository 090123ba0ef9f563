import TUIKit
import TestSupport
import Testing

/// The example in docs/tuikit/table.md.
@Suite struct TableExample {
  nonisolated struct Shelf: Identifiable, Equatable {
    let id: String
  }

  nonisolated struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
    var price: String
  }

  final class FruitView: View, ReusableView {
    private var fruit: Fruit?

    func configure(_ model: Fruit) { fruit = model }

    override func size(fitting size: Size) -> Size { Size(size.width, 1) }

    override func draw(in canvas: inout Canvas) {
      guard let fruit else { return }
      canvas.put(isSelected ? "▌ " + fruit.name : "  " + fruit.name, at: Point(0, 0))
      canvas.put(fruit.price, at: Point(canvas.bounds.width - fruit.price.count, 0))
    }
  }

  private let blueberry = Fruit(id: 1, name: "Blueberry", price: "4.10")
  private let cherry = Fruit(id: 2, name: "Cherry", price: "6.50")
  private let lemon = Fruit(id: 3, name: "Lemon", price: "0.80")

  @Test func updateKeepsSectionsAndSelection() {
    let table = TableView<Shelf, Fruit> { .with(FruitView.self, $0) }
    table.header = { .title(Text($0.id, .title)) }
    table.apply(
      Sections([
        (Shelf(id: "BERRIES"), [blueberry, cherry]),
        (Shelf(id: "CITRUS"), [lemon]),
      ]))
    table.select(cherry.id)
    expectText(
      drawn(table, 24, 5),
      """
      BERRIES
        Blueberry         4.10
      ▌ Cherry            6.50
      CITRUS
        Lemon             0.80
      """)

    table.select(lemon.id)
    let cheaper = Fruit(id: cherry.id, name: "Cherry", price: "5.90")
    let fig = Fruit(id: 4, name: "Fig", price: "1.20")
    table.apply(Sections([(Shelf(id: "ALL"), [cheaper, fig, lemon])]), marking: true)
    #expect(table.selectedRow == lemon)
    expectText(
      drawn(table, 24, 4),
      """
      ALL
        Cherry            5.90
        Fig               1.20
      ▌ Lemon             0.80
      """)
  }

  /// All numbers, far more than fit in memory.
  nonisolated struct Numbers: TableContent {
    let sectionCount = 1

    func section(_ section: Int) -> Shelf { Shelf(id: "NUMBERS") }

    func count(in section: Int) -> Int { 1_000_000_000_000 }

    func row(_ row: Int, in section: Int) -> Fruit { Fruit(id: row, name: "number \(row)", price: "") }

    func find(_ id: Int, near: Place) -> Place? { Place(0, id) }
  }

  @Test func veryLongTableMakesFewViews() {
    let table = TableView<Shelf, Fruit> { .with(FruitView.self, $0) }
    table.apply(Numbers())
    _ = drawn(table, 24, 3)
    table.moveToLast()
    expectText(
      drawn(table, 24, 3),
      """
        number 999999999997
        number 999999999998
      ▌ number 999999999999
      """)
    #expect(table.viewsMade < 12)
  }
}
