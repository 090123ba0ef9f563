/// A place in a table's order: a section and a row in it. Good for a moment only: identities last, places do not.
public nonisolated struct Place: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row, from 0; −1 is the section's header, the number of rows its footer.
  public var row: Int

  /// A row of a section.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The place that comes first in the table.
  public static func < (a: Place, b: Place) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

/// The order of a table: header (row −1), rows, footer (row = count), next section.
///
/// Nothing else knows that order, and nothing is kept of it: it is walked from place to place. It never changes: other
/// content has another order.
final class TableOrder<Section: Identifiable & Equatable, Row: Identifiable & Equatable> {
  let content: any TableContent<Section, Row>
  private let hidesWithoutRows: Bool
  private let hasHeader: (Section) -> Bool
  private let hasFooter: (Section) -> Bool

  /// The order of a content.
  init(
    _ content: any TableContent<Section, Row>, hidesWithoutRows: Bool = false,
    hasHeader: @escaping (Section) -> Bool = { _ in false }, hasFooter: @escaping (Section) -> Bool = { _ in false }
  ) {
    self.content = content
    self.hidesWithoutRows = hidesWithoutRows
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// Whether there is something at a place.
  func exists(_ place: Place) -> Bool {
    guard (0..<content.sectionCount).contains(place.section) else { return false }
    let count = content.count(in: place.section)
    if count == 0, hidesWithoutRows { return false }
    switch place.row {
    case -1: return hasHeader(content.section(place.section))
    case count: return hasFooter(content.section(place.section))
    default: return (0..<count).contains(place.row)
    }
  }

  /// The place that follows; nil at the end.
  func after(_ place: Place) -> Place? {
    // By far most often it is the next row, which needs no more than a look at their number.
    if place.row >= 0, place.row + 1 < rowCount(place.section) { return Place(place.section, place.row + 1) }
    var place = place
    repeat {
      guard place.section < content.sectionCount else { return nil }
      if place.row < content.count(in: place.section) { place.row += 1 } else { place = Place(place.section + 1, -1) }
    } while !exists(place)
    return place
  }

  /// The place that comes before; nil at the start.
  func before(_ place: Place) -> Place? {
    if place.row > 0, place.row <= rowCount(place.section) { return Place(place.section, place.row - 1) }
    var place = place
    repeat {
      if place.row >= 0 {
        place.row -= 1
      } else {
        place.section -= 1
        guard place.section >= 0 else { return nil }
        place.row = content.count(in: place.section)
      }
    } while !exists(place)
    return place
  }

  private func rowCount(_ section: Int) -> Int { section < content.sectionCount ? content.count(in: section) : 0 }

  /// The first place; nil when there is nothing.
  var first: Place? { atOrAfter(Place(0, -1)) }

  /// The last place; nil when there is nothing.
  var last: Place? { before(Place(content.sectionCount, -1)) }

  /// A place if it exists, else the one that follows.
  func atOrAfter(_ place: Place) -> Place? { exists(place) ? place : after(place) }

  /// Whether there is a row at a place, not a header or a footer. The place must exist.
  func isRow(_ place: Place) -> Bool { place.row >= 0 && place.row < content.count(in: place.section) }

  /// What is at a place that exists.
  func item(_ place: Place) -> TableItem<Section, Row> {
    if isRow(place) { return .row(content.row(place.row, in: place.section)) }
    let section = content.section(place.section)
    return place.row < 0 ? .header(section) : .footer(section)
  }

  /// The place for which `accepts` says yes that is nearest in a direction, of the first few hundred.
  func nearest(from start: Place?, _ step: (Place) -> Place?, _ accepts: (Place) -> Bool) -> Place? {
    var place = start
    for _ in 0..<tableReach {
      guard let candidate = place else { return nil }
      if accepts(candidate) { return candidate }
      place = step(candidate)
    }
    return nil
  }
}

/// How many places a table looks at when it searches for one: whatever it does, it never walks through all of them.
nonisolated let tableReach = 500

extension TableOrder {
  /// Where in this order stands what stood at `place` in an old one; nil when it is gone.
  func find(_ place: Place, of old: TableOrder) -> Place? {
    switch old.item(place) {
    case .row(let row): existing(content.find(row.id, near: place))
    case .header(let section): findSection(section.id, near: place).flatMap { existing(Place($0, -1)) }
    case .footer(let section):
      findSection(section.id, near: place).flatMap { existing(Place($0, content.count(in: $0))) }
    }
  }

  /// Where it is now; else where the nearest row after it is that still exists, else the nearest before it.
  func follow(_ place: Place, of old: TableOrder, _ accepts: (Place) -> Bool) -> Place? {
    var found: Place?
    func isKept(_ candidate: Place) -> Bool {
      guard candidate == place || old.isRow(candidate) else { return false }
      found = find(candidate, of: old).flatMap { accepts($0) ? $0 : nil }
      return found != nil
    }
    _ = old.nearest(from: place, old.after, isKept) ?? old.nearest(from: old.before(place), old.before, isKept)
    return found
  }

  /// What stands nearest to where `place` was, when nothing around it is left.
  func nearestAccepted(to place: Place, _ accepts: (Place) -> Bool) -> Place? {
    let start = atOrAfter(place) ?? last
    return nearest(from: start, after, accepts) ?? nearest(from: start, before, accepts)
  }

  private func existing(_ place: Place?) -> Place? { place.flatMap { exists($0) ? $0 : nil } }

  private func findSection(_ id: Section.ID, near place: Place) -> Int? {
    content.findSection(id, near: place.section)
  }
}
