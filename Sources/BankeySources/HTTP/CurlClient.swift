import BankeyModel
import BankeyText
import CCurl
import Synchronization

/// Sends requests with libcurl. docs/sources/http.md lists its guarantees.
public final class CurlClient: HTTPClient {
  private let ways: CurlOptions
  private let cancellation: Cancellation
  private let clock: Clock
  private let pause: @Sendable (_ seconds: Int) -> Void
  /// The handles that no thread is using. Each keeps its connections open for the next request.
  private let idle = Mutex<[CurlMulti]>([])

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Creates a client. `authorities` is a file of trusted certificates (nil for the system's); `proxy` is a proxy (nil
  /// for the environment's); `pause` waits before a request is repeated.
  public init(
    trusting authorities: String? = nil, through proxy: String? = nil, limits: HTTPLimits = HTTPLimits(),
    cancellation: Cancellation = Cancellation(), clock: Clock = .system,
    pause: (@Sendable (_ seconds: Int) -> Void)? = nil
  ) {
    ways = CurlOptions(authorities: authorities, proxy: proxy, limits: limits)
    self.clock = clock
    self.cancellation = cancellation
    self.pause = pause ?? { cancellation.wait(seconds: $0) }
  }

  /// The file of trusted certificates named by an environment; nil when it names none.
  public static func authorities(in environment: [String: String]) -> String? {
    [environment["BANKEY_CA_FILE"], environment["SSL_CERT_FILE"]].compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The answer to a request. Repeats a GET that failed to connect, or was answered by a temporary error, after a
  /// pause.
  ///
  /// - Throws: `SourceError` if there is no answer: the address is not allowed, the connection fails, or
  ///   a limit is exceeded.
  public func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer {
    precondition(CurlClient.isReady, "libcurl cannot be used")
    var retry = Retry(request.method)
    while true {
      let seconds: Int
      do throws(HTTPError) {
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

  /// The answer to a request, after following redirects.
  private func follow(_ request: HTTPRequest) throws(HTTPError) -> HTTPAnswer {
    var request = request
    var url = try CurlURL(request.url)
    let inside = url.takeCredentials()
    request.credentials = request.credentials ?? inside
    for _ in 0...CurlClient.mostRedirects {
      let answer = try answer(to: request, at: url)
      guard request.method == .get, let place = answer.redirect else { return answer }
      url = try url.following(place, &request)
    }
    throw HTTPError(SourceError(.redirectCircle, of: url.name, .answer))
  }

  private static var mostRedirects: Int { 5 }

  private func answer(to request: HTTPRequest, at url: CurlURL) throws(HTTPError) -> HTTPAnswer {
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
  /// The target of a redirect; nil for other answers.
  fileprivate var redirect: String? { [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil }
}

extension CurlURL {
  /// The URL of a redirect. Removes credentials and headers from the request when the origin changes.
  fileprivate func following(_ place: String, _ request: inout HTTPRequest) throws(HTTPError) -> CurlURL {
    guard let next = redirected(to: place), scheme == next.scheme || next.scheme == "https" else {
      throw HTTPError(SourceError(.redirectsAstray, of: name, .answer))
    }
    _ = next.takeCredentials()
    guard origin != next.origin else { return next }
    if request.credentials != nil {
      throw HTTPError(SourceError(.redirectsTo(next.name), of: name, .answer))
    }
    request.headers = [:]
    return next
  }
}

/// A libcurl multi handle with its open connections. Only one thread uses it at a time.
final class CurlMulti: @unchecked Sendable {
  private let multi: UnsafeMutableRawPointer

  init() { multi = curl_multi_init() }

  deinit { curl_multi_cleanup(multi) }

  /// Ends the waiting in `run`. The only call allowed from any thread.
  func wake() { curl_multi_wakeup(multi) }

  /// Performs a transfer to completion. `patience` returns how long to wait for more, or throws.
  func run(
    _ handle: UnsafeMutableRawPointer, patience: () throws(HTTPError) -> Duration
  ) throws(HTTPError) -> CURLcode {
    curl_multi_add_handle(multi, handle)
    defer { curl_multi_remove_handle(multi, handle) }
    var running: Int32 = 0
    while true {
      let longest = try patience()
      guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
      if let result { return result }
      curl_multi_poll(multi, nil, 0, longest.milliseconds, nil)
    }
  }

  private var result: CURLcode? {
    var left: Int32 = 0
    guard let message = curl_multi_info_read(multi, &left), message.pointee.msg == CURLMSG_DONE else { return nil }
    return message.pointee.data.result
  }
}

extension Duration {
  /// Whole milliseconds, clamped to between 1 and one day.
  var milliseconds: Int32 {
    let (seconds, rest) = min(self, .seconds(86_400)).components
    return max(1, Int32(seconds * 1000 + rest / 1_000_000_000_000_000))
  }
}

/// The versions of libcurl and its TLS library: `libcurl/7.88.1 OpenSSL/3.0.19`.
public var curlVersion: String {
  String(cString: curl_version()).split(separator: " ").prefix(2).joined(separator: " ")
}
