import BankeyCore
import BankeyModel
import BankeyText
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// Searches find the same in a shared database as in the file.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct ServerFindTests {
  let place = try! TestFolder()

  @Test(arguments: 1...3)
  func sharedSearchFindsWhatTheFileFinds(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let writer = try place.writer()
    for _ in 1...6 { try FindPropertyTests().write(&random, writer, place) }
    let named = FindPropertyTests.payees.filter { _ in random.oneIn(2) }
    try writer.name(named.map { PayeeChange(PayeeWords($0)!, name: $1) })
    let address = try ServerAddress.newDatabase()
    try place.publish(address)
    let (file, server) = (try place.reader(), try address.store())
    let ids = try file.accounts().map(\.id)
    for question in FindPropertyTests.questions {
      let scope = FindScope(
        account: random.oneIn(2) ? nil : random.pick(ids), status: random.pick([nil, .authorized, .posted]),
        date: random.pick(GroupingDate.allCases), accounts: random.oneIn(3) ? [random.pick(ids)] : nil)
      try compare(FindQuery(question), scope, file, server, Comment(rawValue: "\(question) in \(scope), seed \(seed)"))
    }
  }

  private func compare(_ query: FindQuery, _ scope: FindScope, _ file: Store, _ server: Store, _ asked: Comment) throws
  {
    let all = try file.matches(of: query, in: scope, limit: 200)
    var starts: [PageStart] = [.first, .last]
    if let middle = all.dropFirst(all.count / 2).first?.key(by: scope.date) {
      starts += [.after(middle), .before(middle), .day(middle.day, skipping: 1)]
    }
    for start in starts {
      let expected = try file.matches(of: query, in: scope, from: start, limit: 3)
      let found = try server.matches(of: query, in: scope, from: start.published, limit: 3)
      #expect(found.map(\.id) == expected.map { $0.id << 10 }, asked)
      #expect(found.map(\.description) == expected.map(\.description), asked)
      #expect(found.map(\.payee) == expected.map(\.payee), asked)
    }
    let (one, other) = (try file.all(of: query, in: scope), try server.all(of: query, in: scope))
    #expect(one.count == other.count && one.sums == other.sums, asked)
    let (totals, others) = (
      try file.counterparties(of: query, in: scope), try server.counterparties(of: query, in: scope)
    )
    #expect(Set(totals.map(\.figures)) == Set(others.map(\.figures)), asked)
  }
}

extension PageStart {
  /// The same place among published rows.
  fileprivate var published: PageStart {
    switch self {
    case .after(let key): .after(TransactionKey(day: key.day, id: key.id << 10))
    case .before(let key): .before(TransactionKey(day: key.day, id: key.id << 10))
    case .first, .last, .day: self
    }
  }
}
