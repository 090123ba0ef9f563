/// How strongly a view holds on to its size: 1, hardly, to 1000, required. What lies outside is clamped.
public nonisolated struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// 1...1000.
  public let value: Int

  /// Gives way first.
  public static let low: Priority = 250
  /// What views have unless they say otherwise.
  public static let medium: Priority = 500
  /// Gives way last.
  public static let high: Priority = 750
  /// The most there is.
  public static let required: Priority = 1000

  /// A priority, clamped to 1...1000.
  public init(_ value: Int) { self.value = min(max(1, value), 1000) }

  /// A priority, clamped to 1...1000.
  public init(integerLiteral value: Int) { self.init(value) }

  /// The weaker one comes first.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
