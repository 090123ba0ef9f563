import TUIKit

/// Any number of rows, each computed on demand.
struct ComputedRows: TableContent {
  /// The only section.
  struct Section: Identifiable, Equatable {
    let id = 0
  }

  let rowCount: Int
  let sectionCount = 1

  func section(_ section: Int) -> Section { Section() }

  func count(in section: Int) -> Int { rowCount }

  func row(_ row: Int, in section: Int) -> ComputedRow { ComputedRow(id: row) }

  func find(_ id: Int, near: Place) -> Place? { id < rowCount ? Place(0, id) : nil }

  func rows(before place: Place) -> Int { max(0, place.row) }
}
