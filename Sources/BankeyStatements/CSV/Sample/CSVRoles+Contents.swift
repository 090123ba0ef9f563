import BankeyModel

/// The meanings of columns as their contents show them.
extension CSVRoles {
  /// The roles that the contents of the rows leave.
  func settled(_ sample: CSVSample) -> CSVRoles {
    let rows = sample.transactions
    var roles = self
    roles.settleValuta(sample)
    roles.settle(rows)
    roles.settlePairs(rows)
    return roles
  }

  /// Decides whether `Valuta` means the value date or the currency.
  mutating func settleValuta(_ sample: CSVSample) {
    for column in self[.valuta] {
      let isDate = sample.cells(column).contains(where: sample.isDate)
      columns[isDate ? .value : .currency, default: []].append(column)
    }
    columns[.valuta] = nil
  }

  /// Removes columns whose contents contradict their headers. A table without rows shows nothing.
  mutating func settle(_ rows: CSVSample) {
    guard !rows.rows.isEmpty else { return }
    passOverCurrencies(rows)
    let currencies = told.isEmpty ? self[.currency] : []
    settleFigures(rows)
    settleWords(rows)
    leaveKinds(rows)
    takeSpareSides(rows)
    takeSpareCurrencies(rows)
    takeCodes(rows)
    // Amounts with their currency, below a header such as `交易币种/金额`.
    let hasAmounts = [CSVColumnRole.amount, .credit, .debit].contains { !self[$0].isEmpty }
    if !hasAmounts, let column = currencies.first(where: { !isKnown($0) }) { columns[.amount] = [column] }
    settleAmounts(rows)
    columns = columns.filter { !$0.value.isEmpty }
  }

  private mutating func settleFigures(_ rows: CSVSample) {
    for date in dates where !told.contains(date) {
      columns[date]?.removeAll { rows.cells($0).isEmpty || !rows.isMostly($0, rows.isDate) }
    }
    for figure in [CSVColumnRole.amount, .debit, .credit, .balance] where !told.contains(figure) {
      guard let known = columns[figure] else { continue }
      let figures = known.filter(rows.isOfFigures)
      if !figures.isEmpty || !isSideOfNothing(figure, rows) { columns[figure] = figures }
    }
  }

  /// Neither figures of money nor `true` and `false` are words, whatever the header says.
  private mutating func settleWords(_ rows: CSVSample) {
    for word in [
      CSVColumnRole.direction, .description, .type, .counterparty, .name, .payer, .payee, .status, .currency,
      .originalCurrency,
    ] where !told.contains(word) {
      columns[word]?.removeAll { column in
        !rows.cells(column).isEmpty
          && (rows.cells(column).allSatisfy(rows.isMoney) || rows.strings(column).allSatisfy(CSVRoles.isTruth))
      }
    }
  }

  /// A description of a few words that stand for money in and out, such as `DEBIT`, is a kind of transaction if there is
  /// another description.
  private mutating func leaveKinds(_ rows: CSVSample) {
    guard !told.contains(.description), let texts = columns[.description], texts.count > 1, rows.rows.count > 2 else {
      return
    }
    let kinds = texts.filter { column in
      guard let words = rows.words(column, atMost: CSVRoles.mostKinds), words.count < rows.rows.count else {
        return false
      }
      let sides = words.compactMap(CSVWords.direction)
      return sides.count == words.count || Set(sides).count == 2
    }
    guard !kinds.isEmpty, texts.contains(where: { !kinds.contains($0) && rows.isFreeText($0) }) else { return }
    columns[.description] = texts.filter { !kinds.contains($0) }
    columns[.type] = self[.type] + kinds
  }

  private static let mostKinds = 5

  /// A column of amounts that is always empty or zero does not count if another one has figures.
  private mutating func settleAmounts(_ rows: CSVSample) {
    let sides = self[.debit] + self[.credit]
    if let amounts = columns[.amount], (amounts + sides).contains(where: { !rows.cells($0).isEmpty }) {
      columns[.amount] = amounts.filter { !rows.cells($0).isEmpty }
    }
    let figures = [CSVColumnRole.amount, .net, .gross].flatMap { self[$0] }
    if let amounts = columns[.amount], let worth = figures.first(where: { !rows.cells($0).allSatisfy(rows.isZero) }) {
      let worthy = amounts.filter { !rows.cells($0).allSatisfy(rows.isZero) }
      columns[.amount] = worthy.isEmpty ? [worth] : worthy
    }
  }

  /// Whether a dash in all rows of one side says that nothing moved there, beside figures of the other side.
  private func isSideOfNothing(_ side: CSVColumnRole, _ rows: CSVSample) -> Bool {
    guard side == .debit || side == .credit else { return false }
    return self[side == .debit ? .credit : .debit].contains { rows.cells($0).contains(where: rows.isFigure) }
      && self[side].allSatisfy { rows.cells($0).allSatisfy { CSVFigure.isNothing(rows.text, $0) } }
  }

  /// Whether a text only says whether something holds.
  private static func isTruth(_ text: String) -> Bool { ["true", "false"].contains(text.lowercased()) }

  /// A header of amounts above a column of currencies belongs to the column without a header after it.
  private mutating func passOverCurrencies(_ rows: CSVSample) {
    for figure in [CSVColumnRole.amount, .balance] where !told.contains(figure) {
      columns[figure] = columns[figure]?.map { column in
        let codes = rows.strings(column)
        guard headings[at: column + 1]?.text.isEmpty == true, !codes.isEmpty, rows.isOfFigures(column + 1),
          codes.allSatisfy({ CSVFigure.currency($0) != nil })
        else { return column }
        if figure == .amount, columns[.currency] == nil { columns[.currency] = [column] }
        return column + 1
      }
    }
  }

