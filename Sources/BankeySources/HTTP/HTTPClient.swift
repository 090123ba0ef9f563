import BankeyModel
import BankeyText
import Synchronization

/// Sends requests to servers. Blocks until the answer has arrived.
public protocol HTTPClient: Sendable {
  /// Sends a request. Throws a `SourceError` when there is no answer: unknown host, no connection, no trust, too slow,
  /// too large, or stopped.
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer
}

/// A request to a server.
public struct HTTPRequest: Sendable {
  /// The method. Only GET is ever repeated.
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }
  /// How a request identifies the user.
  public enum Credentials: Sendable {
    /// A user name and a password, not encoded.
    case basic(name: Secret, password: Secret)
    /// A bearer token.
    case bearer(Secret)
  }

  /// The HTTP method; GET by default.
  public var method: Method = .get
  /// The URL: https, or http on this machine. It may contain a secret, so only its host is ever shown.
  public var url: Secret
  /// The credentials, sent only to the origin of the URL.
  public var credentials: Credentials?
  /// Header fields in addition to those of the client.
  public var headers: [String: String] = [:]
  /// The body; a POST without one sends an empty body.
  public var body: Secret?
  /// A shorter limit for the whole answer; nil for the usual one.
  public var patience: Duration?
  /// Called before the request is repeated. When it throws, the request is not repeated, and the previous answer
  /// stands.
  public var beforeRetry: @Sendable () throws -> Void = {}

  /// Creates a request.
  public init(_ method: Method = .get, _ url: Secret, credentials: Credentials? = nil) {
    self.method = method
    self.url = url
    self.credentials = credentials
  }
}

/// The limits on an answer's duration and size.
public struct HTTPLimits: Sendable {
  /// The time to connect, including TLS.
  public var connecting = Duration.seconds(15)
  /// The time without a byte of the answer.
  public var silence = Duration.seconds(60)
  /// The time for the whole answer.
  public var total = Duration.seconds(300)
  /// The size of headers and decompressed body, in bytes.
  public var bytes = 64 << 20

  /// Creates limits that no legitimate answer exceeds.
  public init() {}
}

/// The reason why a request got no answer.
struct HTTPError: Error {
  /// The error for the user.
  let error: SourceError
  /// Whether the server cannot have received the request, so that it may be repeated.
  var isUnheard = false

  init(_ error: SourceError) { self.error = error }

  /// Creates an error about an unusable answer.
  init(_ problem: ServerProblem, of server: String, _ kind: SourceError.Kind = .passing) {
    self.init(SourceError(problem, of: server, kind))
  }

  /// The request was cancelled.
  static let stopped = HTTPError(SourceError(.stopped) { $0.stopped })
}

extension HTTPError {
  /// No data arrived.
  static func noAnswer(_ server: String, _ limit: Duration) -> HTTPError {
    HTTPError(.noAnswer(milliseconds: limit.wholeMilliseconds), of: server)
  }

  /// The answer stopped in the middle.
  static func wentSilent(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.silent(milliseconds: limits.silence.wholeMilliseconds), of: server)
  }

  /// The answer did not end in time.
  static func tookTooLong(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.tooSlow(milliseconds: limits.total.wholeMilliseconds), of: server)
  }

  /// The answer exceeds the size limit.
  static func tooLarge(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.tooLarge(bytes: limits.bytes), of: server, .answer)
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int { Int(milliseconds) }
}

/// Passes requests on and records when a server asks for a pause, so that bankey keeps to the pause even if the source
/// recovered from the error.
public final class RetryAfterRecorder: HTTPClient {
  private let http: any HTTPClient
  private let clock: Clock
  private let latest = Mutex<Timestamp?>(nil)

  /// Creates a client that passes requests on to another one.
  public init(_ http: any HTTPClient, clock: Clock) { (self.http, self.clock) = (http, clock) }

  /// The end of the longest pause that a server asked for; nil when none did.
  public var until: Timestamp? { latest.withLock(\.self) }

  /// Sends a request. Ignores pauses in answers to requests without credentials, because those servers do not speak for
  /// the source.
  ///
  /// - Throws: The error of the client that sends it.
  public func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer {
    let answer = try http.send(request)
    if request.credentials != nil, [429, 503].contains(answer.status), let until = answer.retryAfter(now: clock.now) {
      latest.withLock { $0 = max($0 ?? until, until) }
    }
    return answer
  }
}
