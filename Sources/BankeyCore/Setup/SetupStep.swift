/// One question of setting a source up.
public enum SetupStep: Hashable, Sendable {
  /// What kind of source it is: a choice.
  case type
  /// What it is to be called.
  case name
  /// Sbanken's public half of the key.
  case clientId
  /// The program that prints accounts.
  case program
  /// Where the secret is kept: a choice.
  case place
  /// The command that prints the secret.
  case secretCommand
  /// SimpleFIN's setup token, or its access URL.
  case token
  /// Sbanken's secret half of the key.
  case clientSecret

  /// Whether the answer must not be seen.
  public var isSecret: Bool { self == .token || self == .clientSecret }
}
