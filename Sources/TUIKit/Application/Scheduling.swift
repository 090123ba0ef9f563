import Dispatch

/// Runs an action on the main actor after a delay.
public typealias Scheduler = (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void

/// Uses a timer of the main queue. A sleeping task would start Swift's shared thread pool, which from then on wakes up
/// regularly.
func onMainQueue(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
  let (seconds, attoseconds) = delay.components
  let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { action() }
}

/// The time elapsed since some fixed moment.
public typealias Uptime = () -> Duration

/// The time since launch, including time during which the machine slept.
func systemUptime() -> Duration { launch.duration(to: .now) }

private nonisolated let launch = ContinuousClock.now

/// A scheduled action that can be cancelled.
public final class ScheduledAction {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Prevents the action from running.
  public func cancel() { action = nil }

  func keep() { action?() }
}

/// Runs an action once the terminal has been idle for a while.
///
/// A single timer is not restarted with every key: when it fires too early, it is set for the remaining time.
final class IdleWatch {
  private unowned let application: Application
  private let limit: Duration
  private let action: () -> Void
  private var lastUse: Duration
  private var alarm: ScheduledAction?

  init(_ application: Application, _ limit: Duration, _ action: @escaping () -> Void) {
    self.application = application
    self.limit = limit
    self.action = action
    lastUse = application.uptime()
    wait(limit)
  }

  func cancel() { alarm?.cancel() }

  /// Records activity. Returns true when the limit had passed without the timer firing, because the machine slept or
  /// the program was suspended. The event was then not meant for what the screen showed.
  func isTooLate(for event: Event) -> Bool {
    if rest <= .zero {
      ring()
      return true
    }
    switch event {
    case .key, .mouse, .paste: lastUse = application.uptime()
    case .resize, .resumed, .background, .terminate: break
    }
    return false
  }

  private var rest: Duration { limit - (application.uptime() - lastUse) }

  private func wait(_ delay: Duration) {
    alarm = application.schedule(after: delay) { [weak self] in self?.ring() }
  }

  private func ring() {
    let rest = rest
    if rest > .zero { return wait(rest) }
    application.stopIdleWatch()
    action()
  }
}
