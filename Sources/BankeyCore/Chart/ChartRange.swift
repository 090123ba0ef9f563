/// How far back a chart goes.
public enum ChartRange: CaseIterable, Hashable, Sendable {
  /// 30 days.
  case month
  /// 90 days.
  case quarter
  /// 365 days.
  case year
  /// As far as there is something.
  case all

  /// How many days; nil for all.
  public var days: Int? {
    switch self {
    case .month: 30
    case .quarter: 90
    case .year: 365
    case .all: nil
    }
  }

  /// The range so many further on, around the ends.
  public func advanced(by count: Int) -> ChartRange {
    let (all, index) = (ChartRange.allCases, ChartRange.allCases.firstIndex(of: self) ?? 0)
    return all[((index + count) % all.count + all.count) % all.count]
  }
}
