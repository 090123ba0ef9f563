import BankeyModel

/// The columns that can be something, from which a layout is chosen.
struct CSVRoles {
  private(set) var headings: [CSVHeading]
  private var columns: [CSVColumn: [Int]] = [:]
  /// Columns of one side, which count where the column that is called the amount is empty.
  private var spareSides: [(side: CSVColumn, column: Int)] = []
  /// What somebody said, whatever stands in the columns.
  private(set) var told: Set<CSVColumn> = []
  /// What shows what columns are, where that is not their content.
  private(set) var sources: [Int: TableEvidence.Source] = [:]

  /// What the headers say.
  init(_ headings: [CSVHeading]) {
    self.headings = headings
    let meanings = headings.map { CSVRoles.side($0) ?? CSVWords.meaning(of: $0) }
    for (index, meaning) in meanings.enumerated() {
      if let meaning, meaning.isWhole { columns[meaning.column, default: []].append(index) }
    }
    // What a part of a header says counts where no whole header says the same.
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
    for index in headings.indices where isKnown(index) { sources[index] = .header }
    if columns[.amount] == nil, columns[.credit] == nil, let amounts = columns[.net] ?? columns[.gross] {
      columns[.amount] = amounts
    }
  }

  /// What went out and what came in, where a sign is all of a header.
  private static func side(_ heading: CSVHeading) -> (column: CSVColumn, isWhole: Bool)? {
    guard heading.key.isEmpty, !heading.text.isEmpty else { return nil }
    switch heading.text.filter({ !"[]() ".contains($0) }) {
    case "-", "−", "–": return (.debit, true)
    case "+": return (.credit, true)
    default: return nil
    }
  }

  /// Whether a column is of the amount, which whole headers tell in another way.
  private func isAmountSaid(_ column: CSVColumn) -> Bool {
    switch column {
    case .amount: columns[.debit] != nil && columns[.credit] != nil
    case .debit, .credit: columns[.amount] != nil
    case .account: columns[.number] != nil
    default: false
    }
  }

  /// The columns of a meaning.
  subscript(column: CSVColumn) -> [Int] { columns[column] ?? [] }

  /// Whether something is known of a column.
  func isKnown(_ column: Int) -> Bool { columns.values.contains { $0.contains(column) } }

  /// Whether a date is among them.
  var hasDate: Bool { dates.contains { columns[$0] != nil } }
  /// Whether an amount is among them.
  var hasAmount: Bool { [CSVColumn.amount, .credit, .debit].contains { columns[$0] != nil } }

  /// Says what columns are; what the headers said of the same thing does not count then.
  mutating func set(_ column: CSVColumn, _ indexes: [Int], by source: TableEvidence.Source = .content) {
    for index in indexes { sources[index] = source }
    for other in CSVRoles.rivals[column] ?? [] { columns[other] = nil }
    for known in columns.keys { columns[known]?.removeAll { indexes.contains($0) } }
    columns = columns.filter { !$0.value.isEmpty }
    columns[column] = indexes
    told.insert(column)
  }

  /// Says what one more column is.
  mutating func add(_ column: CSVColumn, _ index: Int) { columns[column, default: []].append(index) }

  /// `Valuta` is the date of value or the currency.
  mutating func settleValuta(_ sample: CSVSample) {
    for column in self[.valuta] {
      let isDate = sample.cells(column).contains(where: sample.isDate)
      columns[isDate ? .value : .currency, default: []].append(column)
    }
    columns[.valuta] = nil
  }

