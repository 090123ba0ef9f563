import Foundation

/// bankey with a home of its own, as a person or a script runs it.
final class CLIBankey {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The folder that is home, for everything.
  let home: String

  init() throws {
    home = NSTemporaryDirectory() + "/bankey-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// The folder of the database, unless a test says otherwise.
  var data: String { home + "/data/bankey" }

  /// Where the two programs are: beside the tests.
  static var programs: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Writes a file into the home and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = home + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Runs a shell command line, in which `bankey` is bankey.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    try run("/bin/sh", ["-c", line], environment)
  }

  /// Runs bankey with these words.
  func callAsFunction(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(CLIBankey.programs + "/bankey", words, environment)
  }

  /// What is here alone counts: nobody's locale, config or data.
  var environment: [String: String] {
    [
      "HOME": home, "PATH": CLIBankey.programs + ":/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      "TMPDIR": home, "TZ": "UTC", "XDG_CONFIG_HOME": home + "/config", "XDG_DATA_HOME": home + "/data",
      "XDG_STATE_HOME": home + "/state",
    ]
  }

  private func run(_ program: String, _ words: [String], _ more: [String: String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment.merging(more) { $1 }
    process.standardInput = FileHandle.nullDevice
    let names = [UUID().uuidString, UUID().uuidString]
    let files = try names.map { try FileHandle(forUpdating: URL(fileURLWithPath: try write("", to: $0))) }
    (process.standardOutput, process.standardError) = (files[0], files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map {
      try String(decoding: Data(contentsOf: URL(fileURLWithPath: home + "/" + $0)), as: UTF8.self)
    }
    for name in names { try FileManager.default.removeItem(atPath: home + "/" + name) }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(status: process.terminationStatus + (isSignal ? 128 : 0), output: texts[0], errors: texts[1])
  }
}
