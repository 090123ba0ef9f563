import BankeyModel

/// What the dates and figures of a table's first rows show beside those of the amounts.
extension CSVTable {
  /// Whether all dates are so far ahead that they are of another calendar: that of Nepal is 56 years ahead.
  func isOfOtherCalendar(_ order: DateOrder) -> Bool {
    let days = sample.cells(layout.date).compactMap { text.date($0)?.day(order) }
    return !days.isEmpty && days.allSatisfy { CSVTable.yearsOfNepal.contains($0.components.year) }
  }

  /// The years 2019 to 2043.
  private static let yearsOfNepal = 2076...2100

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

  private static let others: Set<CSVColumn> = [.rate, .originalAmount, .fee, .available, .net, .gross]
}

extension CSVSurvey {
  /// Whether the amounts are whole thousands beside a decimal mark, or all of them have three decimals.
  func fits(_ mark: DecimalMark, _ table: CSVTable) -> Bool {
    guard let place = marks.undecided, let cell = table.cell(at: place) else { return false }
    let hasComma = CSVFigure.with(table.text, cell) { figure, _ in figure.contains(UInt8(ascii: ",")) } ?? false
    return (mark == .comma) != hasComma || evenMark == mark
  }
}
