import BankeyCore
import Glibc

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
