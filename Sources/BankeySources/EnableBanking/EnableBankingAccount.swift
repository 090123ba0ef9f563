import BankeyModel
import BankeyText

/// An account as the last consent described it, with what bankey remembers about it across consents.
struct EnableBankingAccount: Hashable, Sendable {
  /// The id by which bankey knows it: the first hash that it had. It stays the same across consents.
  var key: String
  /// The hash of the account in this consent.
  var hash: String
  /// All hashes of the account in this consent.
  var hashes: [String]
  /// The id in this session; nil when the account is not part of the consent, or cannot be read.
  var uid: String?
  /// The IBAN; nil when the bank gives none.
  var iban: String?
  /// The number to show: the IBAN or the bank's own number.
  var number: String?
  /// The bank's or the user's label.
  var name: String?
  /// The name of the holder.
  var owner: String?
  /// `CACC`, `SVGS`, …
  var type: String?
  /// The currency code.
  var currency: String
  /// The last day until which it was read completely.
  var read: Day?
  /// Whether its ids last.
  var ids = EnableBankingIds()
}

extension EnableBankingAccount {
  /// Reads an account of an answer; nil when it has no hash or no currency.
  init?(resource said: JSONValue) {
    guard let hash = said["identification_hash"]?.string, !hash.isEmpty, let currency = said["currency"]?.string else {
      return nil
    }
    func text(_ value: JSONValue?) -> String? { value?.string.flatMap { $0.isEmpty ? nil : $0 } }
    let id = said["account_id"]
    let others = [id?["other"]] + (said["all_account_ids"]?.elements ?? []).map(Optional.some)
    self.init(
      key: hash, hash: hash, hashes: said["identification_hashes"]?.strings ?? [], uid: text(said["uid"]),
      iban: text(id?["iban"]),
      number: text(id?["iban"]) ?? others.lazy.compactMap { text($0?["identification"]) }.first,
      name: text(said["details"]) ?? text(said["product"]), owner: text(said["name"]),
      type: text(said["cash_account_type"]), currency: currency)
  }

  /// The account's record at a bank.
  func record(at bank: String, in currency: Currency) -> AccountRecord {
    var record = AccountRecord(
      nativeId: key, number: number, name: name, owner: owner, institution: bank, sourceType: type, kind: kind,
      currency: currency)
    record.hasStableIds = ids.last
    return record
  }

  /// The name in messages.
  var title: String { PlainText.cleaned(name ?? number ?? key) }

  private var kind: AccountKind? {
    switch type {
    case "CACC": .banking
    case "SVGS": .savings
    case "CARD": .creditCard
    case "LOAN": .loan
    default: nil
    }
  }

  /// Takes over what bankey remembers about the same account from an earlier consent.
  mutating func inherit(_ earlier: EnableBankingAccount) {
    (key, read) = (earlier.key, earlier.read)
    ids = earlier.ids.afterConsent
    hashes = hashes + [earlier.hash].filter { $0 != hash && !hashes.contains($0) }
  }
}

extension [EnableBankingAccount] {
  /// The accounts of a new consent, each with what was known about it. An earlier account is the same if it has the
  /// same hash, or else a hash in common, or else the same IBAN. Accounts outside the consent stay, without an id in
  /// the session.
  func renewed(by resources: [EnableBankingAccount]) -> [EnableBankingAccount] {
    var (left, new) = (self, resources.map { (account: $0, isKnown: false) })
    let rules: [(EnableBankingAccount, EnableBankingAccount) -> Bool] = [
      { $0.hash == $1.hash }, { !Set($0.hashes + [$0.hash]).isDisjoint(with: $1.hashes + [$1.hash]) },
      { $0.iban != nil && $0.iban == $1.iban },
    ]
    for isSame in rules {
      for index in new.indices where !new[index].isKnown {
        let account = new[index].account
        guard let place = left.firstIndex(where: { $0.currency == account.currency && isSame(account, $0) }) else {
          continue
        }
        new[index].account.inherit(left.remove(at: place))
        new[index].isKnown = true
      }
    }
    let gone = left.map { account in
      var account = account
      account.uid = nil
      return account
    }
    return (new.map(\.account) + gone).withOwnKeys
  }

  /// The accounts with distinct keys: a bank may give the currencies of one account the same hash.
  private var withOwnKeys: [EnableBankingAccount] {
    var taken: Set<String> = []
    return map { account in
      var account = account
      if !taken.insert(account.key).inserted { account.key += "-" + account.currency }
      taken.insert(account.key)
      return account
    }
  }
}

extension EnableBankingAccount: JSONWritable {
  /// The account as stored.
  var json: String {
    JSONObject.sorted([
      "key": key, "hash": hash, "hashes": hashes, "uid": uid, "iban": iban, "number": number, "name": name,
      "owner": owner, "type": type, "currency": currency, "read": read?.description, "ids": ids,
    ]).text
  }

  /// Reads what `json` writes; nil when it is invalid.
  init?(_ json: JSONValue) {
    guard let key = json["key"]?.string, let hash = json["hash"]?.string, let currency = json["currency"]?.string else {
      return nil
    }
    self.init(
      key: key, hash: hash, hashes: json["hashes"]?.strings ?? [], uid: json["uid"]?.string,
      iban: json["iban"]?.string, number: json["number"]?.string, name: json["name"]?.string,
      owner: json["owner"]?.string, type: json["type"]?.string, currency: currency,
      read: json["read"]?.string.flatMap { Day(iso: $0) }, ids: json["ids"].map(EnableBankingIds.init) ?? .init())
  }
}
