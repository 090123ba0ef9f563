import BankeyModel
import BankeyText
import CCurl
import Glibc

/// A single request with its answer. Does not follow redirects.
final class CurlTransfer {
  /// The server's name in errors.
  let server: String
  let ways: CurlOptions
  private let url: CurlURL
  private let handle: UnsafeMutableRawPointer = curl_easy_init()
  private let receiver: CurlReceiver
  private var fields: UnsafeMutablePointer<curl_slist>?

  init(
    _ request: HTTPRequest, to url: CurlURL, _ ways: CurlOptions
  ) throws(HTTPError) {
    (self.url, self.ways, server) = (url, ways, url.name)
    receiver = CurlReceiver(room: ways.limits.bytes)
    receiver.attach(to: handle)
    set_pointer(handle, CURLOPT_CURLU, UnsafeRawPointer(url.handle))
    setWays()
    setTrust()
    setMethod(request)
    try setCredentials(request.credentials)
    try setHeaders(request.headers)
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(fields)
  }

  /// Waits for the answer.
  func run(on multi: CurlMulti, until cancellation: Cancellation) throws(HTTPError) -> HTTPAnswer {
    let waiting = AnswerDeadline(limits: ways.limits, receiver: receiver, cancellation: cancellation, server: server)
    let result = try cancellation.waking(by: { multi.wake() }) { () throws(HTTPError) in
      try multi.run(handle) { () throws(HTTPError) in try waiting.left() }
    }
    if receiver.isTooLarge { throw .tooLarge(server, ways.limits) }
    if result != CURLE_OK { throw fault(result) }
    let status = number(CURLINFO_RESPONSE_CODE) ?? 0
    return HTTPAnswer(status: status, headers: receiver.headers, body: receiver.body, server: server)
  }

  /// A number that curl knows about the transfer; nil when it does not.
  func number(_ info: CURLINFO) -> Int? {
    var number = 0
    return get_long(handle, info, &number) == CURLE_OK ? number : nil
  }

  /// Whether the request may go through a proxy.
  var mayUseProxy: Bool {
    let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    return !url.isLocal && (ways.proxy != nil || names.contains { name in getenv(name) != nil })
  }

  private func setWays() {
    set_long(handle, CURLOPT_NOSIGNAL, 1)
    set_quick_exit(handle)
    set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(ways.limits.connecting.milliseconds))
    set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    set_text(handle, CURLOPT_USERAGENT, "bankey/" + BankeyVersion.text)
    // A proxy would see requests to this machine unencrypted, so they never use one.
    if let proxy = url.isLocal ? "" : ways.proxy { set_text(handle, CURLOPT_PROXY, proxy) }
  }

  private func setTrust() {
    set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
    set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
    guard let authorities = ways.authorities else { return }
    set_text(handle, CURLOPT_CAINFO, authorities)
    set_text(handle, CURLOPT_CAPATH, nil)
  }

  private func setMethod(_ request: HTTPRequest) {
    if request.method == .delete { set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
    guard request.method == .post else { return }
    let body = request.body?.reveal() ?? ""
    set_long(handle, CURLOPT_POST, 1)
    set_long(handle, CURLOPT_POSTFIELDSIZE, body.utf8.count)
    set_text(handle, CURLOPT_COPYPOSTFIELDS, body)
  }

  private func setCredentials(_ credentials: HTTPRequest.Credentials?) throws(HTTPError) {
    switch credentials {
    case .basic(let name, let password):
      set_long(handle, CURLOPT_HTTPAUTH, only_basic)
      set_text(handle, CURLOPT_USERNAME, name.reveal())
      set_text(handle, CURLOPT_PASSWORD, password.reveal())
    case .bearer(let token):
      guard token.reveal().isOneLine else { throw HTTPError(.badToken, of: server, .answer) }
      set_long(handle, CURLOPT_HTTPAUTH, only_bearer)
      set_text(handle, CURLOPT_XOAUTH2_BEARER, token.reveal())
    case nil: break
    }
  }

  private func setHeaders(_ headers: [String: String]) throws(HTTPError) {
    for (name, value) in headers {
      let field = name + ": " + value
      guard field.isOneLine else {
        throw HTTPError(SourceError("The header \(PlainText.cleaned(name)) has more than one line.", .setting))
      }
      fields = curl_slist_append(fields, field)
    }
    set_pointer(handle, CURLOPT_HTTPHEADER, fields)
  }
}

