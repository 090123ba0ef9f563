import BankeyCore
import BankeyModel
import BankeyStatements
import Foundation
import TestSupport
import Testing

/// The findings of `make fuzz` and its seeds: bankey reads or refuses them, and never crashes.
@Suite struct FoundTests {
  static let files: [URL] = ["Tests/BankeyStatementsTests/Found", "Fuzz/Seeds"].flatMap { folder in
    let names = FileManager.default.enumerator(at: Checkout.file(folder), includingPropertiesForKeys: nil)
    return names?.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
  }

  @Test(arguments: files) func foundFileIsReadOrRefused(_ file: URL) throws {
    do {
      let answer = try Answer([UInt8](Data(contentsOf: file)))
      #expect(answer.largestBatch <= 500)
    } catch {
      #expect(error is StatementError, "\(file.lastPathComponent)")
    }
  }

}
