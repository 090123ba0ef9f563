import BankeyModel

/// The part of a table that contains transactions, when headers do not tell: from the first row with a date.
struct CSVBody {
  /// The meaning of columns according to the row above and a profile.
  let roles: CSVRoles
  /// The index of the header row; nil when there is none.
  let header: Int?
  /// All rows from the first one with a date.
  let rest: CSVSample
  /// The number of fields in the first row.
  let width: Int

  /// Finds the transactions: most rows with a date and an amount have the same number of fields. Nil when no row has a
  /// date, or a column named in the profile is missing.
  init?(_ sample: CSVSample, _ profile: CSVProfile?) {
    let dated = sample.rows.filter { $0.count > 1 && $0.cells.contains(where: sample.isDate) }
    let counts = dated.filter { $0.cells.contains { sample.isFigure($0) && !sample.isDate($0) } }.map(\.count)
    let widths = Dictionary(counts.map { ($0, 1) }, uniquingKeysWith: +)
    guard let width = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key ?? dated.first?.count,
      let first = sample.rows.indices.first(where: { place in
        CSVBody.isTransaction(sample.rows[place], sample, width) && !CSVBody.isHead(place, of: sample, width)
      })
        ?? sample.rows.firstIndex(where: { $0.count == width && $0.cells.contains(where: sample.isDate) })
    else { return nil }
    self.width = width
    header = CSVBody.header(of: sample, before: first, width: width)
    let heads = header.map { sample.rows[$0] } ?? CSVRow()
    guard let roles = CSVRoles(heads, sample.text, profile, width: width) else { return nil }
    (self.roles, rest) = (roles, sample.after(header ?? first - 1))
  }

  /// Whether a row has a date and money. In rows of the usual width any number can be money.
  private static func isTransaction(_ row: CSVRow, _ sample: CSVSample, _ width: Int) -> Bool {
    guard row.count > 1, row.cells.contains(where: sample.isDate) else { return false }
    let others = row.cells.filter { !sample.isDate($0) }
    return (row.count > 2 && others.contains(where: sample.isMoney))
      || (row.count == width && others.contains(where: sample.isFigure))
  }

  /// Whether a row writes its dates in another form or another column than all rows below it, which agree: it is a
  /// line about the account.
  private static func isHead(_ place: Int, of sample: CSVSample, _ width: Int) -> Bool {
    func forms(_ row: CSVRow) -> [Int: Bool] {
      let dates = row.cells.enumerated().compactMap { index, cell in sample.text.date(cell).map { (index, $0) } }
      return Dictionary(uniqueKeysWithValues: dates.map { ($0, $1.order == .yearFirst) })
    }
    let below = sample.rows[(place + 1)...].filter { $0.count == width }.map(forms)
    // A line before a single transaction must also name the account.
    let isNamed = sample.rows[place].cells.contains { cell in
      sample.text.string(cell).map { CSVAccountWords.isNumber($0.replacing("'", with: "")) } ?? false
    }
    guard below.count > 1 || isNamed, let usual = below.first, below.allSatisfy({ $0 == usual }) else { return false }
    let own = forms(sample.rows[place])
    return own.contains { column, form in usual[column].map { $0 != form } ?? false }
      || own.keys.allSatisfy { usual[$0] == nil }
  }

  /// The header above the transactions: a row of similar width without dates and numbers. Other rows may lie between.
  private static func header(of sample: CSVSample, before first: Int, width: Int) -> Int? {
    sample.rows[..<first].lastIndex { row in
      (width - 1...width + 1).contains(row.count) && !row.cells.contains { sample.isDate($0) || sample.isFigure($0) }
        && row.cells.count(where: { !$0.isEmpty }) * 2 > row.count
        // The account number in a line above.
        && !row.cells.contains { sample.text.string($0).map(CSVAccountWords.isNumber) ?? false }
    }
  }

  /// Whether a field names an opening or closing balance or a sum.
  private func isLine(_ cell: CSVCell) -> Bool {
    CSVWords.mayBeLine(rest.text.bytes[cell.place]) && rest.text.string(cell).flatMap(CSVWords.line) != nil
  }

  /// The rows of transactions; nil when most rows are something else.
  var rows: CSVSample? {
    var rows = rest
    rows.rows = rest.rows.filter { $0.count == width && $0.cells.contains(where: rest.isDate) }
    let transactions = rows.rows.filter { !$0.cells.contains(where: isLine) }
    if !transactions.isEmpty { rows.rows = transactions }
    // Rows of text may lie between them.
    let others = rest.rows.count { $0.count > 1 && $0.cells.contains(where: rest.isFigure) }
    return !rows.rows.isEmpty && rows.rows.count * 2 >= others ? rows : nil
  }
}
