import Foundation

/// The programs that were built together with the tests.
public nonisolated enum BuildProducts {
  /// The folder they are in: that of the test program itself.
  public static var folder: URL {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent()
  }

  /// Where the program `name` is.
  public static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Whether they were built with a sanitizer, whose runtime takes descriptors and writes files of its own: a test of limits says nothing
  /// then. `scripts/sanitize` says it.
  public static var areSanitized: Bool { ProcessInfo.processInfo.environment["BANKEY_SANITIZER"] != nil }
}
