/// The kind of message in an `error` line of `bankey-sync`.
public enum SyncCode: String, Hashable, Sendable {
  /// Only information: nothing was left out and nothing failed.
  case note
  /// A file in a folder was skipped, because it is not a statement.
  case notStatement
  /// The import succeeded, but the answers could not be saved to the config.
  case notRemembered
  /// Everything was recorded, but the shared database did not get it; the next time tries again.
  case notPublished
  /// One row could not be read and was left out.
  case rejected
  /// Nothing of a file could be taken.
  case unreadable
  /// A file or folder contains nothing to import.
  case empty
  /// A source did not answer, or answered with an error.
  case source
  /// One bank of a source did not answer; the others did.
  case connection
  /// The answer is incomplete for an account.
  case incomplete
  /// A source was not asked, because its limit is reached.
  case postponed
  /// Another bankey-sync held the lock for too long.
  case busy
  /// No source has that name.
  case unknownSource
  /// The settings for a new source make no sense.
  case setup
  /// The config cannot be used.
  case config
  /// The database could not be read or written.
  case database
  /// A code of a newer bankey-sync.
  case other
}

/// A row of a file in a preview, with what importing it would do.
public struct SyncRow: Hashable, Sendable {
  /// The effect of importing the row.
  public var verdict: RowVerdict
  /// A reason to doubt the row; nil when there is none.
  public var doubt: RowDoubt?
  /// The number of its account, verbatim.
  public var account: String
  /// The day on which it counts: `2026-11-21`.
  public var date: String
  /// `authorized` or `posted`.
  public var status: TransactionStatus
  /// Its exact amount in plain digits.
  public var amount: String
  /// The currency code of the amount.
  public var currency: String
  /// The description, verbatim and not yet safe for a terminal.
  public var description: String

  /// Creates a row.
  public init(
    verdict: RowVerdict, doubt: RowDoubt? = nil, account: String, date: String, status: TransactionStatus = .posted,
    amount: String, currency: String, description: String
  ) {
    self.verdict = verdict
    self.doubt = doubt
    self.account = account
    self.date = date
    self.status = status
    self.amount = amount
    self.currency = currency
    self.description = description
  }
}

/// A reason to doubt a row that would be new.
public enum RowDoubt: String, CaseIterable, Hashable, Sendable {
  /// It is dated more than a month ahead.
  case farAhead
  /// It is years older than everything else in its account.
  case longBefore
  /// Its amount is more than twenty times the next largest in its account.
  case outsize
  /// Another transaction of that day has its id but another amount.
  case otherAmount
  /// The file contains it twice with the same id.
  case repeated
}

/// The effect of importing a row.
public enum RowVerdict: String, CaseIterable, Hashable, Sendable {
  /// The row becomes a new transaction.
  case new
  /// Nothing: the transaction is already stored.
  case same
  /// Keeps the stored transaction, and records the row's different id or text beside it.
  case changed
  /// The row posts a transaction that was authorized.
  case posted
  /// Nothing: the transaction was deleted and stays deleted.
  case deleted
  /// Adds a transaction that has a reason for doubt.
  case suspicious
}

/// One check of `bankey doctor` and its result. It never contains secrets or amounts.
public struct HealthCheck: Hashable, Sendable {
  /// The result of a check.
  public enum State: String, Hashable, Sendable {
    /// Everything is as it should be.
    case ok
    /// Worth knowing, but not wrong.
    case note
    /// An error that needs attention.
    case wrong
  }
  /// The thing that was checked, in one or two words.
  public var name: String
  /// The result of the check.
  public var state: State
  /// The result of the check, as a sentence without a final period.
  public var text: String
  /// The remedy, as an instruction; nil when nothing needs fixing.
  public var remedy: String?

  /// Creates the result of a check.
  public init(_ name: String, _ state: State, _ text: String, remedy: String? = nil) {
    self.name = name
    self.state = state
    self.text = text
    self.remedy = remedy
  }
}

/// The reason why a lock file cannot be used.
public enum LockFileProblem: Hashable, Sendable {
  /// Another user owns it, or its folder is not writable.
  case notAllowed
  /// The file system is read-only.
  case readOnly
  /// The disk has no space left.
  case full
  /// The disk reports an error.
  case disk
  /// It is a symbolic link, which bankey does not follow because it could lead to another file of the user's.
  case link
  /// It is a pipe, a folder or a device.
  case noFile
  /// Too many files are open.
  case tooManyFiles
  /// It can be opened but not locked: some network file systems have no locks.
  case noLocks
  /// Another error, in the system's words.
  case other(String)
}
