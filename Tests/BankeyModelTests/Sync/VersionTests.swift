import BankeyModel
import Foundation
import TestSupport
import Testing

/// `BankeyVersion` contains the version, and the pages agree with it.
@Suite struct VersionTests {
  @Test
  func newestChangelogEntryIsThisVersion() throws {
    let newest = try #require(try Checkout.text("CHANGELOG.md").firstMatch(of: /\n## \[([^\]]+)\]/)?.output.1)
    #expect(newest == BankeyVersion.text)
  }

  @Test
  func changelogVersionsHaveDatesUnlessUnreleased() throws {
    let entries = try Checkout.text("CHANGELOG.md").matches(of: /\n## (.*)/).map(\.output.1)
    for (place, entry) in entries.enumerated() {
      let released = entry.wholeMatch(of: /\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}/) != nil
      let isPlanned = place == 0 && entry.wholeMatch(of: /\[\d+\.\d+\.\d+\] - Unreleased/) != nil
      #expect(released || isPlanned, "\(entry)")
    }
  }

  @Test
  func versionAppearsOnlyOnce() throws {
    let texts = [("Sources", "swift"), ("docs", "md")].flatMap { folder, type in
      let names = FileManager.default.enumerator(at: Checkout.file(folder), includingPropertiesForKeys: nil)
      return names?.compactMap { $0 as? URL }.filter { $0.pathExtension == type } ?? []
    }
    let holding = try texts.filter { try String(contentsOf: $0, encoding: .utf8).contains(BankeyVersion.text) }
    #expect(holding.map(\.lastPathComponent) == ["BankeyVersion.swift"])
  }
}
