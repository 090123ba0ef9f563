import BankeyModel

/// How the dates and figures of a table are read: as the profile says, as all of them show, or as its bank is known to write them.
struct CSVReading {
  let dates: DateOrder
  let decimals: DecimalMark
  /// The mark of the balances, where they show another one.
  let balanceDecimals: DecimalMark
  /// Which amounts came in and which went out, and what shows it.
  let sign: CSVSignChoice
  /// What was taken that no cell shows, and how to say otherwise.
  private(set) var guesses: [ReadingError] = []

  /// Decides; what cannot be decided refuses the file, and names the lines of the config that decide it.
  init(_ survey: CSVSurvey, _ table: CSVTable) throws(ReadingError) {
    var guesses: [ReadingError] = []
    dates = try CSVReading.dates(survey, table, &guesses)
    if let note = table.noteOfDays { guesses.append(note) }
    if let place = survey.dates.beyondMonth(dates) { guesses.append(table.beyondMonth(place, dates)) }
    decimals = try CSVReading.decimals(survey, table, &guesses)
    balanceDecimals = survey.balanceMarks.shown ?? decimals
    if survey.halves.count > 0 { throw table.halfOfAPair(survey.halves.first) }
    sign = try CSVSignChoice(survey, table, dates)
    if let place = survey.otherTable { throw CSVReading.twoTables(place) }
    if let place = survey.otherCurrency, table.layout.currency == nil, table.profile?.currency == nil {
      throw CSVReading.twoCurrencies(place)
    }
    self.guesses = guesses
  }

  private static func dates(
    _ survey: CSVSurvey, _ table: CSVTable, _ guesses: inout [ReadingError]
  ) throws(ReadingError) -> DateOrder {
    if let order = table.profile?.dates ?? survey.dates.order { return order }
    let place = survey.dates.ambiguous ?? 0..<0
    guard !survey.dates.isContradicting else {
      throw ReadingError(
        "Some dates have the month first and others the day, so bankey cannot read them.", at: place.lowerBound)
    }
    let date = Quotation.of(table.text.string(CSVCell(place: place)) ?? "")
    guard let (order, reason) = likelyDates(survey, table) else {
      throw ReadingError(
        "Dates like \(date) can have the day or the month first, and the file does not show which. "
          + table.advice("dates = \"day-first\"", or: "dates = \"month-first\""), at: place.lowerBound,
        asking: table.question(ofDate: place))
    }
    let other = order == .dayFirst ? DateOrder.monthFirst : .dayFirst
    guesses.append(
      ReadingError(
        "Dates like \(date) are read \(order.rawValue), because \(reason). If that is wrong: "
          + table.advice("dates = \"\(other.rawValue)\""), at: place.lowerBound))
    return order
  }

  /// What the file shows and its bank writes, where they do not contradict each other.
  private static func likelyDates(_ survey: CSVSurvey, _ table: CSVTable) -> (DateOrder, reason: String)? {
    let sorted = survey.dates.sortedOrder
    if let bank = table.bank, let order = bank.dates {
      return sorted == nil || sorted == order ? (order, "\(bank.name) writes such tables") : nil
    }
    if let sorted { return (sorted, "only then are the rows in order") }
    let headings = table.layout.headings
    if let order = survey.dates.orderWithYearLast, headings.contains(where: { CSVWords.isYearLast($0.key) }) {
      return (order, "banks that write such headers put the year last")
    }
    if headings.contains(where: { CSVWords.isDayFirst($0.key) }) {
      return (.dayFirst, "the headers are from a country that puts the day first")
    }
    if !survey.dates.mayBeYearFirst, let reason = survey.marks.dayFirstReason ?? survey.balanceMarks.dayFirstReason {
      return (.dayFirst, reason)
    }
    return nil
  }

