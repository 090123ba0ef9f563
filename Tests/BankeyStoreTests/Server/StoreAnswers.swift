import BankeyCore
import BankeyModel
import BankeyText

@testable import BankeyStore

/// What every reader of a store answers, as lines, with the keys that the first collector publishes.
struct StoreAnswers {
  private let store: Store
  /// The bits by which the store's keys are shorter.
  private let shift: Int64
  private(set) var lines: [String] = []

  /// Asks a store everything. `isFile` says that its keys are still those of a file.
  init(_ store: Store, isFile: Bool) throws {
    (self.store, shift) = (store, isFile ? 10 : 0)
    try store.snapshot {
      try accounts()
      try pages()
      try history()
      try timeline()
      try sources()
    }
  }

  private func shared(_ row: Transaction) -> Transaction {
    Transaction(
      id: row.id << shift, account: row.account, nativeId: row.nativeId, status: row.status, day: row.day,
      authorizedDay: row.authorizedDay, amount: row.amount, currency: row.currency, description: row.description,
      counterparty: row.counterparty, counterpartyAccount: row.counterpartyAccount, payee: row.payee, match: row.match,
      transfer: row.transfer.map { Transfer(other: $0.other << shift, account: $0.account, isCertain: $0.isCertain) })
  }

  private mutating func add(_ what: String, _ value: some Any) { lines.append("\(what): \(value)") }
  private mutating func add(_ what: String, _ rows: [Transaction]) {
    for row in rows { lines.append("\(what): \(shared(row))") }
  }

  private mutating func accounts() throws {
    for account in try store.accounts() {
      add("account", account)
      add("holdings", try store.holdings(of: account.id))
      add("known", try store.knownBalances(of: account.id).map { "\($0)" }.sorted())
    }
    add("settings", try store.accountSettings().map { "\($0)" }.sorted())
    add("names", try store.accountNames().sorted())
    add("payees", "\(try store.payees().rules.map { "\($0)" }.sorted())")
    add("newest", (try store.newestTransaction() ?? 0) << shift)
    for rate in try [store.rates(of: ["USD", "NOK"]), store.rates(of: ["USD"], onlyNewest: true)] { add("rates", rate) }
  }

  private mutating func pages() throws {
    for account in try store.accounts() {
      for status in TransactionStatus.allCases {
        for date in GroupingDate.allCases {
          try pages(of: TransactionGroup(account: account.id, status: status, date: date))
        }
      }
    }
    add("days", try store.dayTotals(since: nil).map { "\($0.key) \($0.value)" }.sorted())
    add("late days", try store.dayTotals(since: Day(number: 20_700)).map { "\($0.key) \($0.value)" }.sorted())
  }

  private mutating func pages(of group: TransactionGroup) throws {
    add("totals", try store.dayTotals(of: group))
    let first = try store.page(of: group, from: .first, limit: 200)
    add("first", first)
    add("last", try store.page(of: group, from: .last, limit: 3))
    guard let middle = first.dropFirst(first.count / 2).first else { return }
    let key = middle.key(by: group.date)
    add("after", try store.page(of: group, from: .after(key), limit: 2))
    add("before", try store.page(of: group, from: .before(key), limit: 2))
    add("day", try store.page(of: group, from: .day(key.day, skipping: 1), limit: 2))
    add("place", "\(String(describing: try store.place(of: middle.id, by: group.date)))")
    add("again", try store.transactions([middle.id, 1 << 40]))
  }

  private mutating func history() throws {
    var filter = TransactionFilter()
    filter.findsTransfers = true
    var all: [Transaction] = []
    try store.transactions(filter) { all.append($0) }
    add("all", all)
    for row in all.prefix(40) { add("origin", "\(String(describing: try store.origin(of: row.id)))") }
    let deletion = try store.lastDeletion()
    add("deletion", "\(deletion.map { "\($0.transaction << shift) \($0.deleted)" } ?? "")")
    let middle = all.dropFirst(all.count / 2).first?.id ?? 0
    let mark = NewsMark(transaction: middle, version: 2 << (10 - shift), account: 1 << (10 - shift) | (1023 >> shift))
    let news = try store.news(since: mark)
    add("news", "\(news.first.sorted { $0.key < $1.key }) \(news.more) \(news.mark.transaction << shift)")
    for item in news.items { add("news", "\(shared(item.transaction)) \(item.event)") }
    add("new", try store.newRows(since: mark).accounts.map { "\($0.key << shift) \($0.value)" }.sorted())
    add("counted", try store.accounts(countingAfter: middle).map(\.transactions))
  }

  private mutating func timeline() throws {
    let accounts = try store.accounts()
    let rows = try store.timeline(of: accounts)
    let days = Set(try store.dayTotals(since: nil).values.flatMap { $0.map(\.day) }).sorted()
    for day in days.prefix(30) {
      for status in TransactionStatus.allCases { add("on \(day)", try rows.transactions(on: day, status)) }
    }
    guard let first = days.first, let last = days.last else { return }
    add("transfers", try rows.transfers(in: first...last).map { "\(shared($0.out)) \(shared($0.into))" }.sorted())
    let recurrences = try store.recurrences(since: first)
    add("recurrences", recurrences.transactions.map { "\(shared($0))" }.sorted().joined(separator: "\n"))
    add("dismissed", recurrences.dismissed.map { $0 << shift }.sorted())
    add("reconciliation", "\(try store.reconciliation())")
  }

  private mutating func sources() throws {
    add("sources", "\(try store.sources())")
    for fetch in try store.fetches() {
      add(
        "fetch",
        "\(fetch.id << shift) \(fetch.batch << shift) \(fetch.source) \(fetch.kind) \(fetch.started) \(fetch.added)")
      add("fetch", "\(fetch.unchanged) \(fetch.posted) \(String(describing: fetch.undone))")
    }
  }
}
