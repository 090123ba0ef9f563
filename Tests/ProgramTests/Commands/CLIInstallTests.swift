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
    #expect(try completions("bankey", "rec") == ["receive"])
    #expect(try completions("bankey", "help", "re") == ["refresh", "restore", "receive"])
    #expect(try completions("bankey", "help", "source", "").contains("reconnect"))
    #expect(try completions("bankey", "help", "accounts", "") == [])
    #expect(try completions("bankey", "transactions", "").contains(String(name)))
    try bankey.home.write("lock = true\n", to: "locked.toml")
    let locked = try completions("bankey", "transactions", "--config", bankey.home.path + "/locked.toml", "")
    #expect(!locked.contains(String(name)), "a locked bankey names no account")
    #expect(try !completions("bankey", "transactions", "--privacy", "").contains(String(name)))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "needs fish"), arguments: Self.lines)
  func fishCompletesCommands(line: String, names: [String]) throws {
    let script = "source \(share)/fish/vendor_completions.d/bankey.fish; complete -C 'bankey \(line)'"
    let outcome = try bankey.shell("exec fish --no-config -c \"\(script)\" | cut -f 1")
    #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == Set(names), "\(outcome.errors)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "needs zsh"), arguments: Self.lines)
  func zshCompletesCommands(line: String, names: [String]) throws {
    try bankey.home.write(Self.zsh, to: "complete")
    let outcome = try bankey.shell("exec zsh -f $HOME/complete '\(share)/zsh/site-functions' '\(line)'")
    #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == Set(names), "\(outcome.errors)")
  }

  /// What follows `bankey`, and the names that complete it.
  private static let lines: [(String, [String])] = [
    ("rec", ["receive"]), ("help re", ["refresh", "restore", "receive"]), ("help payees ", ["list", "set", "remove"]),
  ]

  /// Presses Tab in a terminal of zsh, whose builtin of completions also writes what it is given to a file.
  private static let zsh = #"""
    zmodload zsh/zpty && zpty shell zsh -f -i
    zpty -w shell "fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D"
    zpty -w shell 'compadd() { local -a hits; [[ ${@[1,(i)(-|--)]} == *-[OAD]\ * ]] || {
      builtin compadd -A hits "$@"; print -rl -- $hits >>$HOME/hits }; builtin compadd "$@" }'
    zpty -n -w shell "bankey $2"$'\t'
    for try in {1..300}; do sleep 0.1; [[ -s $HOME/hits ]] && break; done
    cat $HOME/hits
    """#

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
