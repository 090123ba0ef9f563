import BankeyModel

/// A command of bankey in lines.
public enum PlainCommand: CaseIterable, Hashable, Sendable {
  case more, repeatLine, next, previous, first, last, section, open, back
  case find, refresh, sources, netWorth, news, timeline, upcoming, totals, privacy, words, help, quit
}

/// The texts of bankey in lines.
public protocol PlainStrings: Sendable {
  /// The names of a command, the main one first; the last is the key on the screens.
  func names(_ word: PlainCommand) -> [String]
  /// What `word` does, for the list of `help`.
  func help(_ word: PlainCommand) -> String
  /// "Type a number to open that line, help for all commands, quit to leave."
  var plainWelcome: String { get }
  /// "Lines 1 to 20 of 412. Enter reads on."
  func plainPosition(_ first: String, _ last: String, of count: String) -> String
  /// "That is all."
  var plainEnd: String { get }
  /// "“x” is not a command here; help lists the commands."
  func plainUnknown(_ typed: String) -> String
  /// "This line has no details."
  var plainNoDetails: String { get }
  /// "These are the accounts: there is nothing to go back to. Type quit to leave."
  var plainAtRoot: String { get }
  /// "Type what to find: find coffee, find amount>100, find 2026-10-19."
  var plainFindHelp: String { get }
  /// "number", before that of an account.
  var plainNumber: String { get }
  /// "amount", before a figure.
  var plainAmount: String { get }
  /// "balance after it", before a figure.
  var plainBalanceAfter: String { get }
  /// "balance", before a figure.
  var plainBalance: String { get }
  /// "$3,120.00 to $3,480.00"
  func plainRange(_ low: String, _ high: String) -> String
  /// "more", "less", of a payment that has changed.
  func plainStep(isMore: Bool) -> String
  /// "to Savings", "probably from Checking", of a transfer between the user's accounts.
  func plainTransfer(isOut: Bool, _ account: String, isCertain: Bool) -> String
  /// "together", before the sum of several figures.
  var plainTogether: String { get }
  /// "with Acme Corporation", the counterparty of a transaction.
  func plainCounterparty(_ name: String) -> String
  /// "balance risen by $120.00", from "risen by $120.00".
  func plainChange(_ moved: String) -> String
  /// "risen by $120.00", "fallen by 4.10"
  func plainMoved(risen: Bool, _ figure: String) -> String
  /// "gone", of an account.
  var plainGone: String { get }
  /// "warning"
  var plainWarning: String { get }
  /// "Amounts and numbers are now masked; mask shows them again."
  func plainMask(isOn: Bool) -> String
  /// "Signs and currencies are now words."
  func plainWords(isOn: Bool) -> String
  /// "minus"
  var plainMinus: String { get }
  /// "plus"
  var plainPlus: String { get }
  /// "US dollars"; nil for a currency without a name in words.
  func plainCurrency(_ code: String) -> String?
}

extension English {
  func names(_ word: PlainCommand) -> [String] {
    switch word {
    case .more: ["more", " "]
    case .repeatLine: ["again", "."]
    case .next: ["down", "next", "j"]
    case .previous: ["up", "previous", "k"]
    case .first: ["first", "top", "g"]
    case .last: ["last", "end", "G"]
    case .section: ["section", "tab"]
    case .open: ["open", "l"]
    case .back: ["back", "esc", "h"]
    case .find: ["find", "/"]
    case .refresh: ["refresh", "r"]
    case .sources: ["sources", "s"]
    case .netWorth: ["worth", "w"]
    case .news: ["news", "c"]
    case .timeline: ["timeline", "t"]
    case .upcoming: ["coming", "f"]
    case .totals: ["totals", "T"]
    case .privacy: ["mask", "p"]
    case .words: ["words"]
    case .help: ["help", "?"]
    case .quit: ["quit", "q"]
    }
  }