  /// The columns of one side count when the column called the amount is empty.
  private mutating func takeSpareSides(_ rows: CSVSample) {
    guard !told.contains(.amount), let amounts = columns[.amount], amounts.allSatisfy({ rows.cells($0).isEmpty }) else {
      return
    }
    for (side, column) in spares where side != .currency && rows.isMostly(column, rows.isFigure) {
      columns[side, default: []].append(column)
    }
  }

  /// An empty column is not the currency while another one can be.
  private mutating func takeSpareCurrencies(_ rows: CSVSample) {
    guard !told.contains(.currency), self[.currency].allSatisfy({ rows.cells($0).isEmpty }) else {
      if !told.contains(.currency) { columns[.currency]?.removeAll { rows.cells($0).isEmpty } }
      return
    }
    let spare = spares.filter { $0.role == .currency && !rows.cells($0.column).isEmpty }.map(\.column)
    if !spare.isEmpty { columns[.currency] = spare }
  }

  /// A column of currency codes directly behind the amount is the currency, whatever its header says: `Tag`, `Wallet`.
  private mutating func takeCodes(_ rows: CSVSample) {
    guard told.isEmpty, self[.currency].isEmpty, let column = self[.amount].first.map({ $0 + 1 }), isKnown(column),
      !self[.originalCurrency].contains(column)
    else { return }
    let codes = rows.strings(column)
    guard codes.count == rows.rows.count, codes.allSatisfy({ $0 == $0.uppercased() && Currency(code: $0).isISO }) else {
      return
    }
    for known in columns.keys { columns[known]?.removeAll { $0 == column } }
    columns[.currency] = [column]
  }

  /// The column of the date. A date that all rows share while another varies belongs to the file, unless it is called
  /// the posting date.
  func date(_ rows: CSVSample) -> Int? {
    let all = dates.flatMap { self[$0] }
    // A column that most rows lack has another meaning.
    let filled = all.filter { date in
      rows.cells(date).count * 2 >= rows.rows.count
        || (!rows.cells(date).isEmpty && rows.areUnposted(without: date, status: self[.status].first))
    }
    let isTold = !told.isDisjoint(with: dates)
    if filled.isEmpty, !isTold, rows.text.days == .written,
      let other = headings.indices.first(where: { rows.isFull($0, of: rows.isDate) }),
      !rows.rows.isEmpty
    {
      return other
    }
    let candidates = filled.isEmpty || isTold ? all : unnamedDate(beside: filled, rows).map { [$0] } ?? filled
    guard let first = candidates.first, self[.booked].isEmpty, told.isDisjoint(with: dates), rows.rows.count > 4,
      Set(rows.strings(first)).count == 1
    else { return candidates.first }
    return candidates.first { Set(rows.strings($0)).count > 2 } ?? first
  }

  /// The only other column of dates when the headers name none but value dates: it is the day of posting.
  private func unnamedDate(beside dates: [Int], _ rows: CSVSample) -> Int? {
    guard !rows.rows.isEmpty, dates.allSatisfy(self[.value].contains) else { return nil }
    let unnamed = headings.indices.filter { !isKnown($0) && rows.isFull($0, of: rows.isDate) }
    return unnamed.count == 1 ? unnamed[0] : nil
  }

  /// Of two pairs of amount and currency, the account's is the one with a constant currency, or whose currency is called
  /// the account's.
  private mutating func settlePairs(_ rows: CSVSample) {
    guard !told.contains(.amount), let amount = self[.amount].first else { return }
    func currencies(_ column: Int) -> Set<String> { Set(rows.strings(column + 1)) }
    let pairs = headings.indices.dropLast().filter { column in
      rows.isFull(column, of: rows.isFigure) && currencies(column).allSatisfy { CSVFigure.currency($0) != nil }
        && rows.cells(column + 1).count == rows.rows.count && !self[.balance].contains(column)
    }
    let constant = pairs.filter { currencies($0).count == 1 }
    let named = pairs.filter { pair in [pair, pair + 1].contains { CSVAccountWords.isOfAccount(headings[$0]) } }
    let own = amountOfAccounts(rows).map { [$0] } ?? []
    let likely = named.count == 1 ? named : own.isEmpty ? constant : own
    guard pairs.count == 2, pairs.contains(amount), likely.count == 1 else { return }
    let pair = likely[0]
    for column in [CSVColumnRole.amount, .currency] { columns[column] = nil }
    for known in columns.keys { columns[known]?.removeAll { $0 == pair || $0 == pair + 1 } }
    (columns[.amount], columns[.currency]) = ([pair], [pair + 1])
  }

  /// The column of amounts before that of currencies, if several accounts have different ones, each of them one: other
  /// amounts are converted.
  func amountOfAccounts(_ rows: CSVSample) -> Int? {
    guard told.isEmpty, let account = self[.account].first ?? self[.accountName].first else { return nil }
    return headings.indices.dropFirst().first { currency in
      let pairs = Set(rows.rows.map { [rows.text.string($0[account]) ?? "", rows.text.string($0[currency]) ?? ""] })
      let codes = Set(pairs.map { $0[1] })
      return codes.count > 1 && codes.allSatisfy { CSVFigure.currency($0) != nil }
        && Set(pairs.map { $0[0] }).count == pairs.count && pairs.allSatisfy { $0[0] != "" }
        && rows.isFull(currency - 1, of: rows.isFigure) && !self[.balance].contains(currency - 1)
        && !self[.originalAmount].contains(currency - 1)
    }.map { $0 - 1 }
  }
}
