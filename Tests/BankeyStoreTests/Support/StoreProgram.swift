import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// Runs a sequence of imports, undos, deletions, joins, backups and restores that bytes encode, and compares the
/// database with a model after each. All rows have different ids, so the model needs no rules for recognizing rows.
///
/// The fuzz target runs the same file.
struct StoreProgram {
  /// A difference between the database and the model.
  struct Disagreement: Error { let words: String }

  /// A row of an account.
  private struct Key: Hashable, Comparable {
    let account, number: Int
    static func < (one: Key, other: Key) -> Bool { (one.account, one.number) < (other.account, other.number) }
  }
  private struct Model {
    var imports: [(fetch: Int64, rows: [Key])] = []
    var deleted: Set<Key> = []
    var isJoined = false

    /// The visible rows.
    var shown: [Key] { Set(imports.flatMap(\.rows)).subtracting(deleted).sorted() }
  }

  private let bytes: [UInt8]

  /// The sequence encoded by `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Runs the sequence in an empty folder, and `look` after each step. Throws when the database differs from the model.
  func run(in folder: DataFolder, look: (_ done: [String]) throws -> Void = { _ in }) throws {
    var (model, saved) = (Model(), Model?.none)
    var (rest, done) = (bytes[...], [String]())
    while let step = rest.popFirst(), let detail = rest.popFirst() {
      done.append("\(step % 8).\(detail)")
      switch step % 8 {
      case 0, 1, 2: try take(Int(detail), in: folder, &model)
      case 3: try undo(Int(detail), in: folder, &model)
      case 4: try delete(Int(detail), in: folder, &model)
      case 5: try join(in: folder, &model)
      case 6: if try backUp(folder) { saved = model }
      default:
        if let saved {
          _ = try Restoration(in: folder, clock: Self.clock, version: "1").run(from: Self.copy(folder))
          model = saved
        }
      }
      try check(model, in: folder, done)
      try look(done)
    }
  }

  private static let clock = Clock(fixed: Timestamp(seconds: 1_795_262_400), offset: 0)
  private static func copy(_ folder: DataFolder) -> String { folder.path + "/../copy" }

  private func writer(_ folder: DataFolder) throws -> StoreWriter {
    try StoreWriter(writing: folder, clock: Self.clock, version: "1")
  }

  /// Imports up to eight rows of one of three accounts. Files overlap.
  private func take(_ detail: Int, in folder: DataFolder, _ model: inout Model) throws {
    let (account, first) = (detail % 3, detail / 3 % 24)
    let keys = (first...first + detail % 8).map { Key(account: account, number: $0) }
    let summary = try writer(folder).record(.file("f", hash: "h\(model.imports.count)")) { sink in
      try sink(
        .account(AccountRecord(connection: "", nativeId: "a\(account)", currency: Currency(code: "USD", decimals: 2))))
      try sink(.transactions(keys.map(Self.row)))
    }
    model.imports.append((summary.fetch, keys))
  }

  private static func row(_ key: Key) -> TransactionRecord {
    TransactionRecord(
      nativeId: "\(key.account)-\(key.number)", status: .posted,
      day: Day(number: 20_000 + key.number * 9 + key.account * 300),
      amount: Amount(units: Int64(-1 - key.number - key.account * 100), scale: 2),
      description: "row \(key.account)x\(key.number)")
  }

  private func undo(_ detail: Int, in folder: DataFolder, _ model: inout Model) throws {
    if model.imports.isEmpty { return }
    let gone = model.imports.remove(at: detail % model.imports.count)
    try writer(folder).undoImport(gone.fetch)
  }

  private func delete(_ detail: Int, in folder: DataFolder, _ model: inout Model) throws {
    let shown = model.shown
    if shown.isEmpty { return }
    let key = shown[detail % shown.count]
    var id: Int64?
    try Store(reading: folder).transactions(TransactionFilter()) {
      if $0.nativeId == "\(key.account)-\(key.number)" { id = $0.id }
    }
    guard let id else { throw Disagreement(words: "row \(key) is not there") }
    try writer(folder).delete(id)
    model.deleted.insert(key)
  }

  private func join(in folder: DataFolder, _ model: inout Model) throws {
    let writer = try writer(folder)
    writer.sameAccounts = ["a1": "a0"]
    _ = try writer.joinAccounts()
  }

  private func backUp(_ folder: DataFolder) throws -> Bool {
    guard try folder.hasDatabase() else { return false }
    try Store(reading: folder).backUp(to: Self.copy(folder))
    return true
  }

  private func check(_ model: Model, in folder: DataFolder, _ done: [String]) throws {
    guard try folder.hasDatabase() else { return }
    let store = try Store(reading: folder)
    var found: [String] = []
    try store.transactions(TransactionFilter()) { found.append("\($0.nativeId) \($0.amount) \($0.description)") }
    let expected = model.shown.map { key in
      let row = Self.row(key)
      return "\(row.nativeId) \(row.amount) \(row.description)"
    }
    guard found.sorted() == expected.sorted() else {
      throw Disagreement(words: "after \(done) there is \(found.sorted()) and not \(expected.sorted())")
    }
    let counted = try store.accounts().reduce(0) { $0 + $1.transactions }
    guard try store.damage() == [], try store.wrongDayTotals() == 0, counted == expected.count else {
      throw Disagreement(words: "after \(done) the sums are wrong, or the file is damaged")
    }
  }
}
