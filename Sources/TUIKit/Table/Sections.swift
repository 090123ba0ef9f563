/// The ordinary content of a table: arrays.
public nonisolated struct Sections<Section: Identifiable & Equatable, Row: Identifiable & Equatable> {
  private var entries: [(section: Section, rows: [Row])]
  private var places: [Row.ID: Place] = [:]

  /// Sections with their rows, in order.
  public init(_ entries: [(section: Section, rows: [Row])] = []) {
    self.entries = entries
    for (section, entry) in entries.enumerated() {
      for (row, value) in entry.rows.enumerated() where places[value.id] == nil {
        places[value.id] = Place(section, row)
      }
    }
  }
}

extension Sections: TableContent {
  /// How many sections.
  public var sectionCount: Int { entries.count }

  /// A section.
  public func section(_ section: Int) -> Section { entries[section].section }

  /// How many rows a section has.
  public func count(in section: Int) -> Int { entries[section].rows.count }

  /// A row of a section.
  public func row(_ row: Int, in section: Int) -> Row { entries[section].rows[row] }

  /// Where a row is now: where it was if it is still there, else where it was put.
  public func find(_ id: Row.ID, near: Place) -> Place? { holds(id, at: near) ? near : places[id] }

  private func holds(_ id: Row.ID, at place: Place) -> Bool {
    entries.indices.contains(place.section) && entries[place.section].rows.indices.contains(place.row)
      && entries[place.section].rows[place.row].id == id
  }
}
