import BankeyCore
import CCurl
import Synchronization

/// Asks servers through libcurl. What it guarantees is in docs/sources/http.md.
public final class CurlClient: HTTPClient {
  private let ways: CurlWays
  private let cancellation: Cancellation
  private let clock: Clock
  private let pause: @Sendable (_ seconds: Int) -> Void
  /// Those that no thread uses now; each keeps its connections open for the next question.
  private let idle = Mutex<[CurlMulti]>([])

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// A client that trusts the authorities of a file, or those of the system, and goes through a proxy, or that of the
  /// environment. `pause` waits before a question is asked again.
  public init(
    trusting authorities: String? = nil, through proxy: String? = nil, limits: HTTPLimits = HTTPLimits(),
    cancellation: Cancellation = Cancellation(), clock: Clock = .system,
    pause: (@Sendable (_ seconds: Int) -> Void)? = nil
  ) {
    ways = CurlWays(authorities: authorities, proxy: proxy, limits: limits)
    self.clock = clock
    self.cancellation = cancellation
    self.pause = pause ?? { cancellation.wait(seconds: $0) }
  }

  /// The file of authorities that an environment names, where it does.
  public static func authorities(in environment: [String: String]) -> String? {
    [environment["BANKEY_CA_FILE"], environment["SSL_CERT_FILE"]].compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The answer to a request. A question that was not heard, or came at a bad moment, is asked again a little later.
  public func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer {
    precondition(CurlClient.isReady, "libcurl cannot be used")
    var retry = Retry(request.method)
    while true {
      let seconds: Int
      do throws(HTTPFault) {
        let answer = try follow(request)
        guard let wait = retry.wait(after: answer, now: clock.now), request.mayBeRetried else { return answer }
        seconds = wait
      } catch {
        guard let wait = retry.wait(after: error), request.mayBeRetried else { throw error.error }
        seconds = wait
      }
      pause(seconds)
    }
  }

  /// The answer to a request where its redirects lead.
  private func follow(_ request: HTTPRequest) throws(HTTPFault) -> HTTPAnswer {
    var request = request
    var url = try CurlURL(request.url)
    let inside = url.takeCredentials()
    request.credentials = request.credentials ?? inside
    for _ in 0...CurlClient.mostRedirects {
      let answer = try answer(to: request, at: url)
      guard request.method == .get, let place = answer.redirect else { return answer }
      url = try url.following(place, &request)
    }
    throw HTTPFault(SourceError(.redirectCircle, of: url.name, .answer))
  }

  private static var mostRedirects: Int { 5 }

  private func answer(to request: HTTPRequest, at url: CurlURL) throws(HTTPFault) -> HTTPAnswer {
    let transfer = try CurlTransfer(request, to: url, ways.within(request.patience))
    let multi = idle.withLock { $0.popLast() } ?? CurlMulti()
    defer { idle.withLock { $0.append(multi) } }
    return try transfer.run(on: multi, until: cancellation)
  }
}

extension HTTPRequest {
  fileprivate var mayBeRetried: Bool { (try? beforeRetry()) != nil }
}

extension HTTPAnswer {
  /// Where it sends who asks.
  fileprivate var redirect: String? { [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil }
}

extension CurlURL {
  /// The address that a redirect names. No other server gets the credentials, nor the headers.
  fileprivate func following(_ place: String, _ request: inout HTTPRequest) throws(HTTPFault) -> CurlURL {
    guard let next = redirected(to: place), scheme == next.scheme || next.scheme == "https" else {
      throw HTTPFault(SourceError(.redirectsAstray, of: name, .answer))
    }
    _ = next.takeCredentials()
    guard origin != next.origin else { return next }
    if request.credentials != nil {
      throw HTTPFault(SourceError(.redirectsTo(next.name), of: name, .answer))
    }
    request.headers = [:]
    return next
  }
}
