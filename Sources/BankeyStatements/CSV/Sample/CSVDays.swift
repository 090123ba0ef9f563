import BankeyModel

/// How a table writes days.
enum CSVDays: Hashable {
  /// With day, month and year.
  case written
  /// As Excel's serial numbers, when a column has lost its format: `46037`.
  case serial
  /// As six digits, with the year first or last: `260115`.
  case sixDigits
  /// With the names of Croatian months, some of which are those of others in Polish and Czech.
  case croatian
  /// Without a year; every day lies within this range.
  case withoutYear(ClosedRange<Day>)
}

extension CSVText {
  /// The date in a field; nil when it contains none.
  func date(_ cell: CSVCell?) -> WrittenDate? {
    guard let cell else { return nil }
    return decoder.withUTF8(bytes[CSVText.withoutTextPrefix(cell.place, bytes)]) { text in
      switch days {
      case .written: WrittenDate(text)
      case .croatian: CroatianMonth.date(text)
      case .serial: WrittenDate.serialDay(text).map(WrittenDate.init)
      case .sixDigits: WrittenDate(sixDigits: text)
      case .withoutYear(let period): WrittenDate(withoutYear: text, in: period)
      }
    }
  }

  /// The place of a date in the form `="…"`, by which spreadsheets keep it as it is.
  private static func withoutTextPrefix(_ place: Range<Int>, _ bytes: ByteView) -> Range<Int> {
    let text = bytes[place]
    guard text.first == UInt8(ascii: "="), text.count < WrittenDateScan.longest else { return place }
    let inner = text.dropFirst().drop { $0 == UInt8(ascii: "\"") }
    guard let end = inner.lastIndex(where: { $0 != UInt8(ascii: "\"") }) else { return place }
    return place.lowerBound + inner.startIndex..<place.lowerBound + end + 1
  }

  /// The same text without the apostrophes before its fields, if all fields of some column have one.
  func strippingTextPrefixes(_ columns: [[CSVCell]]) -> CSVText {
    var text = self
    text.hasTextPrefix = columns.contains { cells in
      !cells.isEmpty && cells.allSatisfy { bytes[$0.place].first == UInt8(ascii: "'") }
    }
    return text
  }

  /// The same text with days in another form.
  func with(_ days: CSVDays) -> CSVText {
    var text = self
    text.days = days
    return text
  }
}

extension CSVDays {
  /// A leap year, in which every day without a year exists.
  static let anyYear = Day(year: 2000, month: 1, day: 1)!...Day(year: 2000, month: 12, day: 31)!

  /// The other forms of days that a table without complete dates may use. The year comes from the user or from dates in
  /// the lines around the table.
  static func others(_ samples: [CSVSample], _ profile: CSVProfile?) -> [CSVDays] {
    let cells = samples.lazy.flatMap { sample in sample.rows.lazy.flatMap { row in row.cells.map { (sample, $0) } } }
    var others: [CSVDays] = []
    if cells.contains(where: { $0.text.isSerial($1) }) { others.append(.serial) }
    if cells.contains(where: { $0.text.hasSixDigits($1) }) { others.append(.sixDigits) }
    if cells.contains(where: { $0.text.lacksYear($1) }), let period = period(samples, profile) {
      others.append(.withoutYear(period))
    }
    return others
  }

  /// Whether a table has dates with Croatian names of months below headers in that language or one whose months have
  /// other names.
  static func areCroatian(_ samples: [CSVSample]) -> Bool {
    samples.contains { sample in
      guard let head = sample.rows.prefix(CSVTable.highestHeader).firstIndex(where: { isSouthSlavic($0, sample) })
      else { return false }
      return sample.rows[(head + 1)...].contains { $0.cells.contains(where: sample.text.isCroatian) }
    }
  }

  private static func isSouthSlavic(_ row: CSVRow, _ sample: CSVSample) -> Bool {
    row.count > 1 && sample.mayBeHeader(row)
      && sample.text.strings(row).contains { CSVWords.habits(CSVHeading($0).key).contains(.southSlavicMonths) }
  }

  /// Whether a table has days without a year, and nothing gives the year.
  static func lackYear(_ samples: [CSVSample]) -> Bool {
    samples.contains { sample in
      sample.rows.contains { $0.count > 2 && $0.cells.contains(where: sample.text.lacksYear) }
    }
  }

  private static func period(_ samples: [CSVSample], _ profile: CSVProfile?) -> ClosedRange<Day>? {
    if let year = profile?.year, let first = Day(year: year, month: 1, day: 1),
      let last = Day(year: year, month: 12, day: 31)
    {
      return first...last
    }
    let sample = samples.max { $0.widest < $1.widest }
    let days = sample.map { writtenDays($0) + months($0) } ?? []
    guard let first = days.min(), let last = days.max(), first < last, last.number - first.number <= longest else {
      return nil
    }
    return first...last
  }

  /// The longest period of a statement in days, so that no day without a year is ambiguous.
  private static let longest = 364

  /// The first and last days around a month that a line names: `2024年01月`. A card's purchases are of the month before.
  private static func months(_ sample: CSVSample) -> [Day] {
    let texts = sample.rows.filter { $0.count < 3 }.flatMap(sample.text.strings)
    let months = Set(
      texts.compactMap { $0.firstMatch(of: /(20\d\d) ?年 ?(\d\d?) ?月/)?.output }.map { "\($0.1)-\($0.2)" })
    guard months.count == 1, let parts = months.first?.split(separator: "-").compactMap({ Int($0) }),
      let first = Day(year: parts[0], month: parts[1], day: 1)
    else { return [] }
    return [first.advanced(by: -62), first.advanced(by: 61)]
  }

