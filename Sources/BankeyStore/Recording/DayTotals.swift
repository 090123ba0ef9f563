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
  /// The index of each key's sums: a row counts by two dates, which mostly are one day, so one lookup finds both.
  private var places: [DayTotalKey: Int] = [:]
  private var sums: [DaySums] = []
  /// The days between which the database may hold totals of an account. Most new rows are later and need no lookup.
  private var stored: [Int64: ClosedRange<Day>?] = [:]

  init(_ database: Database) { self.database = database }

  /// Adds a row. Returns false and adds nothing when the day's total would overflow.
  func add(_ row: StoredTransaction) throws -> Bool {
    let (booked, authorized) = try places(of: row)
    let units = row.amount.units
    guard sums[booked][.booked].canAdd(units), sums[authorized][.authorized].canAdd(units) else { return false }
    sums[booked][.booked].add(units)
    sums[authorized][.authorized].add(units)
    return true
  }

  /// Takes a row out of its day's total and count.
  func remove(_ row: StoredTransaction) throws {
    let (booked, authorized) = try places(of: row)
    sums[booked][.booked].remove(row.amount.units)
    sums[authorized][.authorized].remove(row.amount.units)
  }

  /// Declares that a new account has no totals to look up.
  func expectNone(of account: Int64) { stored[account] = .some(nil) }

  /// Writes the collected totals in the order of the table.
  func flush() throws {
    let totals = collected()
    for total in totals where total.figures.count <= 0 { try delete(total) }
    var rest = totals.filter { $0.figures.count > 0 }[...]
    while !rest.isEmpty {
      let count = rest.count < Self.together ? 1 : Self.together
      try write(rest.prefix(count), by: count == 1 ? Self.writesOne : Self.writesMany)
      rest = rest.dropFirst(count)
    }
    places.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    // What was just written may lie outside.
    stored.removeAll(keepingCapacity: true)
  }

  /// The collected totals in the order of the table: by account, date, and day.
  private func collected() -> [CollectedTotal] {
    let order = places.sorted { $0.key < $1.key }
    var (totals, rest) = ([CollectedTotal](), order[...])
    totals.reserveCapacity(order.count * 2)
    while let account = rest.first?.key.account {
      let own = rest.prefix { $0.key.account == account }
      for date in GroupingDate.allCases {
        for (key, place) in own {
          if let figures = sums[place].known(by: date) {
            totals.append(CollectedTotal(key: key, date: date, figures: figures))
          }
        }
      }
      rest = rest.dropFirst(own.count)
    }
    return totals
  }

  private func places(of row: StoredTransaction) throws -> (booked: Int, authorized: Int) {
    if sums.count >= Self.limit { try flush() }
    let booked = try place(row.totalKey(.booked))
    guard let day = row.record.authorizedDay, day != row.record.day else { return (booked, booked) }
    return (booked, try place(row.totalKey(.authorized)))
  }

  private func place(_ key: DayTotalKey) throws -> Int {
    if let place = places[key] { return place }
    sums.append(try storedSums(of: key))
    places[key] = sums.count - 1
    return sums.count - 1
  }

  private func storedSums(of key: DayTotalKey) throws -> DaySums {
    guard try storedDays(of: key.account)?.contains(key.day) == true else { return DaySums() }
    var sums = DaySums()
    for date in GroupingDate.allCases {
      let known = try database.first(
        """
        SELECT units, count, income FROM day_total
        WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?
        """, key.account, date.rawValue, key.status, key.day, key.scale
      ) { DayFigures(units: Int128($0[0] as Int64), income: ($0[2] as Int64?).map { Int128($0) }, count: $0[1]) }
      sums.set(known, by: date)
    }
    return sums
  }

  private func storedDays(of account: Int64) throws -> ClosedRange<Day>? {
    if let days = stored[account] { return days }
    let days = try database.first("SELECT min(day), max(day) FROM day_total WHERE account = ?", account) {
      $0.optionalDays(0)
    }
    stored[account] = .some(days ?? nil)
    return days ?? nil
  }

  private func write(_ totals: ArraySlice<CollectedTotal>, by sql: String) throws {
    if let total = totals.first(where: { Int64(exactly: $0.figures.units) == nil }) {
      throw StoreError(.failed, "the transactions of \(total.key.day) add up to more than bankey can count")
    }
    try database.run(sql) { parameters in
      for total in totals {
        parameters.add(total)
        parameters.add(Int64(truncatingIfNeeded: total.figures.units))
        parameters.add(total.figures.count)
        parameters.add(total.figures.income.flatMap { Int64(exactly: $0) })
      }
    }
  }

  private static func writing(_ count: Int) -> String {
    """
    INSERT INTO day_total (account, grouping, status, day, scale, units, count, income)
    VALUES \(Array(repeating: "(?, ?, ?, ?, ?, ?, ?, ?)", count: count).joined(separator: ", "))
    ON CONFLICT DO UPDATE SET units = excluded.units, count = excluded.count, income = excluded.income
    """
  }

  private func delete(_ total: CollectedTotal) throws {
    try database.run(
      "DELETE FROM day_total WHERE account = ? AND grouping = ? AND status = ? AND day = ? AND scale = ?"
    ) { $0.add(total) }
  }
}

/// One row of the table of totals.
private struct CollectedTotal {
  let key: DayTotalKey
  let date: GroupingDate
  let figures: DayFigures
}

extension Parameters {
  /// Appends the columns of the primary key in order.
  fileprivate mutating func add(_ total: CollectedTotal) {
    add(total.key.account)
    add(total.date.rawValue)
    add(total.key.status)
    add(total.key.day)
    add(total.key.scale)
  }
}

/// The totals of one day by each date.
private struct DaySums {
  private var booked: DayFigures?
  private var authorized: DayFigures?

  /// The total by a date; nil when no row counts by it, neither in the table nor in the answer.
  func known(by date: GroupingDate) -> DayFigures? { date == .booked ? booked : authorized }

  subscript(date: GroupingDate) -> DayFigures {
    get { known(by: date) ?? DayFigures() }
    set { set(newValue, by: date) }
  }

  mutating func set(_ figures: DayFigures?, by date: GroupingDate) {
    if date == .booked { booked = figures } else { authorized = figures }
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

/// The key of a daily total, for either date. Amounts of different scales are summed separately, as integers.
struct DayTotalKey: Hashable, Comparable {
  let account: Int64
  let status: TransactionStatus
  let day: Day
  let scale: Int

  /// All but the account in one number that sorts like the table, because each imported row is hashed.
  private var place: Int { (status == .posted ? 1 : 0) << 48 + day.number << 8 + scale }

  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
    hasher.combine(place)
  }

  static func < (one: DayTotalKey, other: DayTotalKey) -> Bool {
    (one.account, one.place) < (other.account, other.place)
  }
}
