extension Day: Comparable, Strideable {
  /// Earlier comes first.
  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// Days from this one to `other`.
  public func distance(to other: Day) -> Int { other.number - number }

  /// The day `days` later.
  public func advanced(by days: Int) -> Day {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return Day(number: overflows ? (days < 0 ? .min : .max) : sum)
  }
}
