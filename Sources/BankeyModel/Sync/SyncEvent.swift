/// One line of what `bankey-sync` says on its standard output while it works, as a JSON object of the keys that it has.
///
/// A reader ignores lines that it cannot read: a newer `bankey-sync` may say more.
public struct SyncEvent: Hashable, Sendable, Codable {
  /// What a line is about.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// How far a source is: `source`, `state`, `done` of `total` sources, `message`, at the end the counts.
    case source
    /// How far a file is: `file`, `state`, `done` of `total` files, `message`, at the end the counts.
    case file
    /// What would become of a row of a file that is not imported yet: `file`, `row`.
    case row
    /// An import is undone: `file`, `removed`, `kept`, `restored`.
    case undone
    /// Something that a person should know: `code`, `message`, and where it stands.
    case error
    /// What was answered about tables stands in the config now: `file`, `profiles`.
    case remembered
    /// Another process is at work, and is waited for: `message`.
    case waiting
    /// Where a secret can be kept here: `places`.
    case places
    /// Something that was looked at for `bankey doctor`: `check`.
    case check
    /// The last line: `changed`.
    case finished
  }
  /// How far a source or a file is; `skipped` when it was not asked, for a reason that was said.
  public enum State: String, Hashable, Sendable, Codable {
    case started, progress, done, failed, skipped
    /// A source that is set up is in the database now, and its secret in its place.
    case saved
  }

  /// What `file` says where the standard input was read.
  public static let standardInput = "standard input"

  /// The version of these lines.
  public var version = 1
  /// What the line is about.
  public var event: Kind
  /// How far it is.
  public var state: State?
  /// The source that is meant.
  public var source: String?
  /// The bank of the source that is meant, where it has several.
  public var connection: String?
  /// The file that is meant, as it was named.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?
  /// What kind of error it is.
  public var code: SyncCode?
  /// One sentence, cleaned, without a secret.
  public var message: String?
  /// What a person can say of it.
  public var question: CSVQuestion?
  /// The names of tables of the config.
  public var profiles: [String]?
  /// What was looked at, and how it was found.
  public var check: HealthCheck?
  /// Sources or files that are finished.
  public var done: Int?
  /// Sources or files in all.
  public var total: Int?
  /// Accounts that the answer spoke of.
  public var accounts: Int?
  /// Banks that the accounts are at.
  public var banks: Int?
  /// Where a secret can be kept, the best first: `service`, `file`.
  public var places: [String]?
  /// Transactions that are new.
  public var added: Int?
  /// Transactions that were there before.
  public var unchanged: Int?
  /// Transactions that were authorized and are booked now.
  public var posted: Int?
  /// Authorized transactions that the bank has dropped.
  public var dropped: Int?
  /// Of the transactions that were there before, those that have another id or text in the file.
  public var reworded: Int?
  /// Transactions that were deleted by hand and stay so.
  public var deleted: Int?
  /// Of the new transactions, those with something odd.
  public var suspicious: Int?
  /// Transactions that are gone with an import.
  public var removed: Int?
  /// Transactions of an import that stay, since others have them too.
  public var kept: Int?
  /// Transactions that are again what they were before an import.
  public var restored: Int?
  /// A hash of the file's bytes: what is accepted is what was shown.
  public var hash: String?
  /// How many bytes of the file were read.
  public var bytes: Int?
  /// How many it has.
  public var size: Int?
  /// A row of a preview.
  public var row: SyncRow?
  /// How much is different now: transactions, balances and accounts.
  public var changed: Int?

  /// A line about nothing yet.
  public init(_ event: Kind) { self.event = event }
}
