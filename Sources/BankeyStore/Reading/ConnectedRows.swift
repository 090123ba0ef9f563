import BankeyModel

/// Asks a server which transactions are connected with others by opposite amounts. `TransferReader` asks a file the
/// same row by row; here it is one statement and one round trip, however common the amounts and however long the chains
/// are.
struct ConnectedRows {
  /// The most transactions about which one statement asks.
  private static let size = 200
  /// The most opposite amounts to examine together. If there are more, the statement examines each transaction by
  /// itself.
  private static let most = 1000

  /// The statements about transactions with these ids.
  static func inquiries(_ ids: [Transaction.ID]) -> [Inquiry] {
    stride(from: 0, to: ids.count, by: size).map { start in
      Inquiry(statement, [KeyList(Array(ids[start...].prefix(size))).parameter(for: .server)])
    }
  }

  /// Reads a row: the id of a transaction that was asked about, and one that is connected with it, perhaps itself.
  static func read(_ row: Row) throws -> (of: Transaction.ID, member: Transaction) {
    (row[14], try Transaction(row: row, of: AccountReference(row: row, from: 10)))
  }

  /// The rows that oppose those of `from`, and whether they are too many to tell which belongs to which.
  ///
  /// Row security applies here too, so rows that the user may not see do not count.
  private static func opposite(to from: String) -> String {
    """
    SELECT id, account, units, day, count(*) OVER () > \(TransferPairs.most) AS crowded FROM (
      SELECT id, account, units, day FROM transactions
      WHERE scale = r.scale AND units = -\(from).units
        AND day BETWEEN \(from).day - \(TransferDays.most) AND \(from).day + \(TransferDays.most)
        AND status = 1 AND deleted IS NULL LIMIT \(TransferPairs.most + 1)) t
    """
  }

  /// Parameter: the ids. `root` holds their transactions, `near` the amounts opposite to some of them in these days.
  /// Most transactions have none and cost no more than that.
  ///
  /// `found` walks from a transaction to those that oppose it, to those that oppose these, and so on, until none is
  /// new. The statement reads it only up to the limit, so the walk also ends when there are too many.
  private static let statement = """
    WITH root AS MATERIALIZED (
      SELECT t.id, t.account, t.scale, t.units, t.day, a.currency, a.decimals
      FROM transactions t JOIN account a ON a.key = t.account WHERE t.id = ANY (?1::bigint[])
    ), near AS MATERIALIZED (
      SELECT scale, units FROM transactions
      WHERE scale = ANY (ARRAY(SELECT DISTINCT scale FROM root)) AND units = ANY (ARRAY(SELECT DISTINCT -units FROM root))
        AND day BETWEEN (SELECT min(day) - \(TransferDays.most) FROM root)
          AND (SELECT max(day) + \(TransferDays.most) FROM root)
        AND status = 1 AND deleted IS NULL LIMIT \(most)
    )
    SELECT \(Transaction.columns(of: "t")), a.key, a.id, a.currency, a.decimals, r.id
    FROM root r CROSS JOIN LATERAL (
      SELECT id, account, count(*) OVER () AS members, bool_or(crowded) OVER () AS is_crowd FROM (
        WITH RECURSIVE found AS (
          SELECT r.id, r.account, r.units, r.day, false AS crowded
          UNION
          SELECT o.* FROM found f CROSS JOIN LATERAL (\(opposite(to: "f"))) o JOIN account a ON a.key = o.account
          WHERE NOT f.crowded AND (o.crowded
            OR (o.account <> f.account AND a.currency = r.currency AND a.decimals = r.decimals))
        ) SELECT * FROM found LIMIT \(TransferPairs.most + 1)
      ) f
    ) g JOIN transactions t ON t.account = g.account AND t.id = g.id JOIN account a ON a.key = t.account
    WHERE ((r.scale, -r.units) IN (SELECT scale, units FROM near) OR (SELECT count(*) FROM near) = \(most))
      AND g.members BETWEEN 2 AND \(TransferPairs.most) AND NOT g.is_crowd
    """
}
