import BankeyModel

/// What the titles above rows leave open.
extension CSVTable {
  /// Throws when the tables of a file have other columns, or titles that may be the names of other accounts, which the
  /// rows do not name.
  func checkTables(_ survey: CSVSurvey, _ proof: CSVTrial.Proof?) throws(ReadingError) {
    if let place = survey.otherTable {
      throw ReadingError(
        "The file has two tables with different columns. Save each of them as its own file.", at: place)
    }
    guard let (place, title) = survey.sections.unclear, layout.account == nil, !areLinked(across: place, proof) else {
      return
    }
    throw ReadingError(
      "The file does not say whether the table below \(Quotation.of(title)) belongs to another account. If it does, save that table as a separate file. If it does not, set skip_rows = [\"…\"] with this line in the config.",
      at: place)
  }

  /// Whether the balances above and below a line are those of one account: they prove each other.
  func areLinked(across place: Int, _ proof: CSVTrial.Proof?) -> Bool {
    proof != nil && sample.rows.last.map { $0.place.lowerBound > place } ?? false
  }

  /// The error when titles say whether money came in or went out, but not those of all rows.
  func undirected(at place: Int) -> ReadingError {
    ReadingError(
      "The titles above the rows say whether money came in or went out, but not for this row. Save each table as its own file.",
      at: place)
  }
}
