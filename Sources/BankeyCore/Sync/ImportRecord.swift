/// An import that stands, as a person may want to undo it.
public struct ImportRecord: Identifiable, Hashable, Sendable {
  /// Its number; larger is later.
  public let id: Int64
  /// The file's path.
  public let file: String
  /// When it was imported.
  public let imported: Timestamp
  /// How many transactions were new.
  public let added: Int

  /// An import.
  public init(id: Int64, file: String, imported: Timestamp, added: Int) {
    (self.id, self.file, self.imported, self.added) = (id, file, imported, added)
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
