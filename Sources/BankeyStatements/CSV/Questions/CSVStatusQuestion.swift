import BankeyModel

/// What words of a status and titles leave open.
extension CSVTable {
  /// The question when one word of the status is unknown: it may mean that the transaction did not happen.
  func unknownStatus(at place: Int) -> ReadingError {
    let word = cell(at: place).flatMap(text.string) ?? ""
    return ReadingError(
      "bankey does not know what \(Quotation.of(word)) in column \(layout.name(layout.status ?? 0)) means, and other rows have other words there. "
        + advice("booked = [\"…\"], pending = [\"…\"]", or: "skip_rows = [\"…\"]"), at: place,
      asking: asking.question(.status, value: word, at: place, choices(ofStatus: word)))
  }

  /// The question when a word may mean that the transaction did not happen, or was taken back by another one.
  func doubtfulStatus(at place: Int) -> ReadingError {
    let word = cell(at: place).flatMap(text.string) ?? ""
    return ReadingError(
      "The word \(Quotation.of(word)) may say that the transaction did not happen. "
        + advice("booked = [\"…\"]", or: "skip_rows = [\"…\"]"), at: place,
      asking: asking.question(.status, value: word, at: place, choices(ofStatus: word)))
  }

  private func choices(ofStatus word: String) -> [CSVQuestion.Choice] {
    ["booked", "pending", "skip_rows"].map { key in
      CSVQuestion.Choice([asking.setting(key, [word])], word: key, sample: "")
    }
  }

  /// The question when a title leaves open whether the rows below it are posted.
  func unknownTitle(at place: Int) -> ReadingError {
    var (rows, row) = (CSVRows(text.bytes, dialect, from: place), CSVRow())
    let title = (try? rows.next(&row)) == true ? CSVTitle(row, text)?.text ?? "" : ""
    let choices = ["booked", "pending"].map { key in
      CSVQuestion.Choice([asking.setting(key, [title])], word: key, sample: "")
    }
    return ReadingError(
      "bankey does not know whether the rows below the title \(Quotation.of(title)) are posted. "
        + advice("booked = [\"…\"]", or: "pending = [\"…\"]"), at: place,
      asking: asking.question(.status, value: title, at: place, choices))
  }
}
