import BankeyModel

/// One answer of a source, or one file: the unit that is recorded in one transaction.
public struct Fetch: Hashable, Sendable {
  /// The origin of the data.
  public enum Kind: Hashable, Sendable {
    /// A refresh of a source.
    case refresh
    /// A file was read. The hash of its bytes recognizes it when it is imported again.
    case `import`(file: String, hash: String)
  }
  /// The source's name; `files` for statement files.
  public var source: String
  /// The source's type, used when the source is new.
  public var type: String
  /// Whether it is a refresh or an import.
  public var kind: Kind
  /// The format of files that hold a feed's answer, not a bank's statement.
  static let feedFormat = "simplefin"

  /// The file's format, such as `camt`; nil when it is not known. Two formats name the same transaction differently.
  public var format: String?
  /// The number of the command's first import; nil for that import itself.
  public var batch: Int64?
  /// Whether an id identifies the same transaction forever, so a newer state may replace a row. Always false for
  /// statement files.
  public var hasStableIds: Bool

  /// Whether the source's dates may lie ahead of the clock, as those of the demo bank do after each refresh.
  public var hasOwnCalendar = false

  /// Creates a fetch of a source. The type defaults to the name.
  public init(source: String, type: String? = nil, kind: Kind, hasStableIds: Bool) {
    self.source = source
    self.type = type ?? source
    self.kind = kind
    self.hasStableIds = hasStableIds
  }

  /// Creates a fetch of a statement file.
  public static func file(_ name: String, hash: String, format: String? = nil) -> Fetch {
    var fetch = Fetch(source: Account.filesSource, kind: .import(file: name, hash: hash), hasStableIds: false)
    fetch.format = format
    return fetch
  }
}

extension Fetch {
  /// Whether a source was asked, not a file read.
  var isRefresh: Bool { kind == .refresh }
}

/// The effect of recording an answer.
@dynamicMemberLookup
public struct FetchSummary: Hashable, Sendable {
  /// The number of the fetch.
  public var fetch: Int64 = 0
  /// The ids of the accounts in the answer, in its order.
  public var accounts: [Account.ID] = []
  /// The number of accounts that were new.
  public var newAccounts = 0
  /// The numbers of transactions added, kept and changed. Each is also a property of the summary.
  public var counts = TransactionCounts()
  /// The number of transactions that a feed has changed.
  public var changed = 0
  /// The number of new or corrected reference rates.
  public var rates = 0
  /// The number of rows that could not be recorded.
  public var rejected = 0
  /// Whether a balance, a name or another property of an account changed.
  public var accountsChanged = false
  /// Messages for the user, at most the first thousand.
  public var problems: [StatementProblem] = []

  /// Creates a summary that counts nothing yet.
  public init() {}

  /// A count of `counts`.
  public subscript<Value>(dynamicMember count: WritableKeyPath<TransactionCounts, Value>) -> Value {
    get { counts[keyPath: count] }
    set { counts[keyPath: count] = newValue }
  }

  /// The number of visible changes.
  public var changes: Int {
    newAccounts + counts.added + counts.posted + changed + counts.dropped + [accountsChanged, rates > 0].count { $0 }
  }
}

extension Database {
  /// Inserts the row of a fetch, and its source when that is new.
  func begin(_ fetch: Fetch, at now: Timestamp) throws -> Int64 {
    try register(fetch)
    var (file, hash): (String?, String?) = (nil, nil)
    if case .import(let name, let sum) = fetch.kind { (file, hash) = (name, sum) }
    try run(
      "INSERT INTO fetch (source, file, hash, format, batch, started) SELECT key, ?, ?, ?, ?, ? FROM source WHERE name = ?",
      file, hash, fetch.format, fetch.batch, now, fetch.source)
    let id = lastInsertedKey
    try run(
      "UPDATE source SET last_success = ?, last_failure = NULL, last_error = NULL, next_allowed = NULL WHERE name = ?",
      now,
      fetch.source)
    return id
  }

  /// Stores the counts of a fetch.
  func finish(_ summary: FetchSummary) throws {
    try run(
      "UPDATE fetch SET added = ?, unchanged = ?, posted = ? WHERE id = ?", summary.added, summary.unchanged,
      summary.posted, summary.fetch)
  }

  /// Records that a source did not answer, why, and when it may be asked again.
  func recordFailure(_ failure: String, of fetch: Fetch, at now: Timestamp, until next: Timestamp?) throws {
    try transaction {
      try register(fetch)
      try run(
        "UPDATE source SET last_failure = ?, last_error = ?, next_allowed = coalesce(?, next_allowed) WHERE name = ?",
        now,
        failure, next, fetch.source)
    }
  }

  private func register(_ fetch: Fetch) throws {
    try run(
      "INSERT INTO source (name, type) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET removed = NULL", fetch.source,
      fetch.type)
  }
}
