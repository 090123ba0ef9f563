import CCurl
import Glibc

extension HTTPFault {
  /// What a fault of curl's means to a person. curl's own words may name an address, so they are never used.
  init(_ code: CURLcode, on handle: UnsafeMutableRawPointer, at server: String, _ limits: HTTPLimits) {
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .noAnswer(server, limits.connecting)
    case CURLE_COULDNT_CONNECT:
      self.init(HTTPFault.unconnected(handle, server))
      isUnheard = true
    case CURLE_PEER_FAILED_VERIFICATION: self.init(HTTPFault.untrusted(handle, server))
    case CURLE_SSL_CACERT_BADFILE: self.init("The file of trusted certificates cannot be read.", .setting)
    default:
      self.init(HTTPFault.words[code.rawValue]?(server) ?? "\(server) could not be asked (curl \(code.rawValue)).")
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

  private static func unconnected(_ handle: UnsafeMutableRawPointer, _ server: String) -> String {
    var reason = 0
    get_long(handle, CURLINFO_OS_ERRNO, &reason)
    return Int32(reason) == ECONNREFUSED ? "\(server) refused the connection." : "\(server) cannot be reached."
  }

  /// OpenSSL's number of what is wrong with a certificate. When it found nothing, curl did not find the host in it, and has
  /// left there what it begins with.
  private static func untrusted(_ handle: UnsafeMutableRawPointer, _ server: String) -> String {
    var reason = 0
    get_long(handle, CURLINFO_SSL_VERIFYRESULT, &reason)
    let fault =
      switch reason {
      case 0, 1: "is for another host"
      case 9: "is not valid yet"
      case 10: "has expired"
      default: "is not trusted"
      }
    return "The certificate of \(server) \(fault)."
  }
}
