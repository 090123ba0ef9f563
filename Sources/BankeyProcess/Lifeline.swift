import BankeyModel
import CProcess
import Glibc

/// What bankey-sync holds on to when bankey has started it: it ends when bankey does, even when that is killed.
///
/// It is a pipe, and not a signal at the parent's death (`PR_SET_PDEATHSIG`): that comes when the thread ends that started us,
/// and bankey's threads come and go. The kernel itself watches the pipe: a thread that does may not be there to be had, and
/// libdispatch then waits for one for ever.
public enum Lifeline {
  /// The descriptor that a child has it at.
  static let descriptor: Int32 = 3
  /// Names the descriptor. Programs that bankey-sync starts are not told of it.
  static let variable = "BANKEY_LIFELINE"

  /// Ends this process, as SIGTERM does, once bankey has ended. Without a bankey nothing is done.
  public static func hold() {
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

/// What this process has in memory.
public enum ProcessMemory {
  /// Lets nobody see it, for it may hold secrets: there will be no core dump, and no debugger of the same user.
  public static func hide() { hide_memory() }
}

/// The words and the variables that the program was started with.
public enum ProcessEnvironment {
  /// The words behind its name. Those that are paths may be any bytes.
  public static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { PathText.text($0) } }
  }

  /// All variables by name.
  public static var all: [String: String] {
    entries.reduce(into: [:]) { all, entry in
      let parts = PathText.text(entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
    }
  }

  /// One variable, nil when it is not set.
  public static subscript(_ name: String) -> String? { getenv(name).map { PathText.text($0) } }

  /// The variables of a child, as the system takes them. One that holds a lifeline is told where.
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
