/// How far back a chart reaches.
public enum ChartRange: CaseIterable, Hashable, Sendable {
  /// 30 days.
  case month
  /// 90 days.
  case quarter
  /// 365 days.
  case year
  /// The whole history.
  case all

  /// The number of days; nil for all.
  public var days: Int? {
    switch self {
    case .month: 30
    case .quarter: 90
    case .year: 365
    case .all: nil
    }
  }

  /// The range `count` positions further, wrapping around.
  public func advanced(by count: Int) -> ChartRange {
    let (all, index) = (ChartRange.allCases, ChartRange.allCases.firstIndex(of: self) ?? 0)
    return all[((index + count) % all.count + all.count) % all.count]
  }
}

/// The texts of a chart.
public protocol ChartStrings: Sendable {
  /// "30d", the shortest form of a chart's range.
  func rangeShort(_ range: ChartRange) -> String
  /// "pick a day", after the keys that do so on a chart.
  var picksADay: String { get }
  /// "90 days", the range of a chart.
  func range(_ range: ChartRange) -> String
  /// "chart of 90 days"
  func chart(of range: String) -> String
}

extension English {
  func range(_ range: ChartRange) -> String {
    switch range {
    case .month: "30 days"
    case .quarter: "90 days"
    case .year: "1 year"
    case .all: "all"
    }
  }

  func chart(of range: String) -> String { "chart of \(range)" }
  var picksADay: String { "pick a day" }

  func rangeShort(_ range: ChartRange) -> String {
    switch range {
    case .month: "30d"
    case .quarter: "90d"
    case .year: "1y"
    case .all: "all"
    }
  }
}

extension Norwegian {
  func range(_ range: ChartRange) -> String {
    switch range {
    case .month: "30 dager"
    case .quarter: "90 dager"
    case .year: "1 år"
    case .all: "alt"
    }
  }

  func chart(of range: String) -> String { "graf over \(range)" }
  var picksADay: String { "velg en dag" }

  func rangeShort(_ range: ChartRange) -> String {
    switch range {
    case .month: "30d"
    case .quarter: "90d"
    case .year: "1 år"
    case .all: "alt"
    }
  }
}
