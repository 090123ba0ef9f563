import BankeyModel

/// What the first rows of a table become with an answer: what is not known yet is left out.
struct CSVOutlook {
  let sample: CSVSample
  /// The rows that a person is shown.
  let rows: [CSVRow]
  /// The column of the day, and how its numbers are ordered.
  var date: Int?
  var order: DateOrder?
  /// The mark before the decimals.
  var mark: DecimalMark?
  /// The columns of the amount.
  var money: CSVMoney?
  /// The columns of text.
  var texts: [Int] = []

  /// What the rows become.
  var outcomes: [CSVQuestion.Outcome] {
    rows.map { row in CSVQuestion.Outcome(day: day(row), amount: amount(row), text: words(row)) }
  }

  private func day(_ row: CSVRow) -> String {
    guard let date, let written = sample.text.date(row[date]) else { return "" }
    return (written.order ?? order).flatMap(written.day)?.description ?? ""
  }

  private func amount(_ row: CSVRow) -> String {
    guard let money else { return "" }
    let marks = [mark ?? sample.mark(money.columns)].compactMap(\.self)
    return marks.lazy.compactMap { try? money.amount(row, sample.text, $0, in: CSVReader.unit) }.first?.description ?? ""
  }

  private func words(_ row: CSVRow) -> String {
    CSVAsking.cut(texts.compactMap { sample.text.string(row[$0]) }.joined(separator: " "))
  }
}

extension CSVSample {
  /// The decimal mark that the figures of columns show; nil when they show none, or both.
  func mark(_ columns: [Int]) -> DecimalMark? {
    var evidence = MarkEvidence()
    for cell in columns.flatMap(cells) {
      _ = CSVFigure.with(text, cell) { figure, _ in evidence.see(figure, at: 0) }
    }
    return evidence.mark
  }
}

extension CSVTable {
  /// What the first rows become as far as it is known.
  var outlook: CSVOutlook {
    CSVOutlook(
      sample: sample, rows: asking.places, date: layout.date, order: profile?.dates ?? sample.order(layout.date),
      mark: profile?.decimals, money: nil, texts: layout.texts)
  }

  /// What they become with these columns, signs and words.
  func outcomes(_ money: CSVMoney) -> [CSVQuestion.Outcome] {
    var outlook = outlook
    outlook.money = money
    return outlook.outcomes
  }
}
