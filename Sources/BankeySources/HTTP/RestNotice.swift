import BankeyCore
import Synchronization

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
