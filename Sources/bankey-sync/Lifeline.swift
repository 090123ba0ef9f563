import BankeyModel
import BankeyText
import Glibc

/// What bankey-sync holds on to when bankey has started it: it ends when bankey does, even when that is killed.
///
/// It is a pipe, and not a signal at the parent's death (`PR_SET_PDEATHSIG`): that comes when the thread ends that started us,
/// and bankey's threads come and go. The kernel itself watches the pipe: a thread that does may not be there to be had, and
/// libdispatch then waits for one for ever.
enum Lifeline {
  /// Names the descriptor. Programs that we start are not told of it.
  private static let variable = "BANKEY_LIFELINE"

  /// Ends this process, as SIGTERM does, once bankey has ended. Without a bankey nothing is done.
  static func hold() {
    guard let descriptor = getenv(variable).flatMap({ Int32(String(cString: $0)) }) else { return }
    unsetenv(variable)
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return }
    // To all of us, and not to a thread: one may block signals.
    _ = fcntl(descriptor, F_SETOWN, getpid())
    // `F_SETSIG`, which Swift does not import, as it is `__F_SETSIG` under another name.
    _ = fcntl(descriptor, __F_SETSIG, SIGTERM)
    _ = fcntl(descriptor, F_SETFL, O_ASYNC)
    if hasEnded(descriptor) { kill(getpid(), SIGTERM) }
  }

  /// Whether bankey ended before the signal was asked for.
  private static func hasEnded(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }
}

/// The words and the variables that the program was started with.
enum ProcessEnvironment {
  /// The words behind its name. Those that are paths may be any bytes.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { PathText.text($0) } }
  }

  /// All of them by name.
  static var all: [String: String] {
    var all: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = PathText.text(entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return all
  }
}

/// Bytes out of and into file descriptors, whole.
enum Descriptor {
  /// Writes all bytes, or as many as the reader takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
