import BankeyModel
import BankeyText

/// A server's answer, with any status.
public struct HTTPAnswer: Sendable {
  /// The status code: 200, 403, …
  public var status: Int
  /// The header fields, with names in lower case; of repeated fields the last.
  public var headers: [String: String]
  /// The body after decompression.
  public var body: [UInt8]
  /// The server's name in errors: `bank.example`.
  public var server: String

  /// The form of the data in a body.
  public enum DataForm: Sendable {
    /// JSON, or another text that does not begin like a web page.
    case text
    /// XML, which begins like one.
    case xml
  }

  /// Creates an answer; header names are lowercase, and `server` names the host in messages.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], server: String = "the server") {
    self.status = status
    self.headers = headers
    self.body = body
    self.server = server
  }
}

extension HTTPAnswer {
  /// The body of an answer that contains data.
  ///
  /// Checks the content type before blaming the credentials, because an intermediary may answer any request with a page
  /// of its own.
  ///
  /// - Throws: `SourceError` that explains any other answer.
  public func data(now: Timestamp, as form: DataForm = .text) throws(SourceError) -> [UInt8] {
    if status == 429 { throw SourceError(.tooOften, of: server, .tooOften(until: retryAfter(now: now))) }
    if status == 503, let until = retryAfter(now: now) {
      throw SourceError(.noTime, of: server, .tooOften(until: until))
    }
    if (500...599).contains(status) { throw SourceError(.ownTrouble(status: status), of: server) }
    if isPage(besides: form) { throw SourceError(.page(status: status), of: server) }
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

  /// Whether it is a web page. A word such as "Forbidden" is not, though many servers label it as HTML.
  private func isPage(besides form: DataForm) -> Bool {
    if type.contains("html") { return body.contains(UInt8(ascii: "<")) }
    switch form {
    case .text: return body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    case .xml: return String(decoding: body.prefix(1000), as: UTF8.self).lowercased().contains("<html")
    }
  }

  /// Whether the content type can be data. Servers label JSON in many ways, but never as an image.
  private var isData: Bool {
    type.isEmpty || type.hasPrefix("text/") || type.hasSuffix("octet-stream")
      || ["json", "xml"].contains(where: type.contains)
  }

  /// The content type without parameters: `application/json`.
  private var type: String {
    PlainText.cleaned(String(headers["content-type", default: ""].prefix { $0 != ";" }.prefix(60))).lowercased()
  }
}

extension HTTPAnswer {
  /// The time from the `Retry-After` header, in seconds or as a date; nil when there is none. Limited to one day, so
  /// that a single odd answer costs no more than that.
  func retryAfter(now: Timestamp) -> Timestamp? {
    guard let text = headers["retry-after"] else { return nil }
    let latest = now.advanced(bySeconds: SourceStatus.longestRest)
    guard let seconds = Int64(text) else { return Timestamp(http: text).map { min($0, latest) } }
    return seconds < 0 ? nil : min(now.advanced(bySeconds: seconds), latest)
  }
}

extension Timestamp {
  /// Reads an HTTP date: `Sun, 06 Nov 1994 08:49:37 GMT`.
  init?(http text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = Timestamp.months.firstIndex(of: String(words[2])),
      let time = Timestamp(iso: "\(words[3])-\(twoDigits(month + 1))-\(words[1])T\(words[4])Z")
    else { return nil }
    self = time
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
