extension LocalTime: Comparable {
  /// Earlier comes first; a day without a time counts as its start.
  public static func < (a: LocalTime, b: LocalTime) -> Bool {
    (a.day, a.minute ?? 0) < (b.day, b.minute ?? 0)
  }
}
