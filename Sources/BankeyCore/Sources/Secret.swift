/// A text that must not be seen: a token, a password, an address with a password in it.
///
/// However it is printed, logged or dumped, it is `‹hidden›`. What needs the text itself says so: `reveal()`.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Hides a text.
  public init(_ text: String) { self.text = text }

  /// The text itself, for the one place that needs it.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `‹hidden›`
  public var description: String { "‹hidden›" }
  /// `‹hidden›`
  public var debugDescription: String { description }
  /// Nothing inside is shown.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
