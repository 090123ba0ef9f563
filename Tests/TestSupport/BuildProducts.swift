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
}
