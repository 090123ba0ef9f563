/// Finds the two sides of transfers between the user's accounts.
///
/// A pair is *certain* if one side names the other's account, the amounts are opposite and at most five days lie
/// between. It is *probable* if both are each other's only candidates within three days and neither contains someone
/// else's name. If more than one pairing is possible, bankey makes none, because a guess would often be wrong.
///
/// The result depends only on transactions that are connected by opposite amounts near each other, so a few can be
/// judged without the others.
public struct TransferPairs: Sendable {
  /// The maximum number of connected transactions, and of opposite ones near one of them. Larger groups are repeated
  /// payments with many possible pairings.
  public static let most = 64

  private let own: OwnAccounts
  private let refused: Set<TransactionPair>

  /// Finds the pairs, given the user's accounts, without the pairs that the user has separated.
  public init(_ own: OwnAccounts, refused: Set<TransactionPair> = []) { (self.own, self.refused) = (own, refused) }

  /// The other side of each transaction that has one. Only posted transactions with an amount other than 0 have one.
  public func pairs(among transactions: some Sequence<Transaction>) -> [Transaction.ID: Transfer] {
    groups(of: transactions).reduce(into: [:]) { judge($1, into: &$0) }
  }
}

extension TransferPairs {
  /// The property that an amount shares with its opposite.
  private struct Size: Hashable {
    let currency: Currency
    let magnitude: Amount
  }

  /// The groups of transactions that are connected by opposite amounts near each other, without single transactions and
  /// groups that are too large.
  private func groups(of transactions: some Sequence<Transaction>) -> [[Transaction]] {
    let rows = Array(transactions)
    // Collects positions instead of transactions, because nearly all amounts have no opposite.
    var sizes: [Size: (outs: [Int], intos: [Int])] = [:]
    for (number, row) in rows.enumerated() where row.status == .posted && row.amount != .zero {
      let isOut = row.amount.isNegative
      let size = Size(currency: row.currency, magnitude: isOut ? row.amount.negated ?? row.amount : row.amount)
      if isOut {
        sizes[size, default: ([], [])].outs.append(number)
      } else {
        sizes[size, default: ([], [])].intos.append(number)
      }
    }
    return sizes.values.flatMap { same -> [[Transaction]] in
      guard !same.outs.isEmpty, !same.intos.isEmpty else { return [] }
      return connected((same.outs + same.intos).map { rows[$0] }.sorted { ($0.day, $0.id) < ($1.day, $1.id) })
    }
  }

  /// Splits transactions of one size, oldest first, into connected groups.
  private func connected(_ same: [Transaction]) -> [[Transaction]] {
    let outs = same.indices.filter { same[$0].amount.isNegative }
    let intos = same.indices.filter { !same[$0].amount.isNegative }
    var union = DisjointSets(count: same.count)
    var crowded = join(outs, with: intos, of: same, in: &union)
    crowded.formUnion(join(intos, with: outs, of: same, in: &union))
    return union.sets.filter { (2...TransferPairs.most).contains($0.count) && crowded.isDisjoint(with: $0) }
      .map { $0.map { same[$0] } }
  }

  /// Joins transactions with opposite ones near them; both lists are oldest first. Returns those that have too many
  /// near them, which are not joined.
  private func join(
    _ some: [Int], with others: [Int], of same: [Transaction], in union: inout DisjointSets
  ) -> Set<Int> {
    var (start, end, crowded): (Int, Int, Set<Int>) = (0, 0, [])
    for index in some {
      let day = same[index].day
      while start < others.count, same[others[start]].day.distance(to: day) > TransferDays.most { start += 1 }
      while end < others.count, day.distance(to: same[others[end]].day) <= TransferDays.most { end += 1 }
      if end - start > TransferPairs.most {
        crowded.insert(index)
      } else {
        for other in others[start..<max(start, end)] where same[other].account != same[index].account {
          union.join(index, other)
        }
      }
    }
    return crowded
  }

  private func judge(_ group: [Transaction], into found: inout [Transaction.ID: Transfer]) {
    let namings = group.map { own.naming($0.counterpartyAccount) }
    let certain = matchings(of: group) { out, into in
      TransferDays.certain.contains(group[out].day.distance(to: group[into].day))
        && names(namings[out], group[into].account, or: namings[into], group[out].account)
    }
    for pair in certain { record(pair, of: group, isCertain: true, in: &found) }
    let left = group.indices.filter { found[group[$0].id] == nil && namesNobody(group[$0], namings[$0]) }
    for pair in probable(left, of: group, namings) { record(pair, of: group, isCertain: false, in: &found) }
  }

