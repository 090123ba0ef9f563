import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// Writes data to standard output in large pieces. Throws when that fails.
struct DataOutput {
  private static let pieceSize = 1 << 16
  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Writes to an open descriptor.
  init(_ descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    waiting.reserveCapacity(DataOutput.pieceSize)
  }

  /// Writes a text, possibly buffered.
  mutating func write(_ text: String) throws(CommandError) {
    waiting += text.utf8
    if waiting.count >= DataOutput.pieceSize { try flush() }
  }

  /// Writes a line, possibly buffered.
  mutating func line(_ text: String) throws(CommandError) {
    try write(text + "\n")
  }

  /// Writes everything in the buffer.
  mutating func flush() throws(CommandError) {
    var rest = waiting[...]
    while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest)) }
    waiting.removeAll(keepingCapacity: true)
  }

  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(CommandError) -> Int {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    let error = errno
    if error == EINTR { return 0 }
    // The reader has all it wants, as in `bankey transactions | head`.
    if error == EPIPE { throw CommandError("", status: ExitStatus.signal(SIGPIPE)) }
    throw CommandError("standard output: " + errorText(error))
  }
}

/// Writes messages to standard error. Standard output is for data.
enum StandardError {
  static func say(_ sentence: String) {
    write("bankey: " + sentence)
  }

  /// Writes lines, sanitized because they may quote a bank or a file name.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      PlainText.beginning(of: String($0))
    }
    put(lines.joined(separator: "\n") + "\n")
  }

  /// Writes text unaltered.
  static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}

/// The terminals behind standard output and standard error.
enum PlainTerminal {
  /// The width of standard output in columns; nil when it is not a terminal.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// Whether the user types at a terminal that only supports lines, such as one inside an editor.
  static var isDumb: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && Environment["TERM"] == "dumb" }

  /// The width of the terminal behind a descriptor; nil when it is not a terminal.
  static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether to write more than ASCII: always to files and pipes, and to UTF-8 terminals.
  static var takesUnicode: Bool {
    isatty(STDOUT_FILENO) == 0 || Environment.isUTF8
  }
}
