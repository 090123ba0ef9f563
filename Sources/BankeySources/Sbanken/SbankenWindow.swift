import BankeyCore

/// Days that one question may ask for.
struct SbankenWindow: Hashable {
  /// The bank gives a year at most.
  private static let longest = 366
  /// Reserved transactions are not older.
  private static let reserved = 90

  /// The first and the last day.
  let days: ClosedRange<Day>
  /// Whether only booked transactions are asked for.
  let isArchive: Bool

  /// The questions that bring all from `first` to `last`, the latest first.
  static func all(_ first: Day, through last: Day) -> [SbankenWindow] {
    let recent = max(first, last.advanced(by: 1 - reserved))
    var windows = [SbankenWindow(days: recent...last, isArchive: false)]
    while let next = windows.last?.days.lowerBound, next > first {
      let end = next.advanced(by: -1)
      windows.append(SbankenWindow(days: max(first, end.advanced(by: 1 - longest))...end, isArchive: true))
    }
    return windows
  }
}
