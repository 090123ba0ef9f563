import BankeyModel

/// A table of transactions that was found in a file: how it is written, and what its columns are.
///
/// It is a class because every row asks it, and to copy it costs more than a row.
final class CSVTable {
  let text: CSVText
  let dialect: CSVDialect
  let layout: CSVLayout
  /// The rows above the headers.
  let preamble: CSVPreamble
  /// The first rows of transactions.
  let sample: CSVSample
  /// Where the first row behind the headers begins.
  let start: Int
  /// The headers as they stand.
  let header: String
  /// What a person says of it.
  let profile: CSVProfile?
  /// How many fields its rows have.
  let width: CSVWidth
  /// What is asked of a person belongs to this.
  let asking: CSVAsking
  /// The bank with these headers, or without headers in this form.
  private(set) var bank: CSVBank?

  /// Finds the table of a file; nil when there is none, or its columns are not certain. A file that cannot be read as its own
  /// profile says is refused.
  static func find(in bytes: ByteView, _ profiles: [CSVProfile]) throws(ReadingError) -> CSVTable? {
    var unfit: CSVProfile?
    for profile in profiles {
      let text = CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: profile.encoding))
      guard profile.isMatched(text) else { continue }
      if let table = find(in: text, profile, profiles) { return table }
      guard profile.match != nil else { continue }
      if let fault = CSVMissingColumns.fault(text, profile) { throw fault }
      if profile.header == nil, profile.fields == nil { unfit = unfit ?? profile }
    }
    let table = find(in: CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: nil)), nil, profiles)
    if let table, let unfit { throw CSVMissingColumns.unfit(unfit, at: table.start) }
    return table
  }

  /// The table in a text, as it stands or with days that are written in another way.
  private static func find(in text: CSVText, _ profile: CSVProfile?, _ profiles: [CSVProfile]) -> CSVTable? {
    let samples = CSVDialect.all(text.bytes, profile).map { dialect in (dialect, CSVSample(text, dialect)) }
    let table = find(samples, profile, profiles)
    if let table, table.hasDays { return table }
    let other = CSVDays.others(samples.map(\.1), profile).lazy.compactMap { days in
      find(samples.map { ($0, $1.with(days)) }, profile, profiles)
    }.first { $0.hasDays }
    // Of a table without a year the year is asked for.
    return other ?? (CSVDays.lackYear(samples.map(\.1)) ? nil : table)
  }

  /// Whether a row has a day, or there is no row.
  private var hasDays: Bool { sample.rows.isEmpty || sample.rows.contains { date($0) != nil } }

  private static func find(
    _ samples: [(CSVDialect, CSVSample)], _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    let told = samples.compactMap { byHeaders($0, $1, profile, profiles) }
    if let table = told.max(by: { $0.layout.known < $1.layout.known }) { return table }
    // Numbers are days, and amounts none, only where a header says so.
    if samples.first?.1.text.days != .written { return nil }
    return samples.lazy.compactMap { byContent($0, $1, profile, profiles) }.first
  }

  /// How many rows may stand above the headers.
  static let highestHeader = 50

  /// The table whose headers tell enough.
  private static func byHeaders(
    _ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    for (index, row) in sample.rows.prefix(highestHeader).enumerated() where row.count > 1 {
      guard profile?.mayBegin(with: row, sample.text) ?? sample.mayBeHeader(row) else { continue }
      // Figures and dates are no headers; a profile may tell the columns of a table that has none.
      let isData = row.cells.contains { sample.isDate($0) || sample.isMoney($0) }
      if isData, profile?.columns.isEmpty ?? true { continue }
      guard let roles = CSVRoles(row, sample.text, profile), roles.hasDate, roles.hasAmount else { continue }
      let rest = sample.after(isData ? index - 1 : index)
      guard var layout = CSVLayout(roles, rest) else { continue }
      // A profile may give the columns of a table without headers.
      let isHeader = !(row[layout.date].map(sample.isDate) ?? false)
      if !isHeader { layout.headings = [] }
      return CSVTable(
        dialect, layout, sample, header: isHeader ? index : nil, isHeader ? rest : sample.after(index - 1), profile,
        profiles)
    }
    return nil
  }

  /// The table whose columns show what headers do not tell.
  private static func byContent(
    _ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) -> CSVTable? {
    guard let body = CSVBody(sample, profile), let layout = CSVLayout.byContent(body) else { return nil }
    return CSVTable(dialect, layout, sample, header: body.header, body.rest, profile, profiles)
  }

  /// Nil when it has not the form that the profile tells.
  private init?(
    _ dialect: CSVDialect, _ layout: CSVLayout, _ sample: CSVSample, header: Int?, _ rest: CSVSample,
    _ profile: CSVProfile?, _ profiles: [CSVProfile]
  ) {
    (self.dialect, self.profile, text, self.sample) = (dialect, profile, sample.text, rest)
    let row = header.map { sample.rows[$0] }
    guard profile?.isOf(header: row, rest) ?? true else { return nil }
    let above = header ?? (sample.rows.count - rest.rows.count)
    width = CSVWidth(layout, rest)
    preamble = CSVPreamble(Array(sample.rows.prefix(above)), sample.text)
    self.layout = preamble.settled(layout, rest)
    let known = row == nil ? CSVBank.of(rest) : CSVBank.of(layout.headings, rest)
    bank = known.flatMap { $0.agrees(with: layout.amounts) ? $0 : nil }
    self.header = row.map { sample.text.decoder.string(sample.text.bytes[$0.place]) } ?? ""
    asking = CSVAsking(profile, profiles, dialect, header: row, rest, bank)
    start = row?.place.upperBound ?? rest.rows[0].place.lowerBound
  }
}

