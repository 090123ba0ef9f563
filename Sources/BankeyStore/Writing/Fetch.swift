import BankeyCore

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
