import BankeyModel

/// The possible meanings of columns, from which a layout is chosen.
struct CSVRoles {
  private(set) var headings: [CSVHeading]
  private var columns: [CSVColumn: [Int]] = [:]
  /// Columns of one side, which count when the column called the amount is empty.
  private var spareSides: [(side: CSVColumn, column: Int)] = []
  /// The meanings set by a profile, which hold whatever the columns contain.
  private(set) var told: Set<CSVColumn> = []
  /// The evidence for the meanings of columns, unless it is their contents.
  private(set) var sources: [Int: TableEvidence.Source] = [:]

  /// Finds the meanings of the headers.
  init(_ headings: [CSVHeading]) {
    self.headings = headings
    let meanings = headings.map { CSVRoles.side($0) ?? CSVWords.meaning(of: $0) }
    for (index, meaning) in meanings.enumerated() {
      if let meaning, meaning.isWhole { columns[meaning.column, default: []].append(index) }
    }
    // A part of a header counts only if no whole header has the same meaning.
    for (index, meaning) in meanings.enumerated() {
      guard let meaning, !meaning.isWhole,
        !meanings.contains(where: { $0?.isWhole == true && $0?.column == meaning.column })
      else { continue }
      guard !isAmountSaid(meaning.column) else {
        if [.debit, .credit].contains(meaning.column) { spareSides.append((meaning.column, index)) }
        continue
      }
      columns[meaning.column, default: []].append(index)
    }
    takeDirections()
    takeCharge()
    // What was paid is money out beside what was deposited.
    if columns[.debit] == nil, columns[.credit] != nil, columns[.amount]?.count == 1,
      let amount = columns[.amount]?.first, headings[amount].key == "支払金額"
    {
      (columns[.debit], columns[.amount]) = ([amount], nil)
    }
    for index in headings.indices where isKnown(index) { sources[index] = .header }
    if columns[.amount] == nil, columns[.credit] == nil, let amounts = columns[.net] ?? columns[.gross] {
      columns[.amount] = amounts
    }
  }

  /// A charge beside the amount, or beside money out and money in, is a fee.
  private mutating func takeCharge() {
    guard let charge = headings.indices.first(where: { headings[$0].key == "charge" }), columns[.fee] == nil else {
      return
    }
    let hasOthers = columns[.amount] != nil || (columns[.credit] != nil && columns[.debit] ?? [] != [charge])
    guard hasOthers else { return }
    columns[.debit]?.removeAll { $0 == charge }
    columns[.fee] = [charge]
  }

  /// Two headers that say no more than money out and money in are those of the amounts, if no other is.
  private mutating func takeDirections() {
    guard columns[.amount] == nil, columns[.debit] == nil || columns[.credit] == nil else { return }
    let sides = headings.map { CSVWords.direction($0.text) }
    let (out, into) = (sides.indices.filter { sides[$0] == .outOf }, sides.indices.filter { sides[$0] == .into })
    guard out.count == 1, into.count == 1 else { return }
    for known in columns.keys { columns[known]?.removeAll { $0 == out[0] || $0 == into[0] } }
    columns = columns.filter { !$0.value.isEmpty }
    (columns[.debit], columns[.credit]) = (out, into)
  }

  /// The side of a header that consists only of a sign.
  private static func side(_ heading: CSVHeading) -> (column: CSVColumn, isWhole: Bool)? {
    guard heading.key.isEmpty, !heading.text.isEmpty else { return nil }
    switch heading.text.filter({ !"[]() ".contains($0) }) {
    case "-", "−", "–": return (.debit, true)
    case "+": return (.credit, true)
    default: return nil
    }
  }

  /// Whether whole headers already name the amount in another way.
  private func isAmountSaid(_ column: CSVColumn) -> Bool {
    switch column {
    case .amount: columns[.debit] != nil && columns[.credit] != nil
    case .debit, .credit: columns[.amount] != nil
    case .account: columns[.number] != nil
    default: false
    }
  }

  /// The columns with a meaning.
  subscript(column: CSVColumn) -> [Int] { columns[column] ?? [] }

  /// Whether a column has a known meaning.
  func isKnown(_ column: Int) -> Bool { columns.values.contains { $0.contains(column) } }

  /// Whether a column of words can be a text: its header is unknown, or names something that is no word.
  func mayBeText(_ column: Int) -> Bool {
    let others: Set<CSVColumn> = [.name, .number, .account, .accountName, .otherAccount]
    return columns.allSatisfy { !$0.value.contains(column) || others.contains($0.key) }
  }

  var hasDate: Bool { dates.contains { columns[$0] != nil } }
  var hasAmount: Bool { [CSVColumn.amount, .credit, .debit].contains { columns[$0] != nil } }

  /// Sets the meanings of columns; meanings that headers gave to the same role no longer count.
  mutating func set(_ column: CSVColumn, _ indexes: [Int], by source: TableEvidence.Source = .content) {
    for index in indexes { sources[index] = source }
    for other in CSVRoles.rivals[column] ?? [] { columns[other] = nil }
    for known in columns.keys { columns[known]?.removeAll { indexes.contains($0) } }
    columns = columns.filter { !$0.value.isEmpty }
    columns[column] = indexes
    told.insert(column)
  }

