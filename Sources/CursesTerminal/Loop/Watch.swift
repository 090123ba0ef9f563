/// Calls a handler in the main loop whenever a descriptor can be read, and when a time has come.
final class Watch {
  let descriptor: Int32
  let handler: () -> Void
  /// When the handler is called though there is nothing to read; nil for never. It is for the handler to set it anew.
  var deadline: ContinuousClock.Instant?
  private(set) var isCancelled = false

  /// Watches a descriptor until it is cancelled, which has to come before the descriptor is closed.
  init(_ descriptor: Int32, _ handler: @escaping () -> Void) {
    (self.descriptor, self.handler) = (descriptor, handler)
    MainLoop.add(self)
  }

  /// Whether the time has come.
  var isDue: Bool { deadline.map { $0 <= .now } ?? false }

  /// Watches no more.
  func cancel() {
    isCancelled = true
    MainLoop.remove(self)
  }
}
