import Foundation

nonisolated extension Corpus {
  /// Whether there is a corpus: `@Test(.enabled(if: Corpus.isThere))`.
  public static var isThere: Bool { folder != nil }

  /// The bytes of a file of the corpus; nil when it is not there.
  public static func bytes(_ path: String) -> [UInt8]? {
    folder.flatMap { try? Data(contentsOf: $0.appending(path: path)) }.map(Array.init)
  }

  /// The text of a file of the corpus; nil when it is not there.
  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }
}
