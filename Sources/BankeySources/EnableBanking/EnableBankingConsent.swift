import BankeyModel
import BankeyText

/// Performs the steps of a consent: lists the banks, begins a login, and takes the address that came back.
struct EnableBankingConsent {
  private let settings: EnableBankingSettings
  private let client: EnableBankingClient
  private let ask: ConsentCall
  private var state: EnableBankingMemory

  /// The time in seconds for which the setup shows the page of an unfinished login again.
  private static let patience: Int64 = 1800
  /// The largest number of seconds by which a consent ends before the bank's limit.
  private static let margin: Int64 = 3600

  /// Prepares the questions. Throws when the settings or the key cannot be used.
  init(_ ask: ConsentCall) throws(SourceError) {
    self.ask = ask
    settings = try EnableBankingSettings(json: ask.definition.settings)
    client = try EnableBankingClient(settings, key: ask.secret, call: ask.call)
    state = EnableBankingMemory(json: ask.memory)
  }

  /// The countries of the application; once one is chosen, its banks.
  func choices() throws(SourceError) -> [String] {
    if settings.country.isEmpty { return try application()["countries"]?.strings ?? [] }
    return try banks().compactMap { $0["name"]?.string }
  }

  /// Begins a login at the bank, or continues one that has just begun.
  func begin() throws(SourceError) -> ConsentStart {
    let now = ask.call.clock.now.seconds
    if let login = state.login, login.begun <= now, now < login.begun + EnableBankingConsent.patience {
      return ConsentStart(address: login.address, memory: state.json)
    }
    let application = try application()
    guard let redirect = settings.redirectURL ?? application["redirect_urls"]?.strings?.first else {
      throw SourceError(.noRedirect)
    }
    let bank = try bank()
    let state = EnableBankingConsent.randomState()
    let answer = try client.send("/auth", order(at: bank, from: redirect, state, now: now))
    guard let address = answer["url"]?.string, (try? CurlURL(Secret(address))) != nil else {
      throw SourceError(.noAddress, of: "Enable Banking", .answer)
    }
    var memory = self.state
    memory.login = EnableBankingMemory.Login(
      state: state, address: address, begun: now, headers: bank["required_psu_headers"]?.strings ?? [])
    return ConsentStart(address: address, memory: memory.json)
  }

  /// The body of the request that begins a login. The consent ends a little before the bank's limit, which is counted
  /// from its own clock.
  private func order(at bank: JSONValue, from redirect: String, _ state: String, now: Int64) -> JSONObject {
    let most = Int64(min(bank["maximum_consent_validity"]?.integer ?? 90 * 86_400, 3650 * 86_400))
    let until = Timestamp(seconds: now + max(60, most - min(EnableBankingConsent.margin, most / 10)))
    let access = JSONObject.sorted(["valid_until": until.withOffset, "balances": true, "transactions": true])
    return JSONObject.sorted([
      "access": access, "aspsp": JSONObject.sorted(["name": bank["name"]?.string, "country": settings.country]),
      "state": state, "redirect_url": redirect, "psu_type": settings.customer, "auth_method": settings.method,
    ])
  }

  /// Whether the key is good and the application may read accounts.
  private func application() throws(SourceError) -> JSONValue {
    let application = try client.ask("/application")
    if application["active"]?.bool == false { throw SourceError(.applicationRefused(""), .setting) }
    return application
  }

  private func banks() throws(SourceError) -> [JSONValue] {
    let query = "?country=\(settings.country)&psu_type=\(settings.customer)&service=AIS"
    guard let banks = try client.ask("/aspsps" + query)["aspsps"]?.elements else {
      throw SourceError(.noList, of: "Enable Banking", .answer)
    }
    return banks
  }

