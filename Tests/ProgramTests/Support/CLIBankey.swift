import Foundation
import TestSupport

/// bankey with a home of its own, as a person or a script runs it.
struct CLIBankey {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Home, for everything.
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs bankey with these words.
  func callAsFunction(_ words: String...) throws -> Outcome {
    try run(["bankey"] + words)
  }

  /// Runs it with words that are put together.
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

  /// What is here alone counts: nobody's locale, config, data or keyring.
  var environment: [String: String] {
    [
      "HOME": home.path, "PATH": BuildProducts.folder.path + ":/usr/bin:/bin", "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8", "TMPDIR": home.path, "TZ": "UTC", "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_DATA_HOME": home.path + "/data", "XDG_STATE_HOME": home.path + "/state",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    ]
  }

  /// What is in the home that a demo might have left.
  var demoFolders: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.contains("demo") } }
  }

  /// Output and errors go into files apart.
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
