import BankeyModel

/// A transaction without its texts, so that a hundred thousand can be sorted and grouped in milliseconds.
struct Movement {
  /// The other account of a transfer between the user's accounts.
  enum Other: Equatable {
    /// The movement is not such a transfer.
    case none
    /// The account with this index.
    case own(Int)
    /// An account outside the list.
    case unknown
  }

  let id: Transaction.ID
  let day: Day
  let amount: Amount
  /// The index of its account in a list.
  let account: Int
  let other: Other
  let isPosted: Bool
  /// The index of the transaction in its list.
  let index: Int

  /// The units and scale as written, which are faster to compare than the value.
  var figure: Figure { Figure(units: amount.units, scale: amount.scale) }

  struct Figure: Hashable {
    let units: Int64
    let scale: Int
  }
}

extension [Movement] {
  /// Lists the transactions of some accounts up to a day, except those of amount 0.
  init(_ transactions: [Transaction], of accounts: [Account], through last: Day) {
    let numbers = Dictionary(accounts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self = []
    reserveCapacity(transactions.count)
    transactions.withUnsafeBufferPointer { rows in
      var (id, number): (Account.ID, Int?) = ("", nil)
      for index in rows.indices {
        if rows[index].account != id {
          id = rows[index].account
          number = numbers[id]
        }
        guard let number, rows[index].day <= last, rows[index].amount.units != 0 else { continue }
        let other = rows[index].transfer.map { numbers[$0.account].map(Movement.Other.own) ?? .unknown } ?? .none
        append(
          Movement(
            id: rows[index].id, day: rows[index].day, amount: rows[index].amount, account: number, other: other,
            isPosted: rows[index].status == .posted, index: index))
      }
    }
  }

  /// The movements by day and id, oldest first. Most lists are sorted already.
  var inOrder: [Movement] {
    if isInOrder { return self }
    let days = byDay
    return days.isInOrder ? days : days.sorted(by: Self.isBefore)
  }

  private var isInOrder: Bool { indices.dropLast().allSatisfy { !Self.isBefore(self[$0 + 1], self[$0]) } }

  /// Sorts a long list by day, keeping the order within a day. Counting takes a tenth of the time of comparing.
  private var byDay: [Movement] {
    guard count > 256, let first = lazy.map(\.day).min(), let last = lazy.map(\.day).max(),
      first.distance(to: last) <= Upcoming.lookBack
    else { return self }
    var starts = [Int](repeating: 0, count: first.distance(to: last) + 2)
    for movement in self { starts[first.distance(to: movement.day) + 1] += 1 }
    for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
    var order = [Int](repeating: 0, count: count)
    for (index, movement) in self.enumerated() {
      let day = first.distance(to: movement.day)
      order[starts[day]] = index
      starts[day] += 1
    }
    return order.map { self[$0] }
  }

  /// The movements of each amount that occurs at least `least` times, in their order in the list. Amounts come in the
  /// order of their first movement's id.
  func byFigure(least: Int) -> [[Movement]] {
    // Comparing numbers takes a fraction of the time of hashing them.
    let keys = enumerated().map { (units: $1.amount.units, scale: $1.amount.scale, index: $0) }
    let sorted = keys.sorted { ($0.units, $0.scale, $0.index) < ($1.units, $1.scale, $1.index) }
    var (groups, start): ([[Movement]], Int) = ([], 0)
    for end in sorted.indices.dropFirst() + [sorted.count] {
      if end < sorted.count, sorted[end].units == sorted[start].units, sorted[end].scale == sorted[start].scale {
        continue
      }
      if end - start >= least { groups.append(sorted[start..<end].map { self[$0.index] }) }
      start = end
    }
    return groups.sorted { $0[0].id < $1[0].id }
  }

  private static func isBefore(_ one: Movement, _ other: Movement) -> Bool {
    (one.day, one.id) < (other.day, other.id)
  }
}
