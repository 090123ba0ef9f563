/// What kind of thing `bankey-sync` has to say in an `error` line.
public enum SyncCode: String, Hashable, Sendable {
  /// Worth saying; nothing was left out and nothing failed.
  case note
  /// A file in a folder is no statement, so it was skipped.
  case notStatement
  /// An import is in, but what was answered could not be written into the config.
  case notRemembered
  /// One row could not be read and was left out.
  case rejected
  /// Nothing of a file could be taken.
  case unreadable
  /// A file or a folder has nothing to import.
  case empty
  /// A source did not answer, or answered with an error.
  case source
  /// One bank of a source did not answer; the others did.
  case connection
  /// An answer is not whole for an account.
  case incomplete
  /// A source was not asked, since it was asked often enough.
  case postponed
  /// Another bankey-sync was at work for too long.
  case busy
  /// There is no source of that name.
  case unknownSource
  /// What was said to set up a source makes no sense.
  case setup
  /// The config cannot be used.
  case config
  /// The database could not be read or written.
  case database
  /// Something that a newer bankey-sync says.
  case other
}

/// A row of a file in a preview: what it says, and what would become of it.
public struct SyncRow: Hashable, Sendable {
  /// What would become of it.
  public var verdict: RowVerdict
  /// What is odd about it.
  public var doubt: RowDoubt?
  /// The number of its account, as it came.
  public var account: String
  /// The day that it counts on, `2026-11-21`.
  public var date: String
  /// `authorized` or `posted`.
  public var status: TransactionStatus
  /// Its amount, exactly.
  public var amount: String
  /// The code of what the amount is counted in.
  public var currency: String
  /// Its text, as it came.
  public var description: String

  /// A row.
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

/// What is odd about a row that would be new.
public enum RowDoubt: String, CaseIterable, Hashable, Sendable {
  /// It is booked more than a month from now.
  case farAhead
  /// It is years older than everything else of its account.
  case longBefore
  /// Its amount is more than twenty times the next one of its account.
  case outsize
  /// Another transaction of that day has its id, with another amount.
  case otherAmount
  /// The file has it twice, with one and the same id.
  case repeated
}

/// What becomes of a row of a file when the file is imported.
public enum RowVerdict: String, CaseIterable, Hashable, Sendable {
  /// It is a transaction that was not known.
  case new
  /// It is known as it stands.
  case same
  /// It is known with another id or text. The older one stays, this one is kept beside it.
  case changed
  /// It was authorized and is booked now.
  case posted
  /// It was deleted and stays so.
  case deleted
  /// It would be new, and something about it is odd.
  case suspicious
}

/// Something that was looked at by `bankey doctor`, and how it was found. Never with a secret or an amount in it.
public struct HealthCheck: Hashable, Sendable {
  /// How something was found.
  public enum State: String, Hashable, Sendable {
    /// As it should be.
    case ok
    /// Worth knowing, and no fault.
    case note
    /// Wrong.
    case wrong
  }
  /// What was looked at, in a word or two.
  public var name: String
  /// How it was found.
  public var state: State
  /// What was found.
  public var text: String
  /// How it is mended; nil where nothing has to be.
  public var mend: String?

  /// Something that was looked at.
  public init(_ name: String, _ state: State, _ text: String, mend: String? = nil) {
    self.name = name
    self.state = state
    self.text = text
    self.mend = mend
  }
}

/// Why the file of a lock cannot be used.
public enum LockFileProblem: Hashable, Sendable {
  /// It is another user's, or its folder may not be written to.
  case notAllowed
  /// The disk is for reading only.
  case readOnly
  /// There is no room for it.
  case full
  /// The disk gave an error.
  case disk
  /// It is a link, which nobody follows: it could lead to a file that is somebody's own.
  case link
  /// It is a pipe, a folder or a device.
  case noFile
  /// Too many files are open.
  case tooManyFiles
  /// It can be opened and not locked: some network file systems have no locks.
  case noLocks
  /// What else the system says.
  case other(String)
}
