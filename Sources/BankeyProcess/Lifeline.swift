import BankeyModel
import CProcess
import Glibc

/// The pipe through which bankey-sync notices that the bankey which started it has ended, even when it was killed.
/// bankey-sync then ends too.
///
/// `PR_SET_PDEATHSIG` would not do: its signal comes when the parent's thread ends, and bankey's threads come and go.
/// The kernel itself watches the pipe, because no thread may be available for that, and libdispatch would then wait for
/// one forever.
public enum Lifeline {
  /// The descriptor in the child.
  static let descriptor: Int32 = 3
  /// The environment variable that holds the descriptor. Programs that bankey-sync starts do not inherit it.
  static let variable = "BANKEY_LIFELINE"

  /// Arranges for SIGTERM once bankey has ended. Does nothing when bankey did not start this process.
  public static func hold() {
    guard let descriptor = getenv(variable).flatMap({ Int32(String(cString: $0)) }) else { return }
    unsetenv(variable)
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return }
    // Signals the process, not a thread, which may block signals.
    _ = fcntl(descriptor, F_SETOWN, getpid())
    // `F_SETSIG`, which Swift cannot import because it is a macro for `__F_SETSIG`.
    _ = fcntl(descriptor, __F_SETSIG, SIGTERM)
    _ = fcntl(descriptor, F_SETFL, O_ASYNC)
    if hasEnded(descriptor) { kill(getpid(), SIGTERM) }
  }

  /// Whether bankey ended before the signal was set up.
  private static func hasEnded(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }
}

/// Guards for secrets in this process's memory.
public enum ProcessMemory {
  /// Disables core dumps and debugging by the same user, because the memory may hold secrets.
  public static func hide() { hide_memory() }
}

/// The arguments and environment of this process.
public enum ProcessEnvironment {
  /// The arguments after the program's name. Paths may contain any bytes.
  public static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { PathText.text($0) } }
  }

  /// The environment variables of this process.
  public static var all: [String: String] {
    entries.reduce(into: [:]) { all, entry in
      let parts = PathText.text(entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
    }
  }

  /// The value of an environment variable; nil when it is not set.
  public static subscript(_ name: String) -> String? { getenv(name).map { PathText.text($0) } }

  /// The environment of a child, as the system takes it, with the lifeline's descriptor if it has one.
  static func variables(lifeline: Bool) -> [[CChar]] {
    let name = PathText.system(Lifeline.variable + "=").dropLast()
    let own = entries.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }.filter {
      !$0.starts(with: name)
    }
    return own + (lifeline ? [name + PathText.system(String(Lifeline.descriptor))] : [])
  }

  private static var entries: [UnsafeMutablePointer<CChar>] {
    var (entries, next): ([UnsafeMutablePointer<CChar>], _) = ([], environ)
    while let entry = next.pointee {
      entries.append(entry)
      next += 1
    }
    return entries
  }
}
