/// Where and when bankey got a transaction, and what it was before.
public struct TransactionOrigin: Hashable, Sendable {
  /// A state that a newer one has replaced, or the same transaction under another id.
  public struct Earlier: Hashable, Sendable {
    /// Reserved or booked.
    public var status: TransactionStatus
    /// The day it counted on.
    public var day: Day
    /// What it came to.
    public var amount: Amount
    /// Its text, as it came.
    public var description: String

    /// A state.
    public init(status: TransactionStatus, day: Day, amount: Amount, description: String) {
      (self.status, self.day, self.amount, self.description) = (status, day, amount, description)
    }
  }
  /// The source's name.
  public var source: String
  /// The statement file that it came from; nil when a source was asked.
  public var file: String?
  /// When it came.
  public var received: Timestamp
  /// When a source or a file last had it.
  public var seen: Timestamp?
  /// The record as it stood in the answer or the file.
  public var raw: String
  /// What it was before, newest last.
  public var earlier: [Earlier]

  /// Everything that is known of it.
  public init(
    source: String, file: String? = nil, received: Timestamp, seen: Timestamp? = nil, raw: String,
    earlier: [Earlier] = []
  ) {
    (self.source, self.file, self.received, self.seen) = (source, file, received, seen)
    (self.raw, self.earlier) = (raw, earlier)
  }
}

/// What one command has imported and still stands, as a person may want to undo it.
public struct ImportRecord: Identifiable, Hashable, Sendable {
  /// Its number; larger is later.
  public let id: Int64
  /// The path of its file, or of the first of them.
  public let file: String
  /// How many files it has.
  public let files: Int
  /// When it was imported.
  public let imported: Timestamp
  /// How many transactions were new.
  public let added: Int

  /// An import.
  public init(id: Int64, file: String, files: Int = 1, imported: Timestamp, added: Int) {
    (self.id, self.file, self.files, self.imported, self.added) = (id, file, files, imported, added)
  }
}

/// A transaction that was deleted, as far as it matters for bringing it back.
public struct DeletionRecord: Hashable, Sendable {
  /// Which one.
  public let transaction: Transaction.ID
  /// When it was deleted.
  public let deleted: Timestamp

  /// A deletion.
  public init(transaction: Transaction.ID, deleted: Timestamp) {
    (self.transaction, self.deleted) = (transaction, deleted)
  }
}

/// The number that an import is undone by: `5` is all that a command has imported, `5.2` the second of its files.
public struct ImportNumber: Hashable, Sendable, LosslessStringConvertible {
  /// The import.
  public let batch: Int64
  /// Which of its files, from 1; nil for all of them.
  public let file: Int?

  /// The number of an import, or of one of its files.
  public init(_ batch: Int64, file: Int? = nil) { (self.batch, self.file) = (batch, file) }

  /// Reads `5` or `5.2`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let batch = Int64(first), batch > 0 else { return nil }
    guard parts.count == 2 else {
      self.init(batch)
      return
    }
    guard let file = Int(parts[1]), file > 0 else { return nil }
    self.init(batch, file: file)
  }

  /// `5`, `5.2`
  public var description: String { "\(batch)" + (file.map { ".\($0)" } ?? "") }
}