  /// The chosen bank, whose name identifies it together with the country.
  private func bank() throws(SourceError) -> JSONValue {
    let (banks, wanted) = (try banks(), settings.bank.lowercased())
    if let bank = banks.first(where: { $0["name"]?.string?.lowercased() == wanted }), !wanted.isEmpty { return bank }
    let word = wanted.split(separator: " ").first.map(String.init) ?? ""
    let similar = banks.compactMap { $0["name"]?.string }.filter { $0.lowercased().contains(word) }
    throw SourceError(
      .noSuchBank(PlainText.cleaned(settings.bank), similar: similar.prefix(5).map(PlainText.cleaned)), .setting)
  }

  /// 128 random bits in hexadecimal, which cannot be guessed.
  private static func randomState() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension EnableBankingConsent {
  /// Exchanges the code in the address that came back for a session, which works only once. The accounts of an earlier
  /// consent are recognized.
  func finish(with answer: Secret) throws(SourceError) -> ConsentEnd {
    guard let login = state.login else { throw SourceError(.otherLogin) }
    let back = try ReturnedAddress(answer)
    guard back.state == login.state else { throw SourceError(.otherLogin) }
    let code = try back.code.get()
    let session = try client.send("/sessions", JSONObject.sorted(["code": code]))
    guard let id = session["session_id"]?.string, let all = session["accounts"]?.elements else {
      throw SourceError(.noAccountList, of: "Enable Banking", .answer)
    }
    let accounts = all.compactMap(EnableBankingAccount.init(resource:))
    guard accounts.contains(where: { $0.uid != nil }) else { throw SourceError(.noAccounts, .answer) }
    var memory = state
    let until = session["access"]?["valid_until"]?.string.flatMap(Timestamp.init(rfc:))
    memory.consent = EnableBankingMemory.Consent(
      session: id, until: until?.seconds, given: ask.call.clock.now.seconds, headers: login.headers)
    (memory.login, memory.rest, memory.accounts) = (nil, nil, state.accounts.renewed(by: accounts))
    return ConsentEnd(memory: memory.json, accounts: accounts.count { $0.uid != nil })
  }

  /// Withdraws the consent at the bank; does nothing if none is valid.
  func withdraw() throws(SourceError) {
    guard let consent = state.consent, consent.until.map({ $0 > ask.call.clock.now.seconds }) ?? true else { return }
    try client.end(session: consent.session)
  }
}

/// The address that the bank returned to.
struct ReturnedAddress {
  /// The `state` that was sent with the login; nil if the answer has none.
  let state: String?
  /// The code, or the bank's reason for giving none.
  let code: Result<String, SourceError>

  /// Reads a pasted address, which may be broken into lines.
  ///
  /// - Throws: `SourceError` if the text is not such an address.
  init(_ text: Secret) throws(SourceError) {
    let address = text.reveal().filter { !$0.isWhitespace }
    guard let start = address.firstIndex(of: "?") else { throw SourceError(.noAnswer) }
    var values: [String: String] = [:]
    for pair in address[address.index(after: start)...].prefix(while: { $0 != "#" }).split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = URLText.decoded(String(parts[1])) }
    }
    state = values["state"]
    if let code = values["code"], !code.isEmpty {
      self.code = .success(code)
    } else if let error = values["error"] {
      let words = [values["error_description"], error].compactMap(\.self).first { !$0.isEmpty } ?? error
      code = .failure(SourceError(.refused(PlainText.cleaned(String(words.prefix(300)))), .credentials))
    } else {
      throw SourceError(.noAnswer)
    }
  }
}

extension Timestamp {
  /// ISO 8601 with an offset, which the service requires: `2027-02-22T14:00:00+00:00`.
  fileprivate var withOffset: String { description.dropLast() + "+00:00" }

  /// Reads a time in the form of the service, which has fractions of a second.
  fileprivate init?(rfc text: String) {
    let zone = text.lastIndex { "Z+-".contains($0) } ?? text.endIndex
    self.init(iso: String(text[..<zone].prefix { $0 != "." }) + text[zone...])
  }
}
