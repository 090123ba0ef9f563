import BankeyModel
import Foundation
import Synchronization

/// Enable Banking with one bank. It is strict: it checks every token with openssl, every parameter, the order of the
/// steps and the number of calls, and records what a client does wrong.
package final class FakeEnableBanking: Sendable {
  /// A client's request.
  package struct Asked: Hashable, Sendable {
    package var method, path, body: String
    /// The header fields, their names in lower case.
    package var headers: [String: String]

    package init(method: String, path: String, headers: [String: String], body: String) {
      (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
    }
  }
  /// An answer in JSON.
  package struct Reply: Hashable, Sendable {
    package var status = 200
    package var body = "{}"
    package var type = "application/json"
  }

  /// The state that a test can change.
  package struct State: Sendable {
    /// The time by the server's clock, in seconds since 1970.
    package var now: Int64
    /// The base URL under which it is reached.
    package var url = "http://127.0.0.1"
    package var bank = FakeBank()
    /// Whether the application is active.
    package var isActive = true
    /// The error that the bank's page returns instead of consent: `access_denied`.
    package var denial: String?
    /// How long a consent may hold, in seconds.
    package var validity: Int64 = 90 * 86_400
    /// The headers that the bank requires of a present user.
    package var requiredHeaders: [String] = []
    /// Whether the bank refuses such headers.
    package var refusesHeaders = false
    /// The refusal that an account's endpoint answers with, by the endpoint's name: `transactions`.
    package var instead: [String: Refusal] = [:]
    /// The client's mistakes.
    package fileprivate(set) var faults: [String] = []
    /// The requests received: `GET /application`.
    package fileprivate(set) var asked: [String] = []
    fileprivate var logins: [String: Login] = [:]
    fileprivate var codes: [String: Login] = [:]
    fileprivate var sessions: [String: Session] = [:]
    fileprivate var reads: [String: Int] = [:]
    fileprivate var keys: [String: String] = [:]
    fileprivate var count = 0
  }
  /// A refusal in Enable Banking's form.
  package struct Refusal: Sendable {
    package var status: Int
    package var error: String?
    package var code: String?
    package var detail = "null"

    package init(_ status: Int, _ error: String?, code: String? = nil, detail: String = "null") {
      (self.status, self.error, self.code, self.detail) = (status, error, code, detail)
    }
  }
  fileprivate struct Login: Sendable {
    let redirect, state: String
    let until: Int64
  }
  fileprivate struct Session: Sendable {
    var status = "AUTHORIZED"
    let given, until: Int64
    /// The accounts of the bank by their ids in this session.
    let uids: [String: Int]
  }

  /// The application's id.
  package static let application = "2f7d5d1e-0c0a-4c55-9e0b-6c1d7b9a4e21"
  /// Where the bank returns to.
  package static let redirect = "https://localhost:8080/callback"
  private let key: TestKey
  private let good = Mutex<Set<String>>([])
  private let state: Mutex<State>

  /// A service whose clock shows a time, for the application with a key.
  package init(now: String, key: TestKey = .shared, _ change: (inout State) -> Void = { _ in }) {
    var state = State(now: Timestamp(iso: now)!.seconds)
    change(&state)
    self.key = key
    self.state = Mutex(state)
  }

  /// Changes or reads the service's state.
  @discardableResult package func with<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    state.withLock { body(&$0) }
  }

  /// The answer to a request.
  package func reply(_ asked: Asked) -> Reply {
    let fault = tokenFault(asked)
    return state.withLock { state in
      state.asked.append("\(asked.method) \(asked.path)")
      if let fault {
        state.faults.append(fault)
        return .refusal(Refusal(401, "UNAUTHORIZED_ACCESS"))
      }
      return state.answer(asked)
    }
  }

  /// Agrees at the bank's page, as the user does. Returns the address that the browser is sent to.
  package func consent(at address: String) -> String {
    state.withLock { state in
      let id = address.split(separator: "/").last.map(String.init) ?? ""
      guard let login = state.logins.removeValue(forKey: id) else { return "gone" }
      if let denial = state.denial {
        return "\(login.redirect)?error=\(denial)&error_description=The+user+said+no&state=\(login.state)"
      }
      state.count += 1
      let code = "code-\(state.count)"
      state.codes[code] = login
      return "\(login.redirect)?state=\(login.state)&code=\(code)"
    }
  }

  /// What is wrong with the token; nil when it is good.
  private func tokenFault(_ asked: Asked) -> String? {
    guard let token = asked.headers["authorization"], token.hasPrefix("Bearer ") else { return "no token" }
    let parts = token.dropFirst(7).split(separator: ".").map(String.init)
    guard parts.count == 3, let header = part(parts[0]), let claims = part(parts[1]) else { return "no JWT" }
    guard header["typ"]?.string == "JWT", header["alg"]?.string == "RS256",
      header["kid"]?.string == FakeEnableBanking.application
    else { return "header \(header.raw)" }
    let now = with { $0.now }
    guard claims["iss"]?.string == "enablebanking.com", claims["aud"]?.string == "api.enablebanking.com",
      let iat = claims["iat"]?.integer, let exp = claims["exp"]?.integer, exp - iat <= 86_400, iat <= now, now < exp
    else { return "claims \(claims.raw)" }
    if good.withLock({ $0.contains(token) }) { return nil }
    guard key.verifies(parts[2], of: parts[0] + "." + parts[1]) else { return "signature" }
    good.withLock { _ = $0.insert(token) }
    return nil
  }

  private func part(_ text: String) -> JSONValue? {
    guard !text.contains("="), let bytes = TestKey.bytes(text) else { return nil }
    return try? JSONValue(Array(bytes))
  }
}

