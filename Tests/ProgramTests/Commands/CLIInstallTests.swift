import Foundation
import TestSupport
import Testing

/// The files installed with the programs: manual pages and completions.
@Suite struct CLIInstallTests {
  private let bankey: CLIBankey
  private let share: String

  init() throws {
    bankey = try CLIBankey()
    share = bankey.home.path + "/share"
    let made = try bankey.shell("'\(Checkout.folder.path)/scripts/extras' '\(BuildProducts.folder.path)' '\(share)'")
    try #require(made.status == 0, "\(made.errors)")
  }

  @Test func manualHasEveryCommandOptionKeyAndSetting() throws {
    let page = try text("man/man1/bankey.1")
    let help = try JSONSerialization.jsonObject(with: Data(bankey("--experimental-dump-help").output.utf8))
    let root = try #require((help as? [String: Any])?["command"] as? [String: Any])
    for command in try #require(root["subcommands"] as? [[String: Any]])
    where command["commandName"] as? String != "help" {
      let name = try #require(command["commandName"] as? String)
      #expect(page.contains("\n.It Cm \(name)"), "\(name) is missing")
      for argument in command["arguments"] as? [[String: Any]] ?? [] where argument["shouldDisplay"] as? Bool == true {
        for option in (argument["names"] as? [[String: String]] ?? []).compactMap({ $0["name"] }) {
          let spelled = option.replacing("-", with: "\\-")
          #expect(page.contains("Fl \\-\(spelled)") || page.contains("Fl \(spelled)"), "\(name) --\(option)")
        }
      }
    }
    #expect(page.contains(".It Ic \"\\&^Z\"") && page.contains("suspend; fg resumes"))
    let settings = try text("man/man5/bankey.toml.5")
    for key in ["theme", "lock_after", "same_as", "decimal_mark"] { #expect(settings.contains("\"\\&\(key) = ")) }
    #expect(try text("man/man8/bankey-sync.8").contains(".It Cm migrate"))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"), "needs mandoc"),
    arguments: ["1/bankey.1", "5/bankey.toml.5", "8/bankey-sync.8"])
  func manualPageIsWellFormed(page: String) throws {
    // Other manuals are found only after the installation.
    let lint = try bankey.shell("mandoc -T lint '\(share)/man/man\(page)' | grep -v 'referenced manual not found'")
    #expect(lint.output.isEmpty, "\(lint.output)")
  }

  @Test func bashCompletesCommandsAndAccounts() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["3000"]))
    let name = try #require(try bankey("accounts").output.split(separator: "\n").last?.split(separator: "  ").first)
    #expect(try completions("bankey", "tran") == ["transactions"])
    #expect(try completions("bankey", "transactions", "").contains(String(name)))
    try bankey.home.write("lock = true\n", to: "locked.toml")
    let locked = try completions("bankey", "transactions", "--config", bankey.home.path + "/locked.toml", "")
    #expect(!locked.contains(String(name)), "a locked bankey names no account")
    #expect(try !completions("bankey", "transactions", "--privacy", "").contains(String(name)))
  }

  /// The completions that bash offers for the last word.
  private func completions(_ words: String...) throws -> [String] {
    let line = words.joined(separator: " ")
    let script = """
      . '\(share)/bash-completion/completions/bankey'
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line)'; COMP_POINT=\(line.utf8.count)
      _bankey bankey '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try bankey.shell("exec bash -c '\(script.replacing("'", with: "'\\''"))'")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: "\(share)/\(path)", encoding: .utf8) }
}
