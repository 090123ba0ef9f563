import BankeyModel

/// The column that names the currency of the amounts.
extension CSVLayout {
  /// Chooses the column that the headers name, or two if money out and money in have one each.
  mutating func setCurrency(_ roles: CSVRoles, _ rows: CSVSample) {
    guard amounts.allSatisfy({ headings[$0].currency == nil }) else { return }
    let named = roles[.currency].filter { mayNameCurrency($0, roles, rows) }
    if let debit = money.debit, let credit = money.credit, named.contains(debit + 1), named.contains(credit + 1) {
      (currency, creditCurrency) = (debit + 1, credit + 1)
      return
    }
    if let own = sameWord(roles, rows) { return currency = own }
    if let sides = sideCurrencies(rows) { return (currency, creditCurrency) = sides }
    currency = unnamedCurrency(beside: named, roles, rows) ?? ownCurrency(named, roles, rows)
    leaveForeignCurrency(roles, rows)
    guard currency == nil, ownCurrency == nil, let amount = money.amount else { return }
    // The currency behind the amount of a purchase, which is the account's where the amounts are equal.
    ownCurrency =
      (named + roles[.originalCurrency]).lazy.filter { $0 > 0 && $0 != amount + 1 }.compactMap { codes in
        rows.isFull(codes - 1, of: rows.isFigure) ? rows.sharedCurrency(amount, codes - 1, codes) : nil
      }.first
  }

  /// The columns of codes beside money out and money in, each filled in exactly the rows with an amount on its side.
  private func sideCurrencies(_ rows: CSVSample) -> (Int, Int)? {
    guard let debit = money.debit, let credit = money.credit else { return nil }
    func codes(of amount: Int) -> Int? {
      [amount + 1, amount - 1].first { column in
        headings.indices.contains(column) && !amounts.contains(column)
          && rows.strings(column).allSatisfy { CSVFigure.currency($0) != nil || CSVReader.isUnit($0) }
          && rows.rows.allSatisfy { ($0[column] == nil) == ($0[amount] == nil) }
      }
    }
    guard let out = codes(of: debit), let into = codes(of: credit), out != into,
      (rows.strings(out) + rows.strings(into)).contains(where: { CSVFigure.currency($0) != nil })
    else { return nil }
    return (out, into)
  }

  /// Whether a column called the currency can be that of the amounts.
  private func mayNameCurrency(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    // The currency behind the amount of a purchase is that of the purchase.
    if let purchase, column == purchase + 1, !CSVAccountWords.isOfAccount(headings[column]) { return false }
    if isOfPurchase(column, roles) || contradictsFigures(column, rows) { return false }
    let cells = rows.cells(column)
    return cells.isEmpty || !cells.allSatisfy { CSVFigure.isNothing(rows.text, $0) }
  }

  /// Whether a header means the currency of a purchase, beside an amount called the account's.
  private func isOfPurchase(_ column: Int, _ roles: CSVRoles) -> Bool {
    guard !roles.told.contains(.currency), amounts.contains(where: { CSVAccountWords.isOfAccount(headings[$0]) }) else {
      return false
    }
    return CSVAccountWords.isOfPurchase(headings[column])
  }

  /// Whether a column has other currencies than the one that stands beside the figures of the amounts.
  private func contradictsFigures(_ column: Int, _ rows: CSVSample) -> Bool {
    guard let written = rows.writtenCurrency(amounts) else { return false }
    return rows.strings(column).contains { CSVFigure.currency($0).map { $0 != written } ?? false }
  }

  /// A column of codes behind the amount whose header is unknown, such as `Fiat`, if none beside the amount or for the
  /// account is called the currency.
  private func unnamedCurrency(beside named: [Int], _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    guard roles.told.isEmpty, let amount = money.amount, amount + 1 < width, !roles.isKnown(amount + 1),
      named.allSatisfy({ abs($0 - amount) > 1 && !CSVAccountWords.isOfAccount(headings[$0]) })
    else { return nil }
    let codes = rows.strings(amount + 1)
    return codes.count == rows.rows.count && codes.allSatisfy { CSVFigure.currency($0) != nil } ? amount + 1 : nil
  }

