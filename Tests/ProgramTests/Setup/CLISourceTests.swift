import Foundation
import Synchronization
import TestSupport
import Testing

/// Connecting a bank on the command line.
@Suite struct CLISourceTests {
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  /// Everything that must not appear anywhere: the token, its contents, and the password that it was exchanged for.
  private func secrets(_ bridge: FakeBridge) -> [String] { [bridge.token, FakeBridge.ticket, FakeBridge.password] }

  private func add(_ bridge: FakeBridge) throws -> CLIBankey.Outcome {
    let file = try bankey.home.write(bridge.token, to: "token")
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try bankey.shell("bankey source add --from - < '\(file)'")
  }

  @Test func tokenConnectsABank() throws {
    let bridge = try FakeBridge()
    let added = try add(bridge)
    #expect(added.status == 0)
    #expect(added.errors.contains("SimpleFIN is connected: 1 account at 1 bank"))
    #expect(added.errors.contains("It is not encrypted"))
    #expect(try bankey("source", "list").output.contains("SimpleFIN  simplefin  a file"))
    #expect(try bankey("refresh").status == 0)
    #expect(try bankey("accounts", "--json").output.contains("\"balance\":\"100.23\""))
    #expect(try bankey("source", "test", "SimpleFIN").errors == "SimpleFIN: 1 account at 1 bank\n")
  }

  @Test func bankErrorIsReportedWithItsSource() throws {
    let answer = """
      {"errlist":[{"code":"con.auth","msg":"Log in again","conn_id":"c2"}],"accounts":[],"connections":[
      {"conn_id":"c1","name":"First","org_id":"1","sfin_url":""},{"conn_id":"c2","name":"Second","org_id":"2","sfin_url":""}]}
      """
    let printed = try bankey.home.write(answer, to: "answer.json")
    let setup = #"{"type":"command","name":"Bank","command":["cat","\#(printed)"]}"#
    let added = try bankey("source", "add", "--from", try bankey.home.write(setup, to: "setup.json"))
    #expect(added.errors.contains("bankey: Bank, Second: Log in again\n"))
    #expect(try bankey("refresh").status == 2)
    #expect(try bankey("source", "list").output.contains("  Second: Log in again\n"))
    let list = try bankey("source", "list", "--json").output
    #expect(list.contains(#""connections":[{"nativeId":"c1","name":"First","lastSuccess":"#))
    #expect(list.contains(#"{"nativeId":"c2","name":"Second","lastSuccess":null,"lastFailure":""#))
  }

  @Test func unknownSourceIsNotAskedAbout() throws {
    let removed = try bankey("source", "remove", "Nope")
    #expect(removed.errors == "bankey: Nope: There is no source with that name.\n")
    #expect(removed.status == 2)
  }

  @Test func wholeRunRevealsNoSecret() throws {
    let seen = Mutex<[String]>([])
    let said = Mutex("")
    let bridge = try FakeBridge { seen.withLock { $0 += Self.processes } }
    var outcomes = [try add(bridge), try bankey("refresh"), try bankey("source", "list", "--json")]
    bridge.breakDown()
    outcomes += [try bankey("refresh", "--force"), try bankey("source", "test", "SimpleFIN"), try add(bridge)]
    outcomes += [try bankey("accounts", "--json"), try bankey("source", "list")]
    said.withLock { text in outcomes.forEach { text += $0.output + $0.errors } }
    for secret in secrets(bridge) {
      #expect(!said.withLock { $0.contains(secret) })
      #expect(!seen.withLock { $0.contains { $0.contains(secret) } })
      #expect(try files(with: secret) == (secret == FakeBridge.password ? ["data/bankey/secrets/SimpleFIN"] : []))
    }
    #expect(seen.withLock { $0.contains { $0.contains("bankey-sync") } }, "nobody looked while it was at work")
  }

  @Test func claimedTokenIsSavedWhenTheBankFails() throws {
    let bridge = try FakeBridge()
    bridge.breakDown()
    let added = try add(bridge)
    #expect(added.status == 2)
    #expect(added.errors.contains("bankey saved SimpleFIN with the access it gave. Nothing is lost."))
    #expect(bridge.claims == 1)
    let test = try bankey("source", "test", "SimpleFIN")
    #expect(test.status == 1)
    #expect(test.errors.contains("500"))
  }

  @Test func removalDeletesTheSecretAndChosenData() throws {
    let bridge = try FakeBridge()
    _ = try add(bridge)
    _ = try bankey("refresh")
    let unsure = try bankey("source", "remove", "SimpleFIN")
    #expect(unsure.status == 2 && unsure.errors.contains("--keep-data or --delete-data"))
    let removed = try bankey("source", "remove", "--keep-data", "SimpleFIN")
    #expect(removed.status == 0 && removed.output.isEmpty)
    #expect(removed.errors.hasPrefix("Removed SimpleFIN. Its accounts stay"))
    #expect(try files(with: FakeBridge.password) == [])
    #expect(try bankey("accounts", "--json").output.contains("100.23"))
    #expect(try bankey("source", "remove", "--keep-data", "SimpleFIN").status == 2)
  }

