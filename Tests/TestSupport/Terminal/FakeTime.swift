/// Time that passes only when told to: what waits is called by `advance`.
public final class FakeTime {
  private var waiters: [(until: Duration, action: @MainActor () -> Void)] = []
  /// How much time has passed.
  public private(set) var now = Duration.zero

  /// Time at its beginning.
  public init() {}

  /// How many wait for time to pass.
  public var waiting: Int { waiters.count }

  /// Calls `action` when so much time has passed.
  public func call(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    waiters.append((now + delay, action))
  }

  /// Lets time pass while no timer can ring, as for a machine that sleeps.
  public func sleep(_ duration: Duration) {
    now += duration
    waiters = waiters.map { ($0.until + duration, $0.action) }
  }

  /// Lets time pass, and lets what was called do what it wants.
  public func advance(_ duration: Duration) async {
    await settle()
    now += duration
    let called = waiters.filter { $0.until <= now }
    waiters.removeAll { $0.until <= now }
    called.forEach { $0.action() }
    await settle()
  }

  /// Lets tasks that are ready run.
  private func settle() async { for _ in 0..<20 { await Task.yield() } }
}
