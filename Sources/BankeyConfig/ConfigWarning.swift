/// Something in the config that was not understood, but does no harm.
public struct ConfigWarning: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// One sentence.
  public var message: String

  init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
