import CNcurses
import Glibc
import TUIKit

/// Reads keys as they come.
final class Keyboard {
  private var decoder: KeyDecoder
  private var watch: Watch?
  private let handler: (Event) -> Void
  /// How often in a row the terminal announced keys and had none.
  private var emptyReads = 0

  /// Hands every event to `handler`.
  init(isUTF8: Bool, _ handler: @escaping (Event) -> Void) {
    self.handler = handler
    decoder = KeyDecoder(isUTF8: isUTF8)
    watch = Watch(STDIN_FILENO) { [unowned self] in drain() }
  }

  /// Reads no more.
  func cancel() { watch?.cancel() }

  /// Hands on everything that waits, so that a frame is drawn after the last of it and not after each.
  private func drain() {
    var isEmpty = true
    while let input = read() {
      isEmpty = false
      decoder.decode(input).forEach(handler)
    }
    decoder.finish().forEach(handler)
    emptyReads = isEmpty ? emptyReads + 1 : 0
    if isEmpty, isOver { hangUp() }
  }

  private func read() -> Input? {
    let code = wgetch(stdscr)
    switch code {
    case ERR: return nil
    case 0...0xFF: return .byte(UInt8(code))
    case KEY_MOUSE: return readMouse().map(Input.mouse) ?? .key(code)
    default: return .key(code)
    }
  }

  private func readMouse() -> Mouse? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    return Mouse(event)
  }

  /// Whether the terminal is gone. It then stays readable for ever, which would be a busy loop.
  private var isOver: Bool {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let isHungUp = poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
    return isHungUp || emptyReads > 100
  }

  private func hangUp() {
    cancel()
    handler(.terminate(SIGHUP))
  }
}
