import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A question of a dialog: its text, an explanation, and either choices or a prompt.
final class SetupView: View {
  /// What the step asks for and what was typed so far.
  struct Model {
    var title = ""
    var help = ""
    /// The progress through the questions.
    var position = ""
    /// The sample rows of the question.
    var rows = QuestionRows()
    var choices: [SetupChoice] = []
    /// The index of the choice for Enter.
    var selected = 0
    /// The prompt before the typed text.
    var prompt = ""
    var typed = ""
    /// Whether the typed text must be masked.
    var isSecret = false
    /// A second prompt, when one screen asks for two texts, and whether it is the one being typed.
    var second: (prompt: String, typed: String)?
    var isSecond = false
    /// Whether the typed text narrows the choices down.
    var isFiltered = false
    /// The page to open.
    var link: SetupLink?
    /// The reason why the answer was rejected.
    var problem: String?
  }

  /// The minimum room for typed text beside its prompt.
  private static let least = 12
  var model = Model()

  /// Everything but the status line.
  override func size(fitting size: Size) -> Size { Size(size.width, max(0, size.height - 1)) }

  /// Draws what fits. The typed text and the reason for rejecting it have priority.
  override func draw(in canvas: inout Canvas) {
    var room = canvas.bounds.size
    if let link = model.link {
      if link.isAlone { return link.draw(in: &canvas) }
      room.width -= link.drawBeside(in: &canvas)
    }
    let (indent, most) = isNarrow(room.width) ? (0, room.width) : (2, room.width - 3)
    for (y, line) in lines(room, canvas.capabilities).prefix(room.height).enumerated() {
      canvas.put(line.truncated(to: most, ellipsis: canvas.capabilities.ellipsis), at: Point(indent, y))
      if let link = model.link, line.spans.contains(where: { $0.role == .key && link.address.contains($0.string) }) {
        canvas.link(y..<y + 1, to: link.address)
      }
    }
  }

  private func lines(_ room: Size, _ capabilities: Capabilities) -> [Text] {
    let width = isNarrow(room.width) ? room.width : max(1, room.width - 4)
    let title = self.title(width)
    let help = Text(model.help).wrapped(to: width)
    let problem = model.problem.map { Text("! " + $0, .strong).wrapped(to: width) } ?? []
    let isList = !model.choices.isEmpty
    let typed = isList && !model.isFiltered ? [] : lines(width, capabilities)
    let address = model.link.map { $0.text(width, room.height - typed.count - problem.count - help.count - 3) } ?? []
    let fixed = address + typed
    let note = self.note(width)
    let roomy = [5, 3, 2].map { count -> Arrangement in
      let table = apart(model.rows.table(count, width, capabilities))
      let outcomes = apart(model.rows.outcomes(count, width, capabilities))
      return (title + [""] + help + table + [""], (outcomes.isEmpty ? [""] + note : outcomes) + problem)
    }
    let tight = [2, 1].map { count -> Arrangement in
      let outcomes = model.rows.outcomes(count, width, capabilities)
      return (
        title + help + model.rows.table(count, width, capabilities), (outcomes.isEmpty ? note : outcomes) + problem
      )
    }
    let counts = [4, 2].map { fixed.count + min($0, model.choices.count) }
    // The question is more important than a third and a fourth choice, which scroll into view.
    let attempts: [([Arrangement], Int)] = [
      (roomy + tight + [(help, note + problem)], counts[0]), (roomy + tight, counts[1]),
      (bare(width, room.height - counts[1], note, problem, capabilities), counts[1]),
    ]
    let fitting = attempts.lazy.flatMap { arrangements, least in
      arrangements.lazy.filter { $0.0.count + least + $0.1.count <= room.height }
    }
    let (above, below) = fitting.first ?? ([], problem)
    let left = room.height - above.count - fixed.count - below.count
    return above + fixed + (isList ? list(width, left, capabilities) : []) + below
  }

  /// The arrangements without sample rows in `left` lines: the whole explanation or only what it asks, then the title.
  private func bare(
    _ width: Int, _ left: Int, _ note: [Text], _ problem: [Text], _ capabilities: Capabilities
  ) -> [Arrangement] {
    let help = Text(model.help).wrapped(to: width)
    let cut = note.count > 1 ? [(note[0] + " " + note[1]).truncated(to: width, ellipsis: capabilities.ellipsis)] : note
    let notes = [[note + problem, cut + problem], [problem]]
    let asking = notes.flatMap { below -> [Arrangement] in
      let briefs = below.map { (brief(width, left - $0.count), $0) }
      return below.map { (help, $0) } + briefs.filter { !$0.0.isEmpty }
    }
    return asking + [(title(width), note + problem), ([], note + problem), ([], problem)]
  }

  /// The whole sentences of the explanation that fit, the first of which asks the question; none when not even that
  /// one fits.
  private func brief(_ width: Int, _ lines: Int) -> [Text] {
    let ends = model.help.indices.filter { isEnd($0, of: model.help) }
    return ends.reversed().lazy.map { Text(String(self.model.help[...$0])).wrapped(to: width) }
      .first { $0.count <= lines } ?? []
  }

  /// Whether a sentence ends here. A dot in a number or a date does not end one.
  private func isEnd(_ place: String.Index, of text: String) -> Bool {
    guard ".?".contains(text[place]) else { return false }
    let rest = text[text.index(after: place)...]
    return rest.isEmpty || rest.first == "\n" || rest.first == " " && rest.dropFirst().first?.isUppercase == true
  }

  /// The lines above the choices or the typed text, and the lines below.
  private typealias Arrangement = ([Text], [Text])