  private func record(
    _ pair: (Int, Int), of group: [Transaction], isCertain: Bool, in found: inout [Transaction.ID: Transfer]
  ) {
    let (out, into) = (group[pair.0], group[pair.1])
    found[out.id] = Transfer(other: into.id, account: into.account, isCertain: isCertain)
    found[into.id] = Transfer(other: out.id, account: out.account, isCertain: isCertain)
  }

  /// Whether one side names the other's account, and the other side does not name a third.
  private func names(
    _ one: OwnAccounts.Naming, _ other: Account.ID, or naming: OwnAccounts.Naming, _ account: Account.ID
  ) -> Bool {
    func verdict(_ naming: OwnAccounts.Naming, _ account: Account.ID) -> Bool? {
      switch naming {
      case .own(let ids): ids.contains(account)
      case .other: false
      case .nothing: nil
      }
    }
    let verdicts = [verdict(one, other), verdict(naming, account)]
    return verdicts.contains(true) && !verdicts.contains(false)
  }
}

extension TransferPairs {
  /// The pairs of outgoing and incoming transactions if exactly one pairing is possible. A group is paired completely
  /// or not at all.
  private func matchings(of group: [Transaction], _ isPossible: (Int, Int) -> Bool) -> [(Int, Int)] {
    let edges = edges(group.indices, of: group, isPossible)
    var union = DisjointSets(count: group.count)
    for (out, into) in edges { union.join(out, into) }
    return union.sets.filter { $0.count > 1 }.flatMap { set in
      let members = Set(set)
      return only(edges.filter { members.contains($0.0) }, among: set.count)
    }
  }

  private func edges(
    _ indices: some Collection<Int>, of group: [Transaction], _ isPossible: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    let into = indices.filter { !group[$0].amount.isNegative }
    return indices.filter { group[$0].amount.isNegative }.flatMap { out in
      into.filter { into in
        group[out].account != group[into].account && isPossible(out, into)
          && !refused.contains(TransactionPair(group[out].id, group[into].id))
      }.map { (out, $0) }
    }
  }

  /// The only way to pair all of them; empty when there is none or more than one.
  ///
  /// A graph with exactly one perfect matching has a transaction with a single possible partner, and so has the rest
  /// after removing both (a theorem on bipartite graphs). So the loop takes these pairs one after the other.
  private func only(_ edges: [(Int, Int)], among count: Int) -> [(Int, Int)] {
    var (left, pairs): ([(Int, Int)], [(Int, Int)]) = (edges, [])
    while !left.isEmpty {
      let outs = left.reduce(into: [:]) { $0[$1.0, default: 0] += 1 }
      let intos = left.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      guard let sure = left.first(where: { outs[$0.0] == 1 || intos[$0.1] == 1 }) else { return [] }
      pairs.append(sure)
      left.removeAll { $0.0 == sure.0 || $0.1 == sure.1 }
    }
    return pairs.count * 2 == count ? pairs : []
  }

  /// The pairs that are each other's only candidates.
  private func probable(
    _ left: [Int], of group: [Transaction], _ namings: [OwnAccounts.Naming]
  ) -> [(Int, Int)] {
    let edges = edges(left, of: group) { out, into in
      TransferDays.probable.contains(group[out].day.distance(to: group[into].day))
    }
    return edges.filter { edge in
      edges.count { $0.0 == edge.0 || $0.1 == edge.1 } == 1 && saysTransfer(group[edge.0], group[edge.1])
    }
  }

  /// Whether the text contains neither someone else's name nor another account.
  private func namesNobody(_ transaction: Transaction, _ naming: OwnAccounts.Naming) -> Bool {
    guard naming == .nothing else { return false }
    return words(of: transaction).allSatisfy { TransferWords.isPlain($0) || own.hasWord($0) }
  }

  /// Whether at least one side mentions a transfer or names one of the user's accounts.
  private func saysTransfer(_ one: Transaction, _ other: Transaction) -> Bool {
    (words(of: one) + words(of: other)).contains { TransferWords.isTransfer($0) || own.hasWord($0) }
  }

  private func words(of transaction: Transaction) -> [String] {
    TransferWords.words(transaction.description) + TransferWords.words(transaction.counterparty ?? "")
  }
}

/// Disjoint sets of the numbers from 0 on.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  private mutating func root(of number: Int) -> Int {
    var root = number
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  /// Merges the sets of two numbers.
  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(of: one), root(of: other))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The sets, each in ascending order.
  var sets: [[Int]] {
    var sets = self
    return Array(Dictionary(grouping: parents.indices) { sets.root(of: $0) }.values)
  }
}
