import BankeyModel

/// A question about an account.
public enum AccountQuestion: Hashable, Sendable {
  /// Which property to change.
  case menu
  /// The account's name.
  case name
  /// The account's kind.
  case kind
  /// A balance and its day.
  case balance
  /// The day of the balance.
  case day
  /// The position among the accounts of the same kind.
  case order
}

/// A property of an account that can be changed.
public enum AccountChange: CaseIterable, Hashable, Sendable {
  case name, kind, visibility, order, balance
}

/// A change of the order of a kind's accounts.
public enum OrderChange: CaseIterable, Hashable, Sendable {
  case up, down, first, byName, byBalance, asListed
}

/// The reason why an answer about an account is rejected.
public enum AccountFormError: Error, Hashable, Sendable {
  /// The text is not an amount.
  case noAmount
  /// The amount has more decimals than its currency.
  case tooManyDecimals(Currency)
  /// The text is not a date.
  case noDay
  /// The day is in the future.
  case future
  /// There is no such choice.
  case noChoice
  /// The config sets this property and takes precedence.
  case configured
}

/// The texts of the form that changes an account.
public protocol AccountFormStrings: Sendable {
  /// The prompt of a question: "Name: ".
  func prompt(_ question: AccountQuestion) -> String
  /// The explanation below a question.
  func formHelp(_ question: AccountQuestion) -> String
  /// "Name"
  func change(_ change: AccountChange) -> String
  /// "one up"
  func move(_ move: OrderChange) -> String
  /// The reason why an answer is rejected.
  func problem(_ error: AccountFormError) -> String
  /// "as at the bank"
  var bankDefault: String { get }
  /// "shown", "hidden, but counted"
  func visibility(isHidden: Bool) -> String
  /// "set in the config"
  var setInConfig: String { get }
  /// "unknown"
  var unknownBalance: String { get }
  /// "1,234.56 on Nov 1"
  func stated(_ amount: String, on day: String) -> String
  /// "From your figure", above a balance that is computed from it.
  var fromYourFigure: String { get }
  /// "yours", the short form beside the balance.
  var yours: String { get }
  /// "calculated from your 1,234.56 on Nov 1"
  func calculatedFrom(_ stated: String) -> String
  /// "confirmed by a balance of Nov 30"
  func confirmedBy(_ day: String) -> String
  /// "its source says 1,230.00 on Nov 30, but your 1,234.56 on Nov 1 leads to 1,310.20"
  func contradicted(said: String, on day: String, counted: String, stated: String) -> String
  /// "contradicted", the short form.
  var contradictedShort: String { get }
  /// "it is now called Rent"
  func renamed(to name: String) -> String
  /// "it is now under SAVINGS"
  func movedToSection(_ section: String) -> String
  /// "hidden; its source (s, Enter) still lists it, and R there shows it again", "shown again"
  func visibilityChanged(_ isHidden: Bool) -> String
  /// "its balance is 1,310.20, calculated from your 1,234.56 on Nov 1"
  func balanceChanged(_ balance: String, _ counted: String) -> String
  /// "= sets its balance", with the user's key, for an account without one.
  var setBalanceHint: String { get }
  /// The hint that the source states the balance.
  var sourceStatesBalance: String { get }
}

extension English {
  func prompt(_ question: AccountQuestion) -> String {
    switch question {
    case .menu: "Which one? "
    case .name: "Name: "
    case .kind: "Kind: "
    case .balance: "Balance: "
    case .day: "On which day? "
    case .order: "How? "
    }
  }

  func formHelp(_ question: AccountQuestion) -> String {
    switch question {
    case .menu: "What do you want to change? It only changes what bankey shows, nothing at the bank."
    case .name: "Your name for it. Leave it empty to use the bank's name."
    case .kind: "What it is for. The kind decides its section, its color and which sums include it."
    case .balance:
      "Its balance at the end of a day, as your bank shows it; negative if you owe it. bankey calculates on from there and tells you when a statement disagrees. Leave it empty to remove your figure."
    case .day: "At the end of which day? For example, 2026-11-01. Leave it empty for today."
    case .order: "Its position among the accounts of its kind."
    }
  }

  func change(_ change: AccountChange) -> String {
    switch change {
    case .name: "Name"
    case .kind: "Kind"
    case .visibility: "In the list"
    case .order: "Order"
    case .balance: "Balance"
    }
  }

  func move(_ move: OrderChange) -> String {
    switch move {
    case .up: "one up"
    case .down: "one down"
    case .first: "to the top"
    case .byName: "all by name"
    case .byBalance: "all by balance"
    case .asListed: "all as the bank lists them"
    }
  }

  func problem(_ error: AccountFormError) -> String {
    switch error {
    case .noAmount: "Type an amount, such as 1234.56."
    case .tooManyDecimals(let currency): "\(currency.code) has \(currency.decimals) decimals."
    case .noDay: "Type a day, such as 2026-11-01."
    case .future: "That day is in the future."
    case .noChoice: "Type the number of a choice."
    case .configured: "The config sets this and takes precedence. Change it there."
    }
  }

