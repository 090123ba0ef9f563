import BankeyModel

/// Titles such as `Deposits and other credits` and `Withdrawals`, which say whether money came in or went out in the
/// rows below.
extension CSVTable {
  /// The columns of the money, with the rows of money out; nil if amounts have signs, or there are no titles for both
  /// directions.
  func moneyByTitles(_ survey: CSVSurvey) throws(ReadingError) -> CSVMoney? {
    let (signs, money) = (survey.signs, layout.money)
    guard survey.sections.haveDirections, signs.minus + signs.plus == 0, money.columns.count == 1, money.amount != nil,
      money.direction == nil, layout.fees.isEmpty
    else { return nil }
    if let place = survey.sections.undirected { throw undirected(at: place) }
    var titled = money
    (titled.sign, titled.turned) = (.asWritten, rows(of: .outOf, survey.sections))
    return titled
  }

  /// The places of the rows below titles of one direction.
  private func rows(of direction: CSVDirection, _ sections: CSVSections) -> Set<Int> {
    var (rows, row, next, places) = (CSVRows(text.bytes, dialect, from: start), CSVRow(), 0, Set<Int>())
    while (try? rows.next(&row)) == true {
      while next < sections.all.count, sections.all[next].place < row.place.lowerBound { next += 1 }
      if next > 0, sections.all[next - 1].section.direction == direction { places.insert(row.place.lowerBound) }
    }
    return places
  }
}