  /// Adds a column to a meaning.
  mutating func add(_ column: CSVColumn, _ index: Int) { columns[column, default: []].append(index) }

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
    for date in dates where !told.contains(date) {
      columns[date]?.removeAll { rows.cells($0).isEmpty || !rows.isMostly($0, rows.isDate) }
    }
    for figure in [CSVColumn.amount, .debit, .credit, .balance] where !told.contains(figure) {
      let figures = self[figure].filter(rows.isOfFigures)
      columns[figure] = figures.isEmpty && isSideOfNothing(figure, rows) ? columns[figure] : figures
    }
    // Figures of money are not words, whatever the header says.
    for word in [CSVColumn.direction, .description, .type, .counterparty, .name, .payer, .payee, .status, .currency]
    where !told.contains(word) {
      columns[word]?.removeAll { !rows.cells($0).isEmpty && rows.cells($0).allSatisfy(rows.isMoney) }
      columns[word]?.removeAll { !rows.cells($0).isEmpty && rows.strings($0).allSatisfy(CSVRoles.isTruth) }
    }
    takeSpareSides(rows)
    // Amounts with their currency, below a header such as `交易币种/金额`.
    if !hasAmount, let column = currencies.first(where: { !isKnown($0) }) { columns[.amount] = [column] }
    // A column that is always empty does not count if another one is filled.
    let sides = (columns[.debit] ?? []) + (columns[.credit] ?? [])
    if let amounts = columns[.amount], (amounts + sides).contains(where: { !rows.cells($0).isEmpty }) {
      columns[.amount] = amounts.filter { !rows.cells($0).isEmpty }
    }
    let figures = [CSVColumn.amount, .net, .gross].flatMap { columns[$0] ?? [] }
    if let amounts = columns[.amount], let worth = figures.first(where: { !rows.cells($0).allSatisfy(rows.isZero) }) {
      let worthy = amounts.filter { !rows.cells($0).allSatisfy(rows.isZero) }
      columns[.amount] = worthy.isEmpty ? [worth] : worthy
    }
    columns = columns.filter { !$0.value.isEmpty }
  }

  /// Whether a dash in all rows of one side says that nothing moved there, beside figures of the other side.
  private func isSideOfNothing(_ side: CSVColumn, _ rows: CSVSample) -> Bool {
    guard side == .debit || side == .credit else { return false }
    return self[side == .debit ? .credit : .debit].contains { rows.cells($0).contains(where: rows.isFigure) }
      && self[side].allSatisfy { rows.cells($0).allSatisfy { CSVFigure.isNothing(rows.text, $0) } }
  }

  /// Whether a text only says whether something holds.
  private static func isTruth(_ text: String) -> Bool { ["true", "false"].contains(text.lowercased()) }

  /// A header of amounts above a column of currencies belongs to the column without a header after it.
  private mutating func passOverCurrencies(_ rows: CSVSample) {
    for figure in [CSVColumn.amount, .balance] where !told.contains(figure) {
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

  private mutating func takeSpareSides(_ rows: CSVSample) {
    guard !told.contains(.amount), let amounts = columns[.amount], amounts.allSatisfy({ rows.cells($0).isEmpty }) else {
      return
    }
    for (side, column) in spareSides where rows.isMostly(column, rows.isFigure) {
      columns[side, default: []].append(column)
    }
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
    let candidates = filled.isEmpty || isTold ? all : filled
    guard let first = candidates.first, self[.booked].isEmpty, told.isDisjoint(with: dates), rows.rows.count > 4,
      Set(rows.strings(first)).count == 1
    else { return candidates.first }
    return candidates.first { Set(rows.strings($0)).count > 2 } ?? first
  }

  /// Of two pairs of amount and currency, the account's is the one with a constant currency, or whose currency is called
  /// the account's.
  mutating func settlePairs(_ rows: CSVSample) {
    guard !told.contains(.amount), let amount = self[.amount].first else { return }
    func currencies(_ column: Int) -> Set<String> { Set(rows.strings(column + 1)) }
    let pairs = headings.indices.dropLast().filter { column in
      rows.isFull(column, of: rows.isFigure) && currencies(column).allSatisfy { CSVFigure.currency($0) != nil }
        && rows.cells(column + 1).count == rows.rows.count && !self[.balance].contains(column)
    }
    let constant = pairs.filter { currencies($0).count == 1 }
    let named = pairs.filter { pair in [pair, pair + 1].contains { CSVAccountWords.isOfAccount(headings[$0]) } }
    let likely = named.count == 1 ? named : constant
    guard pairs.count == 2, pairs.contains(amount), likely.count == 1 else { return }
    let own = likely[0]
    for column in [CSVColumn.amount, .currency] { columns[column] = nil }
    for known in columns.keys { columns[known]?.removeAll { $0 == own || $0 == own + 1 } }
    (columns[.amount], columns[.currency]) = ([own], [own + 1])
  }

  /// The dates in order of precedence: posting date, unspecified date, purchase date, value date.
  let dates: [CSVColumn] = [.booked, .day, .done, .value]

  private static let rivals: [CSVColumn: [CSVColumn]] = [
    .booked: [.day], .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
    .counterparty: [.name, .payer, .payee], .account: [.number, .accountName], .description: [.type],
    .currency: [.valuta],
  ]
}
