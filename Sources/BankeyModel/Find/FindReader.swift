/// Turns the words of a query into conditions.
struct FindReader {
  let mark: DecimalMark

  /// The condition that a word expresses; nil for an empty word. Throws when the value makes no sense.
  func term(of word: FindWord) throws(FindError) -> FindTerm? {
    if word.value.isEmpty {
      guard word.key != nil, !word.isQuoted else { return nil }
      throw .incomplete(word.head)
    }
    switch word.key {
    case .amount: return .amount(try amounts(of: word))
    case .date: return .days(try days(of: word))
    case .status: return .status(try status(of: word.value))
    case .kind: return .kind(try kind(of: word.value))
    case .account: return .account(TextPattern(word.value))
    case .text: return .text(TextPattern(word.value))
    case nil: return word.isQuoted ? .text(TextPattern(word.value)) : alone(word.value)
    }
  }

  /// The condition of a word without a key: a date, a number, or text.
  private func alone(_ word: String) -> FindTerm {
    if let days = WrittenDays.certainDays(of: word) { return .days(days) }
    let pattern = TextPattern(word)
    guard let figure = figure(word) else { return .text(pattern) }
    return .figure(pattern, AmountRange(beginningWith: figure, isMagnitude: !isSigned(word, figure)))
  }

  private func kind(of value: String) throws(FindError) -> AccountKind {
    guard let kind = AccountKind.called(value) ?? AccountKind(norwegian: value.lowercased()) else { throw .kind(value) }
    return kind
  }

  private func status(of value: String) throws(FindError) -> TransactionStatus {
    guard let status = TransactionStatus(word: value) ?? TransactionStatus(norwegian: value.lowercased()) else {
      throw .status(value)
    }
    return status
  }
}

extension AccountKind {
  fileprivate init?(norwegian word: String) {
    switch word {
    case "bruk", "brukskonto", "brukskontoer": self = .banking
    case "sparing", "sparekonto", "sparekontoer": self = .savings
    case "kort", "kredittkort": self = .creditCard
    case "investering", "investeringer": self = .investment
    case "lån": self = .loan
    case "annet": self = .other
    default: return nil
    }
  }
}

extension TransactionStatus {
  fileprivate init?(norwegian word: String) {
    switch word {
    case "reservert": self = .authorized
    case "bokført": self = .posted
    default: return nil
    }
  }
}

extension FindReader {
  /// The amounts that a word describes. A figure with a sign, or 0, is compared with its sign; any other by its
  /// magnitude, in or out.
  func amounts(of word: FindWord) throws(FindError) -> AmountRange {
    if word.comparison == .colon, let range = try amountRange(of: word.value) { return range }
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

  /// The figure in a text; nil when it holds none.
  func figure(_ text: String) -> Amount? {
    guard text.contains(where: \.isNumber) else { return nil }
    return (try? AmountParser.parse(text, mark: mark)) ?? (try? AmountParser.parse(text))
  }

  /// Whether a figure states a direction: it has a sign, or is 0.
  func isSigned(_ text: String, _ figure: Amount) -> Bool {
    figure.units == 0 || figure.isNegative || text.hasPrefix("+")
  }

  /// `10..20`, `10..`, `..20`.
  private func amountRange(of text: String) throws(FindError) -> AmountRange? {
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

extension FindReader {
  /// The days that a word describes.
  func days(of word: FindWord) throws(FindError) -> ClosedRange<Day> {
    if word.comparison == .colon, let range = try dayRange(of: word.value) { return range }
    guard let days = WrittenDays.days(of: word.value) else { throw .date(word.value) }
    return switch word.comparison {
    case .colon, .equal: days
    case .less: Day.first...max(.first, days.lowerBound.advanced(by: -1))
    case .notMore: Day.first...days.upperBound
    case .more: min(.last, days.upperBound.advanced(by: 1))...Day.last
    case .notLess: days.lowerBound...Day.last
    }
  }

  /// `2026-10-01..2026-10-15`, `2026-10..`, `..2026`.
  private func dayRange(of text: String) throws(FindError) -> ClosedRange<Day>? {
    guard let ends = Ends(text) else { return nil }
    let (lower, upper) = (WrittenDays.days(of: ends.first), WrittenDays.days(of: ends.last))
    let (first, last) = (lower?.lowerBound ?? .first, upper?.upperBound ?? .last)
    guard ends.areRead(lower, upper), first <= last else { throw .date(text) }
    return first...last
  }
}

extension Day {
  /// The first and last day that have a four-digit year.
  fileprivate static let first = Day(year: 1, month: 1, day: 1)!
  fileprivate static let last = Day(year: 9999, month: 12, day: 31)!
}
