import BankeyModel

/// The transactions that an answer makes of a table's first rows. Values that are still unknown are left out.
struct CSVAnswerPreview {
  let sample: CSVSample
  /// The rows shown with the question.
  let rows: [CSVRow]
  /// The date column and its order of day, month and year.
  var date: Int?
  var order: DateOrder?
  var mark: DecimalMark?
  /// The mark that counts when the figures show none.
  var likelyMark: DecimalMark?
  var money: CSVMoney?
  var texts: [Int] = []

  /// The resulting transactions.
  var outcomes: [CSVQuestion.Outcome] {
    rows.map { row in CSVQuestion.Outcome(day: day(row), amount: amount(row), text: words(row)) }
  }

  private func day(_ row: CSVRow) -> String {
    guard let date, let written = sample.text.date(row[date]) else { return "" }
    return (written.order ?? order).flatMap(written.day)?.description ?? ""
  }

  private func amount(_ row: CSVRow) -> String {
    guard let money else { return "" }
    let marks = [mark ?? sample.mark(money.columns) ?? likelyMark].compactMap(\.self)
    return marks.lazy.compactMap { try? money.amount(row, sample.text, $0, in: Currency.unknown) }.first?.description
      ?? ""
  }

  private func words(_ row: CSVRow) -> String {
    CSVQuestionBuilder.cut(texts.compactMap { sample.text.string(row[$0]) }.joined(separator: " "))
  }
}

extension CSVSample {
  /// The decimal mark that the figures of columns show; nil when they show none or both.
  func mark(_ columns: [Int]) -> DecimalMark? {
    var evidence = MarkEvidence()
    for cell in columns.flatMap(cells) {
      _ = CSVFigure.with(text, cell) { figure, _ in evidence.see(figure, at: 0) }
    }
    return evidence.mark
  }
}

extension CSVTable {
  /// The transactions that the first rows become, as far as known.
  var outlook: CSVAnswerPreview {
    CSVAnswerPreview(
      sample: sample, rows: asking.places, date: layout.date, order: profile?.dates ?? sample.order(layout.date),
      mark: profile?.decimals, likelyMark: bank?.decimals ?? markOfHeaders, money: nil, texts: layout.texts)
  }

  /// The mark of the countries that write such headers.
  private var markOfHeaders: DecimalMark? {
    layout.headings.contains(where: \.isOfCommas) ? .comma : layout.headings.contains(where: \.isOfPoints) ? .dot : nil
  }

  /// The transactions that the first rows become with these columns, signs and words.
  func outcomes(_ money: CSVMoney) -> [CSVQuestion.Outcome] {
    var outlook = outlook
    outlook.money = money
    return outlook.outcomes
  }
}
