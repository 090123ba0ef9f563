import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A question of the dialog that connects a bank, with the reply so far.
nonisolated struct SetupQuestion {
  var dialog: SetupDialog
  private var reply = Reply()
  private var problem: SetupError?
  /// Whether the page with the address and its code is shown instead of the question.
  var showsCode = false

  /// Shows the current question of a dialog.
  init(_ dialog: SetupDialog) {
    self.dialog = dialog
    reply.prompt = Prompt(dialog.draft)
  }

  /// Whether keys type letters: of an answer, or of a part of a choice's name.
  var isTyped: Bool { dialog.choices.isEmpty || isFiltered }

  private var isFiltered: Bool { dialog.step?.isFiltered == true }

  /// The choices that remain.
  private func choices(_ strings: any Strings) -> [SetupChoice] {
    let all = strings.setupChoices(of: dialog)
    return isFiltered ? all.matching(reply.prompt.text) : all
  }

  /// Returns to the previous question with its answer; false from the first one.
  mutating func back(_ strings: any Strings) -> Bool {
    (problem, showsCode) = (nil, false)
    guard let answer = dialog.back() else { return false }
    reply.prompt = Prompt(dialog.choices.isEmpty ? answer.reveal() : "")
    reply.selected = choices(strings).firstIndex { $0.word == answer.reveal() } ?? 0
    return true
  }

  /// Handles a key; nil when it has no meaning.
  mutating func take(_ key: Key, _ strings: any Strings) -> Reply.Effect? {
    showsCode = false
    let count = choices(strings).count
    return isFiltered ? reply.filter(key, among: count) : reply.take(key, among: count)
  }

  /// Inserts pasted text. Terminals break a long address into lines.
  mutating func insert(_ text: String) {
    reply.prompt.insert(dialog.step == .consent ? text.filter { !$0.isWhitespace } : text)
  }

  /// Answers the question; false when it remains, because nothing matches or the answer is invalid.
  mutating func answer(_ strings: any Strings, keyProblem: (String) -> SetupError?) -> Bool {
    let choices = choices(strings)
    if isFiltered, !dialog.choices.isEmpty, choices.isEmpty { return false }
    do throws(SetupError) {
      let word = choices.isEmpty ? reply.prompt.text : choices[min(reply.selected, choices.count - 1)].word
      try dialog.answer(word, keyProblem: keyProblem)
      (reply, problem, showsCode) = (Reply(), nil, false)
      return true
    } catch {
      problem = error
      return false
    }
  }

  /// Puts the question into a model, or the note that the service is being asked.
  func fill(_ model: inout SetupView.Model, _ strings: any Strings, _ formats: Formats, canDraw: Bool) {
    model.problem = problem.map(strings.setupProblem)
    guard let step = dialog.step, dialog.wish == nil else {
      return model.help = strings.setupTesting(dialog.name ?? "")
    }
    model.help = strings.setupHelp(step, suggestedName: dialog.suggestedName)
    (model.choices, model.selected, model.isFiltered) = (choices(strings), reply.selected, isFiltered)
    (model.prompt, model.typed, model.isSecret) = (strings.setupPrompt(step), reply.prompt.text, step.isSecret)
    if isFiltered, model.choices.isEmpty { model.problem = model.problem ?? strings.noMatch }
    model.link = dialog.consentAddress.map {
      SetupLink(
        address: formats.foreign($0), isAlone: showsCode, withoutCode: strings.consentWithoutCode(canDraw: canDraw))
    }
  }
}
