/// Time that advances only on request. `advance` runs the actions that are due.
public final class FakeTime {
  private var waiters: [(until: Duration, action: @MainActor () -> Void)] = []
  /// Waits until the tasks that the program has started are done.
  public var settle: () async -> Void = {}
  /// The time elapsed.
  public private(set) var now = Duration.zero

  /// Creates a time of zero.
  public init() {}

  /// The number of pending actions.
  public var waiting: Int { waiters.count }

  /// Runs `action` after a delay.
  public func call(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    waiters.append((now + delay, action))
  }

  /// Advances the time without firing timers, like a machine that sleeps.
  public func sleep(_ duration: Duration) {
    now += duration
    waiters = waiters.map { ($0.until + duration, $0.action) }
  }

  /// Advances the time, and runs due actions with everything that they start.
  public func advance(_ duration: Duration) async {
    await settle()
    now += duration
    let called = waiters.filter { $0.until <= now }
    waiters.removeAll { $0.until <= now }
    called.forEach { $0.action() }
    await settle()
  }
}
