extension Presenter {
  /// The amount of a row of a preview.
  public func amount(of row: SyncRow) -> String {
    let currency = Currency(code: row.currency)
    guard let amount = try? AmountParser.parse(row.amount, mark: .dot, in: currency) else { return row.amount }
    return formats.money(Money(amount, currency))
  }

  /// The rows of a file in a preview, with what is to be said of it above them; without those that are known when only news
  /// are wanted.
  public func rows(of file: ImportPreview.File, _ number: Int, onlyNews: Bool) -> [PreviewRowViewModel] {
    let notes = file.notes.enumerated().map { note, text in
      PreviewRowViewModel(
        id: .note(file: number, number: note), verdict: nil, word: "", date: "", text: formats.foreign(text),
        doubt: nil,
        amount: "", isIncome: false)
    }
    return notes
      + file.rows.enumerated().compactMap { place, row in
        onlyNews && row.verdict == .same ? nil : self.row(row, .row(file: number, number: place))
      }
  }

  /// "+ 120 new  = 4 same"
  public func counts(_ counts: [RowVerdict: Int]) -> String {
    RowVerdict.allCases.map { ($0, counts[$0] ?? 0) }.filter { $0.1 > 0 }
      .map { "\($0.sign) \(formats.count($1)) \(strings.verdict($0))" }.joined(separator: "  ")
  }

  /// The same without words: "+120 =4".
  public func shortCounts(_ counts: [RowVerdict: Int]) -> String {
    RowVerdict.allCases.map { ($0, counts[$0] ?? 0) }.filter { $0.1 > 0 }.map { "\($0.sign)\(formats.count($1))" }
      .joined(separator: " ")
  }

  private func row(_ row: SyncRow, _ id: PreviewRowViewModel.ID) -> PreviewRowViewModel {
    PreviewRowViewModel(
      id: id, verdict: row.verdict, word: strings.verdict(row.verdict),
      date: Day(iso: row.date).map(formats.mediumDate) ?? row.date, text: formats.foreign(row.description),
      doubt: row.doubt.map(strings.doubt), amount: amount(of: row), isIncome: !row.amount.hasPrefix("-"))
  }
}
