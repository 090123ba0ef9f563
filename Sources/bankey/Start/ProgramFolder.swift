import Glibc

/// The folder of the program that runs, links followed.
enum ProgramFolder {
  /// Its path.
  static func path() throws(Failure) -> String {
    guard let path = realpath("/proc/self/exe", nil) else { throw Failure("/proc/self/exe: " + errorText(errno)) }
    defer { free(path) }
    return String(String(cString: path).reversed().drop { $0 != "/" }.dropFirst().reversed())
  }
}
