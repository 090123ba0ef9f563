import Foundation
import TestSupport

/// bankey with a temporary home folder, as a user or a script runs it.
struct CLIBankey {
  /// The result of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The home folder for all runs.
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs bankey with these arguments.
  func callAsFunction(_ words: String...) throws -> Outcome {
    try run(["bankey"] + words)
  }

  /// Runs it with computed arguments.
  func callAsFunction(_ words: [String]) throws -> Outcome { try run(["bankey"] + words) }

  /// Runs a shell command line, in which `bankey` is bankey.
  func shell(_ line: String) throws -> Outcome { try run(["/bin/sh", "-c", line]) }

  /// Imports the text of a statement file, which must succeed.
  func importStatement(_ text: String) throws {
    let file = try home.write(text, to: "statement.ofx")
    let outcome = try self("import", file)
    guard outcome.status == 0 else { throw CocoaError(.fileReadCorruptFile, userInfo: ["errors": outcome.errors]) }
    try FileManager.default.removeItem(atPath: file)
  }

  /// The only environment: no locale, config, data or keyring of the machine's user.
  var environment: [String: String] {
    [
      "HOME": home.path, "PATH": BuildProducts.folder.path + ":/usr/bin:/bin", "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8", "TMPDIR": home.path, "TZ": "UTC", "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_DATA_HOME": home.path + "/data", "XDG_STATE_HOME": home.path + "/state",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    ]
  }

  /// The files in the home folder that a demo might have left.
  var demoFolders: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.contains("demo") } }
  }

  /// Output and errors go to separate files.
  private func run(_ words: [String]) throws -> Outcome {
    let files = try TemporaryFolder()
    let (output, errors) = (files.path + "/output", files.path + "/errors")
    let redirect = "exec \"$@\" > '\(output)' 2> '\(errors)'"
    let status = try Command.run(["/bin/sh", "-c", redirect, "sh"] + words, environment: environment).status
    return Outcome(status: status, output: try text(output), errors: try text(errors))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
