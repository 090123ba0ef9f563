import BankeyCore
import BankeyModel
import BankeyStore
import Foundation

/// A data folder that is deleted after the test.
final class TestFolder {
  let folder: DataFolder
  let parent: URL

  init() throws {
    parent = FileManager.default.temporaryDirectory.appending(path: "bankey-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    folder = DataFolder(parent.appending(path: "data/bankey").path)
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder.path + "/" + name }

  /// The names of the files in the folder.
  func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  /// Copies all files of another folder in another process, because closing a file in this one would drop SQLite's
  /// locks.
  func take(filesOf other: TestFolder) throws {
    try FileManager.default.createDirectory(at: parent.appending(path: "data"), withIntermediateDirectories: true)
    let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: ["-a", other.folder.path, folder.path])
    copy.waitUntilExit()
  }

  /// Opens the database for writing, at a moment.
  func writer(at moment: Int64 = noon) throws -> StoreWriter {
    try StoreWriter(
      writing: folder, clock: Clock(fixed: Timestamp(seconds: moment), offset: 0), version: "1.0")
  }

  /// Opens the database for reading.
  func reader() throws -> Store { try Store(reading: folder) }
}

/// 21 November 2026, 12:00 UTC.
let noon: Int64 = 1_795_262_400
