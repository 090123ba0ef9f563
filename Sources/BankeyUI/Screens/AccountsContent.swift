import BankeyCore
import TUIKit

/// The sections of the accounts screen, as a table shows them. A row is made when it is asked for the first time.
final class AccountsContent: TableContent {
  private let sections: [AccountSection]
  private var made: [Place: AccountItem] = [:]
  private lazy var places: [AccountItem.ID: Place] = makePlaces()

  init(_ sections: [AccountSection]) { self.sections = sections }

  var sectionCount: Int { sections.count }

  func section(_ section: Int) -> AccountSection { sections[section] }

  func count(in section: Int) -> Int { sections[section].items.count }

  func row(_ row: Int, in section: Int) -> AccountItem {
    let place = Place(section, row)
    if let item = made[place] { return item }
    let item = sections[section].items[row]
    made[place] = item
    return item
  }

  func find(_ id: AccountItem.ID, near: Place) -> Place? { holds(id, at: near) ? near : places[id] }

  private func holds(_ id: AccountItem.ID, at place: Place) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].items.indices.contains(place.row)
      && sections[place.section].items.id(at: place.row) == id
  }

  private func makePlaces() -> [AccountItem.ID: Place] {
    var places: [AccountItem.ID: Place] = [:]
    for (section, items) in sections.map(\.items).enumerated() {
      for row in items.indices where places[items.id(at: row)] == nil {
        places[items.id(at: row)] = Place(section, row)
      }
    }
    return places
  }
}