  /// Forgets the columns in which something else stands than their headers say; a table without rows shows nothing.
  mutating func settle(_ rows: CSVSample) {
    guard !rows.rows.isEmpty else { return }
    for date in dates where !told.contains(date) {
      columns[date]?.removeAll { rows.cells($0).isEmpty || !rows.isMostly($0, rows.isDate) }
    }
    for figure in [CSVColumn.amount, .debit, .credit, .balance] where !told.contains(figure) {
      columns[figure]?.removeAll { !rows.isOfFigures($0) }
    }
    // Figures of money are no words, whatever their header says.
    for word in [CSVColumn.direction, .description, .type, .counterparty, .name, .payer, .payee, .status, .currency]
    where !told.contains(word) {
      columns[word]?.removeAll { !rows.cells($0).isEmpty && rows.cells($0).allSatisfy(rows.isMoney) }
    }
    takeSpareSides(rows)
    // A column that is empty everywhere is none where another one is not.
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

  private mutating func takeSpareSides(_ rows: CSVSample) {
    guard !told.contains(.amount), let amounts = columns[.amount], amounts.allSatisfy({ rows.cells($0).isEmpty }) else {
      return
    }
    for (side, column) in spareSides where rows.isMostly(column, rows.isFigure) {
      columns[side, default: []].append(column)
    }
  }

  /// The column of the day; a day that all rows share while another one varies is of the file, unless it is called that of booking.
  func date(_ rows: CSVSample) -> Int? {
    let all = dates.flatMap { self[$0] }
    // One that most rows lack says something else, which few of them have.
    let filled = all.filter { rows.cells($0).count * 2 >= rows.rows.count }
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

  /// Of two amounts with a currency behind each, that one is the account's whose currency is the same in all rows.
  mutating func settlePairs(_ rows: CSVSample) {
    guard !told.contains(.amount), let amount = self[.amount].first else { return }
    func currencies(_ column: Int) -> Set<String> { Set(rows.strings(column + 1)) }
    let pairs = headings.indices.dropLast().filter { column in
      rows.isFull(column, of: rows.isFigure) && currencies(column).allSatisfy { CSVFigure.currency($0) != nil }
        && rows.cells(column + 1).count == rows.rows.count && !self[.balance].contains(column)
    }
    let constant = pairs.filter { currencies($0).count == 1 }
    guard pairs.count == 2, pairs.contains(amount), constant.count == 1, constant[0] != amount else { return }
    for column in [CSVColumn.amount, .currency] { columns[column] = nil }
    for known in columns.keys { columns[known]?.removeAll { $0 == constant[0] || $0 == constant[0] + 1 } }
    (columns[.amount], columns[.currency]) = ([constant[0]], [constant[0] + 1])
  }

  /// The day that counts: of booking, of no certain name, of the purchase, of value.
  let dates: [CSVColumn] = [.booked, .day, .done, .value]

  private static let rivals: [CSVColumn: [CSVColumn]] = [
    .booked: [.day], .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
    .counterparty: [.name, .payer, .payee], .account: [.number, .accountName], .description: [.type],
    .currency: [.valuta],
  ]
}

/// What a header can mean, before all headers of a table are known.
enum CSVColumn: String, Hashable, CaseIterable {
  /// The day of booking; of a day that is not called anything; of the purchase; of value.
  case booked, day, done, value
  case amount, debit, credit, direction, balance, currency
  /// The text; a booking's kind, which is its text where there is no other.
  case description, type
  /// The other side; a name, which is another one's where nothing else is; who paid and who was paid.
  case counterparty, name, payer, payee
  /// The account: certain; a number, which may be the other side's; what it is called.
  case account, number, accountName
  case id, status
  /// The date of value or the currency: what stands in it says which.
  case valuta
  /// What may be spent, which is no balance; the account of the other side.
  case available, otherAccount
  /// What was taken for the transaction; the amount with it and without it.
  case fee, gross, net
  /// A part of what a bank writes into one table, such as a pocket of a wallet, with balances of its own.
  case part
  /// The amount as it was paid in another currency, that currency, and the rate between them.
  case originalAmount, originalCurrency, rate
  /// A sum of what came in or went out in a time.
  case turnover
  /// What sort of spending it is; the number of a cheque; the time of day.
  case category, check, time
  /// Known to be nothing that a transaction needs: BIC, mandate, country, name of the bank.
  case ignored
}

/// A column's header: what it means does not depend on capitals, blanks, signs and accents.
struct CSVHeading {
  /// As it stands.
  let text: String
  /// Its letters and digits, without the currency at its end.
  let key: String
  /// The currency that it names: `Amount (EUR)`, `Betrag (€)`, `Umsatz in EUR`.
  let currency: Currency?

  /// Whether it counts hundredths: `Amount in pence`, `amount_cents`.
  var isOfHundredths: Bool {
    CSVHeading.words(text).map(CSVHeading.folded).contains { CSVHeading.hundredths.contains($0) }
  }

  private static let hundredths: Set = [
    "cent", "cents", "pence", "penny", "ore", "centimes", "centimos", "centavos", "centesimi", "groszy", "grosz",
    "копеек", "копейки", "minor", "halere", "haler", "sen", "paise",
  ]

  /// Whether it is in a script of which all countries write a decimal point: Chinese, Japanese, Korean, Thai.
  var isOfPoints: Bool { text.unicodeScalars.contains(where: CSVHeadingParts.isWithoutBlanks) }

  /// Reads a header.
  init(_ text: String) {
    self.text = text
    var words = CSVHeading.words(text)
    currency = words.count > 1 ? CSVFigure.currency(words[words.count - 1]) : nil
    if currency != nil { words.removeLast() }
    if currency != nil, words.count > 1, ["in", "en", "i", "w", "em"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    key = CSVHeading.folded(words.joined())
  }
}

extension [CSVHeading] {
  /// The header of a column; nil where the table has none.
  subscript(at column: Int) -> CSVHeading? { indices.contains(column) ? self[column] : nil }
}
