/// What the user says of an account, kept in the database. What the config says goes before it.
public struct AccountWish: Hashable, Sendable {
  /// The user's own name for it.
  public var name: String?
  /// The kind, where the guess is wrong.
  public var kind: AccountKind?
  /// Whether it is left out of the list.
  public var isHidden = false
  /// Its place among the accounts of its kind, from 1; nil behind those that have one.
  public var position: Int?

  /// What was said; nothing, unless something is.
  public init(name: String? = nil, kind: AccountKind? = nil, isHidden: Bool = false, position: Int? = nil) {
    (self.name, self.kind, self.isHidden, self.position) = (name, kind, isHidden, position)
  }
}

/// What the user says that an account had at the end of a day, of which its sources say no balance.
public struct StatedBalance: Hashable, Sendable {
  /// What the sources say about it.
  public enum Proof: Hashable, Sendable {
    /// Nothing: no source has said a balance.
    case open
    /// The same, counted from here through the transactions to a balance of that day.
    case proved(Day)
    /// That there is `said` on a day on which there would be `counted`.
    case contradicted(Day, said: Amount, counted: Amount)
  }

  /// The day.
  public var day: Day
  /// What there was at its end.
  public var amount: Amount
  /// What the sources say about it.
  public var proof: Proof
  /// Whether the account's balance is counted from it, because no source says one.
  public var isCounted: Bool

  /// A balance at the end of a day, of which no source has said anything yet.
  public init(_ amount: Amount, on day: Day, proof: Proof = .open, isCounted: Bool = false) {
    (self.amount, self.day, self.proof, self.isCounted) = (amount, day, proof, isCounted)
  }

  /// Whether a source says something else.
  public var isContradicted: Bool { if case .contradicted = proof { true } else { false } }
}

/// One thing that the user says of an account; nil takes back what was said.
public enum AccountSaying: Hashable, Sendable {
  /// What it is called.
  case name(String?)
  /// What it is for.
  case kind(AccountKind?)
  /// Whether it is left out of the list.
  case hidden(Bool)
  /// What it had at the end of a day.
  case balance(Amount, on: Day)
  /// That nothing is known of what it had.
  case noBalance
}

extension AccountSaying {
  /// The saying as `bankey-sync account set` is told it: an object with one key.
  public var json: String {
    var object = JSONObject()
    switch self {
    case .name(let name): object.put("name", name)
    case .kind(let kind): object.put("kind", kind?.rawValue)
    case .hidden(let isHidden): object.put("hidden", json: isHidden.description)
    case .balance(let amount, let day):
      object.put("balance", amount.description)
      object.put("on", day.description)
    case .noBalance: object.put("balance", nil)
    }
    return object.text
  }

  /// Reads what `json` writes; nil where it is something else.
  public init?(json text: String) {
    guard let json = try? JSONValue(Array(text.utf8)) else { return nil }
    if let name = json["name"] {
      self = .name(name.string)
    } else if let kind = json["kind"] {
      self = .kind(kind.string.flatMap(AccountKind.init))
    } else if let hidden = json["hidden"]?.bool {
      self = .hidden(hidden)
    } else if let balance = json["balance"], let day = json["on"]?.string.flatMap({ Day(iso: $0) }) {
      guard let amount = balance.string.flatMap({ try? AmountParser.parse($0, mark: .dot) }) else { return nil }
      self = .balance(amount, on: day)
    } else if json["balance"] != nil {
      self = .noBalance
    } else {
      return nil
    }
  }
}
