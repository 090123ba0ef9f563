/// In which order the numbers of a date stand.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// `31.12.2026`
  case dayFirst = "day-first"
  /// `12/31/2026`
  case monthFirst = "month-first"
  /// `2026-12-31`
  case yearFirst = "year-first"
}
