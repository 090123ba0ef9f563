/// Finds which transactions are the two sides of a transfer between own accounts.
///
/// A pair is *certain* where one side names the account of the other, the amounts are opposite and at most five days lie between; it is
/// *probable* where both are the only candidates within three days and neither names somebody else. Where more than one reading is
/// possible there is no pair: of two equal transfers it would often be the wrong one. What is paired depends on nothing but the
/// transactions that are connected by opposite amounts near each other, so that a few can be judged without the others.
public struct TransferPairs: Sendable {
  /// So many connected transactions are judged at most, and so many opposite ones near one of them: more are a habit, of which there are
  /// many readings.
  public static let most = 64

  private let own: OwnAccounts
  private let refused: Set<TransactionPair>

  /// Pairs by what is known of the own accounts, but those that a person has refused.
  public init(_ own: OwnAccounts, refused: Set<TransactionPair> = []) { (self.own, self.refused) = (own, refused) }

  /// The other side of each that has one. Only what is posted and is not nothing can have one.
  public func pairs(among transactions: some Sequence<Transaction>) -> [Transaction.ID: Transfer] {
    groups(of: transactions).reduce(into: [:]) { judge($1, into: &$0) }
  }
}

extension TransferPairs {
  /// What an amount has in common with its opposite.
  private struct Size: Hashable {
    let currency: Currency
    let magnitude: Amount
  }

  /// The transactions that are connected by opposite amounts near each other; those that are connected with none are left out, and so are
  /// crowds.
  private func groups(of transactions: some Sequence<Transaction>) -> [[Transaction]] {
    let posted = transactions.filter { $0.status == .posted && $0.amount != .zero }
    let sizes = Dictionary(grouping: posted) { transaction in
      Size(
        currency: transaction.currency,
        magnitude: transaction.amount.isNegative ? transaction.amount.negated ?? transaction.amount : transaction.amount
      )
    }
    return sizes.values.flatMap { same -> [[Transaction]] in
      guard same.count > 1 else { return [] }
      return connected(same.sorted { ($0.day, $0.id) < ($1.day, $1.id) })
    }
  }

  /// Splits transactions of one size, the oldest first, into those that are connected.
  private func connected(_ same: [Transaction]) -> [[Transaction]] {
    let outs = same.indices.filter { same[$0].amount.isNegative }
    let intos = same.indices.filter { !same[$0].amount.isNegative }
    guard !outs.isEmpty, !intos.isEmpty else { return [] }
    var union = DisjointSets(count: same.count)
    var crowded = join(outs, with: intos, of: same, in: &union)
    crowded.formUnion(join(intos, with: outs, of: same, in: &union))
    return union.sets.filter { (2...TransferPairs.most).contains($0.count) && crowded.isDisjoint(with: $0) }
      .map { $0.map { same[$0] } }
  }

  /// Joins each of some with the others near it, both the oldest first. Returns those that have too many near them, which are not joined.
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
    for pair in certain { note(pair, of: group, isCertain: true, in: &found) }
    let left = group.indices.filter { found[group[$0].id] == nil && namesNobody(group[$0], namings[$0]) }
    for pair in probable(left, of: group, namings) { note(pair, of: group, isCertain: false, in: &found) }
  }

  private func note(
    _ pair: (Int, Int), of group: [Transaction], isCertain: Bool, in found: inout [Transaction.ID: Transfer]
  ) {
    let (out, into) = (group[pair.0], group[pair.1])
    found[out.id] = Transfer(other: into.id, account: into.account, isCertain: isCertain)
    found[into.id] = Transfer(other: out.id, account: out.account, isCertain: isCertain)
  }

  /// Whether one side names the account of the other, and the other side does not name a third.
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
  /// The pairs of what goes out with what comes in that are possible in one way only: what is connected is paired whole or not at all.
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

  /// The one way to pair all of so many; nothing where there is none, or another one.
  ///
  /// Where there is one way only, somebody has a single possible partner, and so has somebody of those that are left (a theorem on
  /// bipartite graphs): these are taken one after the other.
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

  /// The pairs of those that are the only candidates of each other.
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

  /// Whether nothing in it is the name of somebody else, nor another account's.
  private func namesNobody(_ transaction: Transaction, _ naming: OwnAccounts.Naming) -> Bool {
    guard naming == .nothing else { return false }
    return words(of: transaction).allSatisfy { TransferWords.isPlain($0) || own.hasWord($0) }
  }

  /// Whether at least one of the two says that it is a transfer, or names an own account.
  private func saysTransfer(_ one: Transaction, _ other: Transaction) -> Bool {
    (words(of: one) + words(of: other)).contains { TransferWords.isTransfer($0) || own.hasWord($0) }
  }

  private func words(of transaction: Transaction) -> [String] {
    TransferWords.words(transaction.description) + TransferWords.words(transaction.counterparty ?? "")
  }
}

/// Numbers from 0 on that are joined with each other step by step.
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

  /// From now on both are in one set.
  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(of: one), root(of: other))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The sets, each in order.
  var sets: [[Int]] {
    var sets = self
    return Array(Dictionary(grouping: parents.indices) { sets.root(of: $0) }.values)
  }
}
