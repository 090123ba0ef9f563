import BankeyFiles
import Foundation
import TestSupport
import Testing

/// Files that are replaced as a whole.
@Suite struct AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "atomic-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func replacingLeavesOnlyTheNewContents() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/file"
    try AtomicFile(path).replace(with: Array("a longer text".utf8))
    try AtomicFile(path).replace(with: Array("short".utf8), isFlushed: false)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
    #expect(try names() == ["file"] && mode(path) == 0o600)
  }

  @Test func modeOfTheCallerIsSet() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile(folder + "/file").replace(with: [], mode: 0o644)
    #expect(try mode(folder + "/file") == 0o644)
  }

  @Test func partOfAKilledWriterIsReused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "left by a killed writer".write(toFile: folder + "/file.part", atomically: false, encoding: .utf8)
    try AtomicFile(folder + "/file").replace(with: Array("new".utf8))
    #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == "new")
    #expect(try names() == ["file"])
  }

  @Test func failureKeepsTheOldFileAndRemovesThePart() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/taken/inside", withIntermediateDirectories: true)
    #expect(throws: AtomicFileError.self) { try AtomicFile(folder + "/taken").replace(with: [1]) }
    #expect(throws: AtomicFileError.self) { try AtomicFile(folder + "/missing/file").replace(with: [1]) }
    #expect(try names() == ["taken"])
  }
}
