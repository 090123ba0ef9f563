import Foundation

/// Real statement files and what others found in them. They are no part of the project, so a test that wants them passes without.
public nonisolated enum Corpus {
  /// `BANKEY_CORPUS`, else `../shared/corpus` beside the project; nil when it is not there.
  public static let folder: URL? = {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = project.deletingLastPathComponent().appending(path: "shared/corpus").path
    let path = ProcessInfo.processInfo.environment["BANKEY_CORPUS"] ?? beside
    return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
  }()
}
