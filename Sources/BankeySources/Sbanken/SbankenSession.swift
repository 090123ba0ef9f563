import BankeyModel
import BankeyText

/// A series of requests to Sbanken with a single token.
struct SbankenSession {
  private let settings: SbankenSettings
  private let secret: Secret
  private let call: SourceCall
  private var token: Secret?
  /// Whether the bank has an archive, as far as is known.
  var hasArchive = true
  /// The last day on which the bank accepted the secret.
  private(set) var secretWorked: Day?

  /// Creates a session without sending anything.
  init(_ settings: SbankenSettings, secret: Secret, worked: Day?, call: SourceCall) {
    (self.settings, self.secret, self.call) = (settings, secret, call)
    secretWorked = worked
  }

  /// The answer at a URL. Renews an expired token once.
  mutating func ask(_ url: String) throws(SourceError) -> JSONValue {
    var answer = try send(url)
    if answer.status == 401 {
      token = nil
      answer = try send(url)
    }
    return try SbankenAnswer.value(of: answer, now: call.clock.now)
  }

  private mutating func send(_ url: String) throws(SourceError) -> HTTPAnswer {
    let token = try currentToken()
    var request = HTTPRequest(.get, Secret(url), credentials: .bearer(token))
    request.headers["Accept"] = "application/json"
    request.headers["customerId"] = settings.customerId
    return try call.http.send(request)
  }

  private mutating func currentToken() throws(SourceError) -> Secret {
    if let token { return token }
    let fresh = try renewedToken()
    token = fresh
    return fresh
  }

  /// OAuth requires each part to be form-encoded before both are joined.
  private mutating func renewedToken() throws(SourceError) -> Secret {
    let name = Secret(URLText.encoded(settings.clientId))
    let password = Secret(URLText.encoded(secret.reveal()))
    var request = HTTPRequest(
      .post, Secret(settings.tokenURL), credentials: .basic(name: name, password: password))
    request.headers = ["Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"]
    request.body = Secret("grant_type=client_credentials")
    let answer = try call.http.send(request)
    try checkSecret(answer)
    guard let token = try SbankenAnswer.value(of: answer, now: call.clock.now)["access_token"]?.string else {
      throw SourceError(.noToken, of: answer.server, .answer)
    }
    secretWorked = call.clock.localNow.day
    return Secret(token)
  }

  private func checkSecret(_ answer: HTTPAnswer) throws(SourceError) {
    guard (try? JSONValue(answer.body))?["error"]?.string == "invalid_client" else { return }
    throw SourceError(.secret(lastWorked: secretWorked), of: answer.server, .credentials)
  }
}
