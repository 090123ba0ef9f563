import BankeyModel
import BankeyText

/// The steps by which the setup obtains the user's consent at the bank's own page.
struct SourceConsent: Sendable {
  /// Returns the next choices, countries and then banks, without storing anything.
  var choices: @Sendable (ConsentCall) throws(SourceError) -> [String]
  /// Begins a login.
  var begin: @Sendable (ConsentCall) throws(SourceError) -> ConsentStart
  /// Takes the address that came back, which works only once.
  var finish: @Sendable (ConsentCall, Secret) throws(SourceError) -> ConsentEnd
  /// The state without the login that has begun, which cannot end any more.
  var forgetLogin: @Sendable (_ memory: String?) -> String
  /// Withdraws the consent, if one is valid.
  var withdraw: @Sendable (ConsentCall) throws(SourceError) -> Void
}

/// The input of a step of the consent.
struct ConsentCall: Sendable {
  /// The source as far as it is set up.
  let definition: SourceDefinition
  let secret: Secret
  /// The state stored so far.
  let memory: String?
  /// The client, clock and quota for requests.
  let call: SourceCall
}

/// A login at the bank that has begun.
public struct ConsentStart: Hashable, Sendable {
  /// The page that the user must open.
  public let address: String
  /// The state to store.
  public let memory: String
}

/// A consent that was given.
public struct ConsentEnd: Hashable, Sendable {
  /// The state to store.
  public let memory: String
  /// The number of accounts in the consent.
  public let accounts: Int
}

extension SourceDefinition {
  /// Whether the user must consent at the bank's own page before the source answers.
  public var needsConsent: Bool { (try? SourceKind.of(type))?.consent != nil }

  /// The next choices in the setup.
  ///
  /// - Throws: `SourceError` if the service does not answer.
  public func choices(secret: Secret, _ call: SourceCall) throws(SourceError) -> [String] {
    try discreetly(secret, nil, call) { consent, call throws(SourceError) in try consent.choices(call) }
  }

  /// Begins a login at the bank.
  ///
  /// - Throws: `SourceError` if the service refuses.
  public func beginConsent(secret: Secret, memory: String?, _ call: SourceCall) throws(SourceError) -> ConsentStart {
    try discreetly(secret, memory, call) { consent, call throws(SourceError) in try consent.begin(call) }
  }

  /// Takes the address that came back from the bank, which works only once: save the result immediately.
  ///
  /// - Throws: `SourceError` if the address or the consent is not good.
  public func finishConsent(
    with answer: Secret, secret: Secret, memory: String?, _ call: SourceCall
  ) throws(SourceError) -> ConsentEnd {
    try discreetly(secret, memory, call, and: answer) { consent, call throws(SourceError) in
      try consent.finish(call, answer)
    }
  }

  /// The state to store when a login has failed at the bank, so that the next one begins anew; nil if this error says
  /// nothing about the login, or there is none.
  public func memory(_ memory: String?, after error: SourceError) -> String? {
    guard error.kind == .credentials, let memory else { return nil }
    return (try? SourceKind.of(type))?.consent?.forgetLogin(memory)
  }

  /// Withdraws the consent at the bank, so that nobody can read the accounts with it. Does nothing if none is valid, or
  /// the source needs none.
  ///
  /// - Throws: `SourceError` if the service does not confirm it.
  public func withdrawConsent(secret: Secret, memory: String?, _ call: SourceCall) throws(SourceError) {
    guard needsConsent else { return }
    try discreetly(secret, memory, call) { consent, call throws(SourceError) in try consent.withdraw(call) }
  }

  private func discreetly<Value>(
    _ secret: Secret, _ memory: String?, _ call: SourceCall, and answer: Secret? = nil,
    _ body: (SourceConsent, ConsentCall) throws(SourceError) -> Value
  ) throws(SourceError) -> Value {
    guard let consent = try SourceKind.of(type).consent else {
      throw SourceError("A source of type \(PlainText.cleaned(type)) needs no consent.", .setting)
    }
    let filter = SecretFilter([secret] + [answer].compactMap(\.self))
    var call = call
    call.http = SecretNotice(call.http, filter)
    let step = ConsentCall(definition: self, secret: secret, memory: memory, call: call)
    return try filter.cleaning { () throws(SourceError) in try body(consent, step) }
  }
}
