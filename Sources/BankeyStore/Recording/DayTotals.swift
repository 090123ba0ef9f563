import BankeyCore

/// Keeps the sums by day in step with the rows: collects what an answer adds and takes away, and writes each day once.
final class DayTotals {
  /// How many days are collected before they are written: bounds the memory of an answer that spans centuries.
  static let limit = 20_000

  private let database: Database
  private var pending: [DayTotalKey: DayFigures] = [:]

  init(_ database: Database) { self.database = database }

  /// Counts a row in. Returns false, and counts nothing, when the day's sum would not fit.
  func add(_ row: StoredTransaction) throws -> Bool {
    try makeRoom()
    for key in row.totalKeys where try !figures(key).canAdd(row.amount.units) { return false }
    for key in row.totalKeys { pending[key]?.add(row.amount.units) }
    return true
  }

  /// Counts a row out.
  func remove(_ row: StoredTransaction) throws {
    try makeRoom()
    for key in row.totalKeys {
      _ = try figures(key)
      pending[key]?.remove(row.amount.units)
    }
  }

  /// Writes what was collected.
  func flush() throws {
    for (key, figures) in pending { try write(figures, of: key) }
    pending.removeAll(keepingCapacity: true)
  }

  private func makeRoom() throws {
    if pending.count >= Self.limit { try flush() }
  }

  private func figures(_ key: DayTotalKey) throws -> DayFigures {
    if let figures = pending[key] { return figures }
    let known = try database.first(
      "SELECT units, count FROM day_total WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?",
      key.account, key.grouping.rawValue, key.status, key.day, key.scale
    ) { DayFigures(units: Int128($0[0] as Int64), count: $0[1]) }
    let figures = known ?? DayFigures()
    pending[key] = figures
    return figures
  }

  private func write(_ figures: DayFigures, of key: DayTotalKey) throws {
    guard figures.count > 0 else {
      return try database.run(
        "DELETE FROM day_total WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?",
        key.account, key.grouping.rawValue, key.status, key.day, key.scale)
    }
    guard let units = Int64(exactly: figures.units) else {
      throw StoreError(.failed, "the transactions of \(key.day) come to more than bankey can count")
    }
    try database.run(
      "INSERT OR REPLACE INTO day_total (account, grouping, status, day, scale, units, count) VALUES (?, ?, ?, ?, ?, ?, ?)",
      key.account, key.grouping.rawValue, key.status, key.day, key.scale, units, figures.count)
  }
}
