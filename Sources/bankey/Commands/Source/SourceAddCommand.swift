import ArgumentParser
import BankeyCore
import Glibc

/// `bankey source add`
struct SourceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Connect a bank, step by step, or from JSON.",
    usage: "bankey source add [--from <file>] [--untested] [--json] [<options>]",
    discussion: """
      Without --from it asks. Secrets are typed where nobody sees them, or come with the JSON: no option takes one, for \
      everybody on this machine can read command lines.
        pass show bankey-token | bankey source add --from -
        zbarimg --raw -q code.png | bankey source add --from -
      docs/sources.md says what the JSON may have.
      """)

  @OptionGroup var common: CommonOptions
  @Option(help: ArgumentHelp("JSON, or a SimpleFIN setup token; - is the standard input.", valueName: "file"))
  var from: String?
  @Flag(help: "Save it without trying it first.") var untested = false
  @Flag(help: "With --from: JSON, for programs.") var json = false
  @Argument(parsing: .allUnrecognized, help: .hidden) var rest: [String] = []

  func validate() throws {
    guard let first = rest.first else {
      if json, from == nil { throw ValidationError("--json goes with --from") }
      return
    }
    // A mistyped option of ours is no secret.
    if let word = first.split(separator: "=").first, word.hasPrefix("-"), !SourceAddCommand.looksSecret(word) {
      throw ValidationError("Unknown option '\(word)'")
    }
    throw ValidationError(
      """
      A secret does not belong on the command line: everybody on this machine can read it there (ps), and the shell keeps \
      it. Get a new one, and then type it when you are asked, or pipe it: bankey source add --from -
      """)
  }

  func run() throws {
    try common.work(exactly: json) { setting in
      if let from { throw ExitCode(try SetupRun(setting, isJSON: json).add(from: from, isTested: !untested)) }
      throw ExitCode(try SetupConversation(setting, isTested: !untested).run())
    }
  }

  private static func looksSecret(_ option: Substring) -> Bool {
    let words = ["token", "secret", "password", "pass", "key", "access", "url", "code", "auth", "credential"]
    return words.contains { option.lowercased().contains($0) }
  }
}
