import BankeyCore
import FoundationEssentials
import Glibc

/// What the program says while it works: one JSON object a line on the standard output, each written at once.
struct Progress {
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Says something.
  func say(_ event: SyncEvent) {
    // Strings, whole numbers and cases always encode.
    guard let line = try? encoder.encode(event) else { return }
    Descriptor.write(Array(line) + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
  }

  /// Says what a person should know.
  func error(_ code: SyncCode, _ message: String, _ place: (inout SyncEvent) -> Void = { _ in }) {
    var event = SyncEvent(.error)
    event.code = code
    event.message = message
    place(&event)
    say(event)
  }

  /// Says the last line.
  func finished(changed: Int) {
    var event = SyncEvent(.finished)
    event.changed = changed
    say(event)
  }
}
