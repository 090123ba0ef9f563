import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Secrets in the whole program: in the database, in process lists and in the memory of a killed program.
struct SecretWordsTests {
  private static let secret = "hunter2/of+the bridge"
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  /// Adds a program that reads its secret into `$t` as a source.
  private func add(_ script: String) throws {
    let setup: [String: Any] = [
      "type": "command", "name": "Cash", "command": ["sh", "-c", "read -r t; " + script], "password": Self.secret,
      "secret": "file",
    ]
    let file = bankey.home.path + "/setup.json"
    try JSONSerialization.data(withJSONObject: setup).write(to: URL(filePath: file))
    #expect(try bankey("source", "add", "--untested", "--from", file).status == 0)
    try FileManager.default.removeItem(atPath: file)
  }

  /// Everything stored outside the place for secrets, as text.
  private func kept() throws -> String {
    let files = try #require(FileManager.default.enumerator(atPath: bankey.home.path)).compactMap { $0 as? String }
    return files.filter { !$0.contains("secrets") }.map { file in
      String(decoding: (try? Data(contentsOf: URL(filePath: bankey.home.path + "/" + file))) ?? Data(), as: UTF8.self)
    }.joined()
  }

  @Test(arguments: [
    "set -x; login=$t; exit 1", "echo \"no login with $t\" >&2; exit 1",
    #"printf '%s' '{"errors":["'"$t"' is wrong"],"accounts":[]}'"#,
    #"printf '%s' '{"accounts":[{"id":"1","name":"'"$t"'","currency":"NOK","balance":"1"}],"errors":["'"$t"'"]}'"#,
    #"printf '%s' "$t" | base64 >&2; exit 1"#,
  ]) func secretPrintedByAProgramIsRedacted(script: String) throws {
    try add(script)
    var said = ""
    for words in [
      ["refresh"], ["source", "list"], ["source", "list", "--json"], ["source", "test", "Cash"], ["doctor"],
      ["accounts", "--json"],
    ] {
      let outcome = try bankey.shell("bankey " + words.joined(separator: " "))
      said += outcome.output + outcome.errors
    }
    let encoded = Data(Self.secret.utf8).base64EncodedString()
    for text in [said, try kept()] {
      #expect(!text.contains(Self.secret) && !text.contains(encoded) && !text.contains(#"hunter2\/of"#))
    }
  }

  /// The source's program inspects its parent processes.
  @Test func coreDumpsAreDisabled() throws {
    let limits = bankey.home.path + "/limits"
    try add(
      "for pid in $PPID $(cut -d ' ' -f 4 /proc/$PPID/stat); do grep 'core file' /proc/$pid/limits; done >'\(limits)'; exit 1"
    )
    _ = try bankey.shell("ulimit -c unlimited; bankey refresh")
    let lines = try String(contentsOfFile: limits, encoding: .utf8).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").dropFirst(4).prefix(2) } == [["0", "0"], ["0", "0"]])
  }

  /// The server receives the token and does not answer.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func stoppedClaimDoesNotWaitForTheServer(signal: Int32) throws {
    let pid = Mutex<pid_t>(0)
    let isDone = DispatchSemaphore(value: 0)
    let bridge = try FakeBridge {
      kill(pid.withLock(\.self), signal)
      isDone.wait()
    }
    defer { isDone.signal() }
    let token = try bankey.home.write(bridge.token, to: "token")
    let process = SyncProcess.process(["source", "add", "--from", token], home: bankey.home)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try pid.withLock { pid in
      try process.run()
      pid = process.processIdentifier
    }
    let start = ContinuousClock.now
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Without the stop it would take a minute.
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(process.shellStatus == 128 + signal)
    #expect(said.contains("bankey was stopped while it exchanged the setup token."))
    #expect(!FileManager.default.fileExists(atPath: bankey.home.path + "/data/secrets"))
  }
}
