/// A moment: seconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The moment that many seconds after 1970-01-01T00:00:00Z.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Earlier comes first.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }
}
