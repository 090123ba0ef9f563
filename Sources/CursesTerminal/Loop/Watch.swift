/// Calls a handler in the main loop whenever a descriptor can be read.
final class Watch {
  let descriptor: Int32
  let handler: () -> Void
  private(set) var isCancelled = false

  /// Watches a descriptor until it is cancelled, which has to come before the descriptor is closed.
  init(_ descriptor: Int32, _ handler: @escaping () -> Void) {
    (self.descriptor, self.handler) = (descriptor, handler)
    MainLoop.add(self)
  }

  /// Watches no more.
  func cancel() {
    isCancelled = true
    MainLoop.remove(self)
  }
}
