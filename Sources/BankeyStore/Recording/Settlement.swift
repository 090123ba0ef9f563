import BankeyModel

/// Finds the posted transaction that an authorized one became. It has the same account, an amount within a tenth, and a
/// similar text; it was posted up to thirty days later, and recorded later.
///
/// Each posted transaction is matched at most once. Equal amounts are matched first, so that the better of two
/// candidates wins.
struct Settlement {
  /// The largest number of days between authorization and posting.
  static let days = 30

  let database: Database
  /// Replaces an authorized transaction by the posted one that it became.
  let settle: (_ authorized: KnownTransaction, _ posted: Int64) throws -> Void

  /// Matches authorized transactions with posted ones. Returns those without a match.
  func settle(_ missing: [KnownTransaction]) throws -> [KnownTransaction] {
    try missing.inStretches(of: Self.days).flatMap { stretch in
      let pool = PostedPool(try posted(around: stretch))
      return try pool.pair(stretch, where: { $0.id > $1.id }, settle: { try settle($0, $1.id) })
    }
  }

  private func posted(around authorized: [KnownTransaction]) throws -> [KnownTransaction] {
    guard let first = authorized.first, let last = authorized.last else { return [] }
    return try database.all(
      """
      SELECT \(KnownTransaction.columns) FROM transactions t
      WHERE account = ? AND status = 1 AND deleted IS NULL AND day BETWEEN ? AND ? AND id > ?
        AND NOT EXISTS (SELECT 1 FROM match WHERE posted = t.id)
      ORDER BY day, id
      """, first.row.account, first.row.record.day, last.row.record.day.advanced(by: Self.days),
      authorized.reduce(first.id) { min($0, $1.id) }, read: KnownTransaction.init(row:))
  }
}

/// The posted rows of an account that authorized ones may have become.
struct PostedPool {
  private typealias Exact = MatchPool<KnownTransaction, SettlementKey<Amount>, Int>
  private typealias Near = MatchPool<KnownTransaction, SettlementKey<Magnitude>, Int>
  /// Whether a posted row may be what an authorized one became.
  typealias Condition = (_ posted: KnownTransaction, _ authorized: KnownTransaction) -> Bool

  private let posted: [KnownTransaction]

  /// Creates a pool of posted rows, ordered by day.
  init(_ posted: [KnownTransaction]) { self.posted = posted }

  /// Calls `settle` with each authorized row and the posted one that it became: first those of equal, then those of
  /// similar amount. Returns the authorized rows without a match.
  func pair(
    _ authorized: [KnownTransaction], where isMeant: Condition,
    settle: (_ authorized: KnownTransaction, _ posted: KnownTransaction) throws -> Void
  ) throws -> [KnownTransaction] {
    var exact = Exact(
      posted, at: { SettlementKey($0.row.amount, $0.row.record.day) }, kind: { _ in 0 }, text: Self.text)
    let left = try authorized.filter { row in
      let text = TextSimilarity(row.row.record.description)
      for day in row.row.record.day.followed(by: Settlement.days) {
        let place = SettlementKey(row.row.amount, day)
        guard let found = exact.first(at: place, like: text, scanning: true, where: { isMeant($0, row) }) else {
          continue
        }
        exact.remove(found)
        try settle(row, found.row)
        return false
      }
      return true
    }
    return left.isEmpty ? [] : try pairNear(left, exact.left, isMeant, settle)
  }

  private func pairNear(
    _ authorized: [KnownTransaction], _ posted: [KnownTransaction], _ isMeant: Condition,
    _ settle: (KnownTransaction, KnownTransaction) throws -> Void
  ) throws -> [KnownTransaction] {
    var near = Near(
      posted, at: { SettlementKey(Magnitude($0.row.amount), $0.row.record.day) }, kind: { _ in 0 }, text: Self.text)
    return try authorized.filter { row in
      let (text, amount) = (TextSimilarity(row.row.record.description), row.row.amount)
      for day in row.row.record.day.followed(by: Settlement.days) {
        let found = Magnitude(amount).around.compactMap { magnitude in
          near.first(at: SettlementKey(magnitude, day), like: text, scanning: true) {
            $0.row.amount.isNear(amount) && isMeant($0, row)
          }
        }
        guard let first = found.min(by: { $0.number < $1.number }) else { continue }
        near.remove(first)
        try settle(row, first.row)
        return false
      }
      return true
    }
  }

  private static func text(_ row: KnownTransaction) -> String { row.row.record.description }
}

/// The key under which rows are looked up.
struct SettlementKey<Size: Hashable>: Hashable {
  let size: Size
  let day: Day

  init(_ size: Size, _ day: Day) { (self.size, self.day) = (size, day) }
}

/// The rough size of an amount: amounts that differ by at most a tenth fall into the same step or adjacent ones.
struct Magnitude: Hashable {
  private let isNegative: Bool
  private let step: Int

  init(_ amount: Amount) {
    let units = amount.wideUnits(at: 18)
    let size = units.magnitude
    // The highest bit and the two below it, so a step spans at least a seventh.
    let bit = 128 - size.leadingZeroBitCount
    (isNegative, step) = (
      units < 0, bit * 4 + Int(truncatingIfNeeded: (bit > 2 ? size >> (bit - 3) : size << (3 - bit)) & 3)
    )
  }

  private init(_ isNegative: Bool, _ step: Int) { (self.isNegative, self.step) = (isNegative, step) }

  /// This step and the adjacent ones.
  var around: [Magnitude] { (step - 1...step + 1).map { Magnitude(isNegative, $0) } }
}

extension [KnownTransaction] {
  /// The rows ordered by day, split where more than `days` days lie between two.
  func inStretches(of days: Int) -> [[KnownTransaction]] {
    sorted { ($0.row.record.day, $0.id) < ($1.row.record.day, $1.id) }.reduce(into: []) { stretches, row in
      if let last = stretches.last?.last, last.row.record.day.distance(to: row.row.record.day) <= days {
        stretches[stretches.count - 1].append(row)
      } else {
        stretches.append([row])
      }
    }
  }
}

extension Day {
  /// The range from this day to `days` days later.
  func followed(by days: Int) -> ClosedRange<Day> { self...advanced(by: days) }
}

extension Amount {
  /// Whether it has the same sign and differs by at most a tenth, as after tips, fuel prepayments and exchange rates.
  fileprivate func isNear(_ other: Amount) -> Bool {
    let scale = max(scale, other.scale)
    let (mine, others) = (wideUnits(at: scale), other.wideUnits(at: scale))
    return (mine < 0) == (others < 0) && (mine - others).magnitude * 10 <= others.magnitude
  }
}
