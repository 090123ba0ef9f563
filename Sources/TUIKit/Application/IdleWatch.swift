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
    case .resize, .resumed, .terminate: break
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
