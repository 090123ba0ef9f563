import Glibc

/// All that a crash handler may touch: memory that was made ready long before, and nothing that allocates or locks.
nonisolated struct LastWords {
  /// What makes the terminal ordinary again.
  private let leaving: UnsafeBufferPointer<UInt8>
  /// What is said about the crash, by the signal's number. No array: a handler counts no references.
  private let messages: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  /// The modes that the terminal had.
  private var modes = termios()

  /// Remembers the modes of the terminal as they are now.
  init(leaving: String, program: String, signals: [(number: Int32, name: String)]) {
    self.leaving = Self.keep(leaving)
    messages = .allocate(capacity: 65)
    messages.initialize(repeating: UnsafeBufferPointer(start: nil, count: 0), count: 65)
    for (number, name) in signals {
      let reason = number == SIGBUS ? "A file that it had open was cut short, or the disk failed. " : ""
      messages[Int(number)] = Self.keep("\(program): crashed (\(name)). \(reason)The terminal is yours again.\n")
    }
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
    Self.write(messages[Int(signal)], to: STDERR_FILENO)
  }

  private static func keep(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  /// Writes without waiting for a terminal that takes nothing: what it has not taken of the screen is dropped to make room.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) {
    let flags = fcntl(file, F_GETFL)
    _ = fcntl(file, F_SETFL, flags | O_NONBLOCK)
    if Glibc.write(file, bytes.baseAddress, bytes.count) < bytes.count {
      tcflush(file, TCOFLUSH)
      _ = Glibc.write(file, bytes.baseAddress, bytes.count)
    }
    _ = fcntl(file, F_SETFL, flags)
  }
}