extension String {
  /// Whether it can be in a header without starting another.
  fileprivate var isOneLine: Bool { unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
}

extension CurlTransfer {
  /// Translates an error of curl. Never uses curl's own messages, which may contain a URL.
  func fault(_ code: CURLcode) -> HTTPError {
    if let refusal = number(CURLINFO_HTTP_CONNECTCODE), refusal >= 300 {
      return HTTPError(.proxyRefuses(status: refusal), of: server)
    }
    switch code {
    case CURLE_OPERATION_TIMEDOUT: return .noAnswer(server, ways.limits.connecting)
    case CURLE_COULDNT_CONNECT: return unheard
    case CURLE_PEER_FAILED_VERIFICATION: return HTTPError(.certificate(distrust), of: server)
    case CURLE_SSL_CACERT_BADFILE:
      return HTTPError(.noAuthorities(file: ways.authorities.map { PlainText.cleaned($0) }), of: server, .setting)
    default:
      return HTTPError(CurlTransfer.problems[code.rawValue] ?? .unnamed(code: code.rawValue), of: server)
    }
  }

  private static let problems: [UInt32: ServerProblem] = [
    CURLE_COULDNT_RESOLVE_HOST.rawValue: .notFound, CURLE_COULDNT_RESOLVE_PROXY.rawValue: .proxyNotFound,
    CURLE_PROXY.rawValue: .proxyBroken, CURLE_SSL_CONNECT_ERROR.rawValue: .noSecureConnection,
    CURLE_GOT_NOTHING.rawValue: .closed, CURLE_UNSUPPORTED_PROTOCOL.rawValue: .notHTTP,
    CURLE_WEIRD_SERVER_REPLY.rawValue: .notHTTP, CURLE_BAD_CONTENT_ENCODING.rawValue: .undecodable,
    CURLE_PARTIAL_FILE.rawValue: .cutOff, CURLE_RECV_ERROR.rawValue: .cutOff, CURLE_SEND_ERROR.rawValue: .cutOff,
    CURLE_HTTP2.rawValue: .cutOff, CURLE_HTTP2_STREAM.rawValue: .cutOff,
  ]

  /// The connection failed, at the server or at a proxy; curl does not tell which.
  private var unheard: HTTPError {
    let isRefused = number(CURLINFO_OS_ERRNO) == Int(ECONNREFUSED)
    let problem: ServerProblem =
      isRefused ? .refusedConnection(mayBeProxy: mayUseProxy) : .unreachable(mayBeProxy: mayUseProxy)
    var fault = HTTPError(problem, of: server)
    fault.isUnheard = true
    return fault
  }

  /// Translates OpenSSL's verification result. When it reports no error, curl did not find the host in the certificate;
  /// 1 is the initial value that curl leaves in that case.
  private var distrust: ServerProblem.Certificate {
    switch number(CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1: .otherHost
    case 9: .notYetValid
    case 10: .expired
    default: .untrusted
    }
  }
}

/// The settings with which a client connects to servers.
struct CurlOptions: Sendable {
  /// The file of trusted certificates; nil for the system's.
  let authorities: String?
  /// The proxy; nil for the environment's.
  let proxy: String?
  /// The limits on an answer's duration and size.
  var limits: HTTPLimits

  /// These options with a shorter limit for the whole answer.
  func within(_ patience: Duration?) -> CurlOptions {
    var ways = self
    ways.limits.total = min(limits.total, patience ?? limits.total)
    return ways
  }
}

/// Collects an answer piece by piece, as curl reads it.
final class CurlReceiver {
  /// The header fields, with names in lower case.
  private(set) var headers: [String: String] = [:]
  /// The body received so far.
  private(set) var body: [UInt8] = []
  /// Whether the answer exceeded the limit and curl was told to stop.
  private(set) var isTooLarge = false
  /// When data was last received.
  private(set) var heard = ContinuousClock.now
  /// Whether any data was received.
  private(set) var hasHeard = false
  private var room: Int

  /// Creates a receiver for at most `room` bytes.
  init(room: Int) { self.room = room }

  /// Makes curl deliver the answer here. The receiver must live as long as the handle.
  func attach(to handle: UnsafeMutableRawPointer) {
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    set_pointer(handle, CURLOPT_WRITEDATA, pointer)
    set_pointer(handle, CURLOPT_HEADERDATA, pointer)
    set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, one, count, receiver in
      CurlReceiver.receive(bytes, one * count, receiver) { $0.body += $1 }
    }
    set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, one, count, receiver in
      CurlReceiver.receive(bytes, one * count, receiver) { $0.takeHeader(String(decoding: $1, as: UTF8.self)) }
    }
  }

  /// Stores a piece and returns the number of bytes accepted; fewer than all makes curl stop.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ receiver: UnsafeMutableRawPointer?,
    _ store: (CurlReceiver, UnsafeRawBufferPointer) -> Void
  ) -> Int {
    guard let receiver else { return 0 }
    let own = Unmanaged<CurlReceiver>.fromOpaque(receiver).takeUnretainedValue()
    (own.heard, own.hasHeard) = (.now, true)
    own.room -= count
    own.isTooLarge = own.room < 0
    if own.isTooLarge { return 0 }
    store(own, UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  private func takeHeader(_ line: String) {
    // A final answer may follow an interim one (status 1xx).
    if line.hasPrefix("HTTP/") { headers = [:] }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    headers[parts[0].lowercased()] = parts[1].trimmed
  }
}
