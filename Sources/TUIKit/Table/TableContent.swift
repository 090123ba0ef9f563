/// Sections of rows that a table shows. Positions are for drawing; everything that persists uses identities.
///
/// A table requests only what is on the screen, so the content may be far larger than memory.
public protocol TableContent<Section, Row> {
  /// The type of section headers and footers.
  associatedtype Section: Identifiable & Equatable
  /// The type of rows. Their identity finds them again; equality means that they look the same.
  associatedtype Row: Identifiable & Equatable
  /// How many sections the table has, including empty ones.
  var sectionCount: Int { get }
  /// The section at an index.
  func section(_ section: Int) -> Section
  /// The number of rows in a section.
  func count(in section: Int) -> Int
  /// The row at an index of a section.
  func row(_ row: Int, in section: Int) -> Row
  /// The current place of a row; nil when it no longer exists. `near` is its last known place.
  func find(_ id: Row.ID, near: Place) -> Place?
  /// The current index of a section; nil when it no longer exists. `near` is its last known index.
  func findSection(_ id: Section.ID, near: Int) -> Int?
  /// The number of rows in all sections.
  var rowCount: Int { get }
  /// The number of rows before a place.
  func rows(before place: Place) -> Int
}

extension TableContent {
  /// Searches the sections starting at `near`.
  public func findSection(_ id: Section.ID, near: Int) -> Int? {
    let near = min(max(0, near), sectionCount)
    return (near..<sectionCount).first { section($0).id == id }
      ?? (0..<near).last { section($0).id == id }
  }

  /// The sum over all sections.
  public var rowCount: Int { rows(before: Place(sectionCount, 0)) }

  /// The sum over the sections before the place.
  public func rows(before place: Place) -> Int {
    (0..<place.section).reduce(max(0, place.row)) { $0 + count(in: $1) }
  }
}

/// Table content stored in arrays.
public nonisolated struct Sections<Section: Identifiable & Equatable, Row: Identifiable & Equatable> {
  private let sections: [Section]
  /// The rows of all sections, concatenated.
  private let rows: [Row]
  /// The index of each section's first row, and at the end the number of rows.
  private let starts: [Int]
  private let places: [Row.ID: Place]

  /// Creates content from sections with their rows.
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
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The section at an index.
  public func section(_ section: Int) -> Section { sections[section] }

  /// The number of rows in a section.
  public func count(in section: Int) -> Int { starts[section + 1] - starts[section] }

  /// The row at an index of a section.
  public func row(_ row: Int, in section: Int) -> Row { rows[starts[section] + row] }

  /// The current place of a row: `near` if it is still there, otherwise looked up by identity.
  public func find(_ id: Row.ID, near: Place) -> Place? { holds(id, at: near) ? near : places[id] }

  /// The number of rows in all sections.
  public var rowCount: Int { rows.count }

  /// The number of rows before a place.
  public func rows(before place: Place) -> Int { starts[place.section] + max(0, place.row) }

  private func holds(_ id: Row.ID, at place: Place) -> Bool {
    sections.indices.contains(place.section) && (0..<count(in: place.section)).contains(place.row)
      && row(place.row, in: place.section).id == id
  }
}

/// Selected sections of another content, in a given order.
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

/// What a line of a table shows.
public nonisolated enum TableItem<Section, Row> {
  /// The line above a section's rows.
  case header(Section)
  /// A row of a section.
  case row(Row)
  /// The line below a section's rows.
  case footer(Section)
}

nonisolated extension TableItem: Equatable where Section: Equatable, Row: Equatable {}

/// The sections that a table shows.
public nonisolated enum SectionDisplay<ID: Hashable>: Equatable {
  /// Sections that have rows, regardless of headers and footers.
  case hidesWithoutRows
  /// Sections that have rows, a header or a footer.
  case hidesWithoutData
  /// These sections, in this order.
  case showsExactly([ID])
}
