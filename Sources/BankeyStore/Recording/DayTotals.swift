import BankeyModel

/// Keeps the daily totals in step with the rows. Collects the changes of an answer and writes each day once.
final class DayTotals {
  /// The number of days collected before they are written, which bounds the memory for an answer that spans centuries.
  static let limit = 50_000
  /// The number of totals in one statement. Sorted totals are neighbors in the table, so each seek starts where the
  /// last one ended.
  private static let together = 60
  private static let (writesOne, writesMany) = (writing(1), writing(together))

  private let database: Database
  /// The index of each day's figures: a row counts under two keys, and each is looked up once.
  private var places: [DayTotalKey: Int] = [:]
  private var figures: [DayFigures] = []
  /// The days between which the database may hold totals of an account. Most new rows are later and need no lookup.
  private var stored: [Int64: ClosedRange<Day>?] = [:]

  init(_ database: Database) { self.database = database }

  /// Adds a row. Returns false and adds nothing when the day's total would overflow.
  func add(_ row: StoredTransaction) throws -> Bool {
    let (booked, authorized) = try places(of: row)
    let units = row.amount.units
    guard figures[booked].canAdd(units), figures[authorized].canAdd(units) else { return false }
    figures[booked].add(units)
    figures[authorized].add(units)
    return true
  }

  /// Subtracts a row.
  func remove(_ row: StoredTransaction) throws {
    let (booked, authorized) = try places(of: row)
    figures[booked].remove(row.amount.units)
    figures[authorized].remove(row.amount.units)
  }

  /// Declares that a new account has no totals to look up.
  func expectNone(of account: Int64) { stored[account] = .some(nil) }

  /// Writes the collected totals in the order of the table.
  func flush() throws {
    let sums = places.sorted { $0.key < $1.key }.map { (key: $0.key, figures: figures[$0.value]) }
    for sum in sums where sum.figures.count <= 0 { try delete(sum.key) }
    var rest = sums.filter { $0.figures.count > 0 }[...]
    while !rest.isEmpty {
      let count = rest.count < Self.together ? 1 : Self.together
      try write(rest.prefix(count), by: count == 1 ? Self.writesOne : Self.writesMany)
      rest = rest.dropFirst(count)
    }
    places.removeAll(keepingCapacity: true)
    figures.removeAll(keepingCapacity: true)
  }

  private func places(of row: StoredTransaction) throws -> (booked: Int, authorized: Int) {
    if figures.count >= Self.limit { try flush() }
    return (try place(row.totalKey(.booked)), try place(row.totalKey(.authorized)))
  }

  private func place(_ key: DayTotalKey) throws -> Int {
    if let place = places[key] { return place }
    figures.append(try figures(of: key))
    places[key] = figures.count - 1
    return figures.count - 1
  }

  private func figures(of key: DayTotalKey) throws -> DayFigures {
    guard try storedDays(of: key.account)?.contains(key.day) == true else { return DayFigures() }
    let known = try database.first(
      """
      SELECT units, count, income FROM day_total
      WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?
      """, key.account, key.grouping.rawValue, key.status, key.day, key.scale
    ) { DayFigures(units: Int128($0[0] as Int64), income: ($0[2] as Int64?).map { Int128($0) }, count: $0[1]) }
    return known ?? DayFigures()
  }

  private func storedDays(of account: Int64) throws -> ClosedRange<Day>? {
    if let days = stored[account] { return days }
    let days = try database.first("SELECT min(day), max(day) FROM day_total WHERE account = ?", account) {
      $0.optionalDays(0)
    }
    stored[account] = .some(days ?? nil)
    return days ?? nil
  }

  private func write(_ sums: ArraySlice<(key: DayTotalKey, figures: DayFigures)>, by sql: String) throws {
    if let sum = sums.first(where: { Int64(exactly: $0.figures.units) == nil }) {
      throw StoreError(.failed, "the transactions of \(sum.key.day) add up to more than bankey can count")
    }
    try database.run(sql) { parameters in
      for (key, figures) in sums {
        parameters.add(key)
        parameters.add(Int64(truncatingIfNeeded: figures.units))
        parameters.add(figures.count)
        parameters.add(figures.income.flatMap { Int64(exactly: $0) })
      }
    }
    for (key, _) in sums { notice(key) }
  }

  /// Records that the database now has a total for that day.
  private func notice(_ key: DayTotalKey) {
    let days = stored[key.account] ?? nil
    guard days?.contains(key.day) != true else { return }
    stored[key.account] = days?.joined(to: key.day...key.day) ?? key.day...key.day
  }

  private static func writing(_ count: Int) -> String {
    """
    INSERT INTO day_total (account, grouping, status, day, scale, units, count, income)
    VALUES \(Array(repeating: "(?, ?, ?, ?, ?, ?, ?, ?)", count: count).joined(separator: ", "))
    ON CONFLICT DO UPDATE SET units = excluded.units, count = excluded.count, income = excluded.income
    """
  }

  private func delete(_ key: DayTotalKey) throws {
    try database.run(
      "DELETE FROM day_total WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?"
    ) { $0.add(key) }
  }
}

extension Parameters {
  /// Appends the columns of a key in order.
  fileprivate mutating func add(_ key: DayTotalKey) {
    add(key.account)
    add(key.grouping.rawValue)
    add(key.status)
    add(key.day)
    add(key.scale)
  }
}

/// The total of one day while it is being collected. Rows are added and removed in any order, so an intermediate sum
/// may exceed what can be stored.
struct DayFigures {
  var units: Int128 = 0
  /// The money in, as part of the sum; nil after an overflow.
  var income: Int128? = 0
  var count = 0

  /// Whether the sum would still fit after adding `units`.
  func canAdd(_ units: Int64) -> Bool { Int64(exactly: self.units + Int128(units)) != nil }

  mutating func add(_ units: Int64) {
    self.units += Int128(units)
    if units > 0, let income { self.income = income + Int128(units) }
    count += 1
  }

  mutating func remove(_ units: Int64) {
    self.units -= Int128(units)
    if units > 0, let income { self.income = income - Int128(units) }
    count -= 1
  }
}

/// The key of a daily total. Amounts of different scales are summed separately, as integers.
struct DayTotalKey: Hashable, Comparable {
  let account: Int64
  let grouping: GroupingDate
  let status: TransactionStatus
  let day: Day
  let scale: Int

  /// All but the account in one number that sorts like the table, because each imported row is hashed twice.
  private var place: Int {
    let group = grouping.rawValue * 2 + (status == .posted ? 1 : 0)
    return group << 48 + day.number << 8 + scale
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
    hasher.combine(place)
  }

  static func < (one: DayTotalKey, other: DayTotalKey) -> Bool {
    (one.account, one.place) < (other.account, other.place)
  }
}
