import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// What the program says while it works: one JSON object a line on the standard output, each written at once.
struct Progress: Sendable {
  private let output: Int32
  /// The language of whom it is told.
  let strings: any Strings

  init(to output: Int32 = STDOUT_FILENO, in strings: any Strings = Language.english.strings) {
    (self.output, self.strings) = (output, strings)
  }

  /// Says something.
  func say(_ event: SyncEvent) { Descriptor.write(Array((event.json + "\n").utf8), to: output) }

  /// Says what a person should know.
  func error(_ code: SyncCode, _ message: String, _ place: (inout SyncMessage) -> Void = { _ in }) {
    var message = SyncMessage(code, PlainText.beginning(of: message))
    place(&message)
    say(.error(message))
  }

  /// Says that another process is waited for, and who it is.
  func waiting(_ message: String) { say(.waiting(message)) }

  /// Says how far a source is.
  func source(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }) {
    var step = SyncStep(name, state)
    fill(&step)
    say(.source(step))
  }

  /// Says the last line.
  func finished(changed: Int) { say(.finished(changes: changed)) }
}
