import BankeyModel
import BankeyStore
import BankeyText
import FoundationEssentials
import Glibc

/// What the program says while it works: one JSON object a line on the standard output, each written at once.
struct Progress: Sendable {
  private let encoder = JSONEncoder()
  private let output: Int32
  /// The language of whom it is told.
  let strings: any Strings

  init(to output: Int32 = STDOUT_FILENO, in strings: any Strings = Language.english.strings) {
    (self.output, self.strings) = (output, strings)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Says something.
  func say(_ event: SyncEvent) {
    // Strings, whole numbers and cases always encode.
    guard let line = try? encoder.encode(event) else { return }
    let text = JSONObject.harmless(String(decoding: line, as: UTF8.self))
    Descriptor.write(Array(text.utf8) + [UInt8(ascii: "\n")], to: output)
  }

  /// Says what a person should know.
  func error(_ code: SyncCode, _ message: String, _ place: (inout SyncEvent) -> Void = { _ in }) {
    var event = SyncEvent(.error)
    event.code = code
    event.message = PlainText.beginning(of: message)
    place(&event)
    say(event)
  }

  /// Says that another process is waited for, and who it is.
  func waiting(_ message: String) {
    var event = SyncEvent(.waiting)
    event.message = message
    say(event)
  }

  /// Says how far a source is.
  func source(_ name: String, _ state: SyncEvent.State, _ fill: (inout SyncEvent) -> Void = { _ in }) {
    var event = SyncEvent(.source)
    (event.source, event.state) = (name, state)
    fill(&event)
    say(event)
  }

  /// Says the last line.
  func finished(changed: Int) {
    var event = SyncEvent(.finished)
    event.changed = changed
    say(event)
  }
}

extension SyncEvent {
  /// Puts in what an answer brought.
  mutating func count(_ summary: FetchSummary) {
    accounts = summary.accounts.count
    added = summary.added
    unchanged = summary.unchanged
    posted = summary.posted
    dropped = summary.dropped
    reworded = summary.reworded
    deleted = summary.deleted
  }
}
