import BankeyModel

/// The order of day, month and year in the dates of a table.
extension CSVReading {
  /// The order of the dates, by the user or the file; a guess is noted, and what nothing shows is asked.
  static func dates(
    _ survey: CSVSurvey, _ table: CSVTable, _ guesses: inout [ReadingError]
  ) throws(ReadingError) -> (DateOrder, TableEvidence.Source) {
    if let order = table.profile?.dates { return (order, .profile) }
    if let order = survey.dates.order { return (order, .content) }
    let others = [table.layout.authorized, table.layout.otherDay].compactMap(\.self)
    if !survey.dates.isContradicting,
      let order = others.lazy.compactMap(table.sample.writtenOrder).first(where: survey.dates.allows)
    {
      return (order, .content)
    }
    let place = survey.dates.ambiguous ?? 0..<0
    guard !survey.dates.isContradicting else {
      throw ReadingError(
        "Some dates have the month first and others the day, so bankey cannot read them.", at: place.lowerBound)
    }
    let date = Quotation.of(table.text.string(CSVCell(place: place)) ?? "")
    guard let (order, reason, source) = likelyDates(survey, table), !survey.dates.isUnlikely(order) else {
      throw ReadingError(
        "Dates like \(date) can have the day or the month first, and the file does not show which. "
          + table.advice("dates = \"day-first\"", or: "dates = \"month-first\""), at: place.lowerBound,
        asking: table.question(ofDate: place))
    }
    let other = order == .dayFirst ? DateOrder.monthFirst : .dayFirst
    guesses.append(
      ReadingError(
        "Dates like \(date) are read \(order.rawValue), because \(reason). "
          + table.correction("dates = \"\(other.rawValue)\""), at: place.lowerBound))
    return (order, source)
  }

  /// What the file shows and its bank writes, where they do not contradict each other.
  private static func likelyDates(
    _ survey: CSVSurvey, _ table: CSVTable
  ) -> (DateOrder, reason: String, TableEvidence.Source)? {
    if let order = table.preamble.dateOrder, survey.dates.allows(order) {
      return (order, "the dates above the table are written that way", .lines)
    }
    if let order = closeOrder(table), survey.dates.allows(order) {
      return (order, "the two dates of each row are close only that way", .content)
    }
    let sorted = survey.dates.sortedOrder
    let dense = table.sample.areTextsVaried(table.layout) ? survey.dates.denseOrder : nil
    if let bank = table.bank, let order = bank.dates {
      return (sorted ?? dense ?? order) == order ? (order, "\(bank.name) writes such tables", .bank) : nil
    }
    if let sorted { return (sorted, "the rows are in date order only that way", .order) }
    if let dense {
      return (dense, "otherwise every row would fall on the same day of the month", .content)
    }
    let headings = table.layout.headings
    if case .withoutYear = table.text.days,
      headings.contains(where: { CSVWords.habits($0.key).contains(.monthBeforeDay) })
    {
      return (.monthFirst, "the headers are from a country that writes the month before the day", .header)
    }
    if table.text.days == .sixDigits, survey.dates.mayBeYearFirst {
      let isYearFirst = headings.contains { CSVWords.habits($0.key).contains(.monthBeforeDay) }
      return isYearFirst ? (.yearFirst, "the headers are from a country that writes the year first", .header) : nil
    }
    if let order = survey.dates.orderWithYearLast,
      headings.contains(where: { CSVWords.habits($0.key).contains(.yearLast) })
    {
      return (order, "banks that write such headers put the year last", .header)
    }
    if headings.contains(where: { CSVWords.habits($0.key).contains(.dayFirst) }) {
      return (.dayFirst, "the headers are from a country that writes the day first", .header)
    }
    let currency = table.namedCurrency(survey)
    if let currency, currency.isOfDayFirst, survey.dates.allows(.dayFirst) {
      return (.dayFirst, "no country with \(currency.code) writes the month first", .content)
    }
    if !survey.dates.mayBeYearFirst, let reason = survey.marks.dayFirstReason ?? survey.balanceMarks.dayFirstReason {
      return (.dayFirst, reason, .content)
    }
    return nil
  }

  /// The only order in which a transaction was posted within two weeks of its other date, in every row.
  private static func closeOrder(_ table: CSVTable) -> DateOrder? {
    guard let other = table.layout.authorized ?? table.layout.otherDay else { return nil }
    let pairs = table.sample.rows.compactMap { row in
      table.text.date(row[table.layout.date]).flatMap { day in table.text.date(row[other]).map { (day, $0) } }
    }
    let close = [DateOrder.dayFirst, .monthFirst].filter { order in
      pairs.allSatisfy { posted, other in
        guard let posted = posted.day(order), let other = other.day(order) else { return false }
        return abs(posted.distance(to: other)) <= longestPosting
      }
    }
    return pairs.count > 1 && close.count == 1 ? close[0] : nil
  }

  /// The longest time between two dates of a transaction, in days.
  private static let longestPosting = 14
}
