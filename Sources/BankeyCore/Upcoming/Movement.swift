import BankeyModel

/// A transaction without its texts: a hundred thousand are sorted and grouped in milliseconds.
struct Movement {
  /// The other account of a transfer between own accounts.
  enum Other: Equatable {
    /// It is none.
    case none
    /// The account with this number.
    case own(Int)
    /// One that is not looked at.
    case unknown
  }

  let id: Transaction.ID
  let day: Day
  let amount: Amount
  /// The own account, by its number in a list.
  let account: Int
  let other: Other
  let isPosted: Bool
  /// Where the transaction stands in the list that it is from.
  let index: Int

  /// A figure as it stands, by which equal ones of a currency are found faster than by their value.
  var figure: Figure { Figure(units: amount.units, scale: amount.scale) }

  struct Figure: Hashable {
    let units: Int64
    let scale: Int
  }
}

extension [Movement] {
  /// The transactions of some accounts until a day, but those over nothing.
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

  /// The oldest first. Most come so already.
  var inOrder: [Movement] {
    let isSorted = indices.dropLast().allSatisfy { !Self.isBefore(self[$0 + 1], self[$0]) }
    return isSorted ? self : sorted(by: Self.isBefore)
  }

  private static func isBefore(_ one: Movement, _ other: Movement) -> Bool {
    (one.day, one.id) < (other.day, other.id)
  }
}