  var bankDefault: String { "as at the bank" }
  func visibility(isHidden: Bool) -> String { isHidden ? "hidden, but counted" : "shown" }
  var setInConfig: String { "set in the config" }
  var unknownBalance: String { "unknown" }
  func stated(_ amount: String, on day: String) -> String { "\(amount) on \(day)" }
  var fromYourFigure: String { "From your figure" }
  var yours: String { "yours" }
  func calculatedFrom(_ stated: String) -> String { "calculated from your \(stated)" }
  func confirmedBy(_ day: String) -> String { "confirmed by a balance of \(day)" }
  func contradicted(said: String, on day: String, counted: String, stated: String) -> String {
    "its source says \(said) on \(day), but your \(stated) leads to \(counted)"
  }
  var contradictedShort: String { "contradicted" }
  func renamed(to name: String) -> String { "it is now called \(name)" }
  func movedToSection(_ section: String) -> String { "it is now under \(section)" }
  func visibilityChanged(_ isHidden: Bool) -> String {
    isHidden
      ? "hidden; its source (\(keyNames[.sources, default: "s"]), Enter) still lists it, and \(keyNames[.rename, default: "R"]) there shows it again"
      : "shown again"
  }
  func balanceChanged(_ balance: String, _ counted: String) -> String { "its balance is \(balance), \(counted)" }
  var setBalanceHint: String { "\(keyNames[.stateBalance, default: "="]) sets its balance" }
  var sourceStatesBalance: String { "its source states the balance" }
}

extension Norwegian {
  func prompt(_ question: AccountQuestion) -> String {
    switch question {
    case .menu: "Hvilken? "
    case .name: "Navn: "
    case .kind: "Type: "
    case .balance: "Saldo: "
    case .day: "Hvilken dag? "
    case .order: "Hvordan? "
    }
  }

  func formHelp(_ question: AccountQuestion) -> String {
    switch question {
    case .menu: "Hva vil du endre? Det endrer bare det bankey viser, ingenting i banken."
    case .name: "Hva du kaller den. La feltet stå tomt for å bruke bankens navn."
    case .kind: "Hva kontoen brukes til. Typen bestemmer seksjon, farge og hvilke summer kontoen er med i."
    case .balance:
      "Saldoen ved slutten av en dag, slik banken viser den. Gjeld er negativ. bankey regner videre derfra og sier fra hvis en kontoutskrift viser noe annet. La feltet stå tomt for å fjerne den."
    case .day: "Ved slutten av hvilken dag? For eksempel 2026-11-01. La feltet stå tomt for i dag."
    case .order: "Plassen blant kontoene av samme type."
    }
  }

  func change(_ change: AccountChange) -> String {
    switch change {
    case .name: "Navn"
    case .kind: "Type"
    case .visibility: "I listen"
    case .order: "Rekkefølge"
    case .balance: "Saldo"
    }
  }

  func move(_ move: OrderChange) -> String {
    switch move {
    case .up: "en opp"
    case .down: "en ned"
    case .first: "øverst"
    case .byName: "alle etter navn"
    case .byBalance: "alle etter saldo"
    case .asListed: "alle i bankens rekkefølge"
    }
  }

  func problem(_ error: AccountFormError) -> String {
    switch error {
    case .noAmount: "Skriv et beløp, for eksempel 1234,56."
    case .tooManyDecimals(let currency): "\(currency.code) har \(currency.decimals) desimaler."
    case .noDay: "Skriv en dag, for eksempel 2026-11-01."
    case .future: "Den dagen har ikke kommet ennå."
    case .noChoice: "Skriv nummeret til et av valgene."
    case .configured: "Dette er satt i konfigurasjonen, som går foran. Endre det der."
    }
  }

  var bankDefault: String { "som hos banken" }
  func visibility(isHidden: Bool) -> String { isHidden ? "skjult, men regnet med" : "vises" }
  var setInConfig: String { "satt i konfigurasjonen" }
  var unknownBalance: String { "ukjent" }
  func stated(_ amount: String, on day: String) -> String { "\(amount) den \(day)" }
  var fromYourFigure: String { "Fra din saldo" }
  var yours: String { "din saldo" }
  func calculatedFrom(_ stated: String) -> String { "beregnet fra din saldo, \(stated)" }
  func confirmedBy(_ day: String) -> String { "bekreftet av en saldo fra \(day)" }
  func contradicted(said: String, on day: String, counted: String, stated: String) -> String {
    "kilden oppgir \(said) den \(day), men din saldo, \(stated), gir \(counted)"
  }
  var contradictedShort: String { "stemmer ikke" }
  func renamed(to name: String) -> String { "den heter nå \(name)" }
  func movedToSection(_ section: String) -> String { "den står nå under \(section)" }
  func visibilityChanged(_ isHidden: Bool) -> String {
    isHidden
      ? "skjult; kilden (\(keyNames[.sources, default: "s"]), Enter) viser den fortsatt, og \(keyNames[.rename, default: "R"]) der henter den tilbake"
      : "vises igjen"
  }
  func balanceChanged(_ balance: String, _ counted: String) -> String { "saldoen er \(balance), \(counted)" }
  var setBalanceHint: String { "\(keyNames[.stateBalance, default: "="]) angir saldoen" }
  var sourceStatesBalance: String { "saldoen kommer fra kilden" }
}
