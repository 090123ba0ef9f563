/// Something that was looked at by `bankey doctor`, and how it was found. Never with a secret or an amount in it.
public struct HealthCheck: Hashable, Sendable, Codable {
  /// How something was found.
  public enum State: String, Hashable, Sendable, Codable {
    /// As it should be.
    case ok
    /// Worth knowing, and no fault.
    case note
    /// Wrong.
    case wrong
  }
  /// What was looked at, in a word or two.
  public var name: String
  /// How it was found.
  public var state: State
  /// What was found.
  public var text: String
  /// How it is mended; nil where nothing has to be.
  public var mend: String?

  /// Something that was looked at.
  public init(_ name: String, _ state: State, _ text: String, mend: String? = nil) {
    self.name = name
    self.state = state
    self.text = text
    self.mend = mend
  }
}
