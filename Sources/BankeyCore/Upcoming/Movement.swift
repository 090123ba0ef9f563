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
  /// The transactions of some accounts up to a day, without those of 0.
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

  /// Sorts by day, oldest first. Most lists are sorted already.
  var inOrder: [Movement] {
    let isSorted = indices.dropLast().allSatisfy { !Self.isBefore(self[$0 + 1], self[$0]) }
    return isSorted ? self : sorted(by: Self.isBefore)
  }

  private static func isBefore(_ one: Movement, _ other: Movement) -> Bool {
    (one.day, one.id) < (other.day, other.id)
  }
}
