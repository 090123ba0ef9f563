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
