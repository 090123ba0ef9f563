/// One line of what `bankey-sync` says on its standard output while it works.
///
/// A reader ignores lines that it cannot read: a newer `bankey-sync` may say more. `docs/sync.md` has the form of the lines.
public enum SyncEvent: Hashable, Sendable {
  /// How far a source is.
  case source(SyncStep)
  /// How far a file is.
  case file(SyncStep)
  /// What would become of a row of a file that is not imported yet.
  case row(SyncRow, file: String)
  /// An import is undone.
  case undone(UndoSummary)
  /// Something that a person should know.
  case error(SyncMessage)
  /// What was answered about tables stands in the config of this path now, in these tables.
  case remembered(profiles: [String], file: String)
  /// Another process is at work, and is waited for; the sentence says which.
  case waiting(String)
  /// Where a secret can be kept here, the best place first: `service`, `file`.
  case places([String])
  /// Something that was looked at for `bankey doctor`.
  case check(HealthCheck)
  /// The last line: how much is different now, in transactions, balances and accounts.
  case finished(changes: Int)

  /// What `file` says where the standard input was read.
  public static let standardInput = "standard input"
}

/// How far a source or a file is.
public struct SyncStep: Hashable, Sendable {
  /// How far it is; `skipped` when it was not asked, for a reason that was said.
  public enum State: String, Hashable, Sendable {
    case started, progress, done, failed, skipped
    /// A source that is set up is in the database now, and its secret in its place.
    case saved
  }

  /// The source, or the file as it was named.
  public var name: String
  /// How far it is.
  public var state: State
  /// Sources or files that are finished, and how many there are in all; nil where only one is meant.
  public var done, total: Int?
  /// Where it is, or why it failed: one sentence, cleaned, without a secret.
  public var message: String?
  /// The bank of the source that it is at, where it has several.
  public var connection: String?
  /// Accounts that the answer spoke of.
  public var accounts: Int?
  /// Banks that the accounts are at.
  public var banks: Int?
  /// What became of its transactions, once it is done.
  public var counts: TransactionCounts?
  /// A hash of the file's bytes: what is accepted is what was shown.
  public var hash: String?
  /// How many bytes of the file were read, and how many it has.
  public var bytes, size: Int?

  /// A step with nothing more to say.
  public init(_ name: String, _ state: State) { (self.name, self.state) = (name, state) }
}

/// What became of the transactions of one or more answers.
public struct TransactionCounts: Hashable, Sendable {
  /// Those that were new.
  public var added = 0
  /// Those that were there before.
  public var unchanged = 0
  /// Those that were authorized and are booked now.
  public var posted = 0
  /// Authorized ones that the bank has dropped.
  public var dropped = 0
  /// Of those that were there before, the ones that have another id or text in the file.
  public var reworded = 0
  /// Those that were deleted by hand and stay so.
  public var deleted = 0
  /// In a preview, those of the new ones with something odd.
  public var suspicious: Int?

  /// No transactions yet.
  public init() {}

  /// Counts in those of another answer.
  public mutating func add(_ other: TransactionCounts) {
    added += other.added
    unchanged += other.unchanged
    posted += other.posted
    dropped += other.dropped
    reworded += other.reworded
    deleted += other.deleted
    suspicious = other.suspicious.map { $0 + (suspicious ?? 0) } ?? suspicious
  }
}

/// What undoing an import did.
public struct UndoSummary: Hashable, Sendable {
  /// Transactions that only this import had brought: they are gone.
  public var removed = 0
  /// Transactions that it had brought and that others have too: they stay.
  public var kept = 0
  /// Transactions that are again what they were before it: authorized, or with an older text.
  public var restored = 0
  /// Accounts that nothing speaks of any more: they are gone. bankey-sync does not tell them.
  public var accounts = 0

  /// Nothing yet.
  public init() {}

  /// Counts in what undoing another one did.
  public mutating func add(_ other: UndoSummary) {
    removed += other.removed
    kept += other.kept
    restored += other.restored
    accounts += other.accounts
  }

  /// How much of what a screen shows is different now.
  public var changes: Int { removed + restored + accounts }
}

/// Something that a person should know: what, and where it stands.
public struct SyncMessage: Hashable, Sendable {
  /// What kind of message it is.
  public var code: SyncCode
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The source that is meant.
  public var source: String?
  /// The bank of the source that is meant, where it has several.
  public var connection: String?
  /// The file that is meant, as it was named.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?
  /// What a person can answer to it.
  public var question: CSVQuestion?
  /// With what a table was read, where it says that.
  public var evidence: TableEvidence?

  /// A message about nothing in particular.
  public init(_ code: SyncCode, _ message: String) { (self.code, self.message) = (code, message) }
}
