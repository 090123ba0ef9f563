import Foundation
import Testing

@testable import bankey

@Suite final class ExportFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bankey-export-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func existingFileIsNeverOverwritten() throws {
    let name = folder.appending(path: "report").path
    for number in 1...3 {
      let file = try ExportFile(name, "csv")
      try file.put("\(number)")
      try file.flush()
      #expect(file.path == name + (number == 1 ? "" : "-\(number)") + ".csv")
    }
    #expect(try String(contentsOfFile: name + ".csv", encoding: .utf8) == "1")
    let mode = try FileManager.default.attributesOfItem(atPath: name + ".csv")[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func largeFilesAreWrittenInPieces() throws {
    let file = try ExportFile(folder.appending(path: "large").path, "json")
    for _ in 0..<10_000 { try file.put("0123456789") }
    try file.flush()
    #expect(try Data(contentsOf: URL(filePath: file.path)).count == 100_000)
    file.remove()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func missingFolderIsAnError() {
    #expect(throws: CommandError.self) { try ExportFile("/nowhere/x", "csv") }
  }
}
