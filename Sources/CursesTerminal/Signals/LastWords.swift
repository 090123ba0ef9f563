import Glibc

/// All that a crash handler may touch: memory that was made ready long before, and nothing that allocates or locks.
nonisolated struct LastWords {
  /// What makes the terminal ordinary again.
  private let leaving: UnsafeBufferPointer<UInt8>
  /// What is said about the crash, up to the signal's number, and after it.
  private let message: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)
  /// The modes that the terminal had.
  private var modes = termios()

  /// Remembers the modes of the terminal as they are now.
  init(leaving: String, program: String) {
    self.leaving = Self.keep(leaving)
    message = (Self.keep("\(program): crashed (signal "), Self.keep("). The terminal is yours again.\n"))
    tcgetattr(STDIN_FILENO, &modes)
  }

  /// Gives the terminal back.
  func giveBack() {
    Self.write(leaving, to: STDOUT_FILENO)
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Says which signal it was.
  func report(_ signal: Int32) {
    Self.write(message.0, to: STDERR_FILENO)
    if signal > 9 { Self.write(digit: signal / 10) }
    Self.write(digit: signal % 10)
    Self.write(message.1, to: STDERR_FILENO)
  }

  private static func keep(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  private static func write(digit: Int32) {
    var byte = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
    _ = Glibc.write(STDERR_FILENO, &byte, 1)
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) {
    _ = Glibc.write(file, bytes.baseAddress, bytes.count)
  }
}
