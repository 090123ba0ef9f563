import Glibc

/// Restores the terminal when the program crashes, or calls `exit` while the screen is up.
///
/// The handler only writes and sets modes, reinstalls the previous handler and returns. The crash then repeats under
/// that handler, so Swift's report appears on a restored screen.
nonisolated enum CrashRestore {
  private static let signals = [
    (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGABRT, "SIGABRT"),
    (SIGFPE, "SIGFPE"), (SIGSYS, "SIGSYS"),
  ]

  /// Installs the handlers for the rest of the process. Call it once, while the terminal still has its original modes.
  static func install(leaving: String, program: String) {
    let words = UnsafeMutablePointer<CrashRestoreState>.allocate(capacity: 1)
    words.initialize(to: CrashRestoreState(leaving: leaving, program: program, signals: signals))
    lastWords = UnsafePointer(words)
    previousActions.initialize(repeating: sigaction(), count: signalCount)
    coverMainThread()
    for (signal, _) in signals { watch(signal) }
    atexit { giveBack() }
  }

  /// Sets whether the terminal must be restored.
  static func setArmed(_ value: Bool) { isArmed = value }

  /// Restores the terminal and exits, from within a signal handler.
  static func end(_ status: Int32) -> Never {
    giveBack()
    _exit(status)
  }

  /// Gives the main thread a separate stack for signal handlers, without which a stack overflow could not be handled.
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
private nonisolated(unsafe) var lastWords: UnsafePointer<CrashRestoreState>?
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
  // A signal that was sent is not repeated by returning, nor is a trap that was stepped over.
  if signal == SIGTRAP || (info?.pointee.si_code ?? 0) <= 0 { raise(signal) }
}

/// Everything that a crash handler may use: memory prepared long before, and no allocation or locks.
nonisolated struct CrashRestoreState {
  /// The sequence that restores the terminal.
  private let leaving: UnsafeBufferPointer<UInt8>
  /// The messages by signal number. Not an array, because a handler must not count references.
  private let messages: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  /// The original modes of the terminal.
  private var modes = termios()

  /// Saves the current modes of the terminal.
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

  func giveBack() {
    Self.write(leaving, to: STDOUT_FILENO)
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Writes the signal's message.
  func report(_ signal: Int32) {
    Self.write(messages[Int(signal)], to: STDERR_FILENO)
  }

  private static func keep(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  /// Writes without blocking on a terminal that accepts no output: pending output is discarded to make room.
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
