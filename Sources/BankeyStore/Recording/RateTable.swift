import BankeyModel

/// Writes reference rates. The bank corrects a rate now and then, so a newer answer replaces it.
struct RateTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Stores rates. Returns how many are new or corrected.
  func put(_ rates: [ReferenceRate]) throws -> Int {
    var changes = 0
    for rate in rates {
      try database.run(
        """
        INSERT INTO rate (currency, day, units, scale) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
          SET units = excluded.units, scale = excluded.scale
          WHERE (units, scale) IS NOT (excluded.units, excluded.scale)
        """, rate.currency, rate.day, rate.rate.units, rate.rate.scale)
      changes += database.changes
    }
    return changes
  }

  func clear() throws { try database.run("DELETE FROM rate") }
}
