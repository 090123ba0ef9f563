/// Transactions as a journal of double entries, for programs that keep books: written entry by entry, so that a million
/// need no memory.
///
/// bankey knows one side of each entry. The other is `Income:Unknown` or `Expenses:Unknown`, for its owner to name.
public protocol Journal: Sendable {
  /// What stands before the entries.
  var head: String { get }
  /// The entry of a transaction.
  func entry(_ transaction: Transaction) -> String
}

/// Where an account stands in the books: `Assets:Banking` and its name.
struct JournalPlace: Sendable {
  let group: [String]
  let name: String

  /// The place of an account that is shown under a name.
  init(_ account: Account, name: String) {
    group = JournalPlace.group(of: account.kind)
    self.name = name
  }

  private static func group(of kind: AccountKind) -> [String] {
    switch kind {
    case .banking: ["Assets", "Banking"]
    case .savings: ["Assets", "Savings"]
    case .investment: ["Assets", "Investments"]
    case .creditCard: ["Liabilities", "Cards"]
    case .loan: ["Liabilities", "Loans"]
    case .other: ["Assets", "Other"]
    }
  }

  /// The names of the places by account id, no two alike; `part` makes a text a part of a name, and `gap` stands between a name and
  /// what tells it from another one.
  static func names(
    _ accounts: [Account], shownName: (Account) -> String, gap: String, part: (String) -> String
  ) -> [String: String] {
    var (names, taken): ([String: String], Set<String>) = ([:], [])
    for account in accounts {
      let place = JournalPlace(account, name: shownName(account))
      var name = (place.group + [part(place.name)]).joined(separator: ":")
      if !taken.insert(name).inserted {
        name += gap + part(account.id)
        var number = 1
        while !taken.insert(number == 1 ? name : "\(name)\(gap)\(number)").inserted { number += 1 }
        if number > 1 { name += "\(gap)\(number)" }
      }
      names[account.id] = name
    }
    return names
  }
}

extension Transaction {
  /// The side that nobody has named yet.
  var unknownSide: String { amount > .zero ? "Income:Unknown" : "Expenses:Unknown" }
}
