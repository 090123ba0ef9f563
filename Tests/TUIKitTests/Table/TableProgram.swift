import TUIKit
import TestSupport

/// A table, a model of what it should show, and random operations on both, which are logged.
final class TableProgram {
  let table = LineTable.sample()
  private(set) var log: [String] = []
  private(set) var previous: Line?
  private(set) var size = Size(20, 7)
  private(set) var sections: [(section: Group, rows: [Line])] = []
  private var random: SeededRandom
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    sections = (0..<random.int(0...5)).map { index in
      let group = Group(id: "G\(index)", header: !random.oneIn(3), footer: random.oneIn(3))
      return (group, (0..<random.int(0...6)).map { _ in newLine() })
    }
    table.frame = Rect(0, 0, size.width, size.height)
    apply("start with")
  }

  /// Performs one operation and returns it, for laws that hold only after some.
  func step() -> Act {
    let act = random.pick(Act.allCases)
    previous = table.selectedRow
    perform(act)
    return act
  }

  func draw() -> Canvas {
    table.frame = Rect(0, 0, size.width, size.height)
    var canvas = Canvas(size)
    table.render(in: &canvas)
    return canvas
  }

  enum Act: CaseIterable {
    case move, page, half, ends, section, scroll, select, insert, remove, replace, shuffle, resize, display
  }

  private func perform(_ act: Act) {
    switch act {
    case .move: run(act, random.int(-4...4)) { table.move(by: $0) }
    case .page: run(act, random.int(-1...1)) { table.page(by: $0) }
    case .half: run(act, random.int(-1...1)) { table.halfPage(by: $0) }
    case .ends: run(act, random.int(0...1)) { $0 == 0 ? table.moveToFirst() : table.moveToLast() }
    case .section:
      run(act, random.int(0...1)) { $0 == 0 ? table.moveToNextSection() : table.moveToPreviousSection() }
    case .scroll: run(act, random.int(-9...9)) { table.scroll(by: $0) }
    case .select: run(act, random.int(0...max(0, nextID - 1))) { table.select($0) }
    case .insert: insert()
    case .remove: remove()
    case .replace: replace()
    case .shuffle: shuffle()
    case .resize: resize()
    case .display: display()
    }
  }

  private func run(_ act: Act, _ argument: Int, _ body: (Int) -> Void) {
    log.append("\(act) \(argument)")
    body(argument)
  }

  private func newLine() -> Line {
    defer { nextID += 1 }
    return Line(id: nextID, height: random.pick([1, 1, 1, 2, 3, 9]), isSelectable: !random.oneIn(4))
  }
}

// MARK: Changes of content

extension TableProgram {
  private func apply(_ what: String) {
    let rows = sections.map {
      "\($0.section.id)\($0.section.header ? "^" : "")\($0.section.footer ? "_" : ""): \($0.rows)"
    }
    log.append("\(what)\n    " + rows.joined(separator: "\n    "))
    table.apply(Lines(sections))
  }

  private func insert() {
    guard !sections.isEmpty else { return }
    let section = random.int(0...sections.count - 1)
    let row = random.int(0...sections[section].rows.count)
    sections[section].rows.insert(contentsOf: (0..<random.int(1...4)).map { _ in newLine() }, at: row)
    apply("insert, so that there is")
  }

  private func remove() {
    for index in sections.indices where random.oneIn(2) {
      let isAll = random.oneIn(4)
      sections[index].rows.removeAll { _ in isAll || random.oneIn(3) }
    }
    if random.oneIn(5), !sections.isEmpty { sections.remove(at: random.int(0...sections.count - 1)) }
    apply("remove, so that there is")
  }

  private func replace() {
    for section in sections.indices {
      for row in sections[section].rows.indices where random.oneIn(3) {
        sections[section].rows[row].height = random.int(1...3)
        sections[section].rows[row].version += 1
      }
    }
    apply("change, so that there is")
  }

  private func shuffle() {
    var rows = sections.flatMap(\.rows).shuffled(using: &random)
    sections.shuffle(using: &random)
    for index in sections.indices {
      let count = index == sections.indices.last ? rows.count : random.int(0...rows.count)
      sections[index].rows = Array(rows.prefix(count))
      rows.removeFirst(count)
    }
    apply("shuffle, so that there is")
  }

  private func resize() {
    size = Size(random.int(0...24), random.pick([0, 1, 2, 5, 7, 12, 30]))
    log.append("resize to \(size.width)x\(size.height)")
    table.frame = Rect(0, 0, size.width, size.height)
  }

  private func display() {
    let ids = sections.map(\.section.id).shuffled(using: &random).prefix(random.int(0...5))
    table.display = random.pick([.hidesWithoutRows, .hidesWithoutData, .showsExactly(Array(ids))])
    log.append("display \(table.display)")
  }
}
