import BankeyModel
import BankeyText
import CCurl
import Glibc

/// A URL parsed by curl, so that the checks see the same URL as the transfer.
final class CurlURL {
  /// The handle for `CURLOPT_CURLU`.
  let handle: OpaquePointer

  /// Parses a URL: https, or http on this machine. Throws for any other.
  convenience init(_ text: Secret) throws(HTTPError) {
    self.init(handle: curl_url())
    guard set(CURLUPART_URL, text.reveal()), !host.isEmpty else {
      throw HTTPError(.noAddress, of: "", .setting)
    }
    guard isSafe else { throw HTTPError(.notSecure(scheme: scheme), of: name, .setting) }
  }

  private init(handle: OpaquePointer) { self.handle = handle }

  deinit { curl_url_cleanup(handle) }

  /// Resolves `place`, relative or absolute, against this URL; nil when the result is not allowed.
  func redirected(to place: String) -> CurlURL? {
    let url = CurlURL(handle: curl_url_dup(handle))
    return url.set(CURLUPART_URL, place) && url.isSafe ? url : nil
  }

  /// The name for errors: `bank.example`, with an unusual port. Messages may show nothing else of a URL.
  var name: String { PlainText.cleaned(host + (part(CURLUPART_PORT).map { ":" + $0 } ?? "")) }

  /// The complete URL, as curl writes it.
  var text: Secret { Secret(part(CURLUPART_URL) ?? "") }

  /// The origin, which limits where credentials are sent.
  var origin: String { [scheme, host, part(CURLUPART_PORT, default: true) ?? ""].joined(separator: " ") }

  /// Whether it is on this machine.
  var isLocal: Bool { host == "localhost" || host == "[::1]" || isLocalNumber }

  /// Removes and returns the decoded user name and password, which curl would otherwise send by itself.
  func takeCredentials() -> HTTPRequest.Credentials? {
    defer {
      _ = set(CURLUPART_USER, nil)
      _ = set(CURLUPART_PASSWORD, nil)
    }
    guard let name = decoded(CURLUPART_USER) else { return nil }
    return .basic(name: Secret(name), password: Secret(decoded(CURLUPART_PASSWORD) ?? ""))
  }

  var scheme: String { part(CURLUPART_SCHEME) ?? "" }

  private var host: String { part(CURLUPART_HOST)?.lowercased() ?? "" }

  private var isSafe: Bool { !host.isEmpty && (scheme == "https" || scheme == "http" && isLocal) }

  /// Whether the host is in 127.0.0.0/8. A host that only resembles a number would be resolved as a name.
  private var isLocalNumber: Bool {
    var address = in_addr()
    return inet_pton(AF_INET, host, &address) == 1 && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }

  private func set(_ part: CURLUPart, _ text: String?) -> Bool {
    curl_url_set(handle, part, text, UInt32(CURLU_NON_SUPPORT_SCHEME)) == CURLUE_OK
  }

  private func decoded(_ part: CURLUPart) -> String? { get(part, UInt32(CURLU_URLDECODE)) }

  private func part(_ part: CURLUPart, default: Bool = false) -> String? {
    get(part, `default` ? UInt32(CURLU_DEFAULT_PORT) : UInt32(CURLU_NO_DEFAULT_PORT))
  }

  private func get(_ part: CURLUPart, _ flags: UInt32) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }
}

/// Encodes text in URLs.
enum URLText {
  /// The text with everything but letters, digits and `-._~` percent-encoded.
  static func encoded(_ text: String) -> String {
    text.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : "%" + hexadecimal($0) }.joined()
  }

  /// The text with its percent codes decoded, and `+` as a blank, as in a query.
  static func decoded(_ text: String) -> String {
    var (bytes, rest) = ([UInt8](), text.utf8.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }[...])
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
