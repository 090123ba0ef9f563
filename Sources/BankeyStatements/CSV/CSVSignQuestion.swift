import BankeyModel

/// What is asked where nothing in a table says which amounts came in and which went out.
extension CSVTable {
  /// No amount has a sign, and no word and no balance says it.
  func unsaidSign(_ survey: CSVSurvey, _ ways: [CSVMoney]) -> ReadingError {
    let place = survey.signs.firstBare ?? start
    let words = survey.directions.filter { $0.words.count == 2 && !$0.isOver && !$0.isGappy }
    let choices = words.flatMap { asking.directions($0.column, $0.texts(text)) } + signs([.asWritten, .reversed])
    let question = asking.question(
      words.isEmpty ? .sign : .direction, value: cell(at: place).flatMap(text.string) ?? "", at: place, choices)
    return ReadingError(
      "The file does not say which amounts came in and which went out. "
        + advice("sign = \"as-written\"", or: "sign = \"reversed\""), at: place, asking: question)
  }

  /// The column of the direction has words that nobody knows.
  func unknownWords(_ column: Int, _ words: [String], _ unknown: [String]) -> ReadingError {
    let choices = asking.directions(column, words) + signs([.asWritten, .reversed])
    let question = asking.question(.direction, value: unknown.first ?? "", at: nil, choices)
    let named = unknown.prefix(4).map(Quotation.of).joined(separator: ", ")
    return ReadingError(
      "Whether \(named.isEmpty ? "the words" : named) in column \(layout.name(column)) means that money came in or went out is not known. "
        + advice("in = [\"…\"] and out = [\"…\"]"), at: start, asking: question)
  }

  /// Some amounts have a minus that does not go with the words.
  func wordsAgainstSigns(_ column: Int) -> ReadingError {
    ReadingError(
      "Column \(layout.name(column)) says of some amounts that they went out, and a minus of others: which of them counts is not certain. "
        + advice("sign = \"by-word\"", or: "sign = \"by-word-and-sign\""), at: start,
      asking: asking.question(.sign, at: nil, signs([.byWord, .byWordAndSign, .asWritten])))
  }

  /// Of what went out, some amounts have a minus and others have none.
  var mixedSides: ReadingError {
    ReadingError(
      "In column \(layout.name(layout.money.debit ?? 0)) some amounts have a minus and others have none, and no balance says what that means.",
      at: start)
  }

  private func signs(_ signs: [CSVProfile.Sign]) -> [CSVQuestion.Choice] {
    signs.map { asking.choice("sign", $0.rawValue, sample: "") }
  }
}
