import BankeyModel

/// Whether the balance beside a transaction is the one before or after it.
enum CSVBalancePlace: CaseIterable {
  case after, before
}

/// Tells whether the balances of an account's transactions add up, which are its opening and closing balances, and
/// where a gap is.
struct CSVChain {
  /// The position of the balances.
  private let place: CSVBalancePlace
  /// The balances read from the oldest row to the newest, and from the newest to the oldest.
  private var rising = CSVBalanceOrder()
  private var falling = CSVBalanceOrder()
  /// The previous balance with its date, and the sum of the amounts since, excluding and including its own row.
  private var before: (day: Day?, balance: Amount)?
  private var since = Amount.zero
  private var sinceWithIt = Amount.zero
  /// The first and the last row with a balance.
  private var first: End?
  private var last: End?

  /// A row with its balance.
  private struct End {
    var day: Day?
    var amount: Amount
    var balance: Amount?
    /// Balance plus amount, and balance minus amount.
    var sum: Amount? { balance?.adding(amount) }
    var rest: Amount? { amount.negated.flatMap { balance?.adding($0) } }
  }
  /// The number of balances compared with a previous one.
  private(set) var links = 0
  /// The number of balances that follow from the previous one in either direction, and that would with the opposite
  /// sign.
  private var held = 0
  private var turned = 0

  init(place: CSVBalancePlace) { self.place = place }

  /// The number of dates against the direction in which the balances add up; nil when they do not add up.
  var strays: Int? { [rising, falling].filter(\.addsUp).map(\.strays).min() }

  /// Whether the balances add up in one direction.
  var holds: Bool { rising.holds || falling.holds }

  /// Whether some balance changes by its amount with the opposite sign.
  var isTurned: Bool { !holds && turned > 0 }

  /// Whether fewer balances follow than do not. Rows may be missing between two rows.
  var isLoose: Bool { !holds && links > 1 && held < links - held }

  /// The closing balance with its date; nil when it is uncertain.
  var closing: (day: Day?, balance: Amount)? {
    guard let newest = end(falling.holds ? first : nil, rising.holds ? last : nil, finish) else { return nil }
    return newest[keyPath: finish].map { (newest.day, $0) }
  }

  /// The balance before the oldest row; nil when it is uncertain.
  private var opening: Amount? {
    end(falling.holds ? last : nil, rising.holds ? first : nil, begin)?[keyPath: begin]
  }

  /// The record of what the balances prove; nil when they prove nothing.
  var statement: StatementRecord? {
    guard links > 0 else { return nil }
    if holds { return opening.flatMap { proved(from: $0) } }
    if rising.isNearly(links, from: first?.day, to: last?.day) { return broken(rising, first, last) }
    return falling.isNearly(links, from: last?.day, to: first?.day) ? broken(falling, last, first) : nil
  }

  private func proved(from opening: Amount) -> StatementRecord? {
    let days = [first?.day, last?.day].compactMap(\.self)
    return closing.map {
      StatementRecord(firstDay: days.min(), lastDay: days.max(), opening: opening, closing: $0.balance)
    }
  }

  private func broken(_ course: CSVBalanceOrder, _ oldest: End?, _ newest: End?) -> StatementRecord? {
    guard let opening = oldest?[keyPath: begin], let closing = newest?[keyPath: finish]
    else { return nil }
    return StatementRecord(
      firstDay: oldest?.day, lastDay: newest?.day, opening: opening, closing: closing, gap: course.gap)
  }

  /// The oldest or newest row. If the balances add up in both directions, both must give the same figure.
  private func end(_ falling: End?, _ rising: End?, _ figure: KeyPath<End, Amount?>) -> End? {
    if let falling, let rising, falling[keyPath: figure] != rising[keyPath: figure] { return nil }
    return falling ?? rising
  }

