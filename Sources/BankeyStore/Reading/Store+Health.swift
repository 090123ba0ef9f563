import BankeyCore

extension Store {
  /// The version of the schema that this program knows, and the database has.
  public static var schemaVersion: Int { Schema.current.version }

  /// What SQLite finds wrong in the file; nothing when it is whole.
  public func damage() throws -> [String] { try database.damage("quick_check(20)") }

  /// How many of the sums of days are not what their transactions come to. Reads all of them.
  public func wrongDayTotals() throws -> Int {
    try database.value(
      """
      WITH summed AS (
        SELECT account, g.grouping, status, iif(g.grouping = 0, day, coalesce(authorized_day, day)) AS day, scale,
          sum(units) AS units, count(*) AS count
        FROM transactions, (SELECT 0 AS grouping UNION ALL SELECT 1) g WHERE deleted IS NULL GROUP BY 1, 2, 3, 4, 5
      ),
      wrong AS (
        SELECT account, grouping, status, day, scale FROM (SELECT * FROM summed EXCEPT SELECT * FROM day_total)
        UNION SELECT account, grouping, status, day, scale FROM (SELECT * FROM day_total EXCEPT SELECT * FROM summed)
      )
      SELECT count(*) FROM wrong
      """) ?? 0
  }
}

extension Database {
  /// What a check of SQLite's finds; nothing when the file is whole.
  func damage(_ check: String) throws -> [String] {
    let damage = try all("PRAGMA \(check)") { $0[0] as String }.filter { $0 != "ok" }
    // What the disk does not give is no word on the file.
    guard let error = damage.first(where: Self.isOfDisk) else { return damage }
    throw StoreError(.disk, "the disk gave an error while the database was read (\(error)); look after the disk first")
  }

  /// SQLite says `unable to get the page. error code=266` of a page that the disk does not give.
  private static func isOfDisk(_ line: String) -> Bool {
    guard let range = line.firstRange(of: "error code="),
      let code = Int32(line[range.upperBound...].prefix { $0.isNumber })
    else { return false }
    return code & 0xff == 10
  }
}