extension FakeEnableBanking.Reply {
  /// A refusal.
  static func refusal(_ refusal: FakeEnableBanking.Refusal) -> Self {
    let error = refusal.error.map { #","error":"\#($0)""# } ?? ""
    let code = refusal.code.map { "\"\($0)\"" } ?? "\(refusal.status)"
    return Self(
      status: refusal.status,
      body: #"{"message":"Refused for the test","code":\#(code)\#(error),"detail":\#(refusal.detail)}"#)
  }
}

extension FakeEnableBanking.State {
  fileprivate mutating func answer(_ asked: FakeEnableBanking.Asked) -> FakeEnableBanking.Reply {
    let halves = asked.path.split(separator: "?", maxSplits: 1).map(String.init)
    let parts = halves[0].split(separator: "/").map(String.init)
    let query = halves.count > 1 ? FakeEnableBanking.query(halves[1]) : [:]
    switch (asked.method, parts.first, parts.count) {
    case ("GET", "application", 1): return .init(body: application)
    case ("GET", "aspsps", 1): return aspsps(query)
    case ("POST", "auth", 1): return auth(try? JSONValue(Array(asked.body.utf8)))
    case ("POST", "sessions", 1): return session(try? JSONValue(Array(asked.body.utf8)))
    case ("GET", "sessions", 2): return session(parts[1])
    case ("DELETE", "sessions", 2): return end(parts[1])
    case ("GET", "accounts", 3): return account(parts[1], parts[2], query, asked.headers)
    default: return fault("\(asked.method) \(asked.path)", 404, "NOT_FOUND")
    }
  }

  private mutating func fault(_ words: String, _ status: Int, _ error: String) -> FakeEnableBanking.Reply {
    faults.append(words)
    return .refusal(.init(status, error))
  }

  private var application: String {
    #"{"name":"Mine","kid":"\#(FakeEnableBanking.application)","environment":"PRODUCTION","#
      + #""redirect_urls":["\#(FakeEnableBanking.redirect)"],"active":\#(isActive),"countries":["FI","NO","SE"],"services":["AIS"]}"#
  }

  private mutating func aspsps(_ query: [String: String]) -> FakeEnableBanking.Reply {
    guard query == ["country": query["country"] ?? "", "psu_type": "personal", "service": "AIS"] else {
      return fault("aspsps \(query)", 422, "WRONG_REQUEST_PARAMETERS")
    }
    let headers = requiredHeaders.json
    let names = query["country"] == "NO" ? ["Bulder Bank", bank.name, "Sparebanken Vest"] : ["Nordea"]
    let all = names.map {
      #"{"name":"\#($0)","country":"\#(query["country"] ?? "")","logo":"","psu_types":["personal"],"auth_methods":[],"#
        + #""maximum_consent_validity":\#(validity),"beta":false,"required_psu_headers":\#(headers)}"#
    }
    return .init(body: #"{"aspsps":[\#(all.joined(separator: ","))]}"#)
  }

  private mutating func auth(_ body: JSONValue?) -> FakeEnableBanking.Reply {
    let until = (body?["access"]?["valid_until"]?.string).flatMap { Timestamp(iso: $0)?.seconds }
    guard let body, let until, body["access"]?["valid_until"]?.string?.hasSuffix("+00:00") == true,
      until > now, until < now + validity, let state = body["state"]?.string, state.utf8.count >= 16,
      body["aspsp"]?["name"]?.string == bank.name, body["aspsp"]?["country"]?.string == "NO",
      body["psu_type"]?.string == "personal"
    else { return fault("auth \(body?.raw ?? "-")", 422, "WRONG_REQUEST_PARAMETERS") }
    guard body["redirect_url"]?.string == FakeEnableBanking.redirect else {
      return fault("redirect", 400, "REDIRECT_URI_NOT_ALLOWED")
    }
    count += 1
    logins["login-\(count)"] = .init(redirect: FakeEnableBanking.redirect, state: state, until: until)
    return .init(
      body: #"{"url":"\#(url)/ui/login-\#(count)","authorization_id":"auth-\#(count)","psu_id_hash":"x"}"#)
  }

  private mutating func session(_ body: JSONValue?) -> FakeEnableBanking.Reply {
    guard let code = body?["code"]?.string, body?.members?.count == 1 else {
      return fault("sessions", 422, "WRONG_REQUEST_PARAMETERS")
    }
    guard let login = codes.removeValue(forKey: code) else {
      return .refusal(.init(422, "WRONG_AUTHORIZATION_CODE"))
    }
    count += 1
    let id = "session-\(count)"
    // Ids of an earlier session are invalid.
    for key in sessions.keys { sessions[key]?.status = "CLOSED" }
    let shown = bank.accounts.indices.filter { !bank.accounts[$0].isLeftOut }
    let uids = Dictionary(uniqueKeysWithValues: shown.map { ("uid-\(count)-\($0)", $0) })
    sessions[id] = .init(given: now, until: login.until, uids: uids)
    let all = uids.sorted { $0.value < $1.value }.map { bank.resource(of: $0.value, uid: $0.key, session: count) }
    return .init(
      body:
        #"{"session_id":"\#(id)","accounts":[\#(all.joined(separator: ","))],"aspsp":{"name":"\#(bank.name)","country":"NO"},"#
        + #""psu_type":"personal","access":{"valid_until":"\#(Timestamp(seconds: login.until).description.dropLast()).123456+00:00"}}"#
    )
  }

  private mutating func session(_ id: String) -> FakeEnableBanking.Reply {
    guard let session = sessions[id] else { return .refusal(.init(404, "SESSION_DOES_NOT_EXIST")) }
    let status = session.status == "AUTHORIZED" && session.until <= now ? "EXPIRED" : session.status
    return .init(
      body: #"{"status":"\#(status)","accounts":\#(session.uids.keys.sorted().json),"accounts_data":[],"#
        + #""psu_type":"personal","created":"2026-01-01T00:00:00Z"}"#)
  }

  private mutating func end(_ id: String) -> FakeEnableBanking.Reply {
    if let refusal = instead["sessions"] { return .refusal(refusal) }
    guard sessions[id]?.status == "AUTHORIZED" else { return .refusal(.init(404, "SESSION_DOES_NOT_EXIST")) }
    sessions[id]?.status = "CLOSED"
    return .init(body: #"{"message":"OK"}"#)
  }

  /// Whether the user's consent to a session holds.
  package var isConsentValid: Bool { sessions.values.contains { $0.status == "AUTHORIZED" && $0.until > now } }

  /// Ends a consent before its time.
  package mutating func revoke() { for key in sessions.keys { sessions[key]?.status = "REVOKED" } }

  /// Ends the logins that have begun, also those that came back.
  package mutating func forgetLogins() { (logins, codes) = ([:], [:]) }
}

extension FakeEnableBanking.State {
  private mutating func account(
    _ uid: String, _ endpoint: String, _ query: [String: String], _ headers: [String: String]
  ) -> FakeEnableBanking.Reply {
    guard let (session, place) = sessions.values.lazy.compactMap({ s in s.uids[uid].map { (s, $0) } }).first else {
      return fault("account \(uid)", 422, "ACCOUNT_DOES_NOT_EXIST")
    }
    guard session.status == "AUTHORIZED", session.until > now else {
      return fault("an ended session is read", 401, "EXPIRED_SESSION")
    }
    let given = Set(headers.keys.filter { $0.hasPrefix("psu-") })
    if !given.isEmpty, refusesHeaders { return .refusal(.init(422, "PSU_HEADER_INVALID")) }
    if !given.isEmpty, !Set(requiredHeaders).isSubset(of: given) {
      return fault("some of the required headers", 422, "PSU_HEADER_NOT_PROVIDED")
    }
    let key = query["continuation_key"]
    if given.isEmpty, key == nil {
      let counter = "\(endpoint) \(bank.accounts[place].hash) \(now / 86_400)"
      reads[counter, default: 0] += 1
      if reads[counter, default: 0] > 4 { return fault("a fifth read of \(counter)", 429, "ASPSP_RATE_LIMIT_EXCEEDED") }
    }
    if let refusal = instead[endpoint] { return .refusal(refusal) }
    switch endpoint {
    case "balances": return .init(body: bank.balances(of: place))
    case "transactions": return transactions(place, query, uid, session)
    default: return fault(endpoint, 404, "NOT_FOUND")
    }
  }

  private mutating func transactions(
    _ place: Int, _ query: [String: String], _ uid: String, _ session: FakeEnableBanking.Session
  ) -> FakeEnableBanking.Reply {
    let allowed: Set = ["date_from", "date_to", "continuation_key", "strategy"]
    guard Set(query.keys).isSubset(of: allowed), let first = query["date_from"].flatMap({ Day(iso: $0) }) else {
      return fault("transactions \(query)", 422, "WRONG_REQUEST_PARAMETERS")
    }
    let today = Day(number: Int(now / 86_400))
    let isLong = query["strategy"] == "longest"
    if isLong, query["date_to"] != nil { return fault("longest with an end", 422, "WRONG_REQUEST_PARAMETERS") }
    let isFresh = now < session.given + 3600
    let limit = isFresh && isLong ? bank.longest : bank.usual
    if first < today.advanced(by: -limit) {
      if bank.failsOnOld { return .refusal(.init(400, "ASPSP_ERROR")) }
      let detail = bank.tellsFirst ? #"{"date_from":"\#(today.advanced(by: -limit))"}"# : "null"
      return .refusal(.init(422, bank.oldError, code: bank.oldCode, detail: detail))
    }
    let number: Int
    if let key = query["continuation_key"] {
      guard let page = keys.first(where: { $0.value == key })?.key else {
        return .refusal(.init(422, "WRONG_CONTINUATION_KEY"))
      }
      let parts = page.split(separator: "|").map(String.init)
      let rest = query.filter { $0.key != "continuation_key" }.sorted { $0.key < $1.key }.map {
        "\($0.key)=\($0.value)"
      }
      guard parts[0] == uid, parts[1] == rest.joined(separator: "&") else {
        return fault("another question with the key", 422, "WRONG_CONTINUATION_KEY")
      }
      number = Int(parts[2])!
    } else {
      number = 0
      bank.calls += 1
    }
    let last = query["date_to"].flatMap { Day(iso: $0) } ?? today
    let (rows, hasMore) = bank.page(number, of: place, first, last, today)
    var next = "null"
    if hasMore {
      let rest = query.filter { $0.key != "continuation_key" }.sorted { $0.key < $1.key }.map {
        "\($0.key)=\($0.value)"
      }
      let key = "\(uid)|\(rest.joined(separator: "&"))|\(number + 1)"
      keys[key] = keys[key] ?? "k\(keys.count)/+=="
      next = "\"\(bank.repeatsKey ? "same==" : keys[key]!)\""
      if bank.repeatsKey { keys[key] = "same==" }
    }
    return .init(body: #"{"transactions":[\#(rows.joined(separator: ","))],"continuation_key":\#(next)}"#)
  }
}

extension FakeEnableBanking {
  /// A query's values, decoded.
  fileprivate static func query(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1].removingPercentEncoding! : "") })
  }
}
