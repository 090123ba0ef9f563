import Foundation

/// The programs that were built together with the tests.
public nonisolated enum BuildProducts {
  /// The folder of the programs, which is that of the test program itself.
  public static var folder: URL {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent()
  }

  /// The path of a program.
  public static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Whether the programs were built with a sanitizer (`scripts/sanitize` sets the variable). Its runtime opens
  /// descriptors and writes files, which makes tests of limits meaningless.
  public static var areSanitized: Bool { ProcessInfo.processInfo.environment["BANKEY_SANITIZER"] != nil }
}
