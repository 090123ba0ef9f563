import TUIKit

/// Rows that are created on demand and counted.
final class LargeContent: TableContent {
  private let total: Int
  private let perSection: Int
  private(set) var rowsAsked = 0

  init(_ total: Int, perSection: Int = 1000) {
    self.total = total
    self.perSection = perSection
  }

  var sectionCount: Int { total / perSection }
  var rowCount: Int { total }

  func section(_ section: Int) -> Group { Group(id: "G\(section)") }

  func count(in section: Int) -> Int { perSection }

  func row(_ row: Int, in section: Int) -> Line {
    rowsAsked += 1
    return Line(id: section * perSection + row, height: row % 3 + 1)
  }

  func find(_ id: Int, near: Place) -> Place? { id < total ? Place(id / perSection, id % perSection) : nil }

  func findSection(_ id: String, near: Int) -> Int? { Int(id.dropFirst()) }

  func rows(before place: Place) -> Int { place.section * perSection + max(0, place.row) }

  /// The number of rows requested during an operation.
  func asked(_ body: () -> Void) -> Int {
    let before = rowsAsked
    body()
    return rowsAsked - before
  }
}
