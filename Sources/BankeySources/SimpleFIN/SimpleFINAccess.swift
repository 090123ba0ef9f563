import BankeyCore

/// The access URL of a SimpleFIN server, taken apart: where to ask, and as whom.
struct SimpleFINAccess: Sendable {
  /// Whether it is on this machine, as in tests.
  let isLocal: Bool
  private let base: Secret
  private let credentials: HTTPRequest.Credentials

  /// Reads an access URL: https, with a name and a password, and nothing behind the path.
  init(_ url: Secret) throws(SourceError) {
    let address: CurlURL
    do throws(HTTPFault) { address = try CurlURL(url) } catch { throw error.error }
    guard case .basic(let name, let password) = address.takeCredentials(), !name.reveal().isEmpty,
      !password.reveal().isEmpty, !url.reveal().contains(where: { $0 == "?" || $0 == "#" })
    else {
      throw SourceError(.noAccessAddress)
    }
    credentials = .basic(name: name, password: password)
    isLocal = address.isLocal
    base = address.text
  }

  /// The question for the accounts and for what happened in a window.
  func accounts(in window: SimpleFINWindow, version: Int) -> HTTPRequest {
    let folder = base.reveal().hasSuffix("/") ? String(base.reveal().dropLast()) : base.reveal()
    let query = "version=\(version)&pending=1&start-date=\(window.start)&end-date=\(window.end)"
    return HTTPRequest(.get, Secret("\(folder)/accounts?\(query)"), credentials: credentials)
  }
}
