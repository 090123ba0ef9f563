import BankeyModel

/// The number of fields in the rows of a table. Decides which rows with more or fewer fields can be read: when a field
/// is missing or extra, the balance may have moved to the place of the amount.
///
/// This is a class because every row uses it.
final class CSVWidth {
  /// The number of fields in most rows.
  let usual: Int
  /// The number of columns with a header.
  private let named: Int
  /// The columns of amounts and balances.
  private let figures: [Int]
  /// The last column with figures.
  private let lastFigure: Int
  /// Whether figures follow the amount, which could move into its place.
  private let canShift: Bool
  /// Whether only text follows the last figure, so that additional fields belong to it.
  private let endsInText: Bool
  /// Whether all rows lack a field in the middle, so that later fields stand below the wrong headers.
  private let lacksInnerField: Bool
  /// The kinds of content found in each column.
  private let kinds: [Set<Kind>]
  private let rows: CSVSample

  private enum Kind { case date, figure, words }

  init(_ layout: CSVLayout, _ rows: CSVSample) {
    let transactions = rows.transactions
    let counts = Dictionary(transactions.rows.map { ($0.count, 1) }, uniquingKeysWith: +)
    let (first, last) = (layout.amounts.min() ?? 0, layout.figures.max() ?? 0)
    endsInText = max(last, layout.date) < layout.width - 1 && !rows.isMostly(layout.width - 1, rows.isFigure)
    let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? layout.width
    (self.usual, self.rows, named) = (usual, rows, layout.width)
    figures = layout.figures
    canShift =
      last > first
      || (0..<usual).contains { column in
        column > first && !rows.cells(column).isEmpty && rows.isMostly(column, rows.isFigure)
      }
    lastFigure = max(last, layout.date)
    let whole = transactions.rows.filter { $0.count == usual }
    let kinds = (0..<usual).map { column in Set(whole.compactMap { CSVWidth.kind($0[column], rows) }) }
    self.kinds = kinds
    lacksInnerField =
      usual < layout.width
      && layout.headings.indices.prefix(usual).contains { column in
        guard let meaning = CSVWords.meaning(of: layout.headings[column])?.column else { return false }
        return kinds[column] == [.words] && CSVWidth.exact.contains(meaning)
          || kinds[column] == [.figure] && meaning == .value
      }
  }

  /// The meanings of columns without words.
  private static let exact: Set<CSVColumnRole> = [.booked, .day, .done, .value, .amount, .debit, .credit, .balance]

  /// The number of fields that a row with another form should have.
  func expected(_ row: CSVRow) -> Int { row.count == usual ? named : usual }

  /// Whether the fields of a row are in their columns.
  func fits(_ row: CSVRow) -> Bool {
    // Text after an unbalanced quote may belong to the field before.
    if row.hasStrayQuote { return row.count == named }
    if row.count == usual { return !lacksInnerField }
    let isSplit = figures.contains { areParts(row, $0, isFirst: true) }
    // The last text of other rows has more delimiters.
    if row.count < usual { return !canShift || endsEarly(row) || (endsInText && row.count >= named && !isSplit) }
    if isSplit { return false }
    return endsInText || row.cells.dropFirst(max(usual, named)).allSatisfy(\.isEmpty)
  }

  /// Joins the surplus fields of a row if the delimiter occurs in a figure or a text: there must be one column for
  /// which all other fields fit.
  func mend(_ row: inout CSVRow) {
    guard row.count > named, usual == named, let place = figurePlace(row) ?? (fits(row) ? nil : textPlace(row)) else {
      return
    }
    row.join(place)
  }

  /// The fields that are one figure: `-1,234.56` or `-4,50`.
  private func figurePlace(_ row: CSVRow) -> ClosedRange<Int>? {
    let more = row.count - named
    let found = (0..<row.count).map { CSVWidth.kind(row[$0], rows) }
    let places = figures.filter { column in
      (column..<column + more).allSatisfy { areParts(row, $0, isFirst: $0 == column) }
        && (0..<named).allSatisfy { $0 == column || fits(found[$0 < column ? $0 : $0 + more], $0) }
    }
    return places.count == 1 ? places[0]...(places[0] + more) : nil
  }

