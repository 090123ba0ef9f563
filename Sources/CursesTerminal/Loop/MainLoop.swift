import CMainQueue
import Glibc

/// The loop of the main thread: it sleeps until a key or a signal comes, or something is to be done on the main queue.
///
/// Under `dispatchMain` a key would change threads three times before it is seen.
public enum MainLoop {
  private static let queue = _dispatch_get_main_queue_handle_4CF()
  private static var watches: [Watch] = [] { didSet { polled = descriptors } }
  /// What `poll` is given: the main queue, then what is watched.
  private static var polled = descriptors

  /// Runs `body` and all that it waits for, and ends the process with the status that it gives. To be called by `main`.
  public nonisolated static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
    MainActor.assumeIsolated {
      Task.immediate { exit(await body()) }
      while true { turn() }
    }
  }

  static func add(_ watch: Watch) { watches.append(watch) }

  static func remove(_ watch: Watch) { watches.removeAll { $0 === watch } }

  /// First what came from outside, all of it, then what is to be done because of it: one frame for many keys.
  private static func turn() {
    for (watch, polled) in zip(watches, polled.dropFirst()) where polled.revents != 0 || watch.isDue {
      if !watch.isCancelled { watch.handler() }
    }
    var wishes: UInt64 = 0
    read(queue, &wishes, 8)
    _dispatch_main_queue_callback_4CF(nil)
    if poll(&polled, nfds_t(polled.count), timeout) < 0 { polled = descriptors }
  }

  /// How many milliseconds there are until the next time has come; -1 for ever.
  private static var timeout: Int32 {
    guard let next = watches.compactMap(\.deadline).min() else { return -1 }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: next).components
    return max(0, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }

  private static var descriptors: [pollfd] {
    ([queue] + watches.map(\.descriptor)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }
}

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
