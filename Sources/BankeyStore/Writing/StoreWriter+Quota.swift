import BankeyCore

extension StoreWriter {
  /// Counts a call against a quota of a source, before it is made, so that one that fails or is killed is counted, too. So many
  /// calls are allowed in a period of so many seconds, and from `confirmed` on a person is asked.
  public func spend(_ quota: String, allowed: Int, confirmed: Int, period: Int64, of source: String) throws {
    try database.transaction {
      guard let known = try database.sources().first(where: { $0.name == source }) else {
        throw StoreError(.unknown, "there is no source called \(source)")
      }
      let used = known.quotas.first { $0.name == quota }?.used(at: clock.now) ?? 0
      try database.run(
        """
        INSERT INTO quota (source, name, period_start, used, allowed, confirmed, period)
        SELECT key, ?2, ?3, 1, ?4, ?5, ?6 FROM source WHERE name = ?1
        ON CONFLICT DO UPDATE SET used = ?7 + 1, period_start = iif(?7 = 0, excluded.period_start, period_start),
          allowed = excluded.allowed, confirmed = excluded.confirmed, period = excluded.period
        """, source, quota, clock.now, allowed, confirmed, period, used)
    }
  }
}
