import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

/// Twice the rows are at most two and a half times the work, for every operation and every kind of similarity between
/// rows.
@Suite(.serialized)
struct ScalingTests {
  /// The similarity between the rows of an operation.
  enum Shape: CaseIterable {
    /// Different days, amounts and texts.
    case plain
    /// One amount and one text, over a month.
    case oneAmount
    /// One amount and one text on one day.
    case oneDay
    /// Each in a separate account.
    case accounts
  }

  @Test(arguments: Operation.all, Shape.allCases)
  func workIsProportionalToTheRows(operation: Operation, shape: Shape) throws {
    let (one, two) = (try cost(operation, shape, 600), try cost(operation, shape, 1200))
    #expect(two.isInProportion(to: one), "\(one) became \(two)")
  }

  @Test(arguments: Reading.allCases)
  func readingManyAccountsIsProportional(reading: Reading) throws {
    let (one, two) = (try cost(reading, 300), try cost(reading, 600))
    #expect(two.isInProportion(to: one), "\(one) became \(two)")
  }

  @Test
  func migrationIsProportional() throws {
    let (one, two) = (try costOfMigration(500), try costOfMigration(1000))
    #expect(two.isInProportion(to: one), "\(one) became \(two)")
  }

  private func cost(_ reading: Reading, _ count: Int) throws -> Effort {
    let place = try TestFolder()
    try place.writer().file(Shape.accounts.rows(count))
    let store = try place.reader()
    return try Effort.measured(on: store.file()) { try reading.run(store) }
  }

  private func costOfMigration(_ count: Int) throws -> Effort {
    let place = try TestFolder()
    try place.make(FirstRelease.dump)
    _ = try place.sql(
      """
      INSERT INTO transactions (account, native_id, status, day, units, scale, ordinal, fetch, seen, description, raw)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      SELECT 1, 'n' || i, 1, 20000 + i % 50, -i, 2, 0, 1, 1, 'Row ' || i, '' FROM n
      """)
    let database = try Database.writing(place.folder.database)
    let migrator = Migrator(
      database: database, folder: nil, schema: .current, program: "2", now: LocalTime(day: november(3)))
    return try Effort.measured(on: database) { _ = try migrator.run() }
  }

  private func cost(_ operation: Operation, _ shape: Shape, _ count: Int) throws -> Effort {
    let place = try TestFolder()
    let writer = try place.writer()
    try operation.prepare(writer, shape, count)
    let work = { try operation.run(writer, shape, count, place) }
    return try Effort.measured(on: writer.database, work)
  }
}

/// The reads over many accounts.
enum Reading: CaseIterable {
  case accounts, rows, figures, statements, imports, matches

  func run(_ store: Store) throws {
    switch self {
    case .accounts: _ = try store.accounts()
    case .rows: try store.transactions(TransactionFilter()) { _ in }
    case .figures: _ = try store.dayTotals(since: nil)
    case .statements: _ = try store.reconciliation()
    case .imports: _ = (try store.fetches(), try store.sources())
    case .matches: _ = try store.all(of: FindQuery("shop"))
    }
  }
}

/// An operation on a number of rows.
struct Operation: Sendable, CustomStringConvertible {
  typealias Shape = ScalingTests.Shape
  let name: String
  var prepare: @Sendable (StoreWriter, Shape, Int) throws -> Void = { _, _, _ in }
  let run: @Sendable (StoreWriter, Shape, Int, TestFolder) throws -> Void

  var description: String { name }

