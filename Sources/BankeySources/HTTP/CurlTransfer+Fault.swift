import BankeyCore
import CCurl
import Glibc

extension CurlTransfer {
  /// What a fault of curl's means to a person. curl's own words may name an address, so they are never used.
  func fault(_ code: CURLcode) -> HTTPFault {
    if let refusal = number(CURLINFO_HTTP_CONNECTCODE), refusal >= 300 {
      return HTTPFault(.proxyRefuses(status: refusal), of: server)
    }
    switch code {
    case CURLE_OPERATION_TIMEDOUT: return .noAnswer(server, ways.limits.connecting)
    case CURLE_COULDNT_CONNECT: return unheard
    case CURLE_PEER_FAILED_VERIFICATION: return HTTPFault(.certificate(distrust), of: server)
    case CURLE_SSL_CACERT_BADFILE:
      return HTTPFault(.noAuthorities(file: ways.authorities.map { PlainText.cleaned($0) }), of: server, .setting)
    default:
      return HTTPFault(CurlTransfer.problems[code.rawValue] ?? .unnamed(code: code.rawValue), of: server)
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

  /// Nobody listened, be it at the bank or at a proxy on the way: curl does not tell which.
  private var unheard: HTTPFault {
    let isRefused = number(CURLINFO_OS_ERRNO) == Int(ECONNREFUSED)
    let problem: ServerProblem =
      isRefused ? .refusedConnection(mayBeProxy: mayUseProxy) : .unreachable(mayBeProxy: mayUseProxy)
    var fault = HTTPFault(problem, of: server)
    fault.isUnheard = true
    return fault
  }

  /// OpenSSL's number of what is wrong with a certificate. When it found nothing, curl did not find the host in it, and has
  /// left there what it begins with.
  private var distrust: ServerProblem.Certificate {
    switch number(CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1: .otherHost
    case 9: .notYetValid
    case 10: .expired
    default: .untrusted
    }
  }
}