  func help(_ word: PlainCommand) -> String {
    switch word {
    case .more: "read on; Enter alone does the same"
    case .repeatLine: "repeat the last line"
    case .next: "the next line"
    case .previous: "the previous line"
    case .first: "the first line"
    case .last: "the last line of the list"
    case .section: "the first line of the next section"
    case .open: "open the last line read; a number opens that line"
    case .back: "back to the previous list"
    case .find: "find coffee: text, amounts and dates, as on the screen"
    case .refresh: "refresh from the sources"
    case .sources: "the sources and their state"
    case .netWorth: "net worth, month by month"
    case .news: "what is new since you last looked"
    case .timeline: "all accounts, month by month and day by day"
    case .upcoming: "what is coming, and what is left before payday"
    case .totals: "totals of this list by counterparty"
    case .privacy: "mask or show amounts and numbers"
    case .words: "write signs and currencies as words or symbols"
    case .help: "this list"
    case .quit: "quit bankey"
    }
  }

  var plainWelcome: String { "Type a number to open that line, help for all commands, quit to leave." }
  func plainPosition(_ first: String, _ last: String, of count: String) -> String {
    "Lines \(first) to \(last) of \(count). Enter reads on."
  }
  var plainEnd: String { "That is all." }
  func plainUnknown(_ typed: String) -> String { "“\(typed)” is not a command here; help lists the commands." }
  var plainNoDetails: String { "This line has no details." }
  var plainAtRoot: String { "These are the accounts: there is nothing to go back to. Type quit to leave." }
  var plainFindHelp: String { "Type what to find: find coffee, find amount>100, find 2026-10-19." }
  var plainNumber: String { "number" }
  var plainAmount: String { "amount" }
  var plainBalanceAfter: String { "balance after it" }
  var plainBalance: String { "balance" }
  func plainRange(_ low: String, _ high: String) -> String { "\(low) to \(high)" }
  func plainStep(isMore: Bool) -> String { isMore ? "more" : "less" }
  func plainTransfer(isOut: Bool, _ account: String, isCertain: Bool) -> String {
    (isCertain ? "" : "probably ") + (isOut ? "to " : "from ") + account
  }
  var plainTogether: String { "together" }
  func plainCounterparty(_ name: String) -> String { "with \(name)" }
  func plainMoved(risen: Bool, _ figure: String) -> String { "\(risen ? "risen" : "fallen") by \(figure)" }
  func plainChange(_ moved: String) -> String { "balance " + moved }
  var plainGone: String { "gone" }
  var plainWarning: String { "warning" }
  func plainMask(isOn: Bool) -> String {
    isOn ? "Amounts and numbers are now masked; mask shows them again." : "Amounts and numbers are shown again."
  }
  func plainWords(isOn: Bool) -> String {
    isOn ? "Signs and currencies are now words." : "Signs and currencies are now symbols."
  }
  var plainMinus: String { "minus" }
  var plainPlus: String { "plus" }
  func plainCurrency(_ code: String) -> String? {
    [
      "USD": "US dollars", "EUR": "euros", "NOK": "Norwegian kroner", "SEK": "Swedish kronor", "DKK": "Danish kroner",
      "GBP": "pounds sterling", "CAD": "Canadian dollars", "AUD": "Australian dollars", "NZD": "New Zealand dollars",
      "CHF": "Swiss francs", "JPY": "Japanese yen", "INR": "Indian rupees", "PLN": "Polish zlotys",
      "CZK": "Czech korunas", "HUF": "Hungarian forints", "BRL": "Brazilian reals", "ISK": "Icelandic kronur",
    ][code]
  }
}

extension Norwegian {
  func names(_ word: PlainCommand) -> [String] {
    switch word {
    case .more: ["mer", " "]
    case .repeatLine: ["igjen", "."]
    case .next: ["ned", "neste", "j"]
    case .previous: ["opp", "forrige", "k"]
    case .first: ["først", "g"]
    case .last: ["sist", "G"]
    case .section: ["seksjon", "tab"]
    case .open: ["åpne", "l"]
    case .back: ["tilbake", "esc", "h"]
    case .find: ["finn", "/"]
    case .refresh: ["oppdater", "r"]
    case .sources: ["kilder", "s"]
    case .netWorth: ["formue", "w"]
    case .news: ["nytt", "c"]
    case .timeline: ["tidslinje", "t"]
    case .upcoming: ["kommer", "f"]
    case .totals: ["summer", "T"]
    case .privacy: ["skjul", "p"]
    case .words: ["ord"]
    case .help: ["hjelp", "?"]
    case .quit: ["avslutt", "q"]
    }
  }