  /// Whether a field and the next can be parts of one figure: a group of three digits, or two decimals, follows.
  private func areParts(_ row: CSVRow, _ column: Int, isFirst: Bool) -> Bool {
    guard let cell = row[column], let next = row[column + 1],
      rows.text.bytes[cell.place.upperBound..<next.place.lowerBound].elementsEqual(",".utf8)
    else { return false }
    let (whole, rest) = (rows.text.bytes[cell.place], CSVFigure.withoutUnit(rows.text.bytes[next.place]))
    // A sign or currency may stand before the digits.
    let digits = isFirst ? whole.drop { !isDigit($0) } : whole[...]
    guard !digits.isEmpty, digits.allSatisfy({ isDigit($0) }), isFirst || digits.count == 3 else { return false }
    let group = rest.prefix { isDigit($0) }
    return (group.count == 3 && digits.count < 4 && (group.count == rest.count || rest[group.endIndex] == 0x2E))
      || (group.count == 2 && rest.count == 2)
  }

  private func textPlace(_ row: CSVRow) -> ClosedRange<Int>? {
    let more = row.count - named
    let found = (0..<row.count).map { CSVWidth.kind(row[$0], rows) }
    let places = (0..<named).filter { text in
      kinds[text] == [.words] && found[text...(text + more)].allSatisfy { $0 == .words || $0 == nil }
        && (0..<named).allSatisfy { $0 == text || fits(found[$0 < text ? $0 : $0 + more], $0) }
    }
    return places.count == 1 ? places[0]...(places[0] + more) : nil
  }

  /// Whether the comma of some figure's thousands may also separate the fields.
  var hasSplitThousands: Bool {
    rows.transactions.rows.contains { row in
      row.count > named
        && figures.contains { areParts(row, $0, isFirst: true) && row[$0 + 1].map { $0.place.count > 2 } ?? false }
    }
  }

  /// Whether the commas of figures separate the fields of all rows.
  func splitsFigures(_ layout: CSVLayout) -> Bool {
    guard usual > named else { return false }
    let whole = rows.transactions.rows.filter { $0.count == usual }
    // A line about a balance may have it elsewhere.
    let withAmount = whole.filter { $0[layout.amounts.first] != nil }
    return !whole.isEmpty && whole.allSatisfy { row in figures.contains { areParts(row, $0, isFirst: true) } }
      || !withAmount.isEmpty && withAmount.allSatisfy { splitsDecimals($0, at: layout.amounts[0]) }
  }

  /// Whether two decimals follow a whole amount in a field of their own.
  private func splitsDecimals(_ row: CSVRow, at amount: Int) -> Bool {
    guard let cell = row[amount], let next = row[amount + 1] else { return false }
    let decimals = CSVFigure.withoutUnit(rows.text.bytes[next.place])
    return decimals.count == 2 && decimals.allSatisfy(isDigit)
      && rows.text.bytes[cell.place].allSatisfy { isDigit($0) || "+-. ".utf8.contains($0) }
  }

  /// Whether all rows have more fields than the headers, and figures stand in a column of texts: the delimiter occurs
  /// in the figures before it.
  func isShifted(_ layout: CSVLayout) -> Bool {
    guard usual > named else { return false }
    let whole = rows.transactions.rows.filter { $0.count == usual }
    return layout.headings.indices.contains { column in
      let meaning = CSVWords.meaning(of: layout.headings[column])?.column
      return column > (figures.min() ?? 0) && meaning.map { CSVWidth.texts.contains($0) } == true && !whole.isEmpty
        && whole.allSatisfy { $0[column].map(rows.isFigure) ?? false }
        && whole.allSatisfy { $0[named].map(rows.isFigure) == false }
    }
  }

  private static let texts: Set<CSVColumnRole> = [.description, .type, .counterparty, .name, .payer, .payee]

  /// The additional fields, which belong to the last text.
  func more(_ row: CSVRow) -> Range<Int> { endsInText && row.count > named ? named..<row.count : 0..<0 }

  /// Whether only the last fields of a row are missing: the others fit their columns and would fit no other ones. A
  /// field in a column that is empty elsewhere does not fit: such a row is a line about the account.
  private func endsEarly(_ row: CSVRow) -> Bool {
    let found = (0..<row.count).map { CSVWidth.kind(row[$0], rows) }
    guard row.count > lastFigure, (0...lastFigure).allSatisfy({ fits(found[$0], $0) }),
      found.indices.allSatisfy({ found[$0] == nil || !kinds[$0].isEmpty })
    else { return false }
    let gap = usual - row.count
    return (0...lastFigure).allSatisfy { start in
      found.indices.dropFirst(start).contains { column in !fits(found[column], column + gap) }
    }
  }

  private func fits(_ kind: Kind?, _ column: Int) -> Bool { kind.map { kinds[column].contains($0) } ?? true }

  private static func kind(_ cell: CSVCell?, _ rows: CSVSample) -> Kind? {
    guard let cell else { return nil }
    return rows.isDate(cell) ? .date : rows.isFigure(cell) ? .figure : .words
  }
}
