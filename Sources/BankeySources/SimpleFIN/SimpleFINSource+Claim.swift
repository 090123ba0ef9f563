import BankeyCore
import FoundationEssentials

extension SimpleFINSource {
  /// Turns a setup token into the access URL, which is the secret from then on. A token can be claimed only once, so what is
  /// given back must be kept at once. An access URL is given back as it is.
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

  /// A token is the address to claim it at, in base 64.
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
