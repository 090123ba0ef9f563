import BankeyModel
import BankeyText
import Synchronization

/// Asks servers. Blocks until the answer is there.
public protocol HTTPClient: Sendable {
  /// The answer to a request. Throws when there is none: no name, no connection, no trust, too slow, too large, stopped.
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer
}

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

/// How long an answer may take and how large it may be.
public struct HTTPLimits: Sendable {
  /// Until there is a connection, with all that secures it.
  public var connecting = Duration.seconds(15)
  /// Without a byte of the answer.
  public var silence = Duration.seconds(60)
  /// Until the whole answer is there.
  public var total = Duration.seconds(300)
  /// Bytes of the head and the body together, decompressed.
  public var bytes = 64 << 20

  /// What no honest answer needs.
  public init() {}
}

/// Why there is no answer to one request.
struct HTTPError: Error {
  /// What is told.
  let error: SourceError
  /// Whether the server has heard nothing of the request, so that it may be sent again.
  var isUnheard = false

  /// A reason.
  init(_ error: SourceError) { self.error = error }

  /// Why there is no answer that can be used.
  init(_ problem: ServerProblem, of server: String, _ kind: SourceError.Kind = .passing) {
    self.init(SourceError(problem, of: server, kind))
  }

  /// Somebody stopped it.
  static let stopped = HTTPError(SourceError(.stopped) { $0.stopped })
}

extension HTTPError {
  /// Nothing came at all.
  static func noAnswer(_ server: String, _ limit: Duration) -> HTTPError {
    HTTPError(.noAnswer(milliseconds: limit.wholeMilliseconds), of: server)
  }

  /// The beginning came.
  static func wentSilent(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.silent(milliseconds: limits.silence.wholeMilliseconds), of: server)
  }

  /// It goes on and on.
  static func tookTooLong(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.tooSlow(milliseconds: limits.total.wholeMilliseconds), of: server)
  }

  /// No bank has that much to say.
  static func tooLarge(_ server: String, _ limits: HTTPLimits) -> HTTPError {
    HTTPError(.tooLarge(bytes: limits.bytes), of: server, .answer)
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int { Int(milliseconds) }
}

/// Carries questions on and notes when a server wants rest, so that it gets it also when the source made do without the answer.
public final class RestNotice: HTTPClient {
  private let http: any HTTPClient
  private let clock: Clock
  private let latest = Mutex<Timestamp?>(nil)

  /// Notes what comes back to a client.
  public init(_ http: any HTTPClient, clock: Clock) { (self.http, self.clock) = (http, clock) }

  /// Until when nothing should be asked; nil when nobody minds.
  public var until: Timestamp? { latest.withLock(\.self) }

  /// The answer to a request. A server that does not know the user speaks for itself only.
  public func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer {
    let answer = try http.send(request)
    if request.credentials != nil, [429, 503].contains(answer.status), let until = answer.retryAfter(now: clock.now) {
      latest.withLock { $0 = max($0 ?? until, until) }
    }
    return answer
  }
}
