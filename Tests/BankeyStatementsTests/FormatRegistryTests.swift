import BankeyStatements
import BankeyText
import Foundation
import TestSupport
import Testing

/// Every other list of formats matches `StatementFormat`.
@Suite struct FormatRegistryTests {
  private let formats = Set(StatementFormat.allCases.map(\.rawValue))

  @Test(arguments: Language.allCases) func theScreensNameThem(language: Language) {
    let named = language.strings.importNote.split(separator: ", ").map { $0.lowercased() }
    #expect(Set(named) == formats && named.count == formats.count)
  }

  @Test func eachHasStatementFiles() throws {
    let folders = try folders(in: "Tests/Statements")
    #expect(folders == formats)
  }

  @Test func thePageDescribesEach() throws {
    let page = try Checkout.text("docs/statements.md")
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.joined(separator: " ").lowercased()
    for format in formats { #expect(headings.contains(format), "docs/statements.md has no section on \(format)") }
  }

  private func folders(in path: String) throws -> Set<String> {
    let contents = try FileManager.default.contentsOfDirectory(
      at: Checkout.file(path), includingPropertiesForKeys: [.isDirectoryKey])
    return Set(
      try contents.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(
        \.lastPathComponent))
  }
}