  func help(_ word: PlainCommand) -> String {
    switch word {
    case .more: "les videre; Enter alene gjør det samme"
    case .repeatLine: "gjenta den siste linjen"
    case .next: "neste linje"
    case .previous: "forrige linje"
    case .first: "første linje"
    case .last: "siste linje i listen"
    case .section: "første linje i neste seksjon"
    case .open: "åpne den siste linjen som ble lest; et nummer åpner den linjen"
    case .back: "tilbake til forrige liste"
    case .find: "finn kaffe: tekst, beløp og datoer, som på skjermen"
    case .refresh: "oppdater fra kildene"
    case .sources: "kildene og tilstanden deres"
    case .netWorth: "formuen, måned for måned"
    case .news: "nytt siden sist du så etter"
    case .timeline: "alle kontoer, måned for måned og dag for dag"
    case .upcoming: "det som kommer, og det som er igjen før lønn"
    case .totals: "summer for denne listen per motpart"
    case .privacy: "skjul eller vis beløp og numre"
    case .words: "skriv fortegn og valutaer som ord eller tegn"
    case .help: "denne listen"
    case .quit: "avslutt bankey"
    }
  }

  var plainWelcome: String { "Skriv et nummer for å åpne den linjen, hjelp for alle kommandoer, avslutt for å gå ut." }
  func plainPosition(_ first: String, _ last: String, of count: String) -> String {
    "Linje \(first) til \(last) av \(count). Enter leser videre."
  }
  var plainEnd: String { "Det var alt." }
  func plainUnknown(_ typed: String) -> String { "«\(typed)» er ingen kommando her; hjelp viser kommandoene." }
  var plainNoDetails: String { "Det er ikke mer å vise for denne linjen." }
  var plainAtRoot: String { "Dette er kontoene: det er ingenting å gå tilbake til. Skriv avslutt for å gå ut." }
  var plainFindHelp: String { "Skriv hva du vil finne: finn kaffe, finn beløp>100, finn 2026-10-19." }
  var plainNumber: String { "nummer" }
  var plainAmount: String { "beløp" }
  var plainBalanceAfter: String { "saldo etter den" }
  var plainBalance: String { "saldo" }
  func plainRange(_ low: String, _ high: String) -> String { "\(low) til \(high)" }
  func plainStep(isMore: Bool) -> String { isMore ? "mer" : "mindre" }
  func plainTransfer(isOut: Bool, _ account: String, isCertain: Bool) -> String {
    (isCertain ? "" : "trolig ") + (isOut ? "til " : "fra ") + account
  }
  var plainTogether: String { "til sammen" }
  func plainCounterparty(_ name: String) -> String { "med \(name)" }
  func plainMoved(risen: Bool, _ figure: String) -> String { "\(risen ? "steget" : "falt") med \(figure)" }
  func plainChange(_ moved: String) -> String { "saldoen har " + moved }
  var plainGone: String { "borte" }
  var plainWarning: String { "advarsel" }
  func plainMask(isOn: Bool) -> String {
    isOn ? "Beløp og numre er nå skjult; skjul viser dem igjen." : "Beløp og numre vises igjen."
  }
  func plainWords(isOn: Bool) -> String {
    isOn ? "Fortegn og valutaer er nå ord." : "Fortegn og valutaer er nå tegn."
  }
  var plainMinus: String { "minus" }
  var plainPlus: String { "pluss" }
  func plainCurrency(_ code: String) -> String? {
    [
      "USD": "amerikanske dollar", "EUR": "euro", "NOK": "norske kroner", "SEK": "svenske kroner",
      "DKK": "danske kroner", "GBP": "britiske pund", "CAD": "kanadiske dollar", "AUD": "australske dollar",
      "NZD": "newzealandske dollar", "CHF": "sveitsiske franc", "JPY": "japanske yen", "INR": "indiske rupier",
      "PLN": "polske zloty", "CZK": "tsjekkiske koruna", "HUF": "ungarske forinter", "BRL": "brasilianske real",
      "ISK": "islandske kroner",
    ][code]
  }
}
