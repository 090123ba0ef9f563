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
