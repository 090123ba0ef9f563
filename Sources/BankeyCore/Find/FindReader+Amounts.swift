extension FindReader {
  /// The amounts that a word asks for. A figure with a sign is compared as the bank signs, and so is 0; any other by its
  /// size, in or out.
  func amounts(of word: FindWord) throws(FindProblem) -> AmountRange {
    if word.comparison == .colon, let range = try range(of: word.value) { return range }
    guard let figure = figure(word.value) else { throw .amount(word.value) }
    let isMagnitude = !isSigned(word.value, figure)
    return switch word.comparison {
    case .colon: AmountRange(beginningWith: figure, isMagnitude: isMagnitude)
    case .equal: AmountRange(from: figure, through: figure, isMagnitude: isMagnitude)
    case .less: AmountRange(below: figure, isMagnitude: isMagnitude)
    case .notMore: AmountRange(from: nil, through: figure, isMagnitude: isMagnitude)
    case .more: AmountRange(above: figure, isMagnitude: isMagnitude)
    case .notLess: AmountRange(from: figure, through: nil, isMagnitude: isMagnitude)
    }
  }

  /// A figure as people write it; nil when it is none.
  func figure(_ text: String) -> Amount? {
    guard text.contains(where: \.isNumber) else { return nil }
    return (try? AmountParser.parse(text, mark: mark)) ?? (try? AmountParser.parse(text))
  }

  /// Whether a figure says which way the money went.
  func isSigned(_ text: String, _ figure: Amount) -> Bool {
    figure.units == 0 || figure.isNegative || text.hasPrefix("+")
  }

  /// `10..20`, `10..`, `..20`.
  private func range(of text: String) throws(FindProblem) -> AmountRange? {
    guard let ends = Ends(text) else { return nil }
    let (lower, upper) = (figure(ends.first), figure(ends.last))
    guard ends.areRead(lower, upper), areInOrder(lower, upper) else { throw .amount(text) }
    let isSigned = [(ends.first, lower), (ends.last, upper)].contains { text, end in
      end.map { !($0.units == 0) && self.isSigned(text, $0) } ?? false
    }
    return AmountRange(from: lower, through: upper, isMagnitude: !isSigned)
  }

  private func areInOrder(_ lower: Amount?, _ upper: Amount?) -> Bool {
    guard let lower, let upper else { return true }
    return lower <= upper
  }
}
