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
