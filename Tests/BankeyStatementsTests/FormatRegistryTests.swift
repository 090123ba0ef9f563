import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

@testable import BankeyStatements

/// Every other list of formats matches `StatementFormat`.
@Suite struct FormatRegistryTests {
  private let formats = Set(StatementFormat.allCases.map(\.rawValue))

  @Test func everyFormatHasAReader() {
    #expect(FormatReading.all.map(\.format.rawValue).sorted() == formats.subtracting(["csv"]).sorted())
  }

  @Test(arguments: Language.allCases) func screensNameEveryFormat(language: Language) {
    let note = language.strings.importNote
    #expect(note.hasPrefix("OFX, CAMT, MT940, QIF, CSV, SimpleFIN"))
    #expect(note.components(separatedBy: ", ") == StatementFormat.allCases.map(\.title))
  }

  @Test func everyFormatHasStatementFiles() throws {
    #expect(try folders(in: "Tests/Statements") == formats)
  }

  /// `scripts/fuzz` has a target for each folder of seeds and of statement files. `Parsers.swift` reads any target name
  /// that it does not know as a format, and `scripts/fuzz` gives it every target that `Fuzz.swift` does not have.
  @Test func everyFormatIsAFuzzTarget() throws {
    let parsers = try Checkout.text("Fuzz/Sources/parsers/Parsers.swift")
    let (ofProgram, ofParsers) = (targets(in: try Checkout.text("Fuzz/Sources/fuzz/Fuzz.swift")), targets(in: parsers))
    #expect(ofProgram == ["config", "input", "screen", "store"])
    #expect(ofParsers == ["find", "rates"])
    #expect(parsers.contains("default: readStatement(bytes, of: StatementFormat(rawValue: name))"))
    #expect(
      try folders(in: "Fuzz/Seeds").union(folders(in: "Tests/Statements"))
        == ofProgram.union(ofParsers).union(formats))
    let script = try Checkout.text("scripts/fuzz")
    #expect(script.contains("ls -d Fuzz/Seeds/*/ Tests/Statements/*/"))
    #expect(script.contains("    \(ofProgram.sorted().joined(separator: " | "))) name=fuzz ;;"))
  }

  private func targets(in program: String) -> Set<String> {
    Set(program.matches(of: /case "(\w+)": \w+\(bytes\)/).map { String($0.output.1) })
  }

  @Test func readmeNamesEveryFormat() throws {
    let words = try Checkout.text("README.md").split { !$0.isLetter && !$0.isNumber }
    for format in StatementFormat.allCases {
      #expect(words.contains { $0 == format.title }, "README.md does not name \(format.title)")
    }
  }

  @Test func pageDescribesEveryFormat() throws {
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
