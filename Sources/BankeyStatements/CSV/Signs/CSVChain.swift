import BankeyModel

/// Whether the balance beside a transaction is the one before or after it.
enum CSVBalancePlace: CaseIterable {
  case after, before
}

/// Tells whether the balances of an account's transactions add up, what its opening and closing balances are, and where
/// a gap is.
struct CSVChain {
  /// The position of the balances.
  private let place: CSVBalancePlace
  /// The balances read from the oldest row to the newest, and from the newest to the oldest.
  private var rising = CSVBalanceOrder()
  private var falling = CSVBalanceOrder()
  /// The previous balance with its date, and the sum of the amounts since, excluding and including its own row.
  private var before: (day: Day?, balance: Amount)?
  /// The place of the row with that balance.
  private var placeBefore = 0
  private var since = Amount.zero
  private var sinceWithIt = Amount.zero
  /// The first and the last row with a balance.
  private var first: End?
  private var last: End?
  /// The day of the last row.
  private var lastDay: Day?
  /// The days of rows without a balance: of the one directly before the first balance, and directly after the last.
  private var lead: BareDay?
  private var trail: BareDay?

  /// A row with its balance.
  private struct End {
    var day: Day?
    var amount: Amount
    var balance: Amount?
    /// Balance plus amount, and balance minus amount.
    var sum: Amount? { balance?.adding(amount) }
    var rest: Amount? { amount.negated.flatMap { balance?.adding($0) } }
  }
  /// The day of a row without a balance.
  private struct BareDay {
    let day: Day?
    /// Whether a row with a balance is on another day, so that its balance is that of its day.
    func isApart(from end: End?) -> Bool { day != nil && day != end?.day }
  }
  /// The ends of the balances; nil where a row of the same day without a balance may belong before or after.
  private var start: End? { isEnd(first, beside: lead) ? first : nil }
  private var stop: End? { isEnd(last, beside: trail) ? last : nil }

  /// A single balance beside rows without one may be that of all rows.
  private func isEnd(_ end: End?, beside bare: BareDay?) -> Bool {
    bare.map { links > 0 && $0.isApart(from: end) } ?? true
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

  /// Whether the balances add up from the first row to the last.
  var isRising: Bool { rising.addsUp }

  /// Whether some balance changes by its amount with the opposite sign.
  var isTurned: Bool { !holds && turned > 0 }

  /// Whether fewer balances follow than do not. Between two rows there may be others.
  var isLoose: Bool { !holds && links > 1 && held < links - held && !isReordered }

  /// The number of balances that follow from no other, in any order of the rows.
  var broken: Int { min(brokenRising, brokenFalling) }
  private var brokenRising: Int { rising.unmatched(from: start?[keyPath: begin], to: stop?[keyPath: finish]) }
  private var brokenFalling: Int { falling.unmatched(from: stop?[keyPath: begin], to: start?[keyPath: finish]) }

  /// Whether the balances add up, but in another order than that of the rows.
  var isReordered: Bool { !holds && links > 0 && broken == 0 }

  /// Whether a few balances break but more hold: a row may be missing, or an amount is not the whole change.
  var isTorn: Bool { !holds && broken > 0 && links - broken >= 2 && links - broken > broken }

  /// The place of the first balance that does not follow from the one before, in the order that fits the rows better.
  var tear: Int? { ((brokenFalling, falling.misses) < (brokenRising, rising.misses) ? falling : rising).place }

  /// The closing balance with its date; nil when it is uncertain.
  var closing: (day: Day?, balance: Amount)? {
    guard let newest = end(falling.holds ? start : nil, rising.holds ? stop : nil, finish) else { return nil }
    return newest[keyPath: finish].map { (newest.day, $0) }
  }

  /// The balance before the oldest row; nil when it is uncertain.
  private var opening: Amount? {
    end(falling.holds ? stop : nil, rising.holds ? start : nil, begin)?[keyPath: begin]
  }

  /// The record of what the balances prove; nil when they prove nothing.
  var statement: StatementRecord? {
    // A row without a balance at an end may be one that the balances do not contain.
    guard links > 0, lead == nil, trail == nil else { return nil }
    if holds { return opening.flatMap { proved(from: $0) } }
    if rising.isNearly(links, from: first?.day, to: last?.day) { return broken(rising, start, stop) }
    return falling.isNearly(links, from: last?.day, to: first?.day) ? broken(falling, stop, start) : nil
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

  /// Whether a balance is neither the one after the last row nor the one before it.
  func isMoved(to balance: Amount) -> Bool {
    guard trail == nil, let last, let before = last.balance else { return false }
    return balance != before && balance != last.rest && balance != last.sum
  }

  /// The last balance seen.
  var lastBalance: Amount? { before?.balance }

  /// Takes a row. Without its day, only the figures count.
  mutating func see(_ day: Day?, _ amount: Amount, _ balance: Amount?, at place: Int = 0) {
    if let lastDay, let day { order(lastDay, day) }
    lastDay = day
    since = sum(since, amount)
    if let balance {
      if let before { compare(before, (day, balance), at: place) }
      (before, placeBefore) = ((day, balance), place)
      (since, sinceWithIt) = (.zero, .zero)
    }
    sinceWithIt = sum(sinceWithIt, amount)
    guard balance != nil else { return see(withoutBalance: BareDay(day: day)) }
    (last, trail) = (End(day: day, amount: amount, balance: balance), nil)
    if first == nil { first = last }
  }

  private mutating func see(withoutBalance day: BareDay) {
    if first == nil {
      lead = day
    } else if trail == nil {
      trail = day
    }
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

  private mutating func miss(
    _ course: WritableKeyPath<CSVChain, CSVBalanceOrder>, _ earlier: (day: Day?, balance: Amount),
    _ later: (day: Day?, balance: Amount), by sum: Amount, isLater: Bool, at row: Int
  ) {
    let (after, before) =
      place == .after
      ? (earlier.balance, sum.negated.flatMap(later.balance.adding)) : (earlier.balance.adding(sum), later.balance)
    self[keyPath: course].miss((earlier.day, after), (later.day, before), isLater: isLater, at: row)
  }

  private mutating func compare(
    _ before: (day: Day?, balance: Amount), _ now: (day: Day?, balance: Amount), at place: Int
  ) {
    links += 1
    let (up, down) = self.place == .after ? (since, sinceWithIt) : (sinceWithIt, since)
    let (rises, falls) = (before.balance.adding(up) == now.balance, now.balance.adding(down) == before.balance)
    if !rises { miss(\.rising, before, now, by: up, isLater: true, at: place) }
    if !falls { miss(\.falling, now, before, by: down, isLater: false, at: placeBefore) }
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