  /// Of several currencies, the one beside the amount, or the account's if the amount is called so. A currency that
  /// changes after another figure belongs to that figure.
  private func ownCurrency(_ named: [Int], _ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let last = amounts.max() ?? 0
    let likely = named.filter { column in
      !isOtherAmount(column - 1, roles, rows) || Set(rows.strings(column)).count == 1
    }
    let isOfAccount = amounts.contains { CSVAccountWords.isOfAccount(headings[$0]) }
    let account = isOfAccount ? likely.first { CSVAccountWords.isOfAccount(headings[$0]) } : nil
    return account ?? likely.first { $0 == last + 1 } ?? likely.first
  }

  /// Whether a column holds other amounts than those chosen. Numbers, such as those of accounts, are none.
  private func isOtherAmount(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    guard column >= 0, !figures.contains(column), !rows.cells(column).isEmpty else { return false }
    let others: [CSVColumnRole] = [.originalAmount, .gross, .net, .held, .available, .turnover, .rate]
    let isKnown = others.contains { roles[$0].contains(column) }
    return rows.cells(column).allSatisfy(rows.isFigure)
      && (isKnown || (!roles.isKnown(column) && rows.cells(column).contains(where: rows.isMoney)))
  }

  /// The field with the currency of a row.
  func currencyCell(_ row: CSVRow) -> CSVCell? {
    guard let creditCurrency, row[money.credit] != nil, row[money.debit] == nil else { return row[currency] }
    return row[creditCurrency]
  }

  /// Drops the column if it belongs to another figure. A currency that only some rows have does, and so does one beside
  /// an amount that only foreign transactions have.
  private mutating func leaveForeignCurrency(_ roles: CSVRoles, _ rows: CSVSample) {
    guard let column = currency, creditCurrency == nil, !roles.told.contains(.currency) else { return }
    if isOfOtherAmount(column, roles, rows) || areAllConverted(column, roles, rows) { return currency = nil }
    guard Set(rows.strings(column)).count > 1 else {
      // A currency that most rows lack is not that of their amounts.
      let isRare = rows.cells(column).count * 2 < rows.rows.count
      if isRare || isOfForeign(column, roles, rows) { currency = nil }
      return
    }
    if let unit = currencyOfRates(column, roles, rows) {
      let isBeside = amounts.contains(column - 1) && !CSVAccountWords.isOfPurchase(headings[column])
      unconverted = isBeside ? column : nil
      return (currency, ownCurrency) = (nil, unit)
    }
    let isGappy = rows.rows.contains { $0[column] == nil }
    let others = (0..<width).filter { other in
      !figures.contains(other) && (roles[.originalAmount].contains(other) || !roles.isKnown(other))
    }
    ownCurrency = others.lazy.compactMap { rows.own(column, beside: $0) }.first
    if isGappy || ownCurrency != nil { currency = nil }
  }

  /// Whether the only column of currencies belongs to the amounts of purchases: those differ from the amounts in every
  /// row that has a currency.
  private func isOfOtherAmount(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    guard roles.amountOfAccounts(rows) == nil, isOnlyCurrency(column, roles, rows) else { return false }
    let named = rows.rows.filter { $0[column] != nil }
    return headings.indices.contains { other in
      isForeign(other, roles, rows) && !figures.contains(other) && headings[other].currency == nil && !named.isEmpty
        && named.allSatisfy { row in
          row[other].map { rows.isFigure($0) && !rows.isZero($0) } == true
            && !amounts.contains { rows.size(row, $0) == rows.size(row, other) }
        }
    }
  }

  /// Whether a header means amounts in the currencies of purchases. The code of a transaction is none.
  private func isForeign(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    if roles[.originalAmount].contains(column) { return true }
    if roles.isKnown(column) { return false }
    return CSVHeadingParts.nameAmount(headings[column])
      || (CSVAccountWords.isOfPurchase(headings[column]) && rows.cells(column).contains(where: rows.isMoney))
  }

  /// Whether no other column names currencies, and the header does not mean the account's.
  private func isOnlyCurrency(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    !CSVAccountWords.isOfAccount(headings[column])
      && (roles[.currency] + roles[.originalCurrency]).allSatisfy { $0 == column || rows.cells($0).isEmpty }
      && !(0..<width).contains { $0 != column && rows.areCodes($0) }
  }

  /// Whether all rows with a currency have an exchange rate other than 1, by which a purchase was converted.
  private func areAllConverted(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    let named = rows.rows.filter { $0[column] != nil }
    guard let rate = roles[.rate].first, !named.isEmpty, isOnlyCurrency(column, roles, rows) else { return false }
    return named.allSatisfy { row in rows.rate(row, rate).map { $0 != .zero && $0 != CSVSample.par } ?? false }
  }

