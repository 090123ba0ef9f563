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
