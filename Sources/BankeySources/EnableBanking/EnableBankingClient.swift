import BankeyModel
import BankeyText

/// Asks Enable Banking, with one token for all requests.
struct EnableBankingClient {
  private let settings: EnableBankingSettings
  private let token: Secret
  private let call: SourceCall
  /// The headers that say that the user is present; empty when they are not sent.
  var presence: [String: String] = [:]

  /// Signs a token. Sends nothing. Throws when the key cannot be used.
  init(_ settings: EnableBankingSettings, key: Secret, call: SourceCall) throws(SourceError) {
    (self.settings, self.call) = (settings, call)
    token = try EnableBankingToken.signed(for: settings.application, with: RSAKey(key), at: call.clock.now)
  }

  /// The answer of the service to a question about itself.
  func ask(_ path: String) throws(SourceError) -> JSONValue { try reply(to: request(.get, path)).value() }

  /// The answer of the service to a command about itself.
  func send(_ path: String, _ body: JSONObject) throws(SourceError) -> JSONValue {
    var request = request(.post, path)
    request.headers["Content-Type"] = "application/json"
    request.body = Secret(body.text)
    return try reply(to: request).value()
  }

  /// Ends a session, which may have ended already. The user waits for it, so the patience is short.
  func end(session: String) throws(SourceError) {
    var request = request(.delete, "/sessions/" + URLText.encoded(session))
    request.patience = .seconds(20)
    if case .refusal(let refusal) = try reply(to: request), !refusal.saysEnded { throw refusal.error }
  }

  /// The bank's answer about an account. Counts the read with `quota`, unless the request tells the bank that the user
  /// is present. `quota` is nil when the request is part of a read that was counted.
  func read(_ path: String, counting quota: String?) throws -> EnableBankingReply {
    if let quota, presence.isEmpty { try call.spend(quota) }
    var request = request(.get, path)
    request.headers.merge(presence) { $1 }
    return try reply(to: request)
  }

  /// Never repeats a request by itself, because each costs one of the few that the bank allows.
  private func request(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
    var request = HTTPRequest(method, Secret(settings.apiURL + path), credentials: .bearer(token))
    request.headers["Accept"] = "application/json"
    request.beforeRetry = { throw SourceError("once is enough") }
    return request
  }

  private func reply(to request: HTTPRequest) throws(SourceError) -> EnableBankingReply {
    let answer = try call.http.send(request)
    if let refusal = EnableBankingRefusal(answer, tomorrow: call.clock.tomorrow) { return .refusal(refusal) }
    let body = try answer.data(now: call.clock.now)
    do throws(JSONError) {
      return .value(try JSONValue(body))
    } catch {
      throw SourceError(.noJSON("\(error)"), of: answer.server, .answer)
    }
  }
}

/// An answer: the requested value, or a refusal.
enum EnableBankingReply {
  case value(JSONValue)
  case refusal(EnableBankingRefusal)

  /// The requested value.
  ///
  /// - Throws: The service's error.
  func value() throws(SourceError) -> JSONValue {
    switch self {
    case .value(let value): return value
    case .refusal(let refusal): throw refusal.error
    }
  }
}

/// A refusal in the form of Enable Banking: `{"message":…,"code":…,"error":…,"detail":…}`. The word in `error` decides,
/// because the status differs between banks.
struct EnableBankingRefusal {
  /// The word in `error`; without one, a word in `code`; otherwise the status.
  let code: String
  private let words: String
  private let status: Int
  private let tomorrow: Timestamp
  /// The first day that the bank gives, in a refusal of earlier ones.
  let firstDay: Day?

  /// Nil when the answer is no refusal in this form.
  init?(_ answer: HTTPAnswer, tomorrow: Timestamp) {
    let said = try? JSONValue(answer.body)
    let word = said?["error"]?.string ?? said?["code"]?.string
    guard answer.status >= 400 || (said?.isObject == true && word != nil && said?["message"] != nil) else { return nil }
    // Another part of the program explains a page of a proxy, which says nothing about the request.
    guard said?.isObject == true || answer.status == 429 else { return nil }
    code = word ?? (answer.status == 429 ? "ASPSP_RATE_LIMIT_EXCEEDED" : String(answer.status))
    let message = [said?["message"]?.string, said?["detail"]?.string].compactMap(\.self).filter { !$0.isEmpty }
    words = PlainText.cleaned(String((message.first ?? code).prefix(300)))
    (status, self.tomorrow) = (answer.status, tomorrow)
    firstDay = said?["detail"]?["date_from"]?.string.flatMap { Day(iso: String($0.prefix(10))) }
  }

  /// Whether the bank gives no transactions that old, by its own words or by failing on them.
  var isAboutPeriod: Bool {
    ["WRONG_TRANSACTIONS_PERIOD", "PERIOD_INVALID", "WRONG_REQUEST_PARAMETERS", "WRONG_DATE_INTERVAL"].contains(code)
  }

  /// Whether the bank failed, as some do when a request covers years.
  var isOfBank: Bool { code == "ASPSP_ERROR" }

  /// Whether the bank does not want the headers that say that the user is present.
  var isAboutPresence: Bool { code == "PSU_HEADER_INVALID" }

  /// Whether the session does not exist, or no longer exists.
  var saysEnded: Bool {
    ["EXPIRED_SESSION", "CLOSED_SESSION", "REVOKED_SESSION", "SESSION_DOES_NOT_EXIST"].contains(code)
  }

  /// The error for the user.
  var error: SourceError {
    switch code {
    case _ where saysEnded: SourceError(.ended(words), .credentials)
    case "WRONG_SESSION_STATUS", "ASPSP_PSU_ACTION_REQUIRED": SourceError(.ended(words), .credentials)
    case "EXPIRED_AUTHORIZATION_CODE", "WRONG_AUTHORIZATION_CODE", "ALREADY_AUTHORIZED":
      SourceError(.loginAgain(words), .credentials)
    case "ACCESS_DENIED", "NO_ACCOUNTS_ADDED", "REDIRECT_URI_NOT_ALLOWED", "UNAUTHORIZED_IP":
      SourceError(.applicationRefused(words), .setting)
    case "UNAUTHORIZED_ACCESS", "401": SourceError(.keyRefused, .credentials)
    case "ASPSP_RATE_LIMIT_EXCEEDED": SourceError(.tooOften(words), .tooOften(until: tomorrow))
    case "ACCOUNT_DOES_NOT_EXIST", "ASPSP_ACCOUNT_NOT_ACCESSIBLE": SourceError(.accountRefused(words), .answer)
    case "ASPSP_ERROR", "ASPSP_TIMEOUT", "408": SourceError(.passing(words), .passing)
    case "PSU_HEADER_NOT_PROVIDED": SourceError(.wantsPresence, .setting)
    default: byStatus
    }
  }

  /// The error for a word that is not known.
  private var byStatus: SourceError {
    switch status {
    case 401: SourceError(.keyRefused, .credentials)
    case 429: SourceError(.tooOften(words), .tooOften(until: tomorrow))
    case 500...599: SourceError(.passing(words), .passing)
    default: SourceError(.other(words, code: PlainText.cleaned(code)), .answer)
    }
  }
}

extension SourceError {
  /// An error about a consent or what depends on it.
  init(_ problem: ConsentProblem, _ kind: Kind = .setting) { self.init(kind) { $0.problem(problem) } }
}

extension Clock {
  /// The next local midnight.
  var tomorrow: Timestamp {
    now.advanced(bySeconds: Int64((1440 - (localNow.minute ?? 0)) * 60) - now.seconds % 60)
  }
}
