import BankeyModel

/// Determines the signs of unsigned amounts from the balances: a balance rises by money in and falls by money out. For
/// tables in which neither a word nor a second column tells.
struct CSVBalanceSigns {
  private let table: CSVTable
  private let order: DateOrder?
  private let marks: (amounts: DecimalMark, balances: DecimalMark)
  /// The places, days, amounts and balances of all transactions, in the order of the file.
  private var rows: [(place: Int, day: Day?, amount: Amount, balance: Amount)] = []

  /// Reads the whole table. Nil when an amount has a sign, or a row has no balance.
  init?(_ survey: CSVSurvey, _ table: CSVTable, _ order: DateOrder?) {
    guard let column = table.layout.money.amount, table.layout.balance != nil, let mark = survey.decimals,
      survey.signs.minus + survey.signs.plus == 0, !survey.account.isMixed, table.layout.part == nil
    else { return nil }
    (self.table, self.order, marks) = (table, order, (mark, survey.balanceMarks.shown ?? mark))
    var (reader, row) = (CSVRows(table.text.bytes, table.dialect, from: table.start), CSVRow())
    while (try? reader.next(&row)) == true {
      guard let day = table.date(row), !table.lines.isLine(row, table.text), let amount = row[column] else { continue }
      guard let amount = figure(amount, marks.amounts),
        let balance = table.layout.balance(of: row, table.text, marks.balances, in: Currency.unknown)
      else { return nil }
      let held = table.areBalancesDebt ? balance.negated ?? balance : balance
      rows.append((row.place.lowerBound, (day.date.order ?? order).flatMap(day.date.day), amount, held))
    }
  }

  private func figure(_ cell: CSVCell, _ mark: DecimalMark) -> Amount? {
    CSVFigure.amount(table.text, cell, mark, in: Currency.unknown)
  }

  /// The money with the sign of each row, and what proves it; nil unless all balances agree with exactly one way.
  var proven: (money: CSVMoney, proof: CSVTrial.Proof)? {
    guard let isRising else { return nil }
    let found = [true, false].compactMap { isAfter in turned(isRising: isRising, isAfter: isAfter) }
    guard found.count == 1, let balance = table.layout.balance else { return nil }
    var money = table.layout.money
    (money.direction, money.sign, money.flippedRows) = (nil, .asWritten, found[0])
    let proofs = CSVTrial(table.sample, table.layout, order, isOwed: table.areBalancesDebt).proofs(
      [money], balances: [balance])
    return proofs.first { $0.isOrdered }.map { (money, $0) }
  }

  /// Whether the oldest row is the first; nil when the days do not show it.
  private var isRising: Bool? {
    let days = rows.compactMap(\.day)
    guard days.count == rows.count, let first = days.first, let last = days.last, first != last else { return nil }
    let isSorted = zip(days, days.dropFirst()).allSatisfy { first < last ? $0 <= $1 : $0 >= $1 }
    return isSorted ? first < last : nil
  }

  /// The places of the rows with money out. Nil when a balance does not change by the amount of its row, or fewer than
  /// two rows prove it.
  private func turned(isRising: Bool, isAfter: Bool) -> Set<Int>? {
    let timely = isRising ? rows : rows.reversed()
    guard timely.count > 2 else { return nil }
    var turned: Set<Int> = []
    for (before, after) in zip(timely, timely.dropFirst()) {
      let row = isAfter ? after : before
      if before.balance.adding(row.amount) == after.balance { continue }
      guard after.balance.adding(row.amount) == before.balance else { return nil }
      turned.insert(row.place)
    }
    // A running total begins with the oldest amount and only rises.
    return isAfter && turned.isEmpty && timely[0].balance == timely[0].amount ? nil : turned
  }
}

extension CSVSample {
  /// Whether the figures of a column rise or fall by the amount beside them in every row, so that they are balances.
  func isBalance(_ column: Int, of amount: Int) -> Bool {
    let (balances, steps) = (amounts(column), amounts(amount))
    guard rows.count > 2, balances.count == rows.count, steps.count == rows.count, Set(steps).count > 1 else {
      return false
    }
    func changes(_ one: Int, by step: Int) -> Bool {
      balances[one].adding(steps[step]) == balances[one + 1] || balances[one + 1].adding(steps[step]) == balances[one]
    }
    let places = balances.indices.dropLast()
    return places.allSatisfy { changes($0, by: $0) } || places.allSatisfy { changes($0, by: $0 + 1) }
  }
}
