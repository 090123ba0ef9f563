import BankeyModel
import BankeyText

/// The state of a source of Enable Banking: the consent, a login that has begun, and the known accounts.
///
/// A session's id is not secret: it is useless without the key.
struct EnableBankingMemory: Hashable, Sendable {
  /// The consent that the bank gave last; nil when there was none yet.
  var consent: Consent?
  /// The login that waits for the user; nil when there is none.
  var login: Login?
  /// The accounts of all consents, in the order in which they came.
  var accounts: [EnableBankingAccount] = []
  /// The end of a pause that the bank asked for, in seconds since 1970.
  var rest: Int64?
  /// Whether the bank refuses the headers about the user's presence.
  var refusesPresence = false

  struct Consent: Hashable, Sendable {
    /// The id of the session.
    var session: String
    /// The moment at which it ends, in seconds since 1970; nil when the service does not say.
    var until: Int64?
    /// The moment at which it was given.
    var given: Int64
    /// The headers that the bank requires as evidence of the user's presence, in lower case.
    var headers: [String] = []
  }

  /// A login at the bank's page.
  struct Login: Hashable, Sendable {
    /// The value that the bank must return with the code.
    var state: String
    /// The page to open.
    var address: String
    /// The moment at which it began.
    var begun: Int64
    /// The headers that the bank requires.
    var headers: [String] = []
  }

  /// No consent and no account.
  init() {}
}

extension EnableBankingMemory {
  /// The same without a login that has begun.
  var withoutLogin: Self {
    var memory = self
    memory.login = nil
    return memory
  }

  /// Reads what `json` writes. Discards what cannot be read: history is then fetched again, and nothing is lost.
  init(json: String?) {
    guard let json = json.flatMap({ try? JSONValue(Array($0.utf8)) }) else { return }
    consent = json["consent"].flatMap(Consent.init)
    login = json["login"].flatMap(Login.init)
    accounts = json["accounts"]?.elements?.compactMap { EnableBankingAccount($0) } ?? []
    rest = json["rest"]?.integer.map { Timestamp(seconds: Int64($0)).seconds }
    refusesPresence = json["refusesPresence"]?.bool ?? false
  }

  /// The state as stored.
  var json: String {
    JSONObject.sorted([
      "consent": consent, "login": login, "accounts": accounts, "rest": rest,
      "refusesPresence": refusesPresence ? true : nil,
    ]).text
  }
}

extension EnableBankingMemory.Consent: JSONWritable {
  /// The consent as stored.
  var json: String {
    JSONObject.sorted(["session": session, "until": until, "given": given, "headers": headers]).text
  }

  /// Reads what `json` writes; nil when it is invalid.
  init?(_ json: JSONValue) {
    guard let session = json["session"]?.string, let given = json["given"]?.integer else { return nil }
    (self.session, self.given) = (session, Timestamp(seconds: Int64(given)).seconds)
    until = json["until"]?.integer.map { Timestamp(seconds: Int64($0)).seconds }
    headers = json["headers"]?.strings ?? []
  }
}

extension EnableBankingMemory.Login: JSONWritable {
  /// The login as stored.
  var json: String {
    JSONObject.sorted(["state": state, "address": address, "begun": begun, "headers": headers]).text
  }

  /// Reads what `json` writes; nil when it is invalid.
  init?(_ json: JSONValue) {
    guard let state = json["state"]?.string, let address = json["address"]?.string,
      let begun = json["begun"]?.integer
    else { return nil }
    (self.state, self.address, self.begun) = (state, address, Timestamp(seconds: Int64(begun)).seconds)
    headers = json["headers"]?.strings ?? []
  }
}
