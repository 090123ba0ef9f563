import BankeyModel

/// The table of transactions found in a file: its format and the meanings of its columns.
///
/// This is a class because every row uses it, and copying it would cost more than reading a row.
final class CSVTable {
  let text: CSVText
  let dialect: CSVDialect
  let layout: CSVLayout
  /// Tells lines about the account from transactions.
  let lines: CSVLineColumns
  /// The rows above the headers.
  let preamble: CSVPreamble
  /// The first rows of transactions.
  let sample: CSVSample
  /// The byte at which the first row after the headers begins.
  let start: Int
  /// The headers, verbatim.
  let header: String
  /// The profile from the config that matched the file; nil when none did.
  let profile: CSVProfile?
  /// The number of fields of the rows.
  let width: CSVWidth
  /// Builds the questions about this table.
  let asking: CSVQuestionBuilder
  /// The bank that is known for these headers, or for this form when there are no headers.
  private(set) var bank: CSVBank?

  /// Finds the table of a file. Returns nil when there is none, or its columns are uncertain. Throws when the file
  /// cannot be read as its own profile says.
  static func find(in file: CSVFile, _ profiles: [CSVProfile]) throws(ReadingError) -> CSVTable? {
    var unfit: CSVProfile?
    for profile in profiles {
      let text = file.text(declared: profile.encoding)
      guard profile.isMatched(text) else { continue }
      let samples = file.samples(CSVDialect.all(file.bytes, profile), text)
      if let table = find(in: samples, profile, profiles) { return table }
      guard profile.match != nil else { continue }
      if let fault = CSVMissingColumns.fault(text, profile) { throw fault }
      if profile.header == nil, profile.fields == nil { unfit = unfit ?? profile }
    }
    let table = find(in: file.samples, nil, profiles)
    if let table, let unfit { throw CSVMissingColumns.unfit(unfit, at: table.start) }
    return table
  }

  /// Returns the table of which these are samples, with dates as written or in a format that is found by trying.
  private static func find(
    in samples: [(CSVDialect, CSVSample)], _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    if CSVDays.areCroatian(samples.map(\.1)),
      let table = find(samples.map { ($0, $1.with(.croatian)) }, profile, profiles), table.hasDays
    {
      return table
    }
    let table = find(samples, profile, profiles)
    if let table, table.hasDays { return table }
    let other = CSVDays.others(samples.map(\.1), profile).lazy.compactMap { days in
      find(samples.map { ($0, $1.with(days)) }, profile, profiles)
    }.first { $0.hasDays }
    // A table whose dates lack the year leads to a question about it.
    return other ?? (CSVDays.lackYear(samples.map(\.1)) ? nil : table)
  }

  /// Whether a row has a date, or there are no rows.
  var hasDays: Bool { sample.rows.isEmpty || sample.rows.contains { date($0) != nil } }

  private static func find(
    _ samples: [(CSVDialect, CSVSample)], _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    let told = samples.compactMap { byHeaders($0, $1, profile, profiles) }
    if let table = told.max(by: { $0.layout.known < $1.layout.known }) { return table }
    // Plain numbers count as dates, and the absence of amounts is accepted, only when a header says so.
    if samples.first?.1.text.days != .written { return nil }
    // A delimiter that also groups digits, as in `14,900.35`, splits only some rows.
    return samples.compactMap { byContent($0, $1, profile, profiles) }.max { $0.evenness < $1.evenness }
  }

  /// The share of the rows that have several fields, and as many as most others.
  private var evenness: Double {
    let counts = Dictionary(sample.rows.lazy.map(\.count).filter { $0 > 1 }.map { ($0, 1) }, uniquingKeysWith: +)
    return Double(counts.values.max() ?? 0) / Double(max(1, sample.rows.count))
  }

  /// The maximum number of rows above the headers.
  static let highestHeader = 50

  /// Returns the table if its headers identify the columns.
  private static func byHeaders(
    _ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    for (index, row) in sample.rows.prefix(highestHeader).enumerated() where row.count > 1 {
      // Rows with figures and dates are not headers, but a profile may name the columns of a table without headers.
      let isData = row.cells.contains { sample.isDate($0) || sample.isMoney($0) }
      if isData, profile?.columns.isEmpty ?? true { continue }
      guard profile?.mayBegin(with: row, sample.text) ?? sample.mayBeHeader(row) else { continue }
      guard let roles = CSVRoles(row, sample.text, profile), roles.hasDate, roles.hasAmount else { continue }
      let rest = sample.after(isData ? index - 1 : index)
      guard var layout = CSVLayout(roles, rest) else { continue }
      // A profile may name the columns of a table without headers.
      let isHeader = !(row[layout.date].map(sample.isDate) ?? false)
      if !isHeader { layout.headings = [] }
      return CSVTable(
        dialect, layout, sample, header: isHeader ? index : nil, isHeader ? rest : sample.after(index - 1), profile,
        profiles)
    }
    return nil
  }

  /// Returns the table if the contents of its columns identify them.
  private static func byContent(
    _ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    guard let body = CSVBody(sample, profile), let layout = CSVLayout.byContent(body) else { return nil }
    return CSVTable(dialect, layout, sample, header: body.header, body.rest, profile, profiles)
  }

