import BankeyCore

/// What went wrong while something was done, in few lines: one fault at 35 banks is one fault.
struct WorkTrouble {
  private static let mostReasons = 5
  private static let mostSubjects = 3

  private var reasons: [(message: String, subjects: [String])] = []
  /// Whether other sources answered.
  var hasRest = false

  /// Whether nothing went wrong.
  var isEmpty: Bool { reasons.isEmpty }

  /// Notes what an event says, and what it is about.
  mutating func note(_ event: SyncEvent) {
    guard let message = event.message else { return }
    note(message, of: event.connection ?? event.source ?? event.file?.split(separator: "/").last.map(String.init))
  }

  /// Notes that something went wrong.
  mutating func note(_ message: String, of subject: String? = nil) {
    let place = reasons.firstIndex { $0.message == message } ?? reasons.count
    if place == reasons.count { reasons.append((message, [])) }
    guard let subject, !message.begins(withName: subject) else { return }
    if !reasons[place].subjects.contains(subject) { reasons[place].subjects.append(subject) }
  }

  /// "First Bank, Other Bank: the consent has expired", a line for each reason; the first few of them.
  func text(_ presenter: Presenter) -> String {
    let strings = presenter.strings
    var lines = reasons.prefix(Self.mostReasons).map { reason in
      let more = reason.subjects.count - Self.mostSubjects
      let subjects = reason.subjects.prefix(Self.mostSubjects).joined(separator: ", ")
      let subject = more > 0 ? subjects + " " + strings.more(more) : subjects
      return presenter.formats.foreign([subject, reason.message].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    if reasons.count > Self.mostReasons { lines.append(strings.more(reasons.count - Self.mostReasons)) }
    return (hasRest ? lines + [strings.restIsIn] : lines).joined(separator: "\n")
  }
}
