import BankeyCore
import Glibc

/// What `bankey-sync` reads from its standard input.
enum SyncInput: Sendable {
  /// A text that nobody else sees.
  case text(Secret)
  /// What an open descriptor gives; it stays open.
  case descriptor(Int32)

  /// What was given to bankey itself.
  static let own = SyncInput.descriptor(STDIN_FILENO)

  /// Opens what can be read. Gives how to close it, too.
  func open() throws(Failure) -> (descriptor: Int32, close: () -> Void) {
    switch self {
    case .descriptor(let descriptor): return (descriptor, {})
    case .text(let text):
      let reading = try Pipe.holding(text)
      return (reading, { Glibc.close(reading) })
    }
  }
}
