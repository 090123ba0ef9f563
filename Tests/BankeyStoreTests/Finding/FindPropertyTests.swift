import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

/// Random databases, searched with random queries.
@Suite
struct FindPropertyTests {
  private static let words = [
    "Coffee", "coffee Grønland", "Rent", "Ærlig Kaffe", "A\"b\"c", "12.50", "card 5000", "", "ab", "x\0y\nz",
  ]
  static let questions = [
    "coffee", "cof", "co", "fee gr", "\"coffee g\"", "rent", "æRLIG", "nothing", "a\"b", "text:\"x y\"", "12.50", "12",
    "5000", "amount>0", "amount<0", "amount:-3..-1", "amount>100", "amount=0.5", "date:2026-11", "date:2026-11-03",
    "date:2026-11-02..2026-11-04", "status:posted", "status:authorized coffee", "coffee rent", "amount>1 coffee", "",
    "date:2026-11-03 date:2026-11-04", "status:posted status:authorized", "bakery", "at the", "home 12", "kery coffee",
  ]
  /// Names for payees, some of which overlap.
  static let payees = [
    ("coffee", "At the Bakery"), ("grønland COFFEE", "Bakery 2"), ("rent", "Home"), ("12", "Coffee home"),
    ("a\"b", "Ab"),
    ("y", "Y"),
  ]

  /// Index first, walking only, and from walking back to the index.
  private static let efforts = [
    Search.Attempts(steps: [(0, 1000)], share: 1), Search.Attempts(steps: [], share: .max),
    Search.Attempts(steps: [(2, 1), (3, 1000)]),
  ]

  @Test(arguments: 1...8)
  func resultsMatchAScanOfEveryRow(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let place = try TestFolder()
    let writer = try place.writer()
    for _ in 1...6 { try write(&random, writer, place) }
    let named = Self.payees.filter { _ in random.oneIn(2) }
    try writer.name(named.map { PayeeChange(PayeeWords($0)!, name: $1) })
    let store = try place.reader()
    let rows = try store.list()
    let ids = try store.accounts().map(\.id)
    for question in Self.questions {
      let scope = FindScope(
        account: random.oneIn(2) ? nil : random.pick(ids), status: random.pick([nil, .authorized, .posted]),
        date: random.pick(GroupingDate.allCases), accounts: random.oneIn(3) ? [random.pick(ids)] : nil)
      try compare(question, scope, rows, store, seed)
    }
  }

  private func compare(_ text: String, _ scope: FindScope, _ rows: [Transaction], _ store: Store, _ seed: Int) throws {
    let query = try FindQuery(text)
    let naive = rows.filter { row in
      query.matches(row) && (scope.account ?? row.account) == row.account && (scope.status ?? row.status) == row.status
        && scope.accounts?.contains(row.account) ?? true
    }.sorted { $0.key(by: scope.date) > $1.key(by: scope.date) }
    let asked = Comment(rawValue: "\(text) in \(scope), seed \(seed)")
    #expect(try store.matches(of: query, in: scope, limit: 200) == Array(naive.prefix(200)), asked)
    #expect(try store.matches(of: query, in: scope, from: .last, limit: 3) == naive.suffix(3), asked)
    if let middle = naive.dropFirst(naive.count / 2).first?.key(by: scope.date) {
      let after = try store.matches(of: query, in: scope, from: .after(middle), limit: 2)
      #expect(after == Array(naive.filter { $0.key(by: scope.date) < middle }.prefix(2)), asked)
      let before = try store.matches(of: query, in: scope, from: .before(middle), limit: 2)
      #expect(before == naive.filter { $0.key(by: scope.date) > middle }.suffix(2), asked)
      let day = try store.matches(of: query, in: scope, from: .day(middle.day, skipping: 1), limit: 2)
      #expect(day == Array(naive.filter { $0.key(by: scope.date).day <= middle.day }.dropFirst().prefix(2)), asked)
    }
    for effort in Self.efforts {
      let search = try Search(query, in: scope, store.file(), effort: effort)
      #expect(try search.page(from: .first, limit: 7).map(\.id) == naive.prefix(7).map(\.id), asked)
      #expect(try search.page(from: .last, limit: 7).map(\.id) == naive.suffix(7).map(\.id), asked)
      #expect(try search.all().count == naive.count, asked)
    }
    let found = try store.all(of: query, in: scope)
    #expect(found.count == naive.count, asked)
    #expect(found.sums.map(\.amount) == (naive.isEmpty ? [] : [naive.map(\.amount).sum]), asked)
    try comparePages(found, naive, scope, store, asked)
    var sums = CounterpartySums()
    for row in naive { sums.add(row.description, row.counterparty, called: row.payee, row.amount, row.currency) }
    let totals = try store.counterparties(of: query, in: scope)
    #expect(Set(totals.map(\.figures)) == Set(sums.totals.map(\.figures)), asked)
    #expect(totals.map(\.count).reduce(0, +) == naive.count, asked)
  }

  /// The pages of the matches, group by group.
  private func comparePages(
    _ found: FoundTransactions, _ naive: [Transaction], _ scope: FindScope, _ store: Store, _ asked: Comment
  ) throws {
    let pages = FoundPages(found, rows: store)
    for (group, list) in Dictionary(
      grouping: naive, by: { TransactionGroup(account: $0.account, status: $0.status, date: scope.date) })
    {
      #expect(try pages.page(of: group, from: .first, limit: 200) == Array(list.prefix(200)), asked)
      #expect(try pages.page(of: group, from: .last, limit: 2) == list.suffix(2), asked)
      let days = try pages.dayTotals(of: group)
      #expect(days.map(\.count).reduce(0, +) == list.count, asked)
      #expect(days.compactMap(\.total).sum == list.map(\.amount).sum, asked)
      for row in list.prefix(5) {
        let place = try #require(try pages.place(of: row.id, by: scope.date))
        #expect(try pages.page(of: group, from: .day(place.day, skipping: place.offset), limit: 1) == [row], asked)
      }
    }
  }

  func write(_ random: inout SeededRandom, _ writer: StoreWriter, _ place: TestFolder) throws {
    let account = checking("\(random.int(1...2))")
    let rows = (0..<random.int(0...25)).map { _ in row(&random) }
    switch random.int(1...5) {
    case 1, 2: try writer.importFile(rows, of: account)
    case 3, 4: try writer.refresh(rows, period: random.oneIn(2) ? 2...4 : nil, of: account)
    default:
      let list = try place.reader().list()
      guard !list.isEmpty else { return }
      let id = random.pick(list).id
      try writer.delete(id)
      if random.oneIn(2) { try writer.restore(id) }
    }
  }

  private func row(_ random: inout SeededRandom) -> TransactionRecord {
    var row = buy(
      random.pick(Self.words), 1, on: random.int(1...5), id: random.pick(["", "", "1", "2", "3", "4", "5"]))
    let units: [Int64] = [-1250, 1250, 500, -100, 50, 0, 500_000, -12599]
    row.amount = Amount(units: random.pick(units), scale: random.int(2...3))
    row.status = random.pick([.authorized, .posted])
    row.authorizedDay = random.oneIn(2) ? november(random.int(1...5)) : nil
    row.counterparty = random.oneIn(2) ? random.pick(Self.words) : nil
    return row
  }
}

extension CounterpartyTotal {
  /// The total by name, regardless of case: the newest spelling is shown, and accounts come in any order.
  var figures: [String] {
    [TextPattern.folded(name), currency.code, String(count), total?.description ?? "?"]
  }
}
