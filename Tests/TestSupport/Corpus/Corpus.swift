import Foundation

/// Real files to test against. They lie in `../shared/corpus` beside the package and need not be there.
public nonisolated enum Corpus {
  /// The package's own folder.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The corpus' folder; nil when there is none.
  public static let folder: URL? = existing(package.deletingLastPathComponent().appending(path: "shared/corpus"))

  /// Whether there is a corpus: `@Test(.enabled(if: Corpus.isThere))`.
  public static var isThere: Bool { folder != nil }

  /// A file or folder of the corpus, by its path in it; nil when it is not there.
  public static func url(_ path: String) -> URL? { folder.flatMap { existing($0.appending(path: path)) } }

  /// The bytes of a file of the corpus; nil when it is not there.
  public static func bytes(_ path: String) -> [UInt8]? {
    url(path).flatMap { try? Data(contentsOf: $0) }.map(Array.init)
  }

  /// The text of a file of the corpus; nil when it is not there.
  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// The paths of all files below a folder of the corpus, sorted; empty when it is not there.
  public static func files(in path: String) -> [String] {
    guard let url = url(path), let found = FileManager.default.enumerator(atPath: url.path) else { return [] }
    let paths = found.compactMap { ($0 as? String).map { "\(path)/\($0)" } }
    return paths.filter { isFile($0) }.sorted()
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    guard let url = url(path) else { return false }
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func existing(_ url: URL) -> URL? {
    FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