  /// The currency whose exchange rate is 1, beside others whose rate is not: the amounts are in it, and a rate tells how
  /// the amount of a purchase was converted.
  private func currencyOfRates(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Currency? {
    guard let rate = roles[.rate].first(where: { !rows.cells($0).isEmpty }), !isConverted(column, roles, rows) else {
      return nil
    }
    var units: [String: Set<Bool>] = [:]
    for row in rows.rows {
      guard let code = rows.text.string(row[column]) else { continue }
      units[code, default: []].insert(rows.rate(row, rate).map { $0 == CSVSample.par } ?? true)
    }
    let own = units.filter { $0.value == [true] }.keys
    let others = units.filter { $0.value == [false] }.keys
    guard own.count == 1, !others.isEmpty, own.count + others.count == units.count else { return nil }
    return own.first.flatMap { CSVFigure.currency($0) }
  }

  /// Whether a single currency stands only in the rows that have another figure, which is then in that currency.
  private func isOfForeign(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    guard !rows.cells(column).isEmpty, rows.rows.contains(where: { $0[column] == nil }) else { return false }
    return (0..<width).contains { other in
      !figures.contains(other) && (roles[.originalAmount].contains(other) || !roles.isKnown(other))
        && rows.cells(other).allSatisfy(rows.isFigure)
        && rows.rows.allSatisfy { ($0[other] == nil) == ($0[column] == nil) }
    }
  }

  /// A column of codes without a known header is the currency if it is beside the amount, or is the only one.
  mutating func findCurrency(_ roles: CSVRoles, _ rows: CSVSample) {
    let isNamed = amounts.contains { headings.indices.contains($0) && headings[$0].currency != nil }
    guard currency == nil, !isNamed else { return }
    let codes = (0..<width).filter { column in
      let words = rows.strings(column)
      return !roles.isKnown(column) && !taken.contains(column) && !words.isEmpty && words.count == rows.rows.count
        && rows.areUnits(words, below: headings[at: column])
        && (headings.isEmpty || !isOfOtherAmount(column, roles, rows))
    }
    currency =
      codes.first { column in amounts.contains { abs(column - $0) == 1 } } ?? (codes.count == 1 ? codes[0] : nil)
  }
}

extension CSVSample {
  /// The exchange rate of a currency to itself.
  fileprivate static let par = Amount(units: 1, scale: 0)

  /// The exchange rate in a row; nil when it has none.
  fileprivate func rate(_ row: CSVRow, _ column: Int) -> Amount? {
    row[column].flatMap { CSVFigure.amount(text, $0, mark(column) ?? .dot, in: Currency.unknown) }?
      .dropping(zerosBeyond: 0)
  }

  /// Whether every text of a column is the code or sign of a currency.
  fileprivate func areCodes(_ column: Int) -> Bool {
    let words = strings(column)
    return !words.isEmpty && words.allSatisfy { CSVFigure.currency($0) != nil }
  }

  /// The digits of a figure with its marks.
  fileprivate func size(_ row: CSVRow, _ column: Int) -> String? {
    text.string(row[column])?.filter { $0.isNumber || ".,".contains($0) }
  }

  /// The only currency written beside the figures of columns; nil when there is none, or more than one.
  fileprivate func writtenCurrency(_ columns: [Int]) -> Currency? {
    let currencies = Set(columns.flatMap(cells).map { CSVFigure.with(text, $0) { _, currency in currency } ?? nil })
    return currencies.count == 1 ? currencies.first ?? nil : nil
  }

  /// Whether the words of a column are currencies; below a header for a unit, also codes of several units of which one
  /// is a currency: `EUR`, `BTC`.
  fileprivate func areUnits(_ words: [String], below heading: CSVHeading?) -> Bool {
    let units = Set(words)
    let known = units.filter { FigureWords.currency($0) != nil }
    if known.count == units.count { return units.count > 1 || CSVFigure.currency(words[0]) != nil }
    return heading.map { WordFolding.contains($0.key, anyOf: CSVSample.units) } == true
      && known.contains { !CSVPreamble.words.contains($0) }
      && units.allSatisfy { known.contains($0) || CSVReader.isUnit($0) }
  }

  private static let units = [
    "coin", "asset", "ticker", "symbol", "unit", "token", "pocket", "wallet", "curr", "ccy", "waehr", "wahr", "devise",
    "moneda", "moeda", "valut", "币", "幣", "通貨", "통화", "валют",
  ]
}
