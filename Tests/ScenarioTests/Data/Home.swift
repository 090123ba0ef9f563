import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import BankeyUI
import Foundation
import TestSupport

@testable import bankey

/// A home folder for one bankey, with its own data and config. Deleted after the scenario.
nonisolated final class Home: Sendable {
  /// The fixed time for all programs.
  static let now = "2026-11-21T09:00:00Z"
  let path: String

  /// Creates a home with this data and these lines of config.
  init(_ data: ScenarioData, config: String) throws {
    path = try Templates.folder.get() + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in ["data", "statements", "tables", "tmp"] {
      let source = try Templates.folder.get() + "/" + data.rawValue + "/" + name
      guard FileManager.default.fileExists(atPath: source) else { continue }
      try FileManager.default.copyItem(atPath: source, toPath: path + "/" + name)
    }
    try write(config + "\n", to: "config/bankey/config.toml")
  }

  /// Creates an empty home at a path, as a template.
  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path + "/tmp", withIntermediateDirectories: true)
  }

  /// The environment for programs in this home.
  var variables: [String: String] {
    [
      "HOME": path, "TMPDIR": path + "/tmp", "TZ": "UTC", "TERMINFO": Templates.terminfo,
      "XDG_CONFIG_HOME": path + "/config",
      "XDG_DATA_HOME": path + "/data", "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache",
    ]
  }

  /// The folder of the database.
  var data: DataFolder { DataFolder(path + "/data/bankey") }

  /// Writes a file, creating its folders.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs `bankey-sync` on it.
  func sync(_ words: [String]) throws {
    let command =
      [BuildProducts.path("bankey-sync")] + words.prefix(1) + ["--now", Home.now] + words.dropFirst().map(expanded)
    let environment = Command.environment.merging(variables) { $1 }
    let (status, output) = try Command.run(command, environment: environment)
    guard status == 0 else { throw BankError("\(words): \(output)") }
  }

  private func expanded(_ word: String) -> String { word.hasPrefix("~") ? path + word.dropFirst() : word }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
