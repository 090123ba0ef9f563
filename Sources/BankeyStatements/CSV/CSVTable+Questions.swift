import BankeyCore

extension CSVTable {
  /// Which of day and month comes first in the date at `place`.
  func question(ofDate place: Range<Int>) -> CSVQuestion {
    let date = WrittenDate(text.bytes[place])
    let choices = [DateOrder.dayFirst, .monthFirst].compactMap { order in
      date?.day(order).map { asking.choice("dates", order.rawValue, sample: $0.description) }
    }
    return asking.question(
      .dates, value: text.string(CSVCell(place: place)) ?? "", at: place.lowerBound, choices)
  }

  /// Whether the mark in the figure at `place` groups thousands or begins the decimals.
  func question(ofFigure place: Int) -> CSVQuestion? {
    let choices = [DecimalMark.dot, .comma].compactMap { mark in
      amount(at: place, mark).map { asking.choice("decimal_mark", mark == .dot ? "." : ",", sample: $0.description) }
    }
    // One above the table is no field.
    if choices.isEmpty { return nil }
    return asking.question(.decimals, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
  }

  /// Whether an amount without a sign came in or went out.
  func question(ofSign place: Int) -> CSVQuestion {
    asking.question(
      .sign, value: cell(at: place).flatMap(text.string) ?? "", at: place,
      [CSVProfile.Sign.asWritten, .reversed].map { asking.choice("sign", $0.rawValue, sample: "") })
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
  private func cell(at place: Int) -> CSVCell? {
    var (rows, row) = (CSVRows(text.bytes, dialect, from: start), CSVRow())
    while (try? rows.next(&row)) == true, row.place.lowerBound <= place {
      if let cell = row.cells.first(where: { $0.place.lowerBound == place }) { return cell }
    }
    return nil
  }
}
