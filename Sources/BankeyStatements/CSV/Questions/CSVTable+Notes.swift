import BankeyModel

/// Notes about how a table is read where no field proves it.
extension CSVTable {
  /// A note about dates that are incomplete by themselves; nil when they are complete.
  var noteOfDays: ReadingError? {
    let first = Quotation.of(sample.strings(layout.date).first ?? "")
    return switch text.days {
    case .written, .croatian, .sixDigits: nil
    case .serial:
      ReadingError("The dates are numbers such as \(first), which bankey reads as Excel dates.", at: start)
    case .withoutYear where profile?.year != nil: nil
    case .withoutYear(let days):
      ReadingError(
        "The dates have no year, so bankey takes it from the dates around the table: \(days.lowerBound) to \(days.upperBound).",
        at: start)
    }
  }

  /// A note about dates beyond the end of their month, as written by banks that count 30 days per month.
  func beyondMonth(_ place: Range<Int>, _ order: DateOrder) -> ReadingError {
    let cell = CSVCell(place: place)
    let day = text.date(cell)?.day(order)?.description ?? ""
    return ReadingError(
      "Dates like \(Quotation.of(text.string(cell) ?? "")) do not exist, so bankey uses the last day of the month: \(day).",
      at: place.lowerBound)
  }

  /// The mark with which the balances add up, where they do with one only.
  func markByBalances(_ survey: CSVSurvey) -> DecimalMark? {
    guard survey.marks.undecided != nil, let balance = layout.balance, let ways = try? CSVAmountReadings(survey, self)
    else {
      return nil
    }
    let marks = [DecimalMark.dot, .comma].filter { mark in
      let trial = CSVTrial(sample, layout, profile?.dates ?? survey.dates.order, mark: mark)
      return !trial.proofs(ways.all, balances: [balance]).isEmpty
    }
    return marks.count == 1 ? marks[0] : nil
  }

  /// The note that the countries with such headers write this decimal mark.
  func decimalsOfHeaders(_ mark: DecimalMark, at place: Int) -> ReadingError {
    let (name, other) = mark == .comma ? ("comma", ".") : ("point", ",")
    return ReadingError(
      "The amounts are read with a decimal \(name), because the headers are from a country that writes amounts that way. "
        + correction("decimal_mark = \"\(other)\""), at: place)
  }

  /// The note that the countries with a currency write this decimal mark.
  func decimalsAsUsual(_ mark: DecimalMark, with currency: Currency, at place: Int) -> ReadingError {
    let (name, other) = mark == .comma ? ("comma", ".") : ("point", ",")
    return ReadingError(
      "The amounts are read with a decimal \(name), because countries with \(currency.code) write amounts that way. "
        + correction("decimal_mark = \"\(other)\""), at: place)
  }

  /// The question whether amounts are in the currencies beside them or were converted at the rates; nil where that is
  /// certain.
  var openCurrency: ReadingError? {
    guard let column = layout.unconverted, let unit = layout.ownCurrency?.code else { return nil }
    return ReadingError(
      "The amounts are in the currencies beside them, or the rates have converted them all to one. "
        + advice("columns.currency = …", or: "currency = \"\(unit)\""), at: start,
      asking: asking.question(
        .currency, value: unit, [asking.choice([(.currency, [column])]), asking.choice("currency", unit)]))
  }

  /// The note that a currency has three decimals, as all figures do.
  func decimalsOfCurrency(_ mark: DecimalMark, _ currency: Currency, at place: Int) -> ReadingError {
    let (name, other) = mark == .comma ? ("comma", ".") : ("point", ",")
    return ReadingError(
      "The amounts are read with a decimal \(name), because \(currency.code) has three decimals and all amounts end in three digits. "
        + correction("decimal_mark = \"\(other)\""), at: place)
  }

  /// The note that rows above the first balance are pending.
  var newestWithoutBalance: ReadingError {
    ReadingError("The newest rows have no balance, so bankey reads them as not posted yet.", at: start)
  }

  /// The note that balances without a sign are read as debt.
  var owedBalances: ReadingError {
    ReadingError(
      "The balances have no sign, and they add up only as what you owe, so bankey reads them as debt.", at: start)
  }

  /// A note about amounts in a small unit.
  func counted(in unit: CSVSmallUnit, _ column: Int) -> ReadingError {
    let name = layout.name(column)
    return ReadingError(
      unit == .hundredths
        ? "The amounts in column \(name) are counted in hundredths of the currency, so bankey divides them by 100."
        : "The amounts in column \(name) are counted in the smallest unit of the currency, so bankey converts them.",
      at: start)
  }

  /// The note that figures are read as the bank is known to write them.
  func decimalsOfBank(_ mark: DecimalMark, _ bank: CSVBank, at place: Int) -> ReadingError {
    let (name, other) = mark == .comma ? ("comma", ".") : ("point", ",")
    return ReadingError(
      "The amounts are read with a decimal \(name), because \(bank.name) writes such tables. "
        + correction("decimal_mark = \"\(other)\""), at: place)
  }

  /// Explains how to correct an assumption with a line in the config, or in the preview.
  func correction(_ line: String) -> String { asking.correction(asking.form + [line]) }

  /// Explains how to answer with a line in the config, or in the preview.
  func advice(_ line: String, or other: String? = nil) -> String {
    advice([line + (other.map { " or " + $0 } ?? "")])
  }

  /// The same with several lines.
  func advice(_ lines: [String]) -> String { asking.advice(asking.form + lines) }
}
