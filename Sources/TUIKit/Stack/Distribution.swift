/// How a stack divides its length among its views.
public nonisolated enum Distribution: Sendable {
  /// Each gets what it would like; what is over or missing is settled by hugging and resistance.
  case fill
  /// Each gets the same; cells that cannot be divided go to the first ones.
  case fillEqually
}
