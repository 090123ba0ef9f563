import BankeyModel

/// Finds recurring payments in posted transactions.
///
/// It leaves out trades, transfers between the user's accounts, dismissed series, and series without an occurrence for
/// one and a half periods.
struct SeriesFinder {
  /// How many of the newest transactions of a payee show a rhythm.
  private static let most = 40
  private let today: Day
  private let dismissed: Set<Transaction.ID>

  init(today: Day, dismissed: Set<Transaction.ID> = []) { (self.today, self.dismissed) = (today, dismissed) }

  /// Finds the series, those with the newest occurrences first. `movements` are those of `transactions`.
  func series(
    in movements: [Movement], of accounts: [Account], _ transactions: [Transaction]
  ) -> [RecurringSeries] {
    let isTrade = accounts.map { $0.kind == .investment }
    var groups: [SeriesKey: [Int32]] = [:]
    transactions.withUnsafeBufferPointer { rows in
      for (number, movement) in movements.enumerated() where movement.isPosted && movement.other == .none {
        if isTrade[movement.account] { continue }
        if let key = SeriesKey(rows.baseAddress! + movement.index, on: movement.account) {
          groups[key, default: []].append(Int32(truncatingIfNeeded: number))
        }
      }
    }
    let found = groups.flatMap { key, group in
      group.count < 2
        ? [] : series(in: group.map { movements[Int($0)] }.inOrder).map { series(of: $0, like: key, transactions) }
    }
    return found.sorted { ($0.occurrences[0].day, $0.id) > ($1.occurrences[0].day, $1.id) }
  }

  /// A series: its transactions, newest first, and the expected amount.
  private struct Found {
    let fit: RhythmFit
    let members: [Movement]
    let sum: RecurringSeries.Sum
  }

  private func series(of found: Found, like key: SeriesKey, _ transactions: [Transaction]) -> RecurringSeries {
    let newest = transactions[found.members[0].index]
    return RecurringSeries(
      account: newest.account, currency: newest.currency, name: name(of: newest), payee: newest.payee,
      counterparty: newest.counterparty, sum: found.sum,
      occurrences: found.members.map { .init(id: $0.id, day: $0.day, amount: $0.amount) }, schedule: found.fit.schedule,
      key: key)
  }

  /// The series of one payee, whose transactions are given oldest first: a single one, or one for each amount.
  private func series(in group: [Movement]) -> [Found] {
    // A payee who is no longer paid has no series.
    guard let last = group.last, last.day.distance(to: today) <= Rhythm.year.patience else { return [] }
    if let whole = found(in: group) { return kept([whole]) }
    guard group.contains(where: { $0.figure != group[0].figure }) else { return [] }
    let often = group.byFigure(least: 3)
    let all = often.compactMap(found)
    if all.isEmpty { return kept(stepped(in: group, often)) }
    let figures = all.map(\.members[0].figure)
    let rest = group.reversed().lazy.filter { !figures.contains($0.figure) }.prefix(Self.most)
    return kept(all + [found(in: rest.reversed())].compactMap(\.self))
  }

  /// Joins two series of a payee when the amount has changed: the newer series starts where the older one ends.
  private func stepped(in group: [Movement], _ byAmount: [[Movement]]) -> [Found] {
    let lately = byAmount.filter { rows in
      rows[rows.count - 1].day.distance(to: today) <= 2 * Rhythm.month.patience
    }
    for rows in lately.prefix(8) {
      let last = rows[rows.count - 1]
      for later in group.filter({ $0.day > last.day }).byFigure(least: 1).prefix(8) {
        if let series = found(in: rows + later) { return [series] }
      }
    }
    return []
  }

  private func kept(_ found: [Found]) -> [Found] {
    found.filter { found in !found.members.contains { dismissed.contains($0.id) } }
  }

  /// The one series that transactions, oldest first, form; nil when they form none.
  private func found(in group: [Movement]) -> Found? {
    let rows = group.suffix(Self.most)
    guard let fit = RhythmFit.best(rows.map(\.day), today: today) else { return nil }
    let members = fit.members.reversed().map { rows[rows.startIndex + $0] }
    let sum = RecurringSeries.Sum(members.map { .init(id: $0.id, day: $0.day, amount: $0.amount) })
    return isLikely(fit, sum, rows.count) ? Found(fit: fit, members: members, sum: sum) : nil
  }

  private func name(of transaction: Transaction) -> String {
    [transaction.payee, transaction.counterparty, transaction.description].lazy.compactMap(\.self)
      .first { !$0.allSatisfy(\.isWhitespace) } ?? ""
  }

  /// Whether there are enough occurrences to rule out chance. Shopping every Saturday has a rhythm but no price, so
  /// varying amounts are never weekly, and need more occurrences the more they vary.
  private func isLikely(_ fit: RhythmFit, _ sum: RecurringSeries.Sum, _ count: Int) -> Bool {
    let members = fit.members.count
    if fit.schedule.rhythm == .year, count > 5 { return false }
    guard case .range(let least, let most) = sum else { return members > 2 || fit.tenths <= 40 }
    let isNear = isWithin(most, least, times: 11, of: 10)
    switch fit.schedule.rhythm {
    case .week: return isNear && members > 3
    case .twoWeeks, .fourWeeks:
      return isNear || (members > 3 && !least.isNegative && isWithin(most, least, times: 2, of: 1))
    case .year: return isWithin(most, least, times: 3, of: 2)
    case .month, .quarter:
      if isNear { return true }
      return members > 3 && fit.tenths <= 12 && fit.outliers == 0
        || (isWithin(most, least, times: 2, of: 1) && fit.tenths <= 7)
    }
  }

  /// Whether the larger of two figures of equal sign is at most a multiple of the smaller.
  private func isWithin(_ most: Amount, _ least: Amount, times: Int128, of divisor: Int128) -> Bool {
    let scale = max(most.scale, least.scale)
    return most.wideUnits(at: scale).magnitude * divisor.magnitude <= least.wideUnits(at: scale).magnitude
      * times.magnitude
  }
}