extension CSVTable {
  /// The date of a row and its field: of booking, or the other one where the booking is still to come and its field is empty or says
  /// so.
  func date(_ row: CSVRow) -> (cell: CSVCell, date: WrittenDate)? {
    let booked = row[layout.date]
    if let booked, let date = text.date(booked) { return (booked, date) }
    guard isWaiting(booked), let other = row[layout.otherDay], let date = text.date(other) else { return nil }
    return (other, date)
  }

  /// Whether a field of the day of booking says that there is none yet: `vorgemerkt`, `pending`.
  func isWaiting(_ booked: CSVCell?) -> Bool {
    guard let booked else { return true }
    guard case .known(.authorized) = text.string(booked).flatMap(status) else { return false }
    return true
  }
}

extension CSVTable {
  /// Forgets the bank where the whole file shows that it is of another one.
  func settleBank(_ survey: CSVSurvey) {
    if bank?.fits(survey.dates, survey.marks) == false { bank = nil }
  }

  /// Which of day and month comes first in the date at `place`.
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

  /// Whether the mark in the figure at `place` groups thousands or begins the decimals.
  func question(ofFigure place: Int) -> CSVQuestion? {
    let choices = [DecimalMark.dot, .comma].compactMap { mark in
      amount(at: place, mark).map { amount in
        var outlook = outlook
        (outlook.mark, outlook.money) = (mark, layout.money)
        return asking.choice(
          "decimal_mark", mark == .dot ? "." : ",", sample: amount.description, outlook.outcomes)
      }
    }
    // One above the table is no field.
    if choices.isEmpty { return nil }
    return asking.question(.decimals, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
  }

  /// Which of the columns that hold words are the text; nil where there are not several, or it was said.
  var textQuestion: CSVQuestion? {
    guard layout.areTextsFound, layout.texts.count > 1 else { return nil }
    let choices = [layout.texts] + layout.texts.map { [$0] }
    return asking.question(.description, choices.map { asking.choice([(.description, $0)]) })
  }

  private func amount(at place: Int, _ mark: DecimalMark) -> Amount? {
    cell(at: place).flatMap { CSVFigure.amount(text, $0, mark, in: CSVReader.unit) }
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
