import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore

/// Completes names of accounts and sources while the user types a command in a shell.
///
/// Completes nothing when the config locks bankey or `--privacy` masks it, because a shell shows names to anybody who
/// presses Tab. Never migrates a database and never prints an error: a shell would mix it into the command line.
struct ShellCompletion {
  /// Completes accounts by name, or by number where several have the same name.
  static let accounts = CompletionKind.custom { words, _, _ in ShellCompletion(words).accountNames }
  /// Completes sources by name.
  static let sources = CompletionKind.custom { words, _, _ in ShellCompletion(words).sourceNames }

  private let setting: Setting?

  private init(_ words: [String]) {
    let setting = try? Setting(ShellCompletion.options(in: words))
    self.setting = setting.flatMap { $0.config.lock || $0.isPrivate ? nil : $0 }
  }

  /// The root options among the words of a command line.
  private static func options(in words: [String]) -> Options {
    func value(of option: String) -> String? {
      words.lastIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    return Options(
      data: value(of: "--data"), config: value(of: "--config"), isDemo: words.contains("--demo"),
      isPrivate: words.contains("--privacy"))
  }

  /// The database as it is; nil when there is none, or an older one.
  private var store: Store? {
    guard let setting, !setting.isDemo else { return nil }
    return try? Store(reading: setting.place)
  }

  private var accountNames: [String] {
    guard let setting, let listed = try? Listing(store, setting.config).accounts else { return [] }
    let presenter = setting.presenter(isASCII: false)
    let names = listed.map { PlainText.cleaned(presenter.name(of: $0.account)) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(listed, names).map { listed, name in
      counts[name] == 1 ? name : PlainText.cleaned(listed.account.shownNumber ?? listed.account.id)
    }
  }

  private var sourceNames: [String] {
    guard let sources = try? ListedSource.all(in: store, setting?.config ?? Config()) else { return [] }
    return sources.map { PlainText.cleaned($0.definition.name) }
  }
}

/// Completes names of commands after `bankey help`, where the parser's scripts offer none.
struct HelpCompletion {
  /// The names of the commands below bankey and each command that has some, by what precedes them after `help`.
  private let groups: [(path: String, names: String)]

  /// Creates the completion of all commands.
  init() {
    let root = BankeyCommand.configuration
    let parents = root.subcommands.map { $0.configuration }.filter { !$0.subcommands.isEmpty }
    groups = [("", Self.names(below: root))] + parents.map { ($0.commandName ?? "", Self.names(below: $0)) }
  }

  private static func names(below command: CommandConfiguration) -> String {
    command.subcommands.compactMap { $0.configuration.commandName }.joined(separator: " ")
  }

  /// A script of the parser, changed to complete these names too; any other text unchanged.
  func added(to text: String) -> String {
    if text.hasPrefix("#!/bin/bash") {
      let path = "${unparsed_words[*]:0:${#unparsed_words[@]}-1}"
      return replacing(text, path) { "COMPREPLY=($(compgen -W '\($0)' -- \"${cur}\"))" }
    }
    if text.hasPrefix("#compdef") { return replacing(text, "${(j: :)words[2,CURRENT-1]}") { "compadd -- \($0)" } }
    return text.contains("complete -c 'bankey'") ? text + "\n" + fish : text
  }

  /// Replaces the function for `help` in a script of bash or zsh by one that offers the names after `path`.
  private func replacing(_ script: String, _ path: String, _ offer: (String) -> String) -> String {
    guard let start = script.firstRange(of: "_bankey_help() {\n"),
      let end = script[start.upperBound...].firstRange(of: "}\n")
    else { return script }
    let cases = groups.map { "    '\($0.path)') \(offer($0.names)) ;;\n" }.joined()
    return script[..<start.upperBound] + "    case \"\(path)\" in\n\(cases)    esac\n" + script[end.lowerBound...]
  }

  private var fish: String {
    groups.map { group in
      let place = "__bankey_should_offer_completions_for_positional \"bankey help\" -eq \(group.path.isEmpty ? 1 : 2)"
      let condition = group.path.isEmpty ? place : "\(place); and __fish_seen_subcommand_from \(group.path)"
      return "complete -c 'bankey' -n '\(condition)' -fa '\(group.names)'"
    }.joined(separator: "\n")
  }
}
