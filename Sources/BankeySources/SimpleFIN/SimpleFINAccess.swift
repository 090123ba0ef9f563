import BankeyModel
import BankeyText
import FoundationEssentials

/// The parts of a SimpleFIN access URL: the server's URL and the credentials.
struct SimpleFINAccess: Sendable {
  /// Whether the server is on this machine, as in tests.
  let isLocal: Bool
  private let base: Secret
  private let credentials: HTTPRequest.Credentials

  /// Reads an access URL: https, with user name and password, and nothing after the path. Throws for any other.
  init(_ url: Secret) throws(SourceError) {
    let address: CurlURL
    do throws(HTTPError) { address = try CurlURL(url) } catch { throw error.error }
    guard case .basic(let name, let password) = address.takeCredentials(), !name.reveal().isEmpty,
      !password.reveal().isEmpty, !url.reveal().contains(where: { $0 == "?" || $0 == "#" })
    else {
      throw SourceError(.noAccessAddress)
    }
    credentials = .basic(name: name, password: password)
    isLocal = address.isLocal
    base = address.text
  }

  /// The request for the accounts with their transactions in a window.
  func accounts(in window: SimpleFINWindow, version: Int) -> HTTPRequest {
    let folder = base.reveal().hasSuffix("/") ? String(base.reveal().dropLast()) : base.reveal()
    let query = "version=\(version)&pending=1&start-date=\(window.start)&end-date=\(window.end)"
    return HTTPRequest(.get, Secret("\(folder)/accounts?\(query)"), credentials: credentials)
  }
}

extension SimpleFINSource {
  /// Exchanges a setup token for the access URL, which is the secret from then on. A token can be claimed only once, so
  /// save the result immediately. An access URL is returned unchanged.
  ///
  /// - Throws: `SourceError` if the token is malformed, the server refuses it, or there is no answer.
  public static func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    let text = token.reveal().filter { !$0.isWhitespace }
    if (try? SimpleFINAccess(Secret(text))) != nil { return Secret(text) }
    let answer = try http.send(HTTPRequest(.post, claimURL(text)))
    let body = String(decoding: answer.body.prefix(4096), as: UTF8.self)
    if answer.status == 403, !body.hasPrefix("<") { throw SourceError(.claimed, of: answer.server, .credentials) }
    guard answer.status == 200 else { throw refused(answer) }
    let access = Secret(body.filter { !$0.isWhitespace })
    guard !body.contains("<"), (try? SimpleFINAccess(access)) != nil else {
      throw SourceError(.noAccess, of: answer.server, .answer)
    }
    return access
  }

  /// The URL encoded in a setup token, at which it is claimed.
  private static func claimURL(_ token: String) throws(SourceError) -> Secret {
    let standard = token.replacing("-", with: "+").replacing("_", with: "/").prefix { $0 != "=" }
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let bytes = Data(base64Encoded: standard + padding),
      let address = String(validating: bytes, as: UTF8.self), address.lowercased().hasPrefix("http")
    else {
      throw SourceError(.noSetupToken)
    }
    return Secret(address.filter { !$0.isWhitespace })
  }

  private static func refused(_ answer: HTTPAnswer) -> SourceError {
    do throws(SourceError) {
      _ = try answer.data(now: Clock.system.now)
      return SourceError(.oddClaim(status: answer.status), of: answer.server, .answer)
    } catch {
      return error
    }
  }
}
