/// One of two grounds that days stand on in turn, so that a row is seen to belong to its day.
public enum ReportBand: Hashable, Sendable {
  /// What every report begins with.
  case even
  /// The other one.
  case odd

  /// The ground after so many changes.
  init(after changes: Int) { self = changes.isMultiple(of: 2) ? .even : .odd }
}
