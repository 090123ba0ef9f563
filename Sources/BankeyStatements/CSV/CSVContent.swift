import BankeyModel

extension CSVLayout {
  /// Determines columns by their contents; nil when that is not certain.
  ///
  /// It is certain when in every row with a date exactly one column has money, or only one of several has minus signs,
  /// or the balances decide.
  static func byContent(_ body: CSVBody) -> CSVLayout? {
    guard let rows = body.rows else { return nil }
    var roles = body.roles
    roles.settleValuta(rows)
    roles.settle(rows)
    let days = roles.hasDate ? [] : rows.days(width: body.width).filter { !roles[.ignored].contains($0) }
    if !roles.hasDate { roles.set(.day, days) }
    guard roles.hasDate else { return nil }
    var isDayOpen = rows.areOpen(days)
    let found = roles.hasAmount ? nil : CSVAmountColumns.found(rows, roles, body.width)
    if body.header == nil, let bank = CSVBank.of(rows), rows.fits(bank),
      found.map({ bank.agrees(with: $0.money.columns) }) ?? true
    {
      roles.tell(bank)
      isDayOpen = false
    }
    // Nothing shows whether the first date is that of purchase or of posting, so the user must decide.
    guard !isDayOpen else { return nil }
    if !roles.hasAmount {
      guard let found else { return nil }
      if let amount = found.money.amount { roles.set(.amount, [amount]) }
      if let debit = found.money.debit, let credit = found.money.credit {
        roles.set(.debit, [debit])
        roles.add(.credit, credit)
      }
      if let balance = found.balance { roles.set(.balance, [balance]) }
    }
    return CSVLayout(roles, rows)
  }

  /// The other column of a pair: the only one without a known header that has money in exactly the rows where `column`
  /// has none. Its header must name money that moved to the other side, or the balances must prove the pair.
  func otherHalf(of column: Int, on side: CSVDirection, _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let free = (0..<width).filter { column in
      !roles.isKnown(column) && rows.cells(column).contains(where: rows.isMoney)
        && rows.cells(column).allSatisfy { rows.isMoney($0) || rows.isZero($0) }
    }
    let found = rows.pairs([column] + free).filter { $0.0 == column }.map(\.1)
    if found.count == 1, CSVWords.canPair(headings[found[0]], with: headings[column], on: side) { return found[0] }
    guard found.count == 1, let balance = roles[.balance].first else { return nil }
    let layout = CSVLayout(headings: [], width: width, date: date)
    let ways = [CSVSign.sides, .signedSides, .swappedSides].map { CSVMoney(debit: column, credit: found[0], sign: $0) }
    let proofs = CSVTrial(rows, layout, rows.order(date)).proofs(ways, balances: [balance])
    return proofs.isEmpty ? nil : found[0]
  }
}

/// Determines the columns of amount and balance in a table whose headers do not tell.
private struct CSVAmountColumns {
  /// The columns; nil when they are not certain.
  private(set) var found: (money: CSVMoney, balance: Int?)?
  private let rows: CSVSample

  /// The columns that all rows have, or those that have money if a few have none.
  static func found(_ rows: CSVSample, _ roles: CSVRoles, _ width: Int) -> (money: CSVMoney, balance: Int?)? {
    if let found = CSVAmountColumns(rows, roles, width: width).found { return found }
    var others = rows
    others.rows = rows.rows.filter { $0.cells.contains { rows.isMoney($0) && !rows.isDate($0) } }
    guard others.rows.count < rows.rows.count, others.rows.count * 4 > rows.rows.count * 3 else { return nil }
    return CSVAmountColumns(others, roles, width: width).found
  }

  /// Columns of money, of other numbers, and pairs of which each row fills one.
  private let money: [Int]
  private let numbers: [Int]
  private let pairs: [(Int, Int)]

  init(_ rows: CSVSample, _ roles: CSVRoles, width: Int) {
    self.rows = rows
    let free = (0..<width).filter { !roles.isKnown($0) && !rows.isFull($0, of: rows.isDate) }
    let money = free.filter { rows.isFull($0, of: rows.isMoney) }
    self.money = money
    numbers = free.filter { !money.contains($0) && rows.isFull($0, of: rows.isFigure) && !rows.isNumbering($0) }
    pairs = rows.pairs(free)
    let date = roles.dates.compactMap { roles[$0].first }.first ?? 0
    found = byRow ?? byChain(roles, CSVLayout(headings: [], width: width, date: date), free) ?? bySigns
  }

