import BankeyConfig
import BankeyCore
import BankeyStore
import Glibc

/// Whether bankey's folders and files are there, and for nobody else to read.
struct FolderChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The folders, and the files in them that somebody could read.
  var checks: [HealthCheck] {
    let folder = DataFolder(setting.data)
    return [
      check("data", folder.path, private: 0o700), check("state", setting.paths.state, private: 0o700),
    ] + ["", "-wal", "-shm"].compactMap { exposed(folder.database + $0) }
  }

  private func check(_ name: String, _ path: String, private mode: mode_t) -> HealthCheck {
    guard let found = FolderChecks.mode(of: path) else { return HealthCheck(name, .ok, path + ", not there yet") }
    if access(path, R_OK | W_OK | X_OK) != 0 {
      return HealthCheck(
        name, .wrong, "\(path) cannot be used: \(errorText(errno))", mend: "chmod u+rwx \(path), as its owner")
    }
    guard found & 0o077 != 0 else { return HealthCheck(name, .ok, path) }
    return HealthCheck(name, .wrong, "others can look into \(path)", mend: "chmod \(String(mode, radix: 8)) \(path)")
  }

  private func exposed(_ path: String) -> HealthCheck? {
    guard let mode = FolderChecks.mode(of: path), mode & 0o077 != 0 else { return nil }
    return HealthCheck("data", .wrong, "others can read \(path)", mend: "chmod 600 \(path)")
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}
