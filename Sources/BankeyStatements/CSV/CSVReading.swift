import BankeyModel

/// How to read the dates and figures of a table: as the profile says, as all rows together show, or as the bank is
/// known to write them.
struct CSVReading {
  let dates: DateOrder
  let decimals: DecimalMark
  /// The evidence for the order of dates.
  let datesBy: TableEvidence.Source
  let decimalsBy: TableEvidence.Source
  /// The mark of the balances, where they show another one.
  let balanceDecimals: DecimalMark
  /// The rule for the signs of amounts, and the evidence for it.
  let sign: CSVSignChoice
  /// Assumptions that no field proves, and how to override them.
  private(set) var guesses: [ReadingError] = []

  /// Decides, or throws an error that names the lines of the config that would decide.
  init(_ survey: CSVSurvey, _ table: CSVTable) throws(ReadingError) {
    var guesses: [ReadingError] = []
    (dates, datesBy) = try CSVReading.dates(survey, table, &guesses)
    try table.checkCalendar(dates)
    if let note = table.noteOfDays { guesses.append(note) }
    if let place = survey.dates.beyondMonth(dates) { guesses.append(table.beyondMonth(place, dates)) }
    (decimals, decimalsBy) = try CSVReading.decimals(survey, table, &guesses)
    balanceDecimals = survey.balanceMarks.shown ?? decimals
    if survey.halves.count > 0 { throw table.halfOfAPair(survey.halves.first) }
    sign = try CSVSignChoice(survey, table, dates)
    if table.profile?.currency == nil, let question = table.openCurrency { throw question }
    if table.layout.balancesFrom != nil { guesses.append(table.newestWithoutBalance) }
    if sign.proof?.isOwed == true { guesses.append(table.owedBalances) }
    if let column = sign.money.columns.first(where: { table.layout.headings[at: $0]?.isOfThousands == true }) {
      throw ReadingError(
        "The amounts in column \(table.layout.name(column)) are in thousands or millions, so they are not exact. Save the table with whole amounts.",
        at: table.start)
    }
    if let unit = table.layout.money.smallUnit { guesses.append(table.counted(in: unit, table.layout.amounts[0])) }
    try table.checkTables(survey, sign.proof)
    if let place = table.otherCurrency(survey, sign.proof) { guesses.append(CSVReading.accountPerCurrency(place)) }
    if let place = survey.otherCurrency, table.layout.currency == nil, table.profile?.currency == nil {
      guard survey.namesCurrencies else { throw CSVReading.twoCurrencies(place) }
      guesses.append(CSVReading.accountPerCurrency(place))
    }
    self.guesses = guesses
  }

  /// The balance of a row; negative where the balances are what is owed.
  func balance(of row: CSVRow, _ table: CSVTable, in unit: Currency) -> Amount? {
    signed(table.layout.balance(of: row, table.text, balanceDecimals, in: unit))
  }

  /// The balance in a field of a line.
  func balance(_ cell: CSVCell, _ text: CSVText, in unit: Currency) -> Amount? {
    signed(figure(cell, text, in: unit))
  }

  /// The figure in a field outside the table, which may have another decimal mark: `577,86 EUR` above `-75.00`.
  func figure(_ cell: CSVCell, _ text: CSVText, in unit: Currency) -> Amount? {
    CSVFigure.amount(text, cell, balanceDecimals, in: unit)
      ?? CSVFigure.amount(text, cell, balanceDecimals == .comma ? .dot : .comma, in: unit)
  }

  private func signed(_ balance: Amount?) -> Amount? { sign.proof?.isOwed == true ? balance?.negated : balance }

  private static func decimals(
    _ survey: CSVSurvey, _ table: CSVTable, _ guesses: inout [ReadingError]
  ) throws(ReadingError) -> (DecimalMark, TableEvidence.Source) {
    if let mark = table.profile?.decimals { return (mark, .profile) }
    if let mark = survey.decimals { return (mark, .content) }
    if !survey.marks.isContradicting, let likely = likelyDecimals(survey, table, &guesses) { return likely }
    if let dot = survey.marks.dot, let comma = survey.marks.comma {
      throw ReadingError(
        "Some amounts have a decimal point and others a decimal comma, so bankey cannot read them.", at: max(dot, comma)
      )
    }
    throw ReadingError(
      "The file does not show whether three digits after a mark are thousands or decimals. "
        + table.advice("decimal_mark = \".\"", or: "decimal_mark = \",\""), at: survey.marks.undecided ?? 0,
      asking: survey.marks.undecided.flatMap(table.question(ofFigure:)))
  }