  /// The amount, when each row contains the balances before and after it.
  private var byRow: (money: CSVMoney, balance: Int?)? {
    let columns = money + numbers
    var found: [(amount: Int, after: Int)] = []
    for amount in columns {
      for before in columns where before != amount {
        found += columns.filter { after in
          after != amount && after != before && rows.steps(before, by: amount, to: after)
        }.map { (amount, $0) }
      }
    }
    // Reading the columns backwards also fits; a minus decides which reading is right.
    let signed = found.filter { rows.cells($0.amount).contains(where: rows.isNegative) }
    guard rows.rows.count > 1, let first = signed.first, Set(signed.map(\.amount)).count == 1 else { return nil }
    return (CSVMoney(amount: first.amount), first.after)
  }

  /// The columns whose balances follow from one another.
  private func byChain(
    _ roles: CSVRoles, _ layout: CSVLayout, _ free: [Int]
  ) -> (money: CSVMoney, balance: Int?)? {
    let directions = free.filter { !money.contains($0) && !numbers.contains($0) }.flatMap(rows.directions)
    let singles = (money + numbers).flatMap { amount in
      let plain = [CSVSign.asWritten, .reversed].map { CSVMoney(amount: amount, sign: $0) }
      return plain + directions.map { CSVMoney(amount: amount, direction: $0.column, sign: .byWord, words: $0.words) }
    }
    let sides = pairs.flatMap { pair in
      [CSVSign.sides, .signedSides].map { CSVMoney(debit: pair.0, credit: pair.1, sign: $0) }
    }
    let (order, balances) = (rows.order(layout.date), roles[.balance] + money + numbers)
    var proven = CSVTrial(rows, layout, order).proofs(singles + sides, balances: balances).ordered
    // Of two rows the later one's balance shows which of a pair is money out.
    if rows.rows.count == 2, Set(rows.strings(layout.date)).count == 2 {
      proven = CSVTrial(rows, layout, order, links: 1).proofs(sides, balances: balances)
        .filter { $0.isOrdered && $0.place == .after }
    }
    guard let first = proven.first, Set(proven.map(\.money.columns)).count == 1 else { return nil }
    let best = proven.first { $0.place == .after } ?? first
    return (best.money, best.balance)
  }

  /// The only column of money, or the only one with some minus signs; or a pair of which only one has minus signs.
  private var bySigns: (money: CSVMoney, balance: Int?)? {
    let signed = (money + numbers).filter { rows.cells($0).contains(where: rows.isNegative) }
    let marked = pairs.filter { rows.isMarked($0.0, out: true) && rows.isMarked($0.1, out: false) }
    if marked.count == 1, signed.isEmpty { return (CSVMoney(debit: marked[0].0, credit: marked[0].1), nil) }
    guard pairs.isEmpty else { return nil }
    if money.count == 1, numbers.isEmpty { return (CSVMoney(amount: money[0]), nil) }
    guard signed.count == 1 else { return nil }
    // An overdrawn balance also has a minus, but it changes by the amount beside it. A single row shows no change.
    let others = (money + numbers).filter { $0 != signed[0] }
    if rows.rows.count == 1, others.contains(where: { $0 < signed[0] && money.contains($0) }) { return nil }
    return others.contains { rows.moves(signed[0], by: $0) } ? nil : (CSVMoney(amount: signed[0]), nil)
  }
}

