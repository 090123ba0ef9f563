import BankeyModel

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
      "The years have two digits, and in this language they may count from an emperor's accession or be those of the Persian calendar. Save the table with years of four digits.",
      at: start)
  }
}
