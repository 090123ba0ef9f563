import BankeyCore

/// What is asked of a server.
public struct HTTPRequest: Sendable {
  /// What is done there. Only what changes nothing is ever tried again.
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }
  /// Who asks.
  public enum Credentials: Sendable {
    /// A name and a password, both as they are, not encoded.
    case basic(name: Secret, password: Secret)
    /// A token.
    case bearer(Secret)
  }

  /// What is done.
  public var method: Method = .get
  /// Where: https, or http on this machine. May hold a secret, so no part of it but the host is ever shown.
  public var url: Secret
  /// Who asks; sent to this host and to no other.
  public var credentials: Credentials?
  /// More header fields.
  public var headers: [String: String] = [:]
  /// What is sent along; a post without it sends an empty one.
  public var body: Secret?
  /// How long the whole answer may take, where that is less than usual.
  public var patience: Duration?
  /// Called before it is sent once more. When it throws, it is not sent, and what came before is the answer.
  public var beforeRetry: @Sendable () throws -> Void = {}

  /// A question to an address.
  public init(_ method: Method = .get, _ url: Secret, credentials: Credentials? = nil) {
    self.method = method
    self.url = url
    self.credentials = credentials
  }
}
