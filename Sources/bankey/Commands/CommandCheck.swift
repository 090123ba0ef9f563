import ArgumentParser

/// Checks the command that the arguments name. The argument parser takes a mistyped command for a superfluous argument
/// and ignores one after `help`. It also does not tell a command which options of the terminal app the user gave.
struct CommandCheck {
  private static let valued: Set = ["--data", "--config", "--now", "--generate-completion-script"]
  private let options: Set<String>
  private let words: ArraySlice<String>

  /// Creates a check of all options, and of the words that are neither root options nor their values.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let first = rest.first, first.hasPrefix("-"), first != "--" {
      rest = rest.dropFirst(CommandCheck.valued.contains(first) ? 2 : 1)
    }
    (options, words) = (Set(arguments.prefix { $0 != "--" }), rest)
  }

  /// Throws if the words name no command, naming the closest one, or if the command cannot obey the options.
  func check() throws(CommandError) {
    try checkName()
    if !words.isEmpty { try checkOptions() }
  }

  /// Commands always write lines, so they obey `--plain`. They always write signs, so they refuse `--words`.
  private func checkOptions() throws(CommandError) {
    if options.isSuperset(of: ["--plain", "--preview"]) {
      throw CommandError("--preview is a screen, which --plain avoids; --dry-run prints the same")
    }
    if options.isSuperset(of: ["--plain", "--words"]) {
      throw CommandError("--words works only without a command; commands write signs and currencies as they are")
    }
  }

  private func checkName() throws(CommandError) {
    let isHelp = words.first == "help"
    var commands = BankeyCommand.configuration
    var path = ["bankey"]
    for word in words.dropFirst(isHelp ? 1 : 0).prefix(while: { !$0.hasPrefix("-") }) {
      guard !commands.subcommands.isEmpty else { return }
      let names = commands.subcommands.map { $0.name }
      guard let place = names.firstIndex(of: word) else {
        if !isHelp, commands.defaultSubcommand != nil { return }
        throw unknown(word, in: path, of: names)
      }
      path.append(word)
      commands = commands.subcommands[place].configuration
    }
  }

  private func unknown(_ word: String, in path: [String], of names: [String]) -> CommandError {
    let advice = "`\(path.joined(separator: " ")) --help` lists the commands"
    guard let meant = Suggestion(for: word).closest(of: names).first else {
      return CommandError("there is no command '\(word)'; \(advice)")
    }
    return CommandError("there is no command '\(word)'; did you mean '\(meant)'? \(advice)")
  }
}

extension ParsableCommand {
  fileprivate static var name: String { configuration.commandName ?? "" }
}