  /// The lines below an empty one, if there are any.
  private func apart(_ lines: [Text]) -> [Text] { lines.isEmpty ? [] : [""] + lines }

  /// The title, with the progress through the questions if it fits.
  private func title(_ width: Int) -> [Text] {
    let (title, position) = (Text(model.title, .title), Text(model.position, .secondary))
    guard title.columns + 2 + position.columns <= width, !model.position.isEmpty else {
      return title.wrapped(to: width)
    }
    return [title.padded(to: min(width, 76) - position.columns) + position]
  }

  /// Whether a margin would leave too few columns for words.
  private func isNarrow(_ width: Int) -> Bool { width < 24 }

  /// Whether the explanations of choices fit beside them.
  private func isWide(_ width: Int) -> Bool { width >= 64 }

  /// The choices, or as many around the selected one as fit.
  private func list(_ width: Int, _ lines: Int, _ capabilities: Capabilities) -> [Text] {
    let most = max(1, lines)
    let first = max(0, min(model.selected - most / 2, model.choices.count - most))
    let shown = model.choices.indices.dropFirst(first).prefix(most)
    let keys = shown.map { key($0, width, capabilities) }
    guard isWide(width) else { return signed(keys, shown, width, capabilities) }
    let explained = zip(shown, keys).filter { !model.choices[$0.0].note.isEmpty }.map(\.1.columns)
    let column = max(25, (explained.filter { $0 <= width / 2 }.max() ?? 0) + 2)
    return zip(shown, keys).map { index, key in
      key.padded(to: max(column, key.columns + 2)) + Text(model.choices[index].note, .secondary)
    }
  }

  /// Choices with signs at the right that show whether there are more above or below.
  private func signed(_ keys: [Text], _ shown: Range<Int>, _ width: Int, _ capabilities: Capabilities) -> [Text] {
    func signed(_ key: Text, _ sign: String) -> Text {
      key.truncated(to: width - 2, ellipsis: capabilities.ellipsis).padded(to: width - 1) + Text(sign, .secondary)
    }
    var keys = keys
    if let first = keys.first, shown.startIndex > 0 { keys[0] = signed(first, capabilities.symbols.rise) }
    if let last = keys.last, shown.endIndex < model.choices.count {
      keys[keys.count - 1] = signed(last, capabilities.symbols.fall)
    }
    return keys
  }

  /// A choice with the digit that chooses it.
  private func key(_ index: Int, _ width: Int, _ capabilities: Capabilities) -> Text {
    let (choice, isSelected) = (model.choices[index], index == model.selected)
    let mark = Text(isSelected ? capabilities.symbols.chevron + " " : "  ", .mark)
    let number = model.isFiltered ? Text([]) : number(index) + Text(isNarrow(width) ? " " : "  ")
    return mark + number + Text(choice.text, isSelected ? .strong : .text)
  }

  /// The number of a choice, right-aligned with the others.
  private func number(_ index: Int) -> Text {
    let most = String(model.choices.count).count
    return Text(String(repeating: " ", count: most - String(index + 1).count) + "\(index + 1)", .key)
  }

  /// The most important text where there is no room for more: the heading of the effect, or the explanation of the
  /// choice.
  private func note(_ width: Int) -> [Text] {
    if model.rows.isHeaded { return [Text(model.rows.heading, .strong)] }
    guard !isWide(width), model.choices.indices.contains(model.selected) else { return [] }
    return Text(model.choices[model.selected].note, .secondary).wrapped(to: width)
  }

  /// The typed texts, each after its prompt.
  private func lines(_ width: Int, _ capabilities: Capabilities) -> [Text] {
    guard !model.prompt.isEmpty else { return [] }
    let dot = capabilities.isUnicode ? "•" : "*"
    let typed = model.isSecret ? String(repeating: dot, count: model.typed.count) : model.typed
    let first = line(model.prompt, typed, width, isActive: !model.isSecond, capabilities)
    return first + (model.second.map { line($0.prompt, $0.typed, width, isActive: model.isSecond, capabilities) } ?? [])
  }

  /// The end of a typed text, after its prompt or below it.
  private func line(_ prompt: String, _ typed: String, _ width: Int, isActive: Bool, _ capabilities: Capabilities)
    -> [Text]
  {
    let prompt = Text(prompt, isActive ? .strong : .secondary)
    let isBeside = width - prompt.columns >= SetupView.least
    let room = width - (isBeside ? prompt.columns : 0) - 1
    let cursor = isActive ? Text(" ", attributes: .reverse) : Text("")
    let line = Text(end(of: typed, room, capabilities)) + cursor
    return isBeside ? [prompt + line] : [prompt, line]
  }

  private func end(of typed: String, _ room: Int, _ capabilities: Capabilities) -> String {
    guard Text(typed).columns > room else { return typed }
    var end = typed[...]
    while Text(capabilities.ellipsis + end).columns > room { end.removeFirst() }
    return capabilities.ellipsis + end
  }
}

/// The state of a source while it is being added.
final class SetupProgress {
  /// Its answer: "12 accounts at 2 banks".
  private(set) var found: String?
  /// Whether it has been saved to the database.
  private(set) var isSaved = false

  /// The task with this object as an additional receiver of its progress.
  func watching(_ task: RunningSync, _ strings: any Strings) -> RunningSync {
    RunningSync(
      follow: { report in
        await task.follow { event in
          self.handle(event, strings)
          report(event)
        }
      }, cancel: task.cancel)
  }

  private func handle(_ event: SyncEvent, _ strings: any Strings) {
    guard case .source(let step) = event else { return }
    if step.state == .saved { isSaved = true }
    if let accounts = step.accounts, let banks = step.banks {
      found = strings.setupFound(accounts: accounts, banks: banks)
    }
  }
}
