/// What the user set up: which source it is, and how to ask it.
public struct SourceDefinition: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// What it is: `demo`, `simplefin`, …
  public var type: String
  /// What its type needs to know, as JSON, never a secret.
  public var settings: String
  /// Where its secret is kept; nil when it has none.
  public var secret: SecretPlace?

  /// A source as the user wants it.
  public init(name: String, type: String, settings: String = "{}", secret: SecretPlace? = nil) {
    self.name = name
    self.type = type
    self.settings = settings
    self.secret = secret
  }
}
