import Glibc

/// The variables that the program was started with.
enum ProcessEnvironment {
  /// All of them by name.
  static var all: [String: String] {
    var all: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return all
  }
}