  /// The dates in lines of text.
  private static func writtenDays(_ sample: CSVSample) -> [Day] {
    let written = sample.rows.flatMap { row in sample.text.strings(row).flatMap(dates) }
    var evidence = DateEvidence()
    for date in written { evidence.see(date, at: 0..<0) }
    let order = evidence.shownOrder
    return written.compactMap { date in (date.order ?? order).flatMap(date.day) ?? date.certainDay }
  }

  /// The complete dates in a text: `Period: 01.03.2026 - 31.03.2026`.
  private static func dates(in text: String) -> [WrittenDate] {
    let words = text.split { $0.isWhitespace || "()[],;:".contains($0) }.prefix(40)
    return words.indices.flatMap { start in
      (1...3).compactMap { count -> WrittenDate? in
        guard start + count <= words.endIndex else { return nil }
        let some = words[start..<(start + count)].joined(separator: " ")
        return Array(some.utf8).withUnsafeBytes { WrittenDate($0) }
      }
    }
  }
}

extension CSVText {
  /// Whether a field is a date with the Croatian name of a month.
  fileprivate func isCroatian(_ cell: CSVCell) -> Bool {
    decoder.withUTF8(bytes[cell.place]) { CroatianMonth.isNamed(in: $0) }
  }

  /// Whether a field contains an Excel serial date.
  fileprivate func isSerial(_ cell: CSVCell) -> Bool {
    decoder.withUTF8(bytes[cell.place]) { WrittenDate.serialDay($0) != nil }
  }

  /// Whether a field contains a date of six digits.
  fileprivate func hasSixDigits(_ cell: CSVCell) -> Bool {
    decoder.withUTF8(bytes[cell.place]) { WrittenDate(sixDigits: $0) != nil }
  }

  /// Whether a field is a day and a month without a year.
  func lacksYear(_ cell: CSVCell) -> Bool {
    cell.place.count >= 4
      && decoder.withUTF8(bytes[cell.place]) { text in
        WrittenDate(withoutYear: text, in: CSVDays.anyYear) != nil && WrittenDate(text) == nil
      }
  }
}

extension CSVSample {
  /// The number of fields in the widest row.
  fileprivate var widest: Int { rows.lazy.map(\.count).max() ?? 0 }
}

extension WrittenDate {
  /// The day, when all orders give the same one.
  fileprivate var certainDay: Day? {
    let days = Set([DateOrder.dayFirst, .monthFirst].compactMap(day))
    return days.count == 1 ? days.first : nil
  }

  /// A date without a year, completed with the year in which it lies within `period`. Nil when there is none, or when
  /// the possible orders give different years.
  init?(withoutYear text: UnsafeRawBufferPointer, in period: ClosedRange<Day>) {
    let first = WrittenDate.day(withoutYear: text, .dayFirst, in: period)
    let second = WrittenDate.day(withoutYear: text, .monthFirst, in: period)
    guard let day = first ?? second else { return nil }
    let (year, month, date) = day.components
    if let first, let second, first != second {
      guard second.components.year == first.components.year else { return nil }
      self.init((date, month, year))
    } else {
      self.init(day)
    }
  }
}

/// Years that may be those of another calendar.
extension CSVTable {
  /// Throws when the dates, read in this order, are those of another calendar, or may be.
  func checkCalendar(_ order: DateOrder) throws(ReadingError) {
    if isOfOtherCalendar(order) { throw otherCalendar }
    if mayCountFromEra(order) { throw yearsOfEra }
  }

  /// Whether all dates are so far ahead that they are of another calendar: that of Nepal is 56 years ahead.
  private func isOfOtherCalendar(_ order: DateOrder) -> Bool {
    let days = sample.cells(layout.date).compactMap { text.date($0)?.day(order) }
    return !days.isEmpty && days.allSatisfy { CSVTable.yearsOfNepal.contains($0.components.year) }
  }

  /// Whether years of two digits below Japanese or Persian headers are so small that they may be those of an era: 08 is
  /// 2008, or 2026 as the eighth year of Reiwa.
  private func mayCountFromEra(_ order: DateOrder) -> Bool {
    guard layout.headings.contains(where: \.isOfEras) else { return false }
    let cells = sample.cells(layout.date)
    let years = cells.compactMap { text.date($0)?.day(order)?.components.year }
    return !years.isEmpty && years.allSatisfy { CSVTable.yearsOfEras.contains($0 - 2000) }
      && cells.allSatisfy { cell in
        let digits = text.bytes[cell.place].split { !isDigit($0) }
        return digits.allSatisfy { $0.count < 3 } || (digits.count == 1 && digits[0].count == 6)
      }
  }

  private static let yearsOfEras = 1...15

  /// The years 2019 to 2043.
  private static let yearsOfNepal = 2076...2100

  private var otherCalendar: ReadingError {
    ReadingError(
      "The dates are decades ahead, as in the calendar of Nepal, which bankey cannot read. Save the table with dates of the common era.",
      at: start)
  }

  private var yearsOfEra: ReadingError {
    ReadingError(
      "The years have two digits. In this language, they may be years of a Japanese era or of the Persian calendar. Save the table with years of four digits.",
      at: start)
  }
}
