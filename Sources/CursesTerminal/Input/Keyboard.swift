import Glibc
import TUIKit

/// Reads keys as they come, and never waits for any: the terminal gives what it has, and nothing when it has nothing.
final class Keyboard {
  /// So much is read at a time, about all that a terminal keeps, so that signals are heard in a flood of keys too.
  private static let portion = 4096
  private var decoder: KeyDecoder
  private var watch: Watch?
  private let handler: (Event) -> Void
  /// How often in a row the terminal announced keys and had none.
  private var emptyReads = 0

  /// Hands every event to `handler`.
  init(_ decoder: KeyDecoder, _ handler: @escaping (Event) -> Void) {
    self.handler = handler
    self.decoder = decoder
    watch = Watch(STDIN_FILENO) { [unowned self] in drain() }
  }

  /// Reads no more.
  func cancel() {
    watch?.cancel()
    watch = nil
  }

  /// Takes what the terminal sends next, at most for so many milliseconds: an answer that is on its way when the terminal is given
  /// back would be typed into the shell.
  static func skipAnswer(within milliseconds: Int32) {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&state, 1, milliseconds) > 0, Int32(state.revents) & POLLIN != 0 else { return }
    var answer = [UInt8](repeating: 0, count: portion)
    _ = Glibc.read(STDIN_FILENO, &answer, answer.count)
  }

  /// Has a terminal in its raw mode give what it has instead of waiting for a first byte.
  static func stopWaiting() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    // VTIME and VMIN.
    (modes.c_cc.5, modes.c_cc.6) = (0, 0)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Hands on everything that waits, so that a frame is drawn after the last of it and not after each.
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

  /// What the terminal has now, as `poll` says it.
  private func poll() -> Int32 {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&state, 1, 0) > 0 ? Int32(state.revents) : 0
  }

  private func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
      count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
    }
  }

  /// The terminal is gone. It stays readable for ever, which would be a busy loop.
  private func hangUp() {
    cancel()
    handler(.terminate(SIGHUP))
  }
}
