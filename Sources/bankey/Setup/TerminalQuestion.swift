import BankeyCore
import Glibc

/// A question on the terminal, and its answer as a line. ^C ends bankey at once, as anywhere; so it is never left half asked.
enum TerminalQuestion {
  private static let interrupt: UInt8 = 3

  /// Whether there is a person to ask.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// The answer, without its line end. What is secret is not shown while it is typed.
  static func read(_ question: String, isSecret: Bool = false) throws(Failure) -> String {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { throw Failure("the terminal: " + errorText(errno)) }
    TerminalModes.hold(before)
    defer { TerminalModes.restore() }
    var modes = before
    // ^C comes as the end of a line: were it a signal, it would leave a terminal that shows nothing.
    modes.c_lflag &= ~tcflag_t(ISIG)
    modes.c_cc.11 = interrupt
    if isSecret { modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    // Not before: what is typed at once must not be seen either.
    Talk.put(PlainText.cleaned(question))
    return try line()
  }

  private static func line() throws(Failure) -> String {
    var (bytes, byte) = ([UInt8](), UInt8(0))
    while true {
      let count = Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1, byte != interrupt else {
        Talk.put("\n")
        throw Failure("", status: ExitStatus.signal(SIGINT))
      }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
