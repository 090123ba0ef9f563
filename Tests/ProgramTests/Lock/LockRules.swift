import Foundation
import TestSupport

/// A folder like that of an installed bankey, with PAM rules that accept one password: `secret`.
///
/// The module that checks it is libpam-wrapper's, in place of the system's.
final class LockRules {
  /// The folder of the program.
  let bin: String
  private let prefix: TemporaryFolder

  /// The path of the module; nil if libpam-wrapper is not installed.
  static let module: String? = {
    let libraries = URL(filePath: "/usr/lib")
    let folders = (try? FileManager.default.contentsOfDirectory(at: libraries, includingPropertiesForKeys: nil)) ?? []
    let found = ([libraries] + folders).map { $0.path + "/pam_wrapper/pam_matrix.so" }
    return found.first(where: FileManager.default.fileExists)
  }()

  /// Rules for both steps, `MATRIX` being the module with its list of passwords.
  init(auth: String = "auth required MATRIX", account: String = "account required MATRIX") throws {
    prefix = try TemporaryFolder()
    bin = prefix.path + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let passwords = try prefix.write("\(NSUserName()):secret:bankey\n", to: "passwords")
    let matrix = "\(LockRules.module ?? "") passdb=\(passwords)"
    let rules = (auth + "\n" + account + "\n").replacing("MATRIX", with: matrix)
    try prefix.write(rules, to: "etc/pam.d/bankey")
  }

  /// Installs the built bankey and returns its path.
  func install(_ program: String) throws -> String {
    let path = bin + "/bankey"
    do {
      try FileManager.default.linkItem(atPath: program, toPath: path)
    } catch {
      // Not copied here: a child of another test would inherit the open file, and nobody can run what is open for
      // writing.
      _ = try Command.run(["/bin/cp", program, path])
    }
    return path
  }

  func remove() throws { try FileManager.default.removeItem(atPath: prefix.path + "/etc") }
}