  /// Returns nil when the table does not have the form that the profile requires.
  private init?(
    _ dialect: CSVDialect, _ layout: CSVLayout, _ sample: CSVSample, header: Int?, _ rest: CSVSample,
    _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) {
    (self.dialect, self.profile, self.sample) = (dialect, profile, rest)
    text = sample.text.strippingTextPrefixes(
      [rest.cells(layout.date).filter(rest.isDate)] + layout.texts.map(rest.transactions.cells))
    let row = header.map { sample.rows[$0] }
    guard profile?.isOf(header: row, rest) ?? true else { return nil }
    let above = header ?? (sample.rows.count - rest.rows.count)
    width = CSVWidth(layout, rest)
    preamble = CSVPreamble(Array(sample.rows.prefix(above)), sample.text)
    self.layout = preamble.settled(layout, rest)
    lines = self.layout.lines
    let known = row == nil ? CSVBank.of(rest) : CSVBank.of(layout.headings, rest)
    bank = known.flatMap { $0.agrees(with: layout.amounts) ? $0 : nil }
    self.header = row.map { sample.text.decoder.string(sample.text.bytes[$0.place]) } ?? ""
    asking = CSVQuestionBuilder(profile, profiles, dialect, header: row, rest, bank)
    start = row?.place.upperBound ?? rest.rows[0].place.lowerBound
  }
}

extension CSVTable {
  /// The date of a row and its field: that of posting, or the other date when the posting date is empty or says that it
  /// is still to come.
  func date(_ row: CSVRow) -> (cell: CSVCell, date: WrittenDate)? {
    let booked = row[layout.date]
    if let booked, let date = text.date(booked) { return (booked, date) }
    guard isWaiting(booked), let other = row[layout.otherDay], let date = text.date(other) else { return nil }
    return (other, date)
  }

  /// The same where the posting date may be that of the row before.
  func date(_ row: CSVRow, _ last: inout CSVLastField<WrittenDate>) -> (cell: CSVCell, date: WrittenDate)? {
    let booked = row[layout.date]
    if let booked, let date = last.meaning(text.bytes, booked) { return (booked, date) }
    guard let found = date(row) else { return nil }
    if found.cell.place == booked?.place { last.keep(found.date, found.cell) }
    return found
  }

  /// The first column of money, other than the amounts, that has a figure in a row.
  func otherMoney(_ row: CSVRow) -> Int? {
    layout.otherMoney.first { row[$0].map { sample.isFigure($0) && !sample.isZero($0) } ?? false }
  }

  /// Whether the posting date is empty or says that the transaction is not posted yet: `vorgemerkt`, `pending`.
  func isWaiting(_ booked: CSVCell?) -> Bool {
    guard let booked else { return true }
    guard case .known(.authorized) = text.string(booked).flatMap(status) else { return false }
    return true
  }
}

extension CSVTable {
  /// Whether the commas of the figures also separate the fields, in some row or in all.
  var mayHaveSplitFigures: Bool { width.hasSplitThousands || splitsFigures }
  var splitsFigures: Bool { width.splitsFigures(layout) || width.isShifted(layout) }

  /// Drops the bank when the whole file shows that it does not fit: by its dates and figures, or by another currency.
  func settleBank(_ survey: CSVSurvey) {
    guard let bank else { return }
    let isOfOther = bank.currency.map { own in isWritten(inOther: own, survey) } ?? false
    if isOfOther || !bank.fits(survey.dates, survey.marks) { self.bank = nil }
  }

  /// Whether the lines above name another currency than a bank's, or all figures end in three digits behind its decimal
  /// mark, as in other currencies.
  private func isWritten(inOther own: Currency, _ survey: CSVSurvey) -> Bool {
    if let written = preamble.currency, written != own { return true }
    guard own.decimals < 3, survey.marks.mark == nil, sample.rows.count > 2 else { return false }
    return survey.marks.evenMark != nil && survey.marks.evenMark == bank?.decimals
  }

  /// Asks whether day or month comes first in the date at `place`.
  func question(ofDate place: Range<Int>) -> CSVQuestion {
    let date = text.date(CSVCell(place: place))
    let orders = [DateOrder.dayFirst, .monthFirst] + (date?.canBeYearFirst == true ? [.yearFirst] : [])
    let choices = orders.compactMap { order in
      date?.day(order).map { day in
        var outlook = outlook
        outlook.order = order
        return asking.choice("dates", order.rawValue, sample: day.description, outlook.outcomes)
      }
    }
    return asking.question(
      .dates, value: text.string(CSVCell(place: place)) ?? "", at: place.lowerBound, choices)
  }

  /// Asks whether the mark in the figure at `place` groups thousands or begins the decimals.
  func question(ofFigure place: Int) -> CSVQuestion? {
    let choices = [DecimalMark.dot, .comma].compactMap { mark in
      amount(at: place, mark).map { amount in
        var outlook = outlook
        (outlook.mark, outlook.money) = (mark, layout.money)
        return asking.choice(
          "decimal_mark", mark == .dot ? "." : ",", sample: amount.description, outlook.outcomes)
      }
    }
    // A figure above the table has no row to show.
    if choices.isEmpty { return nil }
    return asking.question(.decimals, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
  }

  /// Offers to say what each column holds.
  var columnsQuestion: CSVQuestion { asking.question(.columns, []) }

  private func amount(at place: Int, _ mark: DecimalMark) -> Amount? {
    cell(at: place).flatMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) }
  }

  /// The field that begins at `place`.
  func cell(at place: Int) -> CSVCell? {
    var (rows, row) = (CSVRows(text.bytes, dialect, from: start), CSVRow())
    while (try? rows.next(&row)) == true, row.place.lowerBound <= place {
      if let cell = row.cells.first(where: { $0.place.lowerBound == place }) { return cell }
    }
    return nil
  }
}
