/// Makes terms of words.
struct FindReader {
  let mark: DecimalMark

  /// What a word asks for; nil when that is nothing. Throws what makes no sense.
  func term(of word: FindWord) throws(FindProblem) -> FindTerm? {
    if word.value.isEmpty {
      guard let key = word.key, !word.isQuoted else { return nil }
      throw .incomplete(key.rawValue + word.comparison.rawValue)
    }
    switch word.key {
    case .amount: return .amount(try amounts(of: word))
    case .date: return .days(try days(of: word))
    case .status: return .status(try status(of: word.value))
    case .text: return .text(TextPattern(word.value))
    case nil: return word.isQuoted ? .text(TextPattern(word.value)) : alone(word.value)
    }
  }

  /// A word alone: a date, a number, or text.
  private func alone(_ word: String) -> FindTerm {
    if let days = WrittenDays.certainDays(of: word) { return .days(days) }
    let pattern = TextPattern(word)
    guard let figure = figure(word) else { return .text(pattern) }
    return .figure(pattern, AmountRange(beginningWith: figure, isMagnitude: !isSigned(word, figure)))
  }

  private func status(of value: String) throws(FindProblem) -> TransactionStatus {
    guard let status = TransactionStatus(word: value) else { throw .status(value) }
    return status
  }
}