  /// The mark by what the bank writes, the balances and the other columns, or what is customary.
  private static func likelyDecimals(
    _ survey: CSVSurvey, _ table: CSVTable, _ guesses: inout [ReadingError]
  ) -> (DecimalMark, TableEvidence.Source)? {
    if let bank = table.bank, let mark = bank.decimals {
      guesses.append(table.decimalsOfBank(mark, bank, at: survey.marks.undecided ?? 0))
      return (mark, .bank)
    }
    if let mark = table.markByBalances(survey) { return (mark, .balances) }
    if let mark = table.markOfOthers, survey.fits(mark, table) { return (mark, .content) }
    return survey.marks.undecided.flatMap { customaryDecimals(survey, table, at: $0, &guesses) }
  }

  /// The mark that is customary with the currency or in the countries of the headers, where the figure at `place` leaves
  /// it open.
  private static func customaryDecimals(
    _ survey: CSVSurvey, _ table: CSVTable, at place: Int, _ guesses: inout [ReadingError]
  ) -> (DecimalMark, TableEvidence.Source)? {
    guard let cell = table.cell(at: place) else { return nil }
    let hasComma = CSVFigure.with(table.text, cell) { figure, _ in figure.contains(UInt8(ascii: ",")) } ?? false
    let other = hasComma ? DecimalMark.dot : .comma
    // A currency without decimals has only groups.
    let currency = table.namedCurrency(survey) ?? Currency.unknown
    if currency.decimals == 0 { return (other, .content) }
    // In one with three decimals, figures that all end in three digits have them.
    if currency.decimals == 3, let mark = survey.evenMark {
      guesses.append(table.decimalsOfCurrency(mark, currency, at: place))
      return (mark, .content)
    }
    guard !survey.marks.isUngrouped else { return nil }
    if currency.isWithoutCents, hasComma || currency.customaryMark == other {
      guesses.append(table.decimalsAsUsual(other, with: currency, at: place))
      return (other, .content)
    }
    // Nobody's payments are all whole thousands, but programs write three decimals everywhere.
    if survey.marks.mayHaveThreeDecimals, !table.layout.headings.contains(where: \.isWithoutCents) { return nil }
    // A mark that these countries write between thousands, and none of them has a currency with three decimals.
    if currency.decimals < 3, table.layout.headings.contains(where: { hasComma ? $0.isOfPoints : $0.isOfCommas }) {
      guesses.append(table.decimalsOfHeaders(other, at: place))
      return (other, .header)
    }
    guard currency.customaryMark == other else { return nil }
    guesses.append(table.decimalsAsUsual(other, with: currency, at: place))
    return (other, .content)
  }

  private static func twoCurrencies(_ place: Int) -> ReadingError {
    ReadingError(
      "The amounts are in several currencies, and some do not name theirs. Save each currency in a separate file.",
      at: place)
  }

  private static func accountPerCurrency(_ place: Int) -> ReadingError {
    ReadingError(
      "The amounts are in several currencies, so each currency becomes a separate account.", at: place)
  }
}

/// What the figures of a table's first rows show beside those of the amounts.
extension CSVTable {
  /// The decimal mark that figures beside the amounts prove, such as rates; nil when they do not.
  var markOfOthers: DecimalMark? {
    var marks = MarkEvidence()
    for column in layout.headings.indices where !layout.figures.contains(column) && sample.isOfFigures(column) {
      let meaning = CSVWords.meaning(of: layout.headings[column])?.column
      guard meaning.map(CSVTable.others.contains) ?? false else { continue }
      for cell in sample.cells(column) {
        _ = CSVFigure.with(text, cell) { figure, _ in marks.see(figure, at: cell.place.lowerBound) }
      }
    }
    return marks.shown
  }

  private static let others: Set<CSVColumnRole> = [.rate, .originalAmount, .fee, .available, .net, .gross]
}

extension CSVSurvey {
  /// Whether the amounts are whole thousands beside a decimal mark, or all of them have three decimals.
  func fits(_ mark: DecimalMark, _ table: CSVTable) -> Bool {
    guard let place = marks.undecided, let cell = table.cell(at: place) else { return false }
    let hasComma = CSVFigure.with(table.text, cell) { figure, _ in figure.contains(UInt8(ascii: ",")) } ?? false
    return (mark == .comma) != hasComma || evenMark == mark
  }
}
