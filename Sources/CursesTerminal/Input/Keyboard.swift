import Glibc
import TUIKit

/// Reads keys as they arrive, without ever blocking.
final class Keyboard {
  /// The number of bytes to read at a time, about as much as a terminal buffers, so that signals are handled even
  /// during a flood of keys.
  private static let portion = 4096
  private var decoder: KeyDecoder
  private var watch: Watch?
  private let handler: (Event) -> Void
  /// The number of consecutive times that the terminal reported input but had none.
  private var emptyReads = 0

  /// Creates a reader that passes events to `handler`.
  init(_ decoder: KeyDecoder, _ handler: @escaping (Event) -> Void) {
    self.handler = handler
    self.decoder = decoder
    watch = Watch(STDIN_FILENO) { [unowned self] in drain() }
  }

  func cancel() {
    watch?.cancel()
    watch = nil
  }

  /// Discards what the terminal sends within the given time. An answer that arrives after the terminal is restored
  /// would be typed into the shell.
  static func skipAnswer(within milliseconds: Int32) {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&state, 1, milliseconds) > 0, Int32(state.revents) & POLLIN != 0 else { return }
    var answer = [UInt8](repeating: 0, count: portion)
    _ = Glibc.read(STDIN_FILENO, &answer, answer.count)
  }

  /// Makes reads from a terminal in raw mode return what is available instead of waiting for a first byte.
  static func stopWaiting() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    // The indices of VTIME and VMIN.
    (modes.c_cc.5, modes.c_cc.6) = (0, 0)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Passes on everything that waits, so that one frame is drawn after all of it.
  private func drain() {
    let state = poll()
    let bytes = state & POLLIN != 0 ? read() : []
    var events = decoder.decode(bytes)
    if bytes.isEmpty, watch?.isDue == true { events += decoder.finish() }
    watch?.deadline = decoder.patience.map { .now + $0 }
    emptyReads = bytes.isEmpty && state & POLLIN != 0 ? emptyReads + 1 : 0
    let isOver = bytes.isEmpty && state & (POLLHUP | POLLERR | POLLNVAL) != 0 || emptyReads > 100
    events.forEach(handler)
    if isOver { hangUp() }
  }

  /// The state of the terminal according to `poll`.
  private func poll() -> Int32 {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&state, 1, 0) > 0 ? Int32(state.revents) : 0
  }

  private func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
      count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
    }
  }

  /// The terminal is gone. It stays readable forever, so reading on would be a busy loop.
  private func hangUp() {
    cancel()
    handler(.terminate(SIGHUP))
  }
}
