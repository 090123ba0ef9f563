import BankeyModel

/// A bank behind Enable Banking, with the habits that a test gives it.
package struct FakeBank: Sendable {
  /// How the bank identifies transactions.
  package enum Ids: Sendable {
    /// The same forever.
    case lasting
    case none
    /// New at each call.
    case new
    /// A place within the day, newest first, which shifts.
    case places
  }
  package struct FakeAccount: Sendable {
    package var hash: String
    package var hashes: [String]
    package var iban: String?
    package var currency = "NOK"
    package var name: String
    package var type = "CACC"
    /// Whether the user leaves it out of the next consent.
    package var isLeftOut = false
    package var ids = Ids.lasting
    package var transactions: [FakeTransaction] = []

    package init(hash: String, iban: String?, name: String, ids: Ids = .lasting) {
      (self.hash, hashes, self.iban, self.name, self.ids) = (hash, [hash], iban, name, ids)
    }
  }
  package struct FakeTransaction: Hashable, Sendable {
    package var day: Day
    /// The signed amount in cents.
    package var cents: Int
    package var text: String
    package var isPending = false
    package var id: String
    /// Members of the JSON that replace or follow the usual ones.
    package var more = ""

    package init(
      _ day: String, _ cents: Int, _ text: String, isPending: Bool = false, id: String = "", more: String = ""
    ) {
      (self.day, self.cents, self.text, self.isPending, self.id, self.more) =
        (Day(iso: day)!, cents, text, isPending, id, more)
    }
  }

  package var name = "DNB"
  package var accounts = [
    FakeAccount(hash: "hash-a", iban: "NO9386011117947", name: "Brukskonto"),
    FakeAccount(hash: "hash-b", iban: nil, name: "Sparekonto", ids: .none),
  ]
  /// The days that it gives soon after a consent, and later.
  package var (longest, usual) = (700, 89)
  /// Whether it fails on older days, or says which it has.
  package var (failsOnOld, tellsFirst) = (false, true)
  /// The word for days that it does not give, and the code instead of one.
  package var oldError: String? = "WRONG_TRANSACTIONS_PERIOD"
  package var oldCode: String?
  /// The number of transactions on a page, and of empty pages before the first.
  package var (pageSize, emptyPages) = (10, 0)
  /// Whether it gives the same key again and again.
  package var repeatsKey = false
  /// Whether amounts carry a sign besides the indicator.
  package var signsAmounts = false
  /// The list of balances instead of the usual ones.
  package var balances: String?
  /// How often transactions were asked for.
  var calls = 0
}

extension FakeBank {
  func resource(of place: Int, uid: String, session: Int) -> String {
    let account = accounts[place]
    let iban = account.iban.map { "\"\($0)\"" } ?? "null"
    return
      #"{"uid":"\#(uid)","identification_hash":"\#(account.hash)","identification_hashes":\#(account.hashes.json),"#
      + #""cash_account_type":"\#(account.type)","currency":"\#(account.currency)","name":"Kari Nordmann","details":"\#(account.name)","#
      + #""account_id":{"iban":\#(iban),"other":{"identification":"8601111794\#(place)","scheme_name":"BBAN","issuer":null}},"#
      + #""product":null,"usage":"PRIV","credit_limit":null,"all_account_ids":[]}"#
  }

  func balances(of place: Int) -> String {
    if let balances { return #"{"balances":[\#(balances)]}"# }
    let sum = accounts[place].transactions.filter { !$0.isPending }.reduce(0) { $0 + $1.cents }
    func balance(_ type: String, _ cents: Int) -> String {
      #"{"name":"\#(type)","balance_amount":{"currency":"\#(accounts[place].currency)","amount":"\#(Self.text(cents))"},"#
        + #""balance_type":"\#(type)","reference_date":null,"last_change_date_time":null,"last_committed_transaction":null}"#
    }
    return #"{"balances":[\#(balance("ITAV", sum + 500_000)),\#(balance("ITBD", sum))]}"#
  }

  /// A page of the transactions of an account, newest first, and whether more follow.
  mutating func page(_ number: Int, of place: Int, _ first: Day, _ last: Day, _ today: Day) -> ([String], Bool) {
    let account = accounts[place]
    let all = account.transactions.filter { ($0.isPending ? today : $0.day) >= first && $0.day <= last }
      .sorted { $0.day > $1.day }
    if number < emptyPages { return ([], true) }
    let start = (number - emptyPages) * pageSize
    let rows = all.enumerated().map { json($0.element, of: account, place: $0.offset, in: all) }
    return (Array(rows.dropFirst(start).prefix(pageSize)), start + pageSize < rows.count)
  }

  private func json(_ row: FakeTransaction, of account: FakeAccount, place: Int, in all: [FakeTransaction]) -> String {
    let id: String
    switch account.ids {
    case _ where row.isPending: id = "\"pending-\(calls)-\(place)\""
    case .none: id = "null"
    case .lasting:
      id = row.id.isEmpty ? "\"\(row.day)-\(row.cents)-\(all.count { $0.day < row.day })\"" : "\"\(row.id)\""
    case .new: id = "\"\(calls)-\(place)\""
    case .places: id = "\"\(row.day).\(all.prefix(place).count { $0.day == row.day } + 1)\""
    }
    let (side, sign) = row.cents < 0 ? ("creditor", "DBIT") : ("debtor", "CRDT")
    let cents = signsAmounts ? row.cents : abs(row.cents)
    let booking = row.isPending ? "null" : "\"\(row.day)\""
    return #"{"entry_reference":\#(id),"transaction_id":"t-\#(calls)-\#(place)","credit_debit_indicator":"\#(sign)","#
      + #""transaction_amount":{"currency":"\#(account.currency)","amount":"\#(Self.text(cents))"},"#
      + #""status":"\#(row.isPending ? "PDNG" : "BOOK")","booking_date":\#(booking),"value_date":null,"transaction_date":\#(row.isPending ? "\"\(row.day)\"" : "null"),"#
      + #""\#(side)":{"name":"\#(row.text.split(separator: " ").first ?? "")"},"remittance_information":["\#(row.text)"],"#
      + #""balance_after_transaction":null,"merchant_category_code":null\#(row.more)}"#
  }

  private static func text(_ cents: Int) -> String {
    (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + (abs(cents) % 100 < 10 ? "0" : "") + "\(abs(cents) % 100)"
  }
}
