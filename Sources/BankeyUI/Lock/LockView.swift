import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A box in the middle with the system's question, the answer and the messages.
final class LockView: View {
  /// A message from the system.
  struct Message: Equatable {
    let text: String
    let isWarning: Bool
  }

  var state = LockState.resting
  /// The typed answer as it may be shown.
  var answer = ""
  var messages: [Message] = []
  let hints = HintBar()
  private let strings: any Strings
  private let label = Label()
  private let box: ContainerView

  init(_ strings: any Strings) {
    self.strings = strings
    box = ContainerView(label)
    super.init()
    label.lineLimit = 0
    hints.background = nil
  }

  override func size(fitting size: Size) -> Size { size }

  /// The box, and the hints at the bottom.
  override var subviews: [View] { [box, hints] }

  /// Centers the box. In a small window it has no frame and no empty lines.
  override func layout() {
    let room = Size(frame.width, frame.height - 1)
    hints.frame = Rect(0, room.height, room.width, 1)
    let isLarge = room.width >= 40 && room.height >= 9
    let width = min(room.width - 2, 62)
    box.border = isLarge ? .rounded : nil
    box.margins = isLarge ? Insets(columns: 2, lines: 1) : .zero
    label.text = text(isLarge ? width - 6 : width, between: isLarge ? "\n\n" : "\n")
    let height = min(room.height, box.size(fitting: Size(width, room.height)).height)
    box.frame = Rect((room.width - width) / 2, (room.height - height) / 2, width, height)
  }

  /// Wraps all texts to `width`, so that no view wraps them again.
  private func text(_ width: Int, between: String) -> Text {
    let head = Text("Bankey", .logo) + Text("   " + strings.locked, .secondary)
    let said = messages.flatMap { Text($0.text, $0.isWarning ? .warning : .text).wrapped(to: width) }
    let parts = [[head], main(width), said].filter { !$0.isEmpty }
    return Text(joining: parts.map { Text(joining: $0, by: "\n") }, by: between)
  }

  private func main(_ width: Int) -> [Text] {
    switch state {
    case .resting: Text(strings.howToUnlock).wrapped(to: width)
    case .working: answering(strings.unlocking, width, hasCursor: false)
    case .asking(let question, _): answering(question, width, hasCursor: true)
    case .broken(let problem):
      Text(strings.lockProblem(problem), .warning).wrapped(to: width) + Text(strings.lockProblemHelp).wrapped(to: width)
    }
  }

  /// The question, followed by the end of the answer being typed.
  private func answering(_ question: String, _ width: Int, hasCursor: Bool) -> [Text] {
    let words = question.split(separator: " ").joined(separator: " ")
    var lines = Text(words + " ").wrapped(to: width)
    let room = width - (lines.last?.columns ?? 0)
    let cursor = hasCursor ? Text(" ", attributes: .reverse) : ""
    if room < min(12, width / 2) { lines.append("") }
    let rest = width - (lines.last?.columns ?? 0) - 1
    lines[lines.count - 1] += Text(String(answer.suffix(max(0, rest))), .strong) + cursor
    return lines
  }
}

extension Text {
  fileprivate nonisolated init(joining texts: [Text], by separator: String) {
    self.init(texts.enumerated().flatMap { ($0 > 0 ? [Span(separator)] : []) + $1.spans })
  }
}
