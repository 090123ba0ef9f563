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
    if answer.status == 403, !body.hasPrefix("<") { throw claimed(answer.server) }
    guard answer.status == 200 else { throw refused(answer) }
    let access = Secret(body.filter { !$0.isWhitespace })
    guard !body.contains("<"), (try? SimpleFINAccess(access)) != nil else {
      throw SourceError(
        "\(answer.server) answered the setup token with something that is no access address. Make a new token.", .answer
      )
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
      throw SourceError("This is no setup token: it is not an address in base 64. Copy all of it.", .setting)
    }
    return Secret(address.filter { !$0.isWhitespace })
  }

  private static func claimed(_ server: String) -> SourceError {
    SourceError(
      "\(server) refuses the setup token (403). It has been used already, or is none of its own. If it was not you who "
        + "used it, somebody else may have: disable it on the server's page. Then make a new one.", .credentials)
  }

  private static func refused(_ answer: HTTPAnswer) -> SourceError {
    do throws(SourceError) {
      _ = try answer.data(now: Clock.system.now)
      return SourceError("\(answer.server) answers the setup token in a way of its own (\(answer.status)).", .answer)
    } catch {
      return error
    }
  }
}
