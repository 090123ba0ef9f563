import BankeyModel

/// One answer of a source, or one file: what is recorded in one piece.
public struct Fetch: Hashable, Sendable {
  /// How the data came.
  public enum Kind: Hashable, Sendable {
    /// A source was asked.
    case refresh
    /// A file was read: its name, and a hash of its bytes by which it is known again.
    case `import`(file: String, hash: String)
  }
  /// The source's name; `files` for statement files.
  public var source: String
  /// The source's type, used when the source is new.
  public var type: String
  /// How the data came.
  public var kind: Kind
  /// The format of files that hold what a feed has said: no statement of the bank.
  static let feedFormat = "simplefin"

  /// What a file is written in, such as `camt`; nil when nobody knows. Files of two formats name one transaction in two ways.
  public var format: String?
  /// The import that the same command made first; nil of the first one itself.
  public var batch: Int64?
  /// Whether a transaction's id stands for the same transaction for ever, so that a row may be replaced by a newer
  /// state of it. Never so for statement files.
  public var hasStableIds: Bool

  /// Whether the source's days need not be ours: those of the demo bank go on with each refresh.
  public var hasOwnCalendar = false

  /// An answer of a source. The type is its name unless said.
  public init(source: String, type: String? = nil, kind: Kind, hasStableIds: Bool) {
    self.source = source
    self.type = type ?? source
    self.kind = kind
    self.hasStableIds = hasStableIds
  }

  /// A statement file.
  public static func file(_ name: String, hash: String, format: String? = nil) -> Fetch {
    var fetch = Fetch(source: Account.filesSource, kind: .import(file: name, hash: hash), hasStableIds: false)
    fetch.format = format
    return fetch
  }
}

extension Fetch {
  /// Whether a source was asked; else a file was read.
  var isRefresh: Bool { kind == .refresh }
}

/// What an answer brought.
@dynamicMemberLookup
public struct FetchSummary: Hashable, Sendable {
  /// Its number in the list of fetches.
  public var fetch: Int64 = 0
  /// The ids of the accounts it spoke of, in its order.
  public var accounts: [Account.ID] = []
  /// How many of them were new.
  public var newAccounts = 0
  /// What became of its transactions; each count is one of the summary, too.
  public var counts = TransactionCounts()
  /// Transactions of which a feed now says something else.
  public var changed = 0
  /// How many rows could not be taken.
  public var rejected = 0
  /// Whether a balance, a name or another figure of an account became another one.
  public var accountsChanged = false
  /// What a person should know, the first thousand of them.
  public var problems: [StatementProblem] = []

  /// Nothing yet.
  public init() {}

  /// A count of its transactions.
  public subscript<Value>(dynamicMember count: WritableKeyPath<TransactionCounts, Value>) -> Value {
    get { counts[keyPath: count] }
    set { counts[keyPath: count] = newValue }
  }

  /// How much of what a screen shows is different now.
  public var changes: Int {
    newAccounts + counts.added + counts.posted + changed + counts.dropped + (accountsChanged ? 1 : 0)
  }
}

extension Database {
  /// Makes the row of a fetch, and its source when that is new.
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

  /// Writes what a fetch brought into its row.
  func finish(_ summary: FetchSummary) throws {
    try run(
      "UPDATE fetch SET added = ?, unchanged = ?, posted = ? WHERE id = ?", summary.added, summary.unchanged,
      summary.posted, summary.fetch)
  }

  /// Notes that a source did not answer: why, and until when it must not be asked again.
  func note(_ failure: String, of fetch: Fetch, at now: Timestamp, until next: Timestamp?) throws {
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
