extension Application {
  /// Does something once, when no key was pressed, nothing pasted and the mouse not used for so long. The event that comes
  /// after that goes nowhere. Takes the place of what was asked for before.
  public func whenIdle(for limit: Duration, _ action: @escaping () -> Void) {
    stopIdleWatch()
    idleWatch = IdleWatch(self, limit, action)
  }

  /// Waits for that no more.
  public func stopIdleWatch() {
    idleWatch?.cancel()
    idleWatch = nil
  }
}
