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

extension SyncCode: Codable {
  /// Reads a code; one that is not known is `other`.
  public init(from decoder: any Decoder) throws {
    self = SyncCode(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
  }
}
