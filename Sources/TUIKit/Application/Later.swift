import Dispatch

/// Does something on the main actor when so much time has passed.
public typealias Later = (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void

/// Time itself. A timer of the main queue: a sleeping task would wake up Swift's shared pool of threads, which then never
/// rests.
func onMainQueue(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
  let (seconds, attoseconds) = delay.components
  let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { action() }
}

/// How much time has passed since some moment.
public typealias Uptime = () -> Duration

/// The system's, in which the time that the machine slept counts too.
func systemUptime() -> Duration { launch.duration(to: .now) }

private nonisolated let launch = ContinuousClock.now
