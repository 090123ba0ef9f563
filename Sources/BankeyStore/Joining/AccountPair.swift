import BankeyCore

/// Two accounts of which the user has said that they are the same.
struct AccountPair {
  /// The one that is no more afterwards.
  let gone: NamedAccount
  /// The one that it is.
  let kept: NamedAccount
}

/// What the user has said to be the same account, two by two. A wish is done when none of its name is left; to join two gives
/// no account another name, so that those before it stay done.
struct AccountPairs {
  private let wishes: [(name: String, other: String)]
  private let directory: AccountDirectory
  private var done = 0

  init(_ wishes: [String: String], in directory: AccountDirectory) {
    self.wishes = wishes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.directory = directory
  }

  /// The next two that are to be joined, until they are; nil when all that can be joined are.
  mutating func next() throws -> AccountPair? {
    if wishes.isEmpty { return nil }
    try directory.prepare()
    while done < wishes.count {
      if let pair = pair(wishes[done].name, wishes[done].other) { return pair }
      done += 1
    }
    return nil
  }

  /// Of one number at two banks the first that was known is the one that stays.
  private func pair(_ name: String, _ other: String) -> AccountPair? {
    let others = directory.called(other)
    return directory.called(name).lazy.compactMap { gone in
      guard let kept = others.first(where: { $0.canBe(gone) }), kept.key != gone.key else { return nil }
      return AccountPair(gone: gone, kept: kept)
    }.first
  }
}

extension NamedAccount {
  /// Whether amounts of another account mean the same here.
  fileprivate func canBe(_ other: NamedAccount) -> Bool {
    currency == other.currency || (other.currency.code == "XXX" && other.currency.decimals == currency.decimals)
  }
}
