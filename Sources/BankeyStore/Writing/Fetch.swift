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
  /// Whether a transaction's id stands for the same transaction for ever, so that a row may be replaced by a newer
  /// state of it. Never so for statement files.
  public var hasStableIds: Bool

  /// An answer of a source. The type is its name unless said.
  public init(source: String, type: String? = nil, kind: Kind, hasStableIds: Bool) {
    self.source = source
    self.type = type ?? source
    self.kind = kind
    self.hasStableIds = hasStableIds
  }

  /// A statement file.
  public static func file(_ name: String, hash: String) -> Fetch {
    Fetch(source: Account.filesSource, kind: .import(file: name, hash: hash), hasStableIds: false)
  }
}