  static let all: [Operation] = [
    Operation(name: "import") { writer, shape, count, _ in try writer.file(shape.rows(count)) },
    Operation(
      name: "the same file again", prepare: { try $0.file($1.rows($2)) },
      run: { writer, shape, count, _ in try writer.file(shape.rows(count)) }),
    Operation(
      name: "a file with other ids", prepare: { try $0.file($1.rows($2)) },
      run: { writer, shape, count, _ in try writer.file(shape.rows(count, "other")) }),
    Operation(name: "a feed's first answer") { writer, shape, count, _ in try writer.feed(shape.rows(count)) },
    Operation(
      name: "a feed's first answer after a file",
      prepare: { writer, shape, count in
        try writer.file(shape.rows(count), bank: "one")
        writer.sameAccounts = shape.wishes(count)
      },
      run: { writer, shape, count, _ in try writer.feed(shape.rows(count, "feed"), bank: "two") }),
    Operation(
      name: "a feed's next answer", prepare: { try $0.feed($1.rows($2)) },
      run: { writer, shape, count, _ in try writer.feed(shape.rows(count, "", moved: 1)) }),
    Operation(
      name: "a file after a feed",
      prepare: { writer, shape, count in
        try writer.feed(shape.rows(count), bank: "one")
        writer.sameAccounts = shape.wishes(count)
      },
      run: { writer, shape, count, _ in try writer.file(shape.rows(count, "file"), bank: "two") }),
    Operation(
      name: "settle pending", prepare: { try $0.feed($1.rows($2, "p", .authorized)) },
      run: { writer, shape, count, _ in try writer.feed(shape.rows(count, "b", moved: 2)) }),
    Operation(
      name: "drop pending", prepare: { try $0.feed($1.rows($2, "p", .authorized)) },
      run: { writer, shape, count, _ in try writer.feed(shape.rows(count, "b", text: "Else")) }),
    Operation(
      name: "an older file with pending", prepare: { try $0.file($1.rows($2, "b", moved: 2)) },
      run: { writer, shape, count, _ in try writer.file(shape.rows(count, "p", .authorized)) }),
    Operation(
      name: "undo", prepare: { try $0.file($1.rows($2)) },
      run: { writer, _, _, _ in try writer.undoImport(1) }),
    Operation(
      name: "undo of a file that posted",
      prepare: { writer, shape, count in
        try writer.file(shape.rows(count, "p", .authorized))
        try writer.file(shape.rows(count, "b", moved: 2))
      },
      run: { writer, _, _, _ in try writer.undoImport(2) }),
    Operation(
      name: "join",
      prepare: { writer, shape, count in
        try writer.file(shape.rows(count / 2), bank: "one")
        try writer.file(shape.rows(count / 2, "other"), bank: "two")
        writer.sameAccounts = shape.wishes(count / 2)
      },
      run: { writer, _, _, _ in _ = try writer.joinAccounts() }),
    Operation(
      name: "join a feed",
      prepare: { writer, shape, count in
        try writer.file(shape.rows(count / 2), bank: "one")
        try writer.feed(shape.rows(count / 2, "other"), bank: "two")
        writer.sameAccounts = shape.wishes(count / 2)
      },
      run: { writer, _, _, _ in _ = try writer.joinAccounts() }),
    Operation(
      name: "delete", prepare: { try $0.file($1.rows($2)) },
      run: { writer, _, count, place in
        for row in try place.reader().list().prefix(count) { try writer.delete(row.id) }
      }),
    Operation(
      name: "remove a source", prepare: { try $0.feed($1.rows($2)) },
      run: { writer, _, _, _ in try writer.removeSource("bank", deletingData: true) }),
    Operation(
      name: "preview", prepare: { try $0.file($1.rows($2)) },
      run: { writer, shape, count, _ in try writer.preview(shape.rows(count, "other")) }),
  ]
}

/// The rows of accounts in an answer of a test.
typealias AccountRows = [(account: AccountRecord, rows: [TransactionRecord])]

extension ScalingTests.Shape {
  /// This many rows.
  func rows(
    _ count: Int, _ ids: String = "", _ status: TransactionStatus = .posted, moved: Int = 0,
    text: String = "Coffee"
  ) -> AccountRows {
    let rows = (0..<count).map { row(number: $0, of: count, ids, status, moved, text) }
    guard self == .accounts else { return [(checking("10000"), rows)] }
    return rows.enumerated().map { (checking("\($0 + 10_000)"), [$1]) }
  }

  private func row(
    number: Int, of count: Int, _ ids: String, _ status: TransactionStatus, _ moved: Int, _ text: String
  ) -> TransactionRecord {
    let id = ids + "\(number)"
    let letters = String(number).unicodeScalars.map { String(UnicodeScalar($0.value + 49)!) }.joined()
    return switch self {
    case .plain, .accounts:
      buy("\(text) shop\(letters)", Int64(-number - 1), on: number % 300 - 400 + moved, id: id, status)
    case .oneAmount: buy(text, on: number % 30 - 100 + moved, id: id, status)
    case .oneDay: buy(text, on: 3 + moved, id: id, status)
    }
  }

  /// The accounts that are the same.
  func wishes(_ count: Int) -> [String: String] {
    let numbers = self == .accounts ? (0..<count).map { $0 + 10_000 } : [10_000]
    return Dictionary(uniqueKeysWithValues: numbers.map { ("two\($0)", "one\($0)") })
  }
}

extension StoreWriter {
  fileprivate func file(_ accounts: AccountRows, bank: String = "") throws {
    _ = try record(.file("a.ofx", hash: "h", format: "ofx")) { try say(accounts, bank, $0) }
  }

  fileprivate func feed(_ accounts: AccountRows, bank: String = "") throws {
    _ = try record(Fetch(source: "bank", kind: .refresh, hasStableIds: true)) { try say(accounts, bank, $0) }
  }

  fileprivate func preview(_ accounts: AccountRows) throws {
    _ = try preview(.file("b.ofx", hash: "i", format: "ofx")) {
      try say(accounts, "", $0)
    } rows: { _ in
    }
  }

  private func say(_ accounts: AccountRows, _ bank: String, _ sink: (StatementEvent) throws -> Void) throws {
    for (account, rows) in accounts {
      var account = account
      account.nativeId = bank + account.nativeId
      account.connection = bank
      account.number = bank.isEmpty ? account.nativeId : nil
      try sink(.account(account))
      try sink(.balances(BalanceRecord(balance: cents(100), date: LocalTime(day: november(3)))))
      try sink(.transactions(rows))
    }
  }
}
