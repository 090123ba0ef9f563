import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// Writes progress to standard output, one JSON object per line, each written immediately.
struct Progress: Sendable {
  private let output: Int32
  /// The texts in the user's language.
  let strings: any Strings

  init(to output: Int32 = STDOUT_FILENO, in strings: any Strings = Language.english.strings) {
    (self.output, self.strings) = (output, strings)
  }

  /// Writes an event.
  func say(_ event: SyncEvent) { Descriptor.write(Array((event.json + "\n").utf8), to: output) }

  /// Writes a message for the user.
  func error(_ code: SyncCode, _ message: String, _ place: (inout SyncMessage) -> Void = { _ in }) {
    var message = SyncMessage(code, PlainText.beginning(of: message))
    place(&message)
    say(.error(message))
  }

  /// Reports that another process is being waited for.
  func waiting(_ message: String) { say(.waiting(message)) }

  /// Reports the progress of a source.
  func source(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }) {
    var step = SyncStep(name, state)
    fill(&step)
    say(.source(step))
  }

  /// Writes the last line.
  func finished(changed: Int) { say(.finished(changes: changed)) }
}