  /// The balance before a row, and after it.
  private var begin: KeyPath<End, Amount?> { place == .after ? \.rest : \.balance }
  private var finish: KeyPath<End, Amount?> { place == .after ? \.balance : \.sum }

  /// The last balance seen.
  var lastBalance: Amount? { before?.balance }

  /// Takes a row. Without a date, only its figures count.
  mutating func see(_ day: Day?, _ amount: Amount, _ balance: Amount?) {
    if let earlier = last?.day, let day { order(earlier, day) }
    since = sum(since, amount)
    if let balance {
      if let before { compare(before, (day, balance)) }
      before = (day, balance)
      (since, sinceWithIt) = (.zero, .zero)
    }
    sinceWithIt = sum(sinceWithIt, amount)
    last = End(day: day, amount: amount, balance: balance)
    if first == nil { first = last }
  }

  /// Adds an amount; a sum that does not fit proves nothing.
  private mutating func sum(_ sum: Amount, _ amount: Amount) -> Amount {
    guard let more = sum.adding(amount) else {
      (rising.strays, falling.strays) = (rising.strays + 1, falling.strays + 1)
      return .zero
    }
    return more
  }

  private mutating func order(_ earlier: Day, _ later: Day) {
    if later < earlier { rising.strays += 1 }
    if earlier < later { falling.strays += 1 }
  }

  private mutating func compare(_ before: (day: Day?, balance: Amount), _ now: (day: Day?, balance: Amount)) {
    links += 1
    let (up, down) = place == .after ? (since, sinceWithIt) : (sinceWithIt, since)
    let (rises, falls) = (before.balance.adding(up) == now.balance, now.balance.adding(down) == before.balance)
    if !rises { rising.miss(before.day, now.day, isLater: true) }
    if !falls { falling.miss(now.day, before.day, isLater: false) }
    if rises || falls {
      held += 1
    } else if let then = before.day, let day = now.day,
      then < day
        ? up.isStep(from: now.balance, to: before.balance)
        : day < then && down.isStep(from: before.balance, to: now.balance)
    {
      // Within a day the rows may be in reverse order, with the balances before them.
      turned += 1
    }
  }
}

extension Amount {
  /// Whether the amount is the difference of two balances.
  fileprivate func isStep(from balance: Amount, to next: Amount) -> Bool { balance.adding(self) == next }
}

/// The balances of a table, read in one direction of time.
struct CSVBalanceOrder {
  /// The number of steps between rows whose dates run the other way.
  var strays = 0
  /// Whether all dates run this way.
  var isOrdered: Bool { strays == 0 }
  /// The days between which the earliest gap is: the first balance that does not follow from the one before.
  private(set) var gap: ClosedRange<Day>?
  private var misses = 0
  /// Days within which a balance does not follow.
  private var torn: Set<Day> = []
  /// The maximum number of such days kept: with more, the balances belong to something else.
  private static let limit = 100

  /// Whether each balance follows from the one before, whatever the dates.
  var addsUp: Bool { misses == 0 }

  /// Whether each balance follows from the one before, and the dates are in order.
  var holds: Bool { isOrdered && addsUp }

  /// Notes a balance that does not follow from the one before; `isLater` means that all noted so far were earlier.
  mutating func miss(_ earlier: Day?, _ later: Day?, isLater: Bool) {
    misses += 1
    guard let earlier, let later, earlier <= later else { return }
    if gap == nil || !isLater { gap = earlier...later }
    if earlier == later, torn.count < Self.limit { torn.insert(earlier) }
  }

  /// Whether nearly all balances follow, so that the others show where rows are missing. Gaps on the first or last day
  /// do not count, because reordering the rows of a day would change the opening or closing balance.
  func isNearly(_ links: Int, from first: Day?, to last: Day?) -> Bool {
    guard isOrdered, gap != nil, let first, let last, first < last else { return false }
    return misses <= max(1, links / 10) && links - misses >= 2 && !torn.contains(first) && !torn.contains(last)
  }
}