extension CSVSample {
  /// The exact amounts of a column that every row fills.
  func amounts(_ column: Int) -> [Amount] {
    guard let mark = mark(column) else { return [] }
    return cells(column).compactMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) }
  }

  /// The decimal mark that a column shows; nil when it shows none.
  func mark(_ column: Int) -> DecimalMark? {
    var evidence = MarkEvidence()
    for cell in cells(column) { _ = CSVFigure.with(text, cell) { figure, _ in evidence.see(figure, at: 0) } }
    return evidence.mark
  }

  /// Whether in every row a column and an amount come to another column.
  func steps(_ before: Int, by amount: Int, to after: Int) -> Bool {
    let (first, steps, last) = (amounts(before), amounts(amount), amounts(after))
    guard first.count == rows.count, steps.count == rows.count, last.count == rows.count else { return false }
    return rows.indices.allSatisfy { first[$0].adding(steps[$0]) == last[$0] } && steps.contains { $0 != .zero }
  }

  /// The column that in every row is the sum of an amount and another figure, such as a tax or a tip.
  func sum(of amount: Int, _ others: [Int]) -> Int? {
    guard rows.count > 1, (2...8).contains(others.count) else { return nil }
    return others.first { whole in
      strings(whole) != strings(amount) && others.contains { $0 != whole && steps(amount, by: $0, to: whole) }
    }
  }

  /// Whether a column changes anywhere by the number beside it, regardless of sign.
  fileprivate func moves(_ column: Int, by other: Int) -> Bool {
    let (balances, steps) = (amounts(column), amounts(other))
    guard balances.count == rows.count, steps.count == rows.count else { return false }
    func isStep(_ step: Amount, _ one: Amount, _ next: Amount) -> Bool {
      step != .zero && (one.adding(step) == next || next.adding(step) == one)
    }
    return balances.indices.dropFirst().contains { next in
      isStep(steps[next - 1], balances[next - 1], balances[next])
        || isStep(steps[next], balances[next - 1], balances[next])
    }
  }

  /// Whether the columns can be those of the bank: its column of amounts must not change by the figures of its column
  /// of balances, as a balance does by the amount.
  fileprivate func fits(_ bank: CSVBank) -> Bool {
    func columns(_ role: CSVColumnRole) -> [Int] { bank.columns.filter { $0.value == role }.map(\.key) }
    return !columns(.amount).contains { amount in columns(.balance).contains { moves(amount, by: $0) } }
  }

  /// Whether all, or none, of a column's amounts have a minus.
  fileprivate func isMarked(_ column: Int, out: Bool) -> Bool {
    let figures = cells(column).filter { !isZero($0) }
    return !figures.isEmpty && figures.allSatisfy { isNegative($0) == out }
  }

  /// The words of a column with two different ones, which may be directions.
  func twoWords(_ column: Int) -> [String]? {
    guard rows.count > 2, let words = words(column, atMost: 2), words.count == 2 else { return nil }
    return words.allSatisfy(\.mayBeDirection) && !cells(column).contains(where: isDate) ? words : nil
  }

  /// The possible meanings of such a column: the known one, or else both.
  func directions(_ column: Int) -> [(column: Int, words: CSVDirectionWords)] {
    guard let words = twoWords(column) else { return [] }
    if words.allSatisfy({ CSVWords.direction($0) != nil }) { return [(column, CSVDirectionWords())] }
    return [(words[0], words[1]), (words[1], words[0])].map { out, into in
      var meaning = CSVDirectionWords()
      meaning.set(out, .outOf)
      meaning.set(into, .into)
      return (column, meaning)
    }
  }

  /// The pairs of columns of which each row fills one, with nothing or zero in the other.
  func pairs(_ columns: [Int]) -> [(Int, Int)] {
    let halves = columns.filter { column in
      let cells = cells(column)
      return !cells.isEmpty && cells.allSatisfy(isFigure) && (cells.count < rows.count || cells.contains(where: isZero))
    }
    func stands(_ row: CSVRow, _ column: Int) -> Bool { row[column].map { !isZero($0) } ?? false }
    func isPair(_ one: Int, _ other: Int) -> Bool {
      one != other && rows.allSatisfy { stands($0, one) != stands($0, other) }
    }
    return halves.flatMap { one in halves.filter { isPair(one, $0) }.map { (one, $0) } }
  }

  /// Whether a column's numbers are long or consecutive, and therefore not money.
  fileprivate func isNumbering(_ column: Int) -> Bool {
    let words = strings(column)
    guard words.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return false }
    let numbers = words.compactMap { Int($0) }
    if Set(words).count == 1 || words.allSatisfy({ $0.utf8.count > 5 || $0.hasPrefix("0") }) { return true }
    return numbers.count == words.count && zip(numbers, numbers.dropFirst()).allSatisfy { abs($0 &- $1) == 1 }
  }
}

extension String {
  /// Whether it can be a word for a direction: no currency, time or number of a card.
  var mayBeDirection: Bool {
    let isNumber = utf8.count > 2 && utf8.allSatisfy(isDigit)
    return utf8.count <= 40 && !isNumber && !isTime && CSVFigure.currency(self) == nil
  }

  /// Whether it begins with hours and minutes: `10:11`.
  private var isTime: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false).prefix(2)
    return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.utf8.allSatisfy(isDigit) }
  }
}
