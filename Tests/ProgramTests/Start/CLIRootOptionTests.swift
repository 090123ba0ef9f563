import ArgumentParser
import Foundation
import Testing

@testable import bankey

/// Every global option with every command: bankey obeys it, before and after the command's name, or refuses it with a
/// sentence.
@Suite struct CLIRootOptionTests {
  /// The arguments of a command here, and its properties.
  private struct Call {
    var words: [String]
    /// It changes something or contacts a bank.
    var changes = false
    /// It writes exact data for programs.
    var isExact = false
    var name: String { words.joined(separator: " ") }
  }

  /// Arguments for each command by its path. A test fails if one is missing.
  private static func calls(_ file: String, _ setup: String) -> [String: [Call]] {
    [
      "accounts": [Call(words: ["accounts"])]
        + ["--json", "--csv"].map { Call(words: ["accounts", $0], isExact: true) },
      "transactions": [Call(words: ["transactions"]), Call(words: ["transactions", "nobody 48219573"])]
        + ["--json", "--csv"].map { Call(words: ["transactions", $0], isExact: true) },
      "export": ["csv", "json", "ledger", "beancount"].map { Call(words: ["export", "--format", $0], isExact: true) },
      "check": [
        Call(words: ["check", "--below", "83920174"]),
        Call(words: ["check", "--json", "--below", "83920174"], isExact: true),
      ],
      "timeline": [Call(words: ["timeline"]), Call(words: ["timeline", "--json"], isExact: true)],
      "coming": [Call(words: ["coming"]), Call(words: ["coming", "--json"], isExact: true)],
      "rates": [Call(words: ["rates"]), Call(words: ["rates", "--json"], isExact: true)],
      "news": [Call(words: ["news"]), Call(words: ["news", "--json"], isExact: true)],
      "import": [
        Call(words: ["import", "--list"]), Call(words: ["import", "--list", "--json"], isExact: true),
        Call(words: ["import", "--dry-run", file]),
        Call(words: ["import", "--dry-run", "--json", file], isExact: true),
        Call(words: ["import", file], changes: true), Call(words: ["import", "--undo", "1"], changes: true),
      ],
      "refresh": [
        Call(words: ["refresh"], changes: true), Call(words: ["refresh", "--json"], changes: true, isExact: true),
      ],
      "account list": [
        Call(words: ["account", "list"]), Call(words: ["account", "list", "--json"], isExact: true),
      ],
      "account set": [Call(words: ["account", "set", "48219573", "--hidden"], changes: true)],
      "source list": [
        Call(words: ["source", "list"]), Call(words: ["source", "list", "--json"], isExact: true),
      ],
      "source test": [
        Call(words: ["source", "test", "Bank 61938"], changes: true),
        Call(words: ["source", "test", "Bank 61938", "--json"], changes: true, isExact: true),
      ],
      "source add": [
        Call(words: ["source", "add", "--from", setup], changes: true),
        Call(words: ["source", "add", "--json", "--from", setup], changes: true, isExact: true),
      ],
      "source reconnect": [
        Call(words: ["source", "reconnect", "Bank 61938", "--from", setup], changes: true)
      ],
      "source remove": [Call(words: ["source", "remove", "--keep-data", "Bank 61938"], changes: true)],
      "source rename": [Call(words: ["source", "rename", "Bank 61938", "Bank"], changes: true)],
      "payees list": [
        Call(words: ["payees", "list"]), Call(words: ["payees", "list", "--json"], isExact: true),
      ],
      "payees set": [
        Call(words: ["payees", "set", "--dry-run", "PAID", "Payee"]),
        Call(words: ["payees", "set", "PAID", "Payee"], changes: true),
      ],
      "payees remove": [Call(words: ["payees", "remove", "PAID"], changes: true)],
      "backup": [Call(words: ["backup", setup + ".backup"], isExact: true)],
      "restore": [Call(words: ["restore", setup], changes: true)],
      "receive": [Call(words: ["receive", setup], changes: true)],
      "publish": [Call(words: ["publish", "--stop"], changes: true)],
      "doctor": [Call(words: ["doctor"]), Call(words: ["doctor", "--json"])],
    ]
  }

