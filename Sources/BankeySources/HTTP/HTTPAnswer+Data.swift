import BankeyCore

extension HTTPAnswer {
  /// The body of an answer that brings data; what else it is, is thrown in words.
  ///
  /// A service that stands between may answer anything with a page of its own, so the type is looked at before the
  /// credentials are blamed.
  public func data(now: Timestamp) throws(SourceError) -> [UInt8] {
    if status == 429 { throw SourceError("\(server) was asked too often.", .tooOften(until: retryAfter(now: now))) }
    if status == 503, let until = retryAfter(now: now) {
      throw SourceError("\(server) has no time for anybody now (503).", .tooOften(until: until))
    }
    if (500...599).contains(status) { throw SourceError("\(server) has trouble of its own (\(status)).") }
    if isPage { throw page }
    guard (200...299).contains(status) else { throw refusal }
    guard isData else { throw SourceError("\(server) answered with \(type) instead of data.", .answer) }
    return body
  }

  private var page: SourceError {
    SourceError(
      "\(server) answered with a web page instead of data (\(status)); a proxy or a protection service may stand between."
    )
  }

  private var refusal: SourceError {
    switch status {
    case 401: SourceError("\(server) does not accept the credentials (401).", .credentials)
    case 402: SourceError("\(server) wants to be paid (402).", .payment)
    case 403: SourceError("\(server) refuses access (403): the credentials may be wrong or revoked.", .credentials)
    case 404, 410: SourceError("\(server) has nothing at this address (\(status)).", .setting)
    case 300...399: SourceError("\(server) redirects, which cannot be followed here (\(status)).", .answer)
    default: SourceError("\(server) refuses the question (\(status)).", .answer)
    }
  }

  /// A word such as "Forbidden" is no page, though many servers call it one.
  private var isPage: Bool {
    (type.contains("html") && body.contains(UInt8(ascii: "<")))
      || body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// Servers are careless with the type of JSON, but none calls it a picture.
  private var isData: Bool {
    type.isEmpty || type.hasPrefix("text/") || type.contains("json") || type.hasSuffix("octet-stream")
  }

  /// `application/json`, without its options.
  private var type: String {
    PlainText.cleaned(String(headers["content-type", default: ""].prefix { $0 != ";" }.prefix(60))).lowercased()
  }
}
