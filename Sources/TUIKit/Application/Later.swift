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

/// Something that will be done later, unless it is cancelled before.
public final class Appointment {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Takes care that it is not done.
  public func cancel() { action = nil }

  func keep() { action?() }
}

/// Does something once nobody has used the terminal for a while.
///
/// One timer waits. It is not set anew with every key: when it rings too early, it is set for the rest.
final class IdleWatch {
  private unowned let application: Application
  private let limit: Duration
  private let action: () -> Void
  private var lastUse: Duration
  private var alarm: Appointment?

  init(_ application: Application, _ limit: Duration, _ action: @escaping () -> Void) {
    self.application = application
    self.limit = limit
    self.action = action
    lastUse = application.uptime()
    wait(limit)
  }

  /// Waits no more.
  func cancel() { alarm?.cancel() }

  /// Notices that something happened. True when the while was over before, though no timer rang: the machine slept, or the
  /// program was suspended. What a person did then was not meant for what was on the screen before.
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
