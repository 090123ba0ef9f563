extension FindReader {
  /// The days that a word asks for.
  func days(of word: FindWord) throws(FindProblem) -> ClosedRange<Day> {
    if word.comparison == .colon, let range = try range(of: word.value) { return range }
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
  private func range(of text: String) throws(FindProblem) -> ClosedRange<Day>? {
    guard let ends = Ends(text) else { return nil }
    let (lower, upper) = (WrittenDays.days(of: ends.first), WrittenDays.days(of: ends.last))
    let (first, last) = (lower?.lowerBound ?? .first, upper?.upperBound ?? .last)
    guard ends.areRead(lower, upper), first <= last else { throw .date(text) }
    return first...last
  }
}

extension Day {
  /// The first and the last day that can be written.
  fileprivate static let first = Day(year: 1, month: 1, day: 1)!
  fileprivate static let last = Day(year: 9999, month: 12, day: 31)!
}
