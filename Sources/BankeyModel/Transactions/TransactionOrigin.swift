/// The history of a transaction: where it came from, when, and its earlier states.
public struct TransactionOrigin: Hashable, Sendable {
  /// A state that a newer one replaced, or the same transaction under another id.
  public struct Earlier: Hashable, Sendable {
    /// Whether it was booked or only reserved then.
    public var status: TransactionStatus
    /// The day on which it counted.
    public var day: Day
    /// Its amount, signed as the bank signs it.
    public var amount: Amount
    /// The description that the source gave then, verbatim.
    public var description: String

    /// Creates an earlier state.
    public init(status: TransactionStatus, day: Day, amount: Amount, description: String) {
      (self.status, self.day, self.amount, self.description) = (status, day, amount, description)
    }
  }
  /// The name of the source that sent it.
  public var source: String
  /// The path of its statement file; nil when a source fetched it.
  public var file: String?
  /// When bankey first received it.
  public var received: Timestamp
  /// When a source or a file last contained it.
  public var seen: Timestamp?
  /// The source text of the record.
  public var raw: String
  /// The earlier states, newest last.
  public var earlier: [Earlier]

  /// Creates a history.
  public init(
    source: String, file: String? = nil, received: Timestamp, seen: Timestamp? = nil, raw: String,
    earlier: [Earlier] = []
  ) {
    (self.source, self.file, self.received, self.seen) = (source, file, received, seen)
    (self.raw, self.earlier) = (raw, earlier)
  }
}

/// What one command imported and the user has not undone.
public struct ImportRecord: Identifiable, Hashable, Sendable {
  /// The number of the import. Later imports have larger numbers.
  public let id: Int64
  /// The path of its file, or of the first of several.
  public let file: String
  /// The number of its files.
  public let files: Int
  /// When it was imported.
  public let imported: Timestamp
  /// The number of transactions that it added.
  public let added: Int

  /// Creates an import.
  public init(id: Int64, file: String, files: Int = 1, imported: Timestamp, added: Int) {
    (self.id, self.file, self.files, self.imported, self.added) = (id, file, files, imported, added)
  }
}

/// A deleted transaction, with what restoring it needs.
public struct DeletionRecord: Hashable, Sendable {
  /// The transaction that was deleted by hand.
  public let transaction: Transaction.ID
  /// When it was deleted.
  public let deleted: Timestamp

  /// Creates a deletion.
  public init(transaction: Transaction.ID, deleted: Timestamp) {
    (self.transaction, self.deleted) = (transaction, deleted)
  }
}

/// The number that identifies an import to undo: `5` is everything one command imported, `5.2` the second of its files.
public struct ImportNumber: Hashable, Sendable, LosslessStringConvertible {
  /// The number of the import; its files share it.
  public let batch: Int64
  /// The number of one of its files, from 1; nil for all of them.
  public let file: Int?

  /// Creates a number.
  public init(_ batch: Int64, file: Int? = nil) { (self.batch, self.file) = (batch, file) }

  /// Reads `5` or `5.2`; nil for anything else.
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

  /// `5` for an import, `5.2` for its second file.
  public var description: String { "\(batch)" + (file.map { ".\($0)" } ?? "") }
}

/// The tags of a source record, `<CURSYM>EUR` with or without an end tag, as OFX and XML write them.
public struct TaggedRecord: Hashable, Sendable {
  /// The tags that have a text, in order.
  public let fields: [Field]

  /// A tag and its text.
  public struct Field: Hashable, Sendable {
    /// The tag's name: `CURSYM`.
    public let tag: String
    /// The tag's text: `EUR`.
    public let text: String
  }

  /// Reads the tags of a record; a record without tags has no fields.
  public init(_ raw: String) {
    fields = raw.split(separator: "<").compactMap { piece in
      guard !piece.hasPrefix("/"), let end = piece.firstIndex(of: ">") else { return nil }
      let text = piece[piece.index(after: end)...].trimmed
      return text.isEmpty ? nil : Field(tag: String(piece[..<end]), text: text)
    }
  }

  /// The text of the first tag called `tag`; nil when there is none.
  public subscript(_ tag: String) -> String? { fields.first { $0.tag == tag }?.text }

  /// The currency of the purchase with its exchange rate (EUR, 7.4210); nil when the record names no other currency.
  public var originalCurrency: (code: String, rate: String?)? { self["CURSYM"].map { ($0, self["CURRATE"]) } }
}
