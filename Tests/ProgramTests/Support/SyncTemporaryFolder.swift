import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation

/// A folder that is deleted after the test.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "bankey-sync-tests-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, creating its folders, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    let parent = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  /// The database, as a reader sees it.
  func store() throws -> Store { try Store(reading: DataFolder(path + "/data")) }

  /// The number of stored transactions; nil if there is no database.
  func transactions() throws -> Int? {
    do {
      return try store().accounts().reduce(0) { $0 + $1.transactions }
    } catch let error as StoreError where error.code == .missing {
      return nil
    }
  }
}
