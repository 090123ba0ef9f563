import BankeyCore

/// A query that looks at rows as they stand in the database: no row that does not match becomes a value.
struct RowMatcher {
  private let texts: [TextPattern]
  private let amounts: [UnitRanges]
  private let figures: [(TextPattern, UnitRanges)]
  /// The days that all matches are of.
  let days: ClosedRange<Day>
  /// What can match by its status.
  let statuses: [TransactionStatus]
  private let isImpossible: Bool

  init(_ query: FindQuery, in scope: FindScope) {
    var (texts, amounts, figures): ([TextPattern], [UnitRanges], [(TextPattern, UnitRanges)]) = ([], [], [])
    var statuses = scope.status.map { [$0] } ?? TransactionStatus.allCases
    var (first, last) = (Day(number: .min), Day(number: .max))
    for term in query.terms {
      switch term {
      case .text(let pattern): texts.append(pattern)
      case .amount(let range): amounts.append(UnitRanges(range))
      case .figure(let pattern, let range): figures.append((pattern, UnitRanges(range)))
      case .days(let days): (first, last) = (max(first, days.lowerBound), min(last, days.upperBound))
      case .status(let status): statuses.removeAll { $0 != status }
      }
    }
    (self.texts, self.amounts, self.figures, self.statuses) = (texts, amounts, figures, statuses)
    isImpossible = first > last
    days = isImpossible ? first...first : first...last
  }

  /// Whether the row at hand matches; its columns are `Transaction.columns`.
  func matches(_ row: Row) -> Bool {
    if isImpossible { return false }
    let (day, units, scale): (Day, Int64, Int) = (row[3], row[5], row[6])
    return days.contains(day) && amounts.allSatisfy { $0.contains(units, scale) }
      && texts.allSatisfy { isFound($0, in: row) }
      && figures.allSatisfy { $1.contains(units, scale) || isFound($0, in: row) }
  }

  private func isFound(_ pattern: TextPattern, in row: Row) -> Bool {
    pattern.isFound(in: row.bytes(7)) || ((row[8] as String?) != nil && pattern.isFound(in: row.bytes(8)))
  }
}