  /// Digits that must be masked: of a number, a balance, amounts, texts, names, a file, an error.
  private static let figures = [
    "48219573", "7351984", "617429", "58132", "90277", "40518", "83920174", "61938", "22846",
  ]

  private let bankey: CLIBankey
  private let calls: [String: [Call]]

  init() throws {
    bankey = try CLIBankey()
    let statement = CLIStatement.ofx(
      account: "48219573066", balance: "73519.84", amounts: ["-6174.29", "617429.00"], name: "PAID 58132 TO 90277")
    let file = try bankey.home.write(statement, to: "april-40518.ofx")
    let fails = "echo 'you still owe 22846.10' >&2; exit 1"
    let setup = #"{"type":"command","name":"Bank 61938","command":["sh","-c","\#(fails)"]}"#
    let path = try bankey.home.write(setup, to: "setup.json")
    calls = Self.calls(file, try bankey.home.write(setup.replacing("61938", with: "61938 B"), to: "other.json"))
    _ = try bankey("import", file)
    _ = try bankey("source", "add", "--untested", "--from", path)
    _ = try bankey("refresh")
  }

  /// The arguments with an option before the command, within its name and after it.
  private func forms(_ words: [String], with option: [String]) -> [[String]] {
    let isNested = ["account", "source", "payees"].contains(words[0])
    return [option + words, words + option] + (isNested ? [[words[0]] + option + words.dropFirst()] : [])
  }

