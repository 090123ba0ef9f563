import Foundation
import Testing

/// Statement files with the figures that they hold: the project's own in `Tests/Statements`, and further ones in a folder that the
/// environment variable `BANKEY_CORPUS` names. Tests that need a file of that folder are skipped without it, and say so.
public nonisolated enum Corpus {
  /// The project's own files.
  public static let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Statements")

  /// The folder of further files; nil without `BANKEY_CORPUS`.
  public static let further = ProcessInfo.processInfo.environment["BANKEY_CORPUS"].map { URL(filePath: $0) }

  /// All folders that there are.
  public static var folders: [URL] { [own] + (further.map { [$0] } ?? []) }

  /// Why a test is skipped: `@Test(.enabled(if: Corpus.further != nil, Corpus.isMissing))`.
  public static let isMissing: Comment = "BANKEY_CORPUS names no folder of further files"

  /// Whether the folder of further files has this one: `@Test(.enabled(if: Corpus.has(path), Corpus.isMissing))`.
  public static func has(_ path: String) -> Bool { bytes(path) != nil }

  /// The bytes of a further file; nil when it is not there.
  public static func bytes(_ path: String) -> [UInt8]? {
    further.flatMap { try? Data(contentsOf: $0.appending(path: path)) }.map(Array.init)
  }

  /// The text of a further file; nil when it is not there.
  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }
}
