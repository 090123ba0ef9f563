import BankeyCore

/// The columns that can be something, from which a layout is chosen.
struct CSVRoles {
  private(set) var headings: [CSVHeading]
  private var columns: [CSVColumn: [Int]] = [:]

  /// What the headers say.
  init(_ headings: [CSVHeading]) {
    self.headings = headings
    for (index, heading) in headings.enumerated() {
      if let column = CSVWords.column(heading.key) { columns[column, default: []].append(index) }
    }
  }

  /// The columns of a meaning.
  subscript(column: CSVColumn) -> [Int] { columns[column] ?? [] }

  /// Whether something is known of a column.
  func isKnown(_ column: Int) -> Bool { columns.values.contains { $0.contains(column) } }

  /// Whether a date is among them.
  var hasDate: Bool { dates.contains { columns[$0] != nil } }
  /// Whether an amount is among them.
  var hasAmount: Bool { columns[.amount] != nil || columns[.credit] != nil }

  /// Says what columns are; what the headers said of the same thing does not count then.
  mutating func set(_ column: CSVColumn, _ indexes: [Int]) {
    for other in CSVRoles.rivals[column] ?? [] { columns[other] = nil }
    for known in columns.keys { columns[known]?.removeAll { indexes.contains($0) } }
    columns = columns.filter { !$0.value.isEmpty }
    columns[column] = indexes
  }

  /// `Valuta` is the date of value or the currency.
  mutating func settleValuta(_ sample: CSVSample) {
    for column in self[.valuta] {
      let isDate = sample.cells(column).contains(where: sample.isDate)
      columns[isDate ? .value : .currency, default: []].append(column)
    }
    columns[.valuta] = nil
  }

  /// The day that counts: of booking, of no certain name, of the purchase, of value.
  let dates: [CSVColumn] = [.booked, .day, .done, .value]

  private static let rivals: [CSVColumn: [CSVColumn]] = [
    .booked: [.day], .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
    .counterparty: [.name, .payer, .payee], .account: [.number, .accountName], .description: [.type],
    .currency: [.valuta],
  ]
}
