/// A moment: seconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The moment that many seconds after 1970-01-01T00:00:00Z; beyond the first and the last day it is their end.
  public init(seconds: Int64) { self.seconds = min(max(seconds, -Timestamp.farthest), Timestamp.farthest) }

  /// The moment so many seconds later.
  public func advanced(bySeconds more: Int64) -> Timestamp {
    let (sum, overflows) = seconds.addingReportingOverflow(more)
    return Timestamp(seconds: overflows ? (more < 0 ? .min : .max) : sum)
  }

  private static let farthest = Int64(Day.farthest) * 86_400

  /// Earlier comes first.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }
}
