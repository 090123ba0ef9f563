/// Time that passes only when told to: who sleeps is woken by `advance`.
public final class FakeTime {
  private var sleepers: [(until: Duration, wake: CheckedContinuation<Void, Never>)] = []
  private var now = Duration.zero

  /// Time at its beginning.
  public init() {}

  /// How many wait for time to pass.
  public var waiting: Int { sleepers.count }

  /// Waits until so much time has passed.
  public func sleep(_ duration: Duration) async {
    let until = now + duration
    await withCheckedContinuation { sleepers.append((until, $0)) }
  }

  /// Lets time pass, and lets who was woken by it do what it wants.
  public func advance(_ duration: Duration) async {
    await settle()
    now += duration
    let woken = sleepers.filter { $0.until <= now }
    sleepers.removeAll { $0.until <= now }
    woken.forEach { $0.wake.resume() }
    await settle()
  }

  /// Lets tasks that are ready run.
  private func settle() async { for _ in 0..<20 { await Task.yield() } }
}