  private static func decimals(
    _ survey: CSVSurvey, _ table: CSVTable, _ guesses: inout [ReadingError]
  ) throws(ReadingError) -> DecimalMark {
    if let mark = table.profile?.decimals ?? survey.decimals { return mark }
    if !survey.marks.isContradicting, let bank = table.bank, let mark = bank.decimals {
      guesses.append(table.decimalsOfBank(mark, bank, at: survey.marks.undecided ?? 0))
      return mark
    }
    // A currency without decimals has only groups.
    if let place = survey.marks.undecided, !survey.marks.isContradicting, table.currency(survey).decimals == 0,
      let cell = table.cell(at: place)
    {
      let hasComma = table.text.bytes[cell.place].contains(UInt8(ascii: ","))
      return hasComma ? .dot : .comma
    }
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

  private static func twoTables(_ place: Int) -> ReadingError {
    ReadingError(
      "The file has two tables with different columns. Save each of them as its own file.", at: place)
  }

  private static func twoCurrencies(_ place: Int) -> ReadingError {
    ReadingError(
      "The amounts are in more than one currency, and no column names them. Save each currency as its own file.",
      at: place)
  }
}

extension CSVTable {
  /// How days are read that do not say themselves all that they are; nil where they do.
  fileprivate var noteOfDays: ReadingError? {
    let first = Quotation.of(sample.strings(layout.date).first ?? "")
    return switch text.days {
    case .written: nil
    case .serial:
      ReadingError("The dates are numbers such as \(first), which bankey reads as Excel dates.", at: start)
    case .withoutYear where profile?.year != nil: nil
    case .withoutYear(let days):
      ReadingError(
        "The dates have no year, so bankey takes it from the dates around the table: \(days.lowerBound) to \(days.upperBound).",
        at: start)
    }
  }

  /// That dates are beyond the end of their month, as banks write them that count 30 days a month.
  fileprivate func beyondMonth(_ place: Range<Int>, _ order: DateOrder) -> ReadingError {
    let cell = CSVCell(place: place)
    let day = text.date(cell)?.day(order)?.description ?? ""
    return ReadingError(
      "Dates like \(Quotation.of(text.string(cell) ?? "")) are past the end of their month, so bankey uses its last day: \(day).",
      at: place.lowerBound)
  }

  /// That the figures are read as the bank writes them.
  fileprivate func decimalsOfBank(_ mark: DecimalMark, _ bank: CSVBank, at place: Int) -> ReadingError {
    let (name, other) = mark == .comma ? ("comma", ".") : ("point", ",")
    return ReadingError(
      "The amounts are read with a decimal \(name), because \(bank.name) writes such tables. If that is wrong: "
        + advice("decimal_mark = \"\(other)\""), at: place)
  }

  /// How a person says something of this file, and with which line of the config a script does.
  func advice(_ line: String, or other: String? = nil) -> String {
    asking.advice(asking.form + [line + (other.map { " or " + $0 } ?? "")])
  }
}

/// One field of a row: its place, without quotes and without the blanks around it.
struct CSVCell {
  /// Where its text stands.
  var place: Range<Int>
  /// Whether it holds quotes that are written twice.
  var hasTwins = false

  /// Whether nothing stands in it.
  var isEmpty: Bool { place.isEmpty }
}

/// Makes texts of fields.
struct CSVText {
  let bytes: ByteView
  let decoder: TextDecoder
  /// How its days are written.
  var days = CSVDays.written

  /// What stands in a field; nil when there is none.
  func string(_ cell: CSVCell?) -> String? {
    guard let cell else { return nil }
    let text = decoder.string(bytes[cell.place])
    return cell.hasTwins ? CSVText.withoutTwins(text) : text
  }

  /// The texts of all fields, also of the empty ones.
  func strings(_ row: CSVRow) -> [String] { row.cells.map { string($0) ?? "" } }

  private static func withoutTwins(_ text: String) -> String {
    var (kept, isSecond) = ([UInt8](), false)
    for byte in text.utf8 {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || isSecond { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
