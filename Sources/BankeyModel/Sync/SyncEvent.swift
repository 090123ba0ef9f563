/// One line that `bankey-sync` prints on its standard output while it works.
///
/// Readers ignore lines that they cannot read, because a newer `bankey-sync` may print more. `docs/sync.md` describes
/// the format.
public enum SyncEvent: Hashable, Sendable {
  /// The progress of a source.
  case source(SyncStep)
  /// The progress of a file.
  case file(SyncStep)
  /// A row of a file in a preview.
  case row(SyncRow, file: String)
  /// An import was undone, with what was removed and what stays.
  case undone(UndoSummary)
  /// A message for the user.
  case error(SyncMessage)
  /// Answers about tables were saved to these profiles of the config file at this path.
  case remembered(profiles: [String], file: String)
  /// Waiting for another process, which the sentence names.
  case waiting(String)
  /// The places that can keep a secret on this system, the best first: `service`, `file`.
  case places([String])
  /// The words that can be chosen next in a setup, such as the names of banks.
  case offer([String])
  /// The page at which the user must consent, before the source of that name answers.
  case consent(source: String, address: String)
  /// The result of one check of `bankey doctor`.
  case check(HealthCheck)
  /// The last line: the number of changed transactions, balances and accounts.
  case finished(changes: Int)

  /// The name of the standard input in `file` events.
  public static let standardInput = "standard input"
}

/// The progress of one source or file.
public struct SyncStep: Hashable, Sendable {
  /// The stage; `skipped` when the source was not asked, for a reason given before.
  public enum State: String, Hashable, Sendable {
    case started, progress, done, failed, skipped
    /// A new source is in the database, and its secret is stored.
    case saved
  }

  /// The source's name, or the file's path as given.
  public var name: String
  /// The stage that the source or file has reached.
  public var state: State
  /// The number of finished sources or files, and their total; nil when there is only one.
  public var done, total: Int?
  /// The current activity or the reason for a failure: one sentence, sanitized, without secrets.
  public var message: String?
  /// The bank that the source is asking, when it has several.
  public var connection: String?
  /// The number of accounts in the answer.
  public var accounts: Int?
  /// The number of banks that hold the accounts.
  public var banks: Int?
  /// The numbers of transactions added, kept and changed, once the step is done.
  public var counts: TransactionCounts?
  /// A hash of the file's bytes, which ties an import to the preview that the user accepted.
  public var hash: String?
  /// The number of bytes read so far, and the size of the file.
  public var bytes, size: Int?

  /// Creates a step without details.
  public init(_ name: String, _ state: State) { (self.name, self.state) = (name, state) }
}

/// The numbers of transactions that one or more answers added, kept and changed.
public struct TransactionCounts: Hashable, Sendable {
  /// The number of transactions added.
  public var added = 0
  /// Transactions that were already stored.
  public var unchanged = 0
  /// Authorized transactions that are now posted.
  public var posted = 0
  /// Authorized transactions that the bank has dropped.
  public var dropped = 0
  /// Those already stored whose id or text differs in the file.
  public var reworded = 0
  /// Transactions that the user deleted and that stay deleted.
  public var deleted = 0
  /// In a preview: the new transactions that have a reason for doubt.
  public var suspicious: Int?

  /// Creates counts of zero.
  public init() {}

  /// Adds the counts of another answer.
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

/// The effect of undoing an import.
public struct UndoSummary: Hashable, Sendable {
  /// Transactions that were removed, because only this import contained them.
  public var removed = 0
  /// Transactions that were kept, because other imports contain them too.
  public var kept = 0
  /// Transactions that returned to their earlier state: authorized, or with an older text.
  public var restored = 0
  /// Accounts that were removed, because nothing refers to them any more. Not part of the JSON line.
  public var accounts = 0

  /// Creates an empty summary.
  public init() {}

  /// Adds the effect of undoing another import.
  public mutating func add(_ other: UndoSummary) {
    removed += other.removed
    kept += other.kept
    restored += other.restored
    accounts += other.accounts
  }

  /// The number of visible changes.
  public var changes: Int { removed + restored + accounts }
}

/// A message for the user, with the place that it is about.
public struct SyncMessage: Hashable, Sendable {
  /// The kind of message, for programs; see docs/sync.md.
  public var code: SyncCode
  /// One sentence, sanitized, without secrets.
  public var message: String
  /// The source that the message is about.
  public var source: String?
  /// The bank that the message is about, when its source has several.
  public var connection: String?
  /// The file that the message is about, as given on the command line.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?
  /// The question that would resolve it.
  public var question: CSVQuestion?
  /// The evidence for how the table was read; nil for other formats.
  public var evidence: TableEvidence?

  /// Creates a message without a place.
  public init(_ code: SyncCode, _ message: String) { (self.code, self.message) = (code, message) }
}
