import Foundation
import Testing

/// Statement files with the figures that they contain: the project's own in `Tests/Statements`, and others in the
/// folder named by the environment variable `BANKEY_CORPUS`. Tests that need a file of that folder are skipped without
/// it, and say so.
public nonisolated enum Corpus {
  /// The folder of the project's own files.
  public static let own = Checkout.file("Tests/Statements")

  /// The folder of other files; nil without `BANKEY_CORPUS`.
  public static let further = ProcessInfo.processInfo.environment["BANKEY_CORPUS"].flatMap {
    $0.isEmpty ? nil : URL(filePath: $0)
  }

  /// All existing folders.
  public static var folders: [URL] { [own] + (further.map { [$0] } ?? []) }

  /// The reason for skipping a test: `@Test(.enabled(if: Corpus.further != nil, Corpus.isMissing))`.
  public static let isMissing: Comment = "BANKEY_CORPUS names no folder of further files"

  /// Whether the folder of other files contains a file: `@Test(.enabled(if: Corpus.has(path), Corpus.isMissing))`.
  public static func has(_ path: String) -> Bool { bytes(path) != nil }

  /// The bytes of a file in that folder; nil when it does not exist.
  public static func bytes(_ path: String) -> [UInt8]? {
    further.flatMap { try? Data(contentsOf: $0.appending(path: path)) }.map(Array.init)
  }

  /// The text of a file in that folder; nil when it does not exist.
  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }
}
