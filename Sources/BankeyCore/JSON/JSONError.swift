/// Why a text is no JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The end of a sentence: "a comma is missing".
  public var message: String
  /// The line, from 1, that shows it.
  public var line: Int
  /// Whether it only ends too early, as an answer does that was cut off.
  public var isCut = false
}

extension JSONError: CustomStringConvertible {
  /// The reason and its line.
  public var description: String { "\(message) (line \(line))" }
}
