import Glibc

/// Gives the terminal back when the program crashes, and when somebody calls `exit` while the screen is up.
///
/// The handler only writes and sets modes, puts the previous handler back and returns: the crash happens again under
/// that one, so that Swift's report is printed on a sane screen.
nonisolated enum CrashRestore {
  private static let signals = [
    (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGABRT, "SIGABRT"),
    (SIGFPE, "SIGFPE"), (SIGSYS, "SIGSYS"),
  ]

  /// Watches from here to the end of the process. Call it once, while the terminal still has its own modes.
  static func install(leaving: String, program: String) {
    let words = UnsafeMutablePointer<LastWords>.allocate(capacity: 1)
    words.initialize(to: LastWords(leaving: leaving, program: program, signals: signals))
    lastWords = UnsafePointer(words)
    previousActions.initialize(repeating: sigaction(), count: signalCount)
    coverMainThread()
    for (signal, _) in signals { watch(signal) }
    atexit { giveBack() }
  }

  /// Whether the terminal is ours now and must be given back.
  static func setArmed(_ value: Bool) { isArmed = value }

  /// Gives the terminal back and ends the process, from a signal handler.
  static func end(_ status: Int32) -> Never {
    giveBack()
    _exit(status)
  }

  /// Gives the main thread a stack of its own for the handler, without which a stack overflow could not be handled.
  private static func coverMainThread() {
    let size = 128 * 1024
    var stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  private static func watch(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = onCrash
    action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
    sigaction(signal, &action, previousActions + Int(signal))
  }
}

private nonisolated let signalCount = 65
private nonisolated(unsafe) var isArmed = false
private nonisolated(unsafe) var lastWords: UnsafePointer<LastWords>?
private nonisolated(unsafe) let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)

private nonisolated func giveBack() {
  guard isArmed, let lastWords else { return }
  isArmed = false
  lastWords.pointee.giveBack()
}

private nonisolated func onCrash(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?)
{
  if isArmed {
    giveBack()
    lastWords?.pointee.report(signal)
  }
  sigaction(signal, previousActions + Int(signal), nil)
  // What was sent does not come again by itself, nor does a trap that was already stepped over.
  if signal == SIGTRAP || (info?.pointee.si_code ?? 0) <= 0 { raise(signal) }
}

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
      messages[Int(number)] = Self.keep("\(program): crashed (\(name)). \(reason)The terminal was restored.\n")
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
