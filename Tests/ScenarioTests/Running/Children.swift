import Foundation

/// The programs that programs have started.
enum Children {
  /// Those of a name. A child belongs to the thread that started it.
  static func named(_ name: String, of parents: [pid_t]) throws -> [pid_t] {
    try parents.flatMap { parent in
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")
      return try threads.flatMap { try children("/proc/\(parent)/task/\($0)/children") }
    }
    .filter { try self.name(of: $0) == name }
  }

  private static func children(_ path: String) throws -> [pid_t] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
  }

  private static func name(of program: pid_t) throws -> String {
    try String(contentsOfFile: "/proc/\(program)/comm", encoding: .utf8).trimmingCharacters(in: .newlines)
  }
}
