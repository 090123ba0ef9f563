import Foundation
import TestSupport
import Testing

/// The pages of docs/tuikit and docs/scenarios.md quote code and screens verbatim from sources that are compiled and
/// run.
@Suite nonisolated struct DocumentationTests {
  @Test(arguments: try Self.pages()) func exampleInDocsIsOneThatRuns(_ page: URL) throws {
    let examples = try Self.examples()
    for block in try Self.blocks(page) where !examples.contains(where: { Self.holds($0, block) }) {
      Issue.record("\(page.lastPathComponent) shows what stands in no example:\n\(block.joined(separator: "\n"))")
    }
  }

  private static func pages() throws -> [URL] {
    try files(Checkout.file("docs/tuikit"), "md")
      + ["docs/tuikit.md", "docs/scenarios.md"].map(Checkout.file)
  }

  private static func examples() throws -> [[Substring]] {
    try ["Tests/TUIKitTests/Examples", "Tests/ScenarioTests/Scenarios"].flatMap {
      try files(Checkout.file($0), "swift")
    }
    .map(lines)
  }

  private static func files(_ folder: URL, _ type: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == type }
  }

  private static func lines(_ file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The contents of Swift and text code blocks, from the first non-empty line.
  private static func blocks(_ page: URL) throws -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in try lines(page) {
      if line.hasPrefix("```") {
        isInside = line == "```swift" || line == "```text"
        if isInside { blocks.append([]) }
      } else if isInside, !line.isEmpty || !blocks[blocks.count - 1].isEmpty {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// Whether the lines follow each other in the file, with the indentation of the first one.
  private static func holds(_ file: [Substring], _ block: [Substring]) -> Bool {
    file.indices.dropLast(block.count - 1).contains { start in
      let indent = file[start].prefix { $0 == " " }.dropLast(block[0].prefix { $0 == " " }.count)
      return zip(file[start...], block).allSatisfy { $0 == ($1.isEmpty ? "" : indent + $1) }
    }
  }
}
