import BankeyCore

/// `bankey source add` on a terminal: one question after the other, then the source is tried and saved.
struct SetupConversation {
  private let desk: SetupRun
  private let strings: any Strings
  private let isTested: Bool

  /// A conversation in the language of a setting.
  init(_ setting: Setting, isTested: Bool) {
    desk = SetupRun(setting)
    strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
    self.isTested = isTested
  }

  /// Asks, tries and saves; the exit status says how it went.
  func run() throws(Failure) -> Int32 {
    guard TerminalQuestion.canAsk else {
      throw Failure("there is no terminal to ask on; in a script: bankey source add --from FILE")
    }
    Talk.put(strings.setupTitle + "\n")
    let setup = try ask()
    var isTested = isTested
    while true {
      let report = SetupReport(strings)
      let status = try desk.add(setup, isTested: isTested, report)
      guard status == ExitStatus.failure, !report.isSaved else { return status }
      switch try TerminalQuestion.read(strings.setupFailedQuestion + " ").lowercased() {
      case "a": continue
      case "s": isTested = false
      default: return status
      }
    }
  }

  private func ask() throws(Failure) -> Secret {
    var dialog = SetupDialog(places: try desk.places(), taken: try desk.names())
    while let step = dialog.step {
      explain(step, dialog)
      try answer(step, &dialog)
    }
    return dialog.setup
  }

  private func explain(_ step: SetupStep, _ dialog: SetupDialog) {
    var lines = ["", strings.setupHelp(step, suggestedName: dialog.suggestedName)]
    lines += strings.setupChoices(of: dialog).enumerated().map { "  \($0 + 1)  \($1.text): \($1.note)" }
    Talk.write(lines.joined(separator: "\n"))
  }

  /// Asks until the answer makes sense.
  private func answer(_ step: SetupStep, _ dialog: inout SetupDialog) throws(Failure) {
    while dialog.step == step {
      let text = try TerminalQuestion.read(strings.setupPrompt(step), isSecret: step.isSecret)
      do throws(SetupProblem) {
        try dialog.answer(text)
      } catch {
        Talk.write(strings.setupProblem(error))
      }
    }
  }
}
