import BankeyCore
import CCurl
import Glibc

extension CurlTransfer {
  /// What a fault of curl's means to a person. curl's own words may name an address, so they are never used.
  func fault(_ code: CURLcode) -> HTTPFault {
    if let refusal = number(CURLINFO_HTTP_CONNECTCODE), refusal >= 300 {
      return HTTPFault("The proxy on the way to \(server) refuses (\(refusal)).")
    }
    switch code {
    case CURLE_OPERATION_TIMEDOUT: return .noAnswer(server, ways.limits.connecting)
    case CURLE_COULDNT_CONNECT: return unheard
    case CURLE_PEER_FAILED_VERIFICATION: return HTTPFault("The certificate of \(server) \(distrust).")
    case CURLE_SSL_CACERT_BADFILE:
      let file = ways.authorities.map { ": " + PlainText.cleaned($0) } ?? ""
      return HTTPFault("The file of trusted certificates cannot be read\(file).", .setting)
    default:
      let words = CurlTransfer.words[code.rawValue]
      return HTTPFault(words?(server) ?? "\(server) could not be asked (curl \(code.rawValue)).")
    }
  }

  private static let words: [UInt32: @Sendable (String) -> String] = [
    CURLE_COULDNT_RESOLVE_HOST.rawValue: { "\($0) was not found." },
    CURLE_COULDNT_RESOLVE_PROXY.rawValue: { "The proxy on the way to \($0) was not found." },
    CURLE_PROXY.rawValue: { "The proxy on the way to \($0) does not work." },
    CURLE_SSL_CONNECT_ERROR.rawValue: { "No secure connection with \($0) could be made." },
    CURLE_GOT_NOTHING.rawValue: { "\($0) closed the connection without an answer." },
    CURLE_UNSUPPORTED_PROTOCOL.rawValue: { "What \($0) answers is not HTTP." },
    CURLE_WEIRD_SERVER_REPLY.rawValue: { "What \($0) answers is not HTTP." },
    CURLE_BAD_CONTENT_ENCODING.rawValue: { "The answer of \($0) cannot be decompressed." },
    CURLE_PARTIAL_FILE.rawValue: cutOff, CURLE_RECV_ERROR.rawValue: cutOff, CURLE_SEND_ERROR.rawValue: cutOff,
    CURLE_HTTP2.rawValue: cutOff, CURLE_HTTP2_STREAM.rawValue: cutOff,
  ]

  private static let cutOff: @Sendable (String) -> String = { "The answer of \($0) was cut off." }

  /// Nobody listened, be it at the bank or at a proxy on the way: curl does not tell which.
  private var unheard: HTTPFault {
    let isRefused = number(CURLINFO_OS_ERRNO) == Int(ECONNREFUSED)
    let who = mayUseProxy ? "\(server), or the proxy on the way to it," : server
    var fault = HTTPFault("\(who) \(isRefused ? "refused the connection" : "cannot be reached").")
    fault.isUnheard = true
    return fault
  }

  /// OpenSSL's number of what is wrong with a certificate. When it found nothing, curl did not find the host in it, and has
  /// left there what it begins with.
  private var distrust: String {
    switch number(CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1: "is for another host"
    case 9: "is not valid yet"
    case 10: "has expired"
    default: "is not trusted"
    }
  }
}
