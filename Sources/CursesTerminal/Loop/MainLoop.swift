import CMainQueue
import Glibc

/// The loop of the main thread. It sleeps until a key or a signal arrives or the main queue has work.
///
/// With `dispatchMain`, each key would cross threads three times before it is handled.
public enum MainLoop {
  private static let queue = _dispatch_get_main_queue_handle_4CF()
  private static var watches: [Watch] = [] { didSet { polled = descriptors } }
  /// The descriptors to poll: the main queue, then the watched ones.
  private static var polled = descriptors

  /// Runs `body` with everything that it awaits, then exits with its result. Call it from `main`.
  public nonisolated static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
    MainActor.assumeIsolated {
      Task.immediate { exit(await body()) }
      while true { turn() }
    }
  }

  static func add(_ watch: Watch) { watches.append(watch) }

  static func remove(_ watch: Watch) { watches.removeAll { $0 === watch } }

  /// Handles all input first and then the main queue, so that many keys result in one frame.
  private static func turn() {
    for (watch, polled) in zip(watches, polled.dropFirst()) where polled.revents != 0 || watch.isDue {
      if !watch.isCancelled { watch.handler() }
    }
    var requests: UInt64 = 0
    read(queue, &requests, 8)
    _dispatch_main_queue_callback_4CF(nil)
    if poll(&polled, nfds_t(polled.count), timeout) < 0 { polled = descriptors }
  }

  /// The time until the next deadline in milliseconds; -1 when there is none.
  private static var timeout: Int32 {
    guard let next = watches.compactMap(\.deadline).min() else { return -1 }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: next).components
    return max(0, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }

  private static var descriptors: [pollfd] {
    ([queue] + watches.map(\.descriptor)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }
}

/// Calls a handler on the main loop whenever a descriptor is readable, and at a deadline.
final class Watch {
  let descriptor: Int32
  let handler: () -> Void
  /// When to call the handler even without input; nil for never. The handler must reset it.
  var deadline: ContinuousClock.Instant?
  private(set) var isCancelled = false

  /// Watches a descriptor. Cancel before closing the descriptor.
  init(_ descriptor: Int32, _ handler: @escaping () -> Void) {
    (self.descriptor, self.handler) = (descriptor, handler)
    MainLoop.add(self)
  }

  /// Whether the deadline has passed.
  var isDue: Bool { deadline.map { $0 <= .now } ?? false }

  func cancel() {
    isCancelled = true
    MainLoop.remove(self)
  }
}
