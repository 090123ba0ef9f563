import BankeyCore

/// A transaction of an account that is joined with another one, and who has it.
struct JoinedRow {
  let known: KnownTransaction
  /// Who brought it.
  let fetch: Int64
  /// Who saw it last.
  let seen: Int64
  /// Everybody who has it.
  let fetches: Set<Int64>
  /// The sources of all of these.
  let sources: Set<JoinedSource>

  var record: TransactionRecord { known.row.record }

  /// Reads the rows of an account that may be those of another one: it has the same amount within some days of theirs.
  static func all(of account: Int64, near other: Int64, days: Int, in database: Database) throws -> [JoinedRow] {
    let sources = Dictionary(
      uniqueKeysWithValues: try database.all("SELECT id, source, format FROM fetch") {
        ($0[0] as Int64, JoinedSource(source: $0[1], format: $0[2]))
      })
    return try database.all(
      """
      SELECT \(KnownTransaction.columns), t.fetch, t.seen,
        (SELECT group_concat(fetch) FROM sighting WHERE id = t.id)
      FROM transactions t WHERE account = ?1 AND EXISTS (
        SELECT 1 FROM transactions o WHERE o.scale = t.scale AND o.units = t.units AND o.account = ?2
          AND o.day BETWEEN t.day - ?3 AND t.day + ?3)
      ORDER BY t.day, t.id
      """, account, other, days
    ) { try JoinedRow(row: $0, sources: sources) }
  }

  private init(row: Row, sources: [Int64: JoinedSource]) throws {
    known = try KnownTransaction(row: row)
    (fetch, seen) = (row[11], row[12])
    let others = (row[13] as String?)?.split(separator: ",").compactMap { Int64($0) } ?? []
    fetches = Set(others + [fetch, seen])
    self.sources = Set(fetches.compactMap { sources[$0] })
  }
}

/// Who names transactions in one way: a feed, or files of one format.
struct JoinedSource: Hashable {
  let source: Int64
  /// Nil when nobody knows.
  let format: String?

  /// Whether both may name transactions in one way.
  func isLike(_ other: JoinedSource) -> Bool {
    source == other.source && (format == nil || other.format == nil || format == other.format)
  }
}

extension JoinedRow {
  /// Whether one source has both.
  func sharesSource(with other: JoinedRow) -> Bool {
    sources.contains { source in other.sources.contains(where: source.isLike) }
  }
}
