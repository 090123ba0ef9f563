/// Something a table shows in order. Positions are for drawing, identities for everything that lasts.
///
/// A table asks only for what is on the screen, so a content may be far larger than memory.
public protocol TableContent<Section, Row> {
  /// What heads a group of rows.
  associatedtype Section: Identifiable & Equatable
  /// What a line of the table is about. Identity finds it again, equality says whether it looks the same.
  associatedtype Row: Identifiable & Equatable
  /// How many sections.
  var sectionCount: Int { get }
  /// A section.
  func section(_ section: Int) -> Section
  /// How many rows a section has.
  func count(in section: Int) -> Int
  /// A row of a section.
  func row(_ row: Int, in section: Int) -> Row
  /// Where a row is now; `near` is where it was.
  func find(_ id: Row.ID, near: Place) -> Place?
  /// Where a section is now; `near` is where it was.
  func findSection(_ id: Section.ID, near: Int) -> Int?
  /// How many rows all sections have.
  var rowCount: Int { get }
  /// How many rows come before a place.
  func rows(before place: Place) -> Int
}

extension TableContent {
  /// Looks at the sections from `near` on to both sides.
  public func findSection(_ id: Section.ID, near: Int) -> Int? {
    let near = min(max(0, near), sectionCount)
    return (near..<sectionCount).first { section($0).id == id }
      ?? (0..<near).last { section($0).id == id }
  }

  /// Adds the sections up.
  public var rowCount: Int { rows(before: Place(sectionCount, 0)) }

  /// Adds the sections before the place up.
  public func rows(before place: Place) -> Int {
    (0..<place.section).reduce(max(0, place.row)) { $0 + count(in: $1) }
  }
}

/// The ordinary content of a table: arrays.
public nonisolated struct Sections<Section: Identifiable & Equatable, Row: Identifiable & Equatable> {
  private let sections: [Section]
  /// The rows of all sections, one after the other.
  private let rows: [Row]
  /// Where the rows of each section begin, and behind the last section where they end.
  private let starts: [Int]
  private let places: [Row.ID: Place]

  /// Sections with their rows, in order.
  public init(_ entries: [(section: Section, rows: [Row])] = []) {
    sections = entries.map(\.section)
    rows = entries.flatMap(\.rows)
    starts = entries.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rows.count) }
    let places = entries.enumerated().flatMap { section, entry in
      entry.rows.enumerated().map { ($1.id, Place(section, $0)) }
    }
    self.places = Dictionary(places) { first, _ in first }
  }
}

extension Sections: TableContent {
  /// How many sections.
  public var sectionCount: Int { sections.count }

  /// A section.
  public func section(_ section: Int) -> Section { sections[section] }

  /// How many rows a section has.
  public func count(in section: Int) -> Int { starts[section + 1] - starts[section] }

  /// A row of a section.
  public func row(_ row: Int, in section: Int) -> Row { rows[starts[section] + row] }

  /// Where a row is now: where it was if it is still there, else where it was put.
  public func find(_ id: Row.ID, near: Place) -> Place? { holds(id, at: near) ? near : places[id] }

  /// How many rows all sections have.
  public var rowCount: Int { rows.count }

  /// How many rows come before a place.
  public func rows(before place: Place) -> Int { starts[place.section] + max(0, place.row) }

  private func holds(_ id: Row.ID, at place: Place) -> Bool {
    sections.indices.contains(place.section) && (0..<count(in: place.section)).contains(place.row)
      && row(place.row, in: place.section).id == id
  }
}

/// Some sections of a content in an order of one's own.
struct ArrangedContent<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: TableContent {
  private let base: any TableContent<Section, Row>
  private let order: [Int]

  init(_ base: any TableContent<Section, Row>, _ ids: [Section.ID]) {
    self.base = base
    order = ids.compactMap { base.findSection($0, near: 0) }
  }

  var sectionCount: Int { order.count }

  func section(_ section: Int) -> Section { base.section(order[section]) }

  func count(in section: Int) -> Int { base.count(in: order[section]) }

  func row(_ row: Int, in section: Int) -> Row { base.row(row, in: order[section]) }

  func find(_ id: Row.ID, near: Place) -> Place? {
    let section = order.indices.contains(near.section) ? order[near.section] : near.section
    guard let place = base.find(id, near: Place(section, near.row)) else { return nil }
    return order.firstIndex(of: place.section).map { Place($0, place.row) }
  }
}

/// What stands at a place of a table.
public nonisolated enum TableItem<Section, Row> {
  /// What heads a section.
  case header(Section)
  /// A row.
  case row(Row)
  /// What ends a section.
  case footer(Section)
}

nonisolated extension TableItem: Equatable where Section: Equatable, Row: Equatable {}

/// Which sections a table shows.
public nonisolated enum SectionDisplay<ID: Hashable>: Equatable {
  /// Sections that have rows; a header or a footer alone does not count.
  case hidesWithoutRows
  /// Sections that have rows, a header or a footer.
  case hidesWithoutData
  /// Exactly these, in this order.
  case showsExactly([ID])
}
