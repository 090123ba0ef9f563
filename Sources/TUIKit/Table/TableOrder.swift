/// A position in a table: a section and a row in it. Valid only for the current content; identities persist, places do
/// not.
public nonisolated struct Place: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row; −1 for the section's header, the number of rows for its footer.
  public var row: Int

  /// Creates a place; `row` also denotes headers and footers.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Earlier places in the table sort first.
  public static func < (a: Place, b: Place) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

/// The order of items in a table: header (row −1), rows, footer (row = count), next section.
///
/// Only this type knows the order. It computes each step instead of storing positions, and never changes: new content
/// gets a new order.
final class TableOrder<Section: Identifiable & Equatable, Row: Identifiable & Equatable> {
  let content: any TableContent<Section, Row>
  private let hidesWithoutRows: Bool
  private let hasHeader: (Section) -> Bool
  private let hasFooter: (Section) -> Bool

  /// Creates the order of a content.
  init(
    _ content: any TableContent<Section, Row>, hidesWithoutRows: Bool = false,
    hasHeader: @escaping (Section) -> Bool = { _ in false }, hasFooter: @escaping (Section) -> Bool = { _ in false }
  ) {
    self.content = content
    self.hidesWithoutRows = hidesWithoutRows
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// Whether there is an item at a place.
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

  /// The next place; nil at the end.
  func after(_ place: Place) -> Place? {
    // Fast path: mostly the next place is the next row of the section.
    if place.row >= 0, place.row + 1 < rowCount(place.section) { return Place(place.section, place.row + 1) }
    var place = place
    repeat {
      guard place.section < content.sectionCount else { return nil }
      if place.row < content.count(in: place.section) { place.row += 1 } else { place = Place(place.section + 1, -1) }
    } while !exists(place)
    return place
  }

  /// The previous place; nil at the start.
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

  /// The first place; nil when the table is empty.
  var first: Place? { atOrAfter(Place(0, -1)) }

  /// The last place; nil when the table is empty.
  var last: Place? { before(Place(content.sectionCount, -1)) }

  /// The place itself if it exists, otherwise the next one.
  func atOrAfter(_ place: Place) -> Place? { exists(place) ? place : after(place) }

  /// Whether an existing place is a row rather than a header or footer.
  func isRow(_ place: Place) -> Bool { place.row >= 0 && place.row < content.count(in: place.section) }

  /// The item at an existing place.
  func item(_ place: Place) -> TableItem<Section, Row> {
    if isRow(place) { return .row(content.row(place.row, in: place.section)) }
    let section = content.section(place.section)
    return place.row < 0 ? .header(section) : .footer(section)
  }

  /// The nearest place in a direction that `accepts` approves, within `tableReach` places.
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

/// The number of places that a search examines, so that no operation walks the whole table.
nonisolated let tableReach = 500

extension TableOrder {
  /// The place in this order of the item that an old order has at `place`; nil when it no longer exists.
  func find(_ place: Place, of old: TableOrder) -> Place? {
    switch old.item(place) {
    case .row(let row): existing(content.find(row.id, near: place))
    case .header(let section): findSection(section.id, near: place).flatMap { existing(Place($0, -1)) }
    case .footer(let section):
      findSection(section.id, near: place).flatMap { existing(Place($0, content.count(in: $0))) }
    }
  }

  /// The new place of an item, or of the nearest item after it that still exists, or else the nearest before it.
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

  /// The acceptable item nearest to `place`, when no item around it still exists.
  func nearestAccepted(to place: Place, _ accepts: (Place) -> Bool) -> Place? {
    let start = atOrAfter(place) ?? last
    return nearest(from: start, after, accepts) ?? nearest(from: start, before, accepts)
  }

  private func existing(_ place: Place?) -> Place? { place.flatMap { exists($0) ? $0 : nil } }

  private func findSection(_ id: Section.ID, near place: Place) -> Int? {
    content.findSection(id, near: place.section)
  }
}
