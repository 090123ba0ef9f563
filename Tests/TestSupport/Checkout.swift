import Foundation

/// The folder of the project that the tests were compiled from.
public nonisolated enum Checkout {
  /// The folder itself.
  public static let folder = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// A file or folder in it, by its path from the root: `Checkout.file("docs/keys.md")`.
  public static func file(_ path: String) -> URL { folder.appending(path: path) }

  /// The text of a file in it. Throws when the file does not exist or is not UTF-8.
  public static func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

  /// The folder of the test target that a source file belongs to: the folder directly in `Tests`.
  static func target(of file: String) -> URL {
    let path = URL(filePath: file).standardizedFileURL.path.dropFirst(folder.path.count + 1)
    return folder.appending(path: path.split(separator: "/").prefix(2).joined(separator: "/"))
  }
}
