import BankeyModel
import BankeyText

/// A bank behind Enable Banking, which reads most banks of the European Economic Area with the user's consent.
struct EnableBankingSource: Source {
  /// The type's name: `enablebanking`.
  static let type = "enablebanking"
  /// Without the user, a bank answers four times a day for each account and kind of request. Each combination is a
  /// quota of its own: `transactions/` and the account.
  static let quotas = ["balances", "transactions"].map {
    SourceQuota(name: $0, allowed: 4, confirmed: 4, period: 86_400)
  }
  /// Permanent ids differ between accounts, so each account's record says whether it has them.
  let hasStableIds = false
  /// The name that the user gave it.
  let name: String
  /// The time after a consent, in seconds, in which banks give all that they have.
  private static let fresh: Int64 = 3600

  private let settings: EnableBankingSettings
  private let key: Secret
  private var state: EnableBankingMemory

  /// Creates the source from `memory`; `key` signs its requests.
  init(name: String, settings: EnableBankingSettings, key: Secret, memory: String?) {
    (self.name, self.settings, self.key) = (name, settings, key)
    state = EnableBankingMemory(json: memory)
  }

  /// The consent and the accounts.
  var memory: String { state.json }

  /// Fetches the accounts of the consent. An error for one account does not stop the others, unless they would fail
  /// too.
  ///
  /// Rethrows errors from `sink`. Throws `SourceError` if there is no answer.
  mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    guard let consent = state.consent else { throw SourceError(.waiting, .credentials) }
    try checkRest(call)
    var client = try EnableBankingClient(settings, key: key, call: call)
    try check(consent, client, call)
    if call.isTrial { return try list(call, sink) }
    client.presence = presence(of: consent, call)
    let accounts = state.accounts.indices.filter { state.accounts[$0].uid != nil }
    let trouble = try fetch(accounts, client, call, sink)
    state.rest = nil
    if let trouble, case .tooOften(let until) = trouble.kind { state.rest = until?.seconds }
    try noteMissing(call, sink)
  }

  /// Names the accounts of the consent, without asking the bank.
  private func list(_ call: SourceCall, _ sink: (StatementEvent) throws -> Void) throws {
    try sink(.connection(connection(nil, call.clock)))
    for account in state.accounts where account.uid != nil {
      try sink(.account(account.record(at: settings.bank, in: Currency(code: account.currency))))
    }
  }

  /// Throws while the bank's pause lasts. A fetch that reads some accounts before the bank refuses succeeds, so only
  /// this state records the pause.
  private func checkRest(_ call: SourceCall) throws(SourceError) {
    guard let rest = state.rest, rest > call.clock.now.seconds else { return }
    throw SourceError(.tooOften(""), .tooOften(until: Timestamp(seconds: rest)))
  }

  /// Asks the service whether the consent still holds, without a request to the bank.
  private mutating func check(
    _ consent: EnableBankingMemory.Consent, _ client: EnableBankingClient, _ call: SourceCall
  ) throws(SourceError) {
    if let until = consent.until, until <= call.clock.now.seconds {
      throw SourceError(.ended(""), .credentials)
    }
    let session = try client.ask("/sessions/" + URLText.encoded(consent.session))
    guard let status = session["status"]?.string, status != "AUTHORIZED" else { return }
    throw SourceError(.ended(PlainText.cleaned(String(status.prefix(40)))), .credentials)
  }

  /// Fetches the accounts at these indices. Returns an error that would stop other accounts too; nil when there is
  /// none.
  private mutating func fetch(
    _ places: [Int], _ client: EnableBankingClient, _ call: SourceCall, _ sink: (StatementEvent) throws -> Void
  ) throws -> SourceError? {
    var (client, trouble): (EnableBankingClient, SourceError?) = (client, nil)
    var events: [StatementEvent] = []
    for (number, place) in places.enumerated() {
      call.tell(call.strings.accountsRead(number, of: places.count))
      var reading = EnableBankingReading(state.accounts[place], of: self.settings, call, isFresh: isFresh(call))
      try reading.read(&client, after: trouble)
      if client.presence.isEmpty, reading.refusesPresence { state.refusesPresence = true }
      events += reading.events
      trouble = trouble ?? reading.trouble.flatMap { $0.isLasting ? $0 : nil }
      if trouble != nil, number == 0, reading.isEmpty, let trouble { throw trouble }
      state.accounts[place] = reading.account
    }
    try sink(.connection(connection(trouble?.sentence(in: call.strings), call.clock)))
    try events.forEach(sink)
    return trouble
  }

  /// Whether the bank still gives all that it has.
  private func isFresh(_ call: SourceCall) -> Bool {
    state.consent.map { call.clock.now.seconds < $0.given + EnableBankingSource.fresh } ?? false
  }

  private func connection(_ error: String?, _ clock: Clock) -> ConnectionRecord {
    let until = state.consent?.until.map { clock.local(Timestamp(seconds: $0)).day }
    return ConnectionRecord(name: settings.bank, error: error, consentUntil: until)
  }

  /// The headers that say that the user is present, if the user is and all that the bank requires can be given.
  private func presence(of consent: EnableBankingMemory.Consent, _ call: SourceCall) -> [String: String] {
    guard call.isAttended, !state.refusesPresence, let address = settings.address else { return [:] }
    let all = [
      "psu-ip-address": address, "psu-user-agent": "bankey/" + BankeyVersion.text, "psu-accept": "application/json",
      "psu-accept-charset": "utf-8", "psu-accept-encoding": "identity", "psu-accept-language": "en",
      "psu-referer": settings.apiURL,
    ]
    let wanted = Set(consent.headers.map { $0.lowercased() } + ["psu-ip-address", "psu-user-agent"])
    return wanted.isSubset(of: all.keys) ? all.filter { wanted.contains($0.key) } : [:]
  }

  /// Names the accounts of earlier consents that this one leaves out. Their data stays unchanged.
  private func noteMissing(_ call: SourceCall, _ sink: (StatementEvent) throws -> Void) throws {
    for account in state.accounts where account.uid == nil {
      try sink(.problem(StatementProblem(.note, call.strings.problem(.notInConsent(account.title)))))
    }
  }
}

extension EnableBankingSource {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(
      type: type, name: "Enable Banking", optional: EnableBankingSettings.optionalKeys, secret: "key",
      answer: "answer", file: "keyFile"),
    open: { opening throws(SourceError) in
      let definition = opening.definition
      let (settings, key) = (try EnableBankingSettings(json: definition.settings), try opening.neededSecret())
      return RedactingSource(
        EnableBankingSource(name: definition.name, settings: settings, key: key, memory: opening.memory), key)
    }, check: { settings throws(SourceError) in _ = try EnableBankingSettings(json: settings) },
    complete: { members throws(SourceError) in try EnableBankingSettings.reading(members) },
    consent: SourceConsent(
      choices: { ask throws(SourceError) in try EnableBankingConsent(ask).choices() },
      begin: { ask throws(SourceError) in try EnableBankingConsent(ask).begin() },
      finish: { ask, answer throws(SourceError) in try EnableBankingConsent(ask).finish(with: answer) },
      forgetLogin: { EnableBankingMemory(json: $0).withoutLogin.json },
      withdraw: { ask throws(SourceError) in try EnableBankingConsent(ask).withdraw() }))
}
