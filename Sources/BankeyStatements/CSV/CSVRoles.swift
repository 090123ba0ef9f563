import BankeyModel

/// The possible meanings of columns, from which a layout is chosen.
struct CSVRoles {
  private(set) var headings: [CSVHeading]
  /// The columns by meaning.
  var columns: [CSVColumnRole: [Int]] = [:]
  /// Columns that count when those with a better header are empty: of one side, or of the currency.
  private(set) var spares: [(role: CSVColumnRole, column: Int)] = []
  /// The meanings set by a profile, which hold whatever the columns contain.
  private(set) var told: Set<CSVColumnRole> = []
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
      guard let meaning, !meaning.isWhole else { continue }
      let hasWhole = meanings.contains { $0?.isWhole == true && $0?.column == meaning.column }
      guard !hasWhole, !isAmountSaid(meaning.column) else {
        let mayCount = hasWhole ? meaning.column == .currency : [.debit, .credit].contains(meaning.column)
        if mayCount { spares.append((meaning.column, index)) }
        continue
      }
      columns[meaning.column, default: []].append(index)
    }
    takeDirections()
    takeCharge()
    takePayments()
    takeCharges()
    for index in headings.indices where isKnown(index) { sources[index] = .header }
    if columns[.amount] == nil, columns[.credit] == nil, let amounts = columns[.net] ?? columns[.gross] {
      columns[.amount] = amounts
    }
  }

  /// A charge beside the amount, or beside money out and money in, is a fee.
  private mutating func takeCharge() {
    guard let charge = headings.indices.first(where: { ["charge", "charges"].contains(headings[$0].key) }),
      columns[.fee] == nil
    else {
      return
    }
    let hasOthers = columns[.amount] != nil || (columns[.credit] != nil && columns[.debit] ?? [] != [charge])
    guard hasOthers else { return }
    columns[.debit]?.removeAll { $0 == charge }
    columns[.fee] = [charge]
  }

  /// What was paid is money out beside what was deposited.
  private mutating func takePayments() {
    guard columns[.debit] == nil, columns[.credit] != nil, let amounts = columns[.amount], amounts.count == 1,
      headings[amounts[0]].key == "支払金額"
    else { return }
    (columns[.debit], columns[.amount]) = (amounts, nil)
  }

  /// Of charges and payments, which both mean money out elsewhere, a card's payments are money in.
  private mutating func takeCharges() {
    guard columns[.credit] == nil, let sides = columns[.debit], sides.count == 2 else { return }
    func side(_ keys: [String]) -> Int? { sides.first { keys.contains(headings[$0].key) } }
    guard let charge = side(["charge", "charges"]), let payment = side(["payment", "payments", "paymentscredits"])
    else {
      return
    }
    (columns[.debit], columns[.credit]) = ([charge], [payment])
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
  private static func side(_ heading: CSVHeading) -> (column: CSVColumnRole, isWhole: Bool)? {
    guard heading.key.isEmpty, !heading.text.isEmpty else { return nil }
    switch heading.text.filter({ !"[]() ".contains($0) }) {
    case "-", "−", "–": return (.debit, true)
    case "+": return (.credit, true)
    default: return nil
    }
  }

  /// Whether whole headers already name the amount in another way.
  private func isAmountSaid(_ column: CSVColumnRole) -> Bool {
    switch column {
    case .amount: columns[.debit] != nil && columns[.credit] != nil
    case .debit, .credit: columns[.amount] != nil
    case .account: columns[.number] != nil
    default: false
    }
  }

  /// The columns with a meaning.
  subscript(column: CSVColumnRole) -> [Int] { columns[column] ?? [] }

  /// Whether a column has a known meaning.
  func isKnown(_ column: Int) -> Bool { columns.values.contains { $0.contains(column) } }

  /// Whether a column of words can be a text: its header is unknown, or names something that is no word.
  func mayBeText(_ column: Int) -> Bool {
    let others: Set<CSVColumnRole> = [.name, .number, .account, .accountName, .otherAccount]
    return columns.allSatisfy { !$0.value.contains(column) || others.contains($0.key) }
  }

  var hasDate: Bool { dates.contains { columns[$0] != nil } }
  var hasAmount: Bool { [CSVColumnRole.amount, .credit, .debit].contains { columns[$0] != nil } }

  /// Sets the meanings of columns; meanings that headers gave to the same role no longer count.
  mutating func set(_ column: CSVColumnRole, _ indexes: [Int], by source: TableEvidence.Source = .content) {
    for index in indexes { sources[index] = source }
    for other in CSVRoles.rivals[column] ?? [] { columns[other] = nil }
    for known in columns.keys { columns[known]?.removeAll { indexes.contains($0) } }
    columns = columns.filter { !$0.value.isEmpty }
    columns[column] = indexes
    told.insert(column)
  }

  /// Adds a column to a meaning.
  mutating func add(_ column: CSVColumnRole, _ index: Int) { columns[column, default: []].append(index) }

  /// The dates in order of precedence: posting date, unspecified date, purchase date, value date.
  let dates: [CSVColumnRole] = [.booked, .day, .done, .value]

  private static let rivals: [CSVColumnRole: [CSVColumnRole]] = [
    .booked: [.day], .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
    .counterparty: [.name, .payer, .payee], .account: [.number, .accountName], .description: [.type],
    .currency: [.valuta],
  ]
}
