import BankeyCore
import CCurl
import Glibc

/// One request on its way and its answer. No redirect is followed here.
final class CurlTransfer {
  /// What the server is called in an error.
  let server: String
  let ways: CurlWays
  private let url: CurlURL
  private let handle: UnsafeMutableRawPointer = curl_easy_init()
  private let receiver: CurlReceiver
  private var fields: UnsafeMutablePointer<curl_slist>?

  /// Prepares a request to an address.
  init(
    _ request: HTTPRequest, to url: CurlURL, _ ways: CurlWays
  ) throws(HTTPFault) {
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
  func run(on multi: CurlMulti, until cancellation: Cancellation) throws(HTTPFault) -> HTTPAnswer {
    let waiting = Waiting(limits: ways.limits, receiver: receiver, cancellation: cancellation, server: server)
    let result = try cancellation.waking(by: { multi.wake() }) { () throws(HTTPFault) in
      try multi.run(handle) { () throws(HTTPFault) in try waiting.left() }
    }
    if receiver.isTooLarge { throw .tooLarge(server, ways.limits) }
    if result != CURLE_OK { throw fault(result) }
    let status = number(CURLINFO_RESPONSE_CODE) ?? 0
    return HTTPAnswer(status: status, headers: receiver.headers, body: receiver.body, server: server)
  }

  /// What curl knows of the transfer.
  func number(_ info: CURLINFO) -> Int? {
    var number = 0
    return get_long(handle, info, &number) == CURLE_OK ? number : nil
  }

  /// Whether there may be a proxy on the way.
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
    // What is on this machine is never asked for through a proxy: that would see a plain request.
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
    guard request.method == .post else { return }
    let body = request.body?.reveal() ?? ""
    set_long(handle, CURLOPT_POST, 1)
    set_long(handle, CURLOPT_POSTFIELDSIZE, body.utf8.count)
    set_text(handle, CURLOPT_COPYPOSTFIELDS, body)
  }

  private func setCredentials(_ credentials: HTTPRequest.Credentials?) throws(HTTPFault) {
    switch credentials {
    case .basic(let name, let password):
      set_long(handle, CURLOPT_HTTPAUTH, only_basic)
      set_text(handle, CURLOPT_USERNAME, name.reveal())
      set_text(handle, CURLOPT_PASSWORD, password.reveal())
    case .bearer(let token):
      guard token.reveal().isOneLine else { throw HTTPFault(.badToken, of: server, .answer) }
      set_long(handle, CURLOPT_HTTPAUTH, only_bearer)
      set_text(handle, CURLOPT_XOAUTH2_BEARER, token.reveal())
    case nil: break
    }
  }

  private func setHeaders(_ headers: [String: String]) throws(HTTPFault) {
    for (name, value) in headers {
      let field = name + ": " + value
      guard field.isOneLine else {
        throw HTTPFault(SourceError("The header \(PlainText.cleaned(name)) has more than one line.", .setting))
      }
      fields = curl_slist_append(fields, field)
    }
    set_pointer(handle, CURLOPT_HTTPHEADER, fields)
  }
}

extension String {
  /// Whether it can stand in a header without making another one.
  fileprivate var isOneLine: Bool { unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
}
