import BankeyCore

extension HTTPAnswer {
  /// The body of an answer that brings data; what else it is, is thrown in words.
  ///
  /// A service that stands between may answer anything with a page of its own, so the type is looked at before the
  /// credentials are blamed.
  public func data(now: Timestamp) throws(SourceError) -> [UInt8] {
    if status == 429 { throw SourceError(.tooOften, of: server, .tooOften(until: retryAfter(now: now))) }
    if status == 503, let until = retryAfter(now: now) {
      throw SourceError(.noTime, of: server, .tooOften(until: until))
    }
    if (500...599).contains(status) { throw SourceError(.ownTrouble(status: status), of: server) }
    if isPage { throw SourceError(.page(status: status), of: server) }
    guard (200...299).contains(status) else { throw refusal }
    guard isData else { throw SourceError(.noData(type: type), of: server, .answer) }
    return body
  }

  private var refusal: SourceError {
    switch status {
    case 401: SourceError(.credentials, of: server, .credentials)
    case 402: SourceError(.payment, of: server, .payment)
    case 403: SourceError(.access, of: server, .credentials)
    case 404, 410: SourceError(.nothingThere(status: status), of: server, .setting)
    case 300...399: SourceError(.redirects(status: status), of: server, .answer)
    default: SourceError(.refuses(status: status), of: server, .answer)
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
