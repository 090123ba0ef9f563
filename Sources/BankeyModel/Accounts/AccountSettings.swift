/// The user's settings for an account, stored in the database. The config takes precedence.
public struct AccountSettings: Hashable, Sendable {
  /// The user's own name for it.
  public var name: String?
  /// The kind, if the guess is wrong.
  public var kind: AccountKind?
  /// Whether it is left out of the list.
  public var isHidden = false
  /// Its position among the accounts of its kind, counted from 1; nil places it after those that have one.
  public var position: Int?

  /// Creates settings; by default, none are set.
  public init(name: String? = nil, kind: AccountKind? = nil, isHidden: Bool = false, position: Int? = nil) {
    (self.name, self.kind, self.isHidden, self.position) = (name, kind, isHidden, position)
  }
}

/// A balance at the end of a day that the user stated for an account whose sources never state one.
public struct StatedBalance: Hashable, Sendable {
  /// The relation to the balances of the sources.
  public enum Proof: Hashable, Sendable {
    /// No source has stated a balance.
    case open
    /// A source's balance of that day equals the balance computed from this one.
    case proved(Day)
    /// A source states the balance `said` on a day for which `counted` was computed.
    case contradicted(Day, said: Amount, counted: Amount)
  }

  /// The day at whose end the account had that balance.
  public var day: Day
  /// The balance at the end of the day.
  public var amount: Amount
  /// The relation to the balances of the sources.
  public var proof: Proof
  /// Whether the account's balance is computed from this one, because no source states one.
  public var isCounted: Bool

  /// Creates a balance at the end of a day.
  public init(_ amount: Amount, on day: Day, proof: Proof = .open, isCounted: Bool = false) {
    (self.amount, self.day, self.proof, self.isCounted) = (amount, day, proof, isCounted)
  }

  /// Whether a source's balance contradicts it.
  public var isContradicted: Bool { if case .contradicted = proof { true } else { false } }
}

/// A change of one setting for an account; nil resets it.
public enum AccountSettingChange: Hashable, Sendable {
  /// Sets the name; nil restores the source's.
  case name(String?)
  /// Sets the kind; nil restores the source's.
  case kind(AccountKind?)
  /// Whether it is left out of the list.
  case hidden(Bool)
  /// The balance at the end of a day.
  case balance(Amount, on: Day)
  /// Removes the stated balance.
  case noBalance
}

extension AccountSettingChange {
  /// The change as passed to `bankey-sync account set`: a JSON object with one key.
  public var json: String {
    var object = JSONObject()
    switch self {
    case .name(nil): object.put("reset", "name")
    case .name(let name?): object.put("name", name)
    case .kind(nil): object.put("reset", "kind")
    case .kind(let kind?): object.put("kind", kind.rawValue)
    case .hidden(let isHidden): object.put("hidden", isHidden)
    case .balance(let amount, let day):
      object.put("balance", amount.description)
      object.put("on", day.description)
    case .noBalance: object.put("reset", "balance")
    }
    return object.text
  }

  /// Parses the output of `json`; nil when it is something else.
  public init?(json text: String) {
    guard let json = try? JSONValue(Array(text.utf8)) else { return nil }
    if let setting = json["reset"]?.string {
      self.init(reset: setting)
    } else if let name = json["name"]?.string {
      self = .name(name)
    } else if let kind = json["kind"]?.string.flatMap(AccountKind.init) {
      self = .kind(kind)
    } else if let hidden = json["hidden"]?.bool {
      self = .hidden(hidden)
    } else if let amount = json["balance"]?.string.flatMap({ try? AmountParser.parse($0, mark: .dot) }),
      let day = json["on"]?.string.flatMap({ Day(iso: $0) })
    {
      self = .balance(amount, on: day)
    } else {
      return nil
    }
  }

  private init?(reset setting: String) {
    switch setting {
    case "name": self = .name(nil)
    case "kind": self = .kind(nil)
    case "balance": self = .noBalance
    default: return nil
    }
  }
}