  private func run(_ words: [String]) throws -> CLIBankey.Outcome {
    try bankey.shell("bankey " + words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " "))
  }

  private var all: [Call] { calls.values.flatMap(\.self) }

  @Test func everyCommandHasACall() {
    func leaves(_ command: any ParsableCommand.Type, _ path: [String]) -> [String] {
      let children = command.configuration.subcommands
      if children.isEmpty { return [path.joined(separator: " ")] }
      return children.flatMap { leaves($0, path + [$0.configuration.commandName ?? ""]) }
    }
    #expect(Set(leaves(BankeyCommand.self, [])) == Set(calls.keys))
  }

  @Test func maskedCommandsShowNoFigure() throws {
    for call in all.sorted(by: { !$0.changes && $1.changes }) {
      for words in forms(call.words, with: ["--privacy"]) {
        let outcome = try run(words)
        let written = (outcome.output + outcome.errors).filter { !",. '\u{A0}".contains($0) }
        let shown = Self.figures.filter { figure in written.contains(figure) }
        #expect(shown.isEmpty, "\(words): \(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.isEmpty || !outcome.errors.isEmpty || outcome.status == 0)
        guard call.isExact else { continue }
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("--privacy"), "\(words)")
      }
    }
  }

  @Test func demoCommandsLeaveTheRealBankAlone() throws {
    let before = try bankey("transactions", "--json").output
    for call in all {
      for words in forms(call.words, with: ["--demo"]) where !words.contains("nobody 48219573") {
        let outcome = try run(words)
        let refused = call.changes || call.words[0] == "doctor"
        #expect((outcome.status == 2 && outcome.errors.contains("--demo")) == refused, "\(words) \(outcome.errors)")
        #expect(!refused || outcome.output.isEmpty)
        // A dry run shows the file that it was given.
        #expect(!outcome.output.contains("PAID 58132") || words.contains("--dry-run"), "\(words)")
      }
    }
    #expect(try bankey("--demo", "accounts").output.contains("$929,466.23"))
    #expect(try bankey("transactions", "--demo", "--last", "3").output.split(separator: "\n").count == 4)
    #expect(try bankey("transactions", "--json").output == before)
    #expect(try bankey.demoFolders.isEmpty)
    #expect(
      try bankey.shell("bankey --demo transactions --json | head -c 1; ls '\(bankey.home.path)'").output.contains(
        "demo") == false)
  }

  @Test func namedFolderIsTheOnlyOneUsed() throws {
    let folder = bankey.home.path + "/elsewhere"
    for call in all where !call.words.contains("--dry-run") && !call.words.contains("add") && call.words[0] != "import"
    {
      for words in forms(call.words, with: ["--data", folder]) {
        let outcome = try run(words)
        #expect(!outcome.output.contains("48219573066") && !outcome.output.contains("PAID 58132"), "\(words)")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: bankey.home.path + "/data/bankey/elsewhere"))
  }

  @Test func namedConfigAndClockAreUsed() throws {
    let broken = try bankey.home.write("name = [\n", to: "broken.toml")
    for call in all {
      for (option, word) in [(["--config", broken], "broken.toml:2"), (["--now", "noon"], "noon")] {
        for words in forms(call.words, with: option) {
          let outcome = try run(words)
          let isDoctor = call.words[0] == "doctor"
          // No --privacy is given here, so that no refusal of exact output precedes this one.
          #expect(outcome.status == (isDoctor ? 1 : 2), "\(words) \(outcome.errors)")
          #expect((isDoctor ? outcome.output : outcome.errors).contains(word), "\(words) \(outcome.errors)")
        }
      }
    }
  }

  @Test func viewerOptionsAreRefusedByCommands() throws {
    // Each look at the news changes what is new.
    for call in all where !call.changes && call.words[0] != "news" {
      let plain = try run(call.words)
      for words in forms(call.words, with: ["--plain"]) {
        let outcome = try run(words)
        #expect((outcome.status, outcome.output) == (plain.status, plain.output), "\(words)")
      }
      for option in [["--plain", "--words"], ["--words"]] {
        for words in forms(call.words, with: option) {
          let outcome = try run(words)
          #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("--words"), "\(words)")
        }
      }
    }
    let preview = try run(["--plain", "import", "--preview", "april-40518.ofx"])
    #expect(preview.status == 2 && preview.errors.contains("--dry-run"))
  }

  /// An option of the root, and the name by which errors mention it.
  private struct Option: Equatable {
    var words: [String]
    var name: String
  }

  @Test func conflictingOptionsAreHonoredOrRefused() throws {
    let before = try bankey("transactions", "--json").output
    let broken = try bankey.home.write("name = [\n", to: "broken.toml")
    let options =
      ["--privacy", "--demo", "--plain", "--words"].map { Option(words: [$0], name: $0) } + [
        Option(words: ["--data", bankey.home.path + "/elsewhere"], name: "--data"),
        Option(words: ["--config", broken], name: "broken.toml:2"), Option(words: ["--now", "noon"], name: "noon"),
      ]
    for (place, one) in options.enumerated() {
      for other in options[(place + 1)...] {
        let isDemo = [one.name, other.name].contains("--demo")
        // A command that changes something runs only with --demo, which refuses it; else it would spoil the next call.
        for call in all + [Call(words: [])] where !call.changes || isDemo {
          let words = one.words + call.words + other.words
          try expect([one, other], of: call, in: run(words), "\(words)")
        }
      }
    }
    #expect(try bankey("transactions", "--json").output == before)
  }

  private func expect(_ options: [Option], of call: Call, in outcome: CLIBankey.Outcome, _ words: Comment) {
    let names = Set(options.map(\.name))
    if outcome.status == 2, outcome.output.isEmpty, names.contains(where: outcome.errors.contains) { return }
    // `doctor` reports these faults in its output, not as errors.
    let isDoctor = call.words.first == "doctor"
    #expect(names.isDisjoint(with: ["broken.toml:2", "noon"]) || (isDoctor && outcome.status == 1), words)
    #expect(!names.contains("--words") || (call.words.isEmpty && names.contains("--plain")), words)
    #expect(!names.contains("--privacy") || !call.isExact, words)
    let written = outcome.output + outcome.errors
    if names.contains("--privacy") {
      let digits = written.filter { !",. '\u{A0}".contains($0) }
      #expect(!Self.figures.contains(where: digits.contains), "\(words): \(written)")
    }
    if names.contains("--demo") { #expect(!call.changes && !isDoctor, words) }
    if !names.isDisjoint(with: ["--demo", "--data"]), !call.words.contains("--dry-run") {
      #expect(!written.contains("48219573066") && !written.contains("PAID 58132"), "\(words): \(written)")
    }
  }
}
