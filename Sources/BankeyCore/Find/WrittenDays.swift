/// Reads a day, a month or a year as people type it: `2026-10-19`, `19.10.2026`, `2026-10`, `10.2026`, `2026`.
enum WrittenDays {
  /// The days that a text means; nil when it means none.
  static func days(of text: String) -> ClosedRange<Day>? {
    let parts = text.split(separator: text.contains("-") ? "-" : ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let isYearFirst = parts.first?.utf8.count == 4
    let ordered = isYearFirst ? parts : text.contains("-") ? [] : parts.reversed()
    guard ordered.first?.utf8.count == 4, ordered.dropFirst().allSatisfy({ $0.utf8.count <= 2 }) else { return nil }
    return days(of: ordered.compactMap { Int($0) })
  }

  /// The days that a text means which nobody has called a date: `2026` and `10.2026` are numbers first.
  static func certainDays(of text: String) -> ClosedRange<Day>? {
    guard text.contains("-") || text.count(where: { $0 == "." }) == 2, let days = days(of: text),
      (1900...2200).contains(days.lowerBound.components.year)
    else { return nil }
    return days
  }

  private static func days(of parts: [Int]) -> ClosedRange<Day>? {
    switch parts.count {
    case 1: stretch(Day(year: parts[0], month: 1, day: 1), Day(year: parts[0], month: 12, day: 31))
    case 2: month(parts[0], parts[1])
    case 3: stretch(Day(year: parts[0], month: parts[1], day: parts[2]))
    default: nil
    }
  }

  private static func month(_ year: Int, _ month: Int) -> ClosedRange<Day>? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    return first...first.advanced(by: Day.days(in: month, of: year) - 1)
  }

  private static func stretch(_ first: Day?, _ last: Day? = nil) -> ClosedRange<Day>? {
    guard let first else { return nil }
    return first...(last ?? first)
  }
}