  @Test func secretsInArgumentsAreRefusedWithAdvice() throws {
    for words in [["--token", "x"], ["--client-secret=x"], ["aHR0cHM6Ly9h"]] {
      let outcome = try bankey.shell("bankey source add " + words.joined(separator: " "))
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("bankey source add --from -"))
    }
    #expect(try bankey("source", "add", "--frm", "x").errors.contains("Unknown option '--frm'"))
    #expect(try bankey("source", "add").errors.contains("bankey needs a terminal to ask you"))
  }

  @Test func failedSetupLeavesNothing() throws {
    let bridge = try FakeBridge()
    _ = try add(bridge)
    try FileManager.default.removeItem(atPath: bankey.home.path + "/data")
    // The token is used up.
    #expect(try add(bridge).status == 2)
    let setup = try bankey.home.write(#"{"type":"command","name":"Cash","command":["false"]}"#, to: "setup.json")
    #expect(try bankey("source", "add", "--from", setup).status == 2)
    #expect(try bankey("source", "test", "Cash").errors == "bankey: Cash: There is no source with that name.\n")
    #expect(!FileManager.default.fileExists(atPath: bankey.home.path + "/data/bankey"))
  }

  @Test func jsonReportsEachSource() throws {
    let bridge = try FakeBridge()
    let token = try bankey.home.write(bridge.token, to: "token")
    let added = try bankey("source", "add", "--json", "--from", token)
    #expect(
      added.output.contains(
        #"{"source":"SimpleFIN","file":null,"state":"saved","counts":{"accounts":1,"banks":1,"new":0,"#))
    #expect(added.output.contains(#""messages":[{"code":"note","connection":null,"message":"The secret is in a file"#))
    let refreshed = try bankey("refresh", "--json")
    #expect(
      refreshed.output.contains(#"{"source":"SimpleFIN","file":null,"state":"done","counts":{"accounts":1,"new":"#))
    bridge.breakDown()
    let test = try bankey("source", "test", "--json", "SimpleFIN")
    #expect(test.status == 1 && test.output.contains(#""state":"failed","counts":{},"messages":[{"code":"source""#))
    #expect(try bankey("source", "add", "--json").errors.contains("--json needs --from"))
    let none = try bankey("refresh", "--json", "Nope")
    #expect(none.status == 2 && none.output.contains(#"{"source":"Nope","file":null,"state":"failed""#))
  }

  @Test func invalidSetupIsNamed() throws {
    let file = try bankey.home.write(#"{"clientId":"id","clientSecrt":"x"}"#, to: "setup.json")
    let outcome = try bankey("source", "add", "--from", file)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("unknown: clientSecrt"))
    #expect(try bankey("source", "list", "--json").output == "{\"version\":1,\"sources\":[]}\n")
  }

  @Test func addedSourceIsRefreshed() throws {
    let bridge = try FakeBridge()
    #expect(try add(bridge).status == 0)
    #expect(try bankey("accounts", "--json").output.contains(#""balance":"100.23""#))
    let answer = #"{"accounts":[],"connections":[]}"#
    let printed = try bankey.home.write(answer, to: "answer.json")
    let setup = #"{"type":"command","name":"Later","command":["cat","\#(printed)"]}"#
    let untested = try bankey("source", "add", "--untested", "--from", try bankey.home.write(setup, to: "setup.json"))
    #expect(untested.status == 0)
    let list = try bankey("source", "list", "--json").output.split(separator: "\n")
    #expect(list.contains { $0.contains(#""name":"Later""#) && $0.contains(#""lastSuccess":null"#) })
  }

  @Test(.enabled(if: !BuildProducts.areSanitized, "a sanitizer's runtime needs more than these limits leave"))
  func tokenIsNotSpentOnAReadOnlyFolder() throws {
    let bridge = try FakeBridge()
    let file = try bankey.home.write(bridge.token, to: "token")
    let nowhere = try bankey.shell("bankey source add --from - --data /proc/nowhere < '\(file)'")
    #expect(nowhere.status == 2 && nowhere.errors.contains("/proc/nowhere"), "\(nowhere.errors)")
    let full = try bankey.shell("ulimit -f 1; bankey source add --from - < '\(file)'")
    #expect(full.status == 2, "\(full.errors)")
    #expect(bridge.claims == 0)
    let relative = try bankey.shell("cd '\(bankey.home.path)'; bankey source add --from - --data nt < token")
    #expect(relative.status == 0 && bridge.claims == 1, "\(relative.errors)")
    #expect(try bankey.shell("cd '\(bankey.home.path)'; bankey accounts --json --data nt").output.contains("100.23"))
  }

  @Test func terminalSetupShowsNoSecret() throws {
    let bridge = try FakeBridge()
    let pty = try Pty(BuildProducts.path("bankey"), ["source", "add"], environment: bankey.environment)
    answer(pty, bridge.token)
    #expect(pty.read(until: "SimpleFIN is connected: 1 account at 1 bank"))
    #expect(pty.status() == 0)
    #expect(!String(decoding: pty.output, as: UTF8.self).contains(bridge.token))
  }

  @Test func interruptedSecretPromptRestoresTheTerminal() throws {
    let pty = try Pty(BuildProducts.path("bankey"), ["source", "add"], environment: bankey.environment)
    let before = pty.modes
    answer(pty, "half\u{3}")
    #expect(pty.status() == 130 << 8)
    #expect(pty.modes == before)
    #expect(try bankey("source", "list", "--json").output == "{\"version\":1,\"sources\":[]}\n")
  }

  @Test func failedSetupCanBeRetriedOrSaved() throws {
    let pty = try Pty(BuildProducts.path("bankey"), ["source", "add"], environment: bankey.environment)
    for (question, text) in [("Which one? ", "command"), ("Name: ", "Cash"), ("Program: ", "false")] {
      #expect(pty.read(until: question))
      pty.type(text + "\n")
    }
    #expect(pty.read(until: "s saves it anyway"))
    pty.type("s\n")
    #expect(pty.read(until: "Cash is connected"))
    #expect(pty.status() == 0)
  }

  @Test func keyringGetsTheSecretThroughAPipe() throws {
    let tool = """
      #!/bin/sh
      echo "$@" >>"$HOME/tool.log"
      case $1 in
      store) cat >"$HOME/tool.secret" ;;
      lookup) cat "$HOME/tool.secret" 2>/dev/null ;;
      clear) rm "$HOME/tool.secret" ;;
      esac
      """
    let path = try bankey.home.write(tool, to: "bin/secret-tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    let bridge = try FakeBridge()
    let file = try bankey.home.write(bridge.token, to: "token")
    let withTool = "PATH='\(bankey.home.path)/bin':$PATH"
    #expect(try bankey.shell("\(withTool) bankey source add --from - < '\(file)'").status == 0)
    #expect(try bankey("source", "list").output.contains("keyring"))
    #expect(try files(with: FakeBridge.password) == ["tool.secret"])
    #expect(try bankey.shell("\(withTool) bankey refresh").status == 0)
    #expect(try bankey("source", "test", "SimpleFIN").status == 1)
    #expect(try bankey.shell("\(withTool) bankey source remove --delete-data SimpleFIN").status == 0)
    #expect(try files(with: FakeBridge.password) == [])
    let log = try String(contentsOfFile: bankey.home.path + "/tool.log", encoding: .utf8)
    #expect(log.contains("store --label=bankey: SimpleFIN application bankey source SimpleFIN folder "))
  }

  /// The server answers some time after the signal.
  @Test func interruptedClaimIsSaved() throws {
    let home = bankey.home.path
    let bridge = try FakeBridge {
      Self.pids(adding: home).forEach { kill($0, SIGINT) }
      usleep(300_000)
    }
    let added = try add(bridge)
    #expect(added.status == 130)
    #expect(added.errors.contains("Nothing is lost."))
    #expect(try bankey("source", "list").output.contains("SimpleFIN"))
    #expect(try files(with: FakeBridge.password) == ["data/bankey/secrets/SimpleFIN"])
  }

  /// The `bankey source add` of a home.
  private static func pids(adding home: String) -> [pid_t] {
    let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    return pids.filter { pid in
      let words = text("/proc/\(pid)/cmdline").split(separator: "\0")
      return words.first?.hasSuffix("bankey") == true && words.contains("add")
        && text("/proc/\(pid)/environ").contains("HOME=\(home)")
    }
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? Data(contentsOf: URL(filePath: path))) ?? Data(), as: UTF8.self)
  }

  private func answer(_ pty: Pty, _ token: String) {
    let answers = [("Which one? ", "1"), ("Name: ", ""), ("Where? ", "file"), ("Setup token: ", token)]
    for (question, text) in answers {
      #expect(pty.read(until: question))
      pty.type(text.hasSuffix("\u{3}") ? text : text + "\n")
    }
  }

  /// The files below the home that hold a text.
  private func files(with text: String) throws -> [String] {
    let home = URL(filePath: bankey.home.path)
    let paths = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      (try? Data(contentsOf: home.appending(path: path)))?.range(of: Data(text.utf8)) != nil
    }
  }

  /// The command lines and environments of all processes, as `ps` shows them.
  private static var processes: [String] {
    let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { Int($0) != nil }
    return pids.flatMap { pid in ["cmdline", "environ"].map { text("/proc/\(pid)/\($0)") } }
  }
}
