/// Why the database cannot be opened, read or written.
public struct StoreError: Error, Hashable, Sendable {
  /// What kind of trouble it is, for programs.
  public enum Code: String, Hashable, Sendable {
    /// There is no database yet: the first run.
    case missing
    /// It has an older schema; `bankey-sync migrate` brings it up to date.
    case older
    /// A newer version wrote it.
    case newer
    /// The file is no database at all, or another program's.
    case foreign
    /// The file is bankey's, but not whole.
    case damaged
    /// The disk gave an error: what it is of may be whole.
    case disk
    /// It can be read and not written: the disk or the folder is for reading only.
    case readOnly
    /// Others can read it, or we cannot.
    case permissions
    /// Another process writes.
    case busy
    /// The disk is full.
    case full
    /// There is no account, transaction, fetch or source of that name.
    case unknown
    /// A source of that name exists already.
    case taken
    /// Anything else that SQLite reports.
    case failed
  }
  /// What kind of trouble it is.
  public let code: Code
  /// One sentence for a person, without a secret. It may name a path: clean it where it leaves.
  public let message: String

  /// Trouble of a kind, and the sentence that says it.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
