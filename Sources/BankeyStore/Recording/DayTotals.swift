import BankeyCore

/// Keeps the sums by day in step with the rows: collects what an answer adds and takes away, and writes each day once.
final class DayTotals {
  /// How many days are collected before they are written: bounds the memory of an answer that spans centuries.
  static let limit = 20_000

  private let database: Database
  /// Where the figures of a day stand: a row is counted by two keys, and each is looked for once.
  private var places: [DayTotalKey: Int] = [:]
  private var figures: [DayFigures] = []

  init(_ database: Database) { self.database = database }

  /// Counts a row in. Returns false, and counts nothing, when the day's sum would not fit.
  func add(_ row: StoredTransaction) throws -> Bool {
    let (booked, authorized) = try places(of: row)
    let units = row.amount.units
    guard figures[booked].canAdd(units), figures[authorized].canAdd(units) else { return false }
    figures[booked].add(units)
    figures[authorized].add(units)
    return true
  }

  /// Counts a row out.
  func remove(_ row: StoredTransaction) throws {
    let (booked, authorized) = try places(of: row)
    figures[booked].remove(row.amount.units)
    figures[authorized].remove(row.amount.units)
  }

  /// Writes what was collected.
  func flush() throws {
    for (key, place) in places { try write(figures[place], of: key) }
    places.removeAll(keepingCapacity: true)
    figures.removeAll(keepingCapacity: true)
  }

  private func places(of row: StoredTransaction) throws -> (booked: Int, authorized: Int) {
    if figures.count >= Self.limit { try flush() }
    return (try place(row.totalKey(.booked)), try place(row.totalKey(.authorized)))
  }

  private func place(_ key: DayTotalKey) throws -> Int {
    if let place = places[key] { return place }
    figures.append(try stored(key))
    places[key] = figures.count - 1
    return figures.count - 1
  }

  private func stored(_ key: DayTotalKey) throws -> DayFigures {
    let known = try database.first(
      "SELECT units, count FROM day_total WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?",
      key.account, key.grouping.rawValue, key.status, key.day, key.scale
    ) { DayFigures(units: Int128($0[0] as Int64), count: $0[1]) }
    return known ?? DayFigures()
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
