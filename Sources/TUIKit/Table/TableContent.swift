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
