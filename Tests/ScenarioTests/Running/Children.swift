import Foundation

/// The child processes of programs.
enum Children {
  /// The children with a name. A child belongs to the thread that started it.
  static func named(_ name: String, of parents: [pid_t]) throws -> [pid_t] {
    try parents.flatMap { try threads(of: $0).flatMap(children) }.filter { try self.name(of: $0) == name }
  }

  /// All descendants of programs.
  static func all(of parents: [pid_t]) throws -> [pid_t] {
    let found = try parents.flatMap { try threads(of: $0).flatMap(children) }
    return found + (found.isEmpty ? [] : try all(of: found))
  }

  /// Whether all of these end; they may still be zombies.
  static func haveEnded(_ programs: [pid_t]) -> Bool {
    for _ in 0..<2000 {
      if programs.allSatisfy({ kill($0, 0) != 0 || isZombie($0) }) { return true }
      usleep(5000)
    }
    return false
  }

  private static func isZombie(_ program: pid_t) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(program)/stat", encoding: .utf8))?.split(separator: ")").last
    return state.map { $0.hasPrefix(" Z") } ?? true
  }

  private static func threads(of program: pid_t) throws -> [String] {
    let path = "/proc/\(program)/task"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map { "\(path)/\($0)/children" }
  }

  private static func children(_ path: String) throws -> [pid_t] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
  }

  private static func name(of program: pid_t) throws -> String {
    try String(contentsOfFile: "/proc/\(program)/comm", encoding: .utf8).trimmingCharacters(in: .newlines)
  }
}
