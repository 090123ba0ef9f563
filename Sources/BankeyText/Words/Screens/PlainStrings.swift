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
  /// The help text of a command.
  func help(_ word: PlainCommand) -> String
  /// The introduction: "Type a number to open it, help for all words, quit to leave."
  var plainWelcome: String { get }
  /// "Lines 1 to 20 of 412. Enter reads on."
  func plainPosition(_ first: String, _ last: String, of count: String) -> String
  /// "That is all."
  var plainEnd: String { get }
  /// "There is nothing behind “x”: type help."
  func plainUnknown(_ typed: String) -> String
  /// "This line cannot be opened."
  var plainNotOpened: String { get }
  /// "There is nothing to go back to; quit leaves."
  var plainAtRoot: String { get }
  /// "What do you want to find? find coffee"
  var plainFindWhat: String { get }
  /// "number", before that of an account.
  var plainNumber: String { get }
  /// "amount", before a figure.
  var plainAmount: String { get }
  /// "balance after it", before a figure.
  var plainBalanceAfter: String { get }
  /// "together", before the sum of several figures.
  var plainTogether: String { get }
  /// "with", before the counterparty of a transaction.
  func plainCounterparty(_ name: String) -> String
  /// "balance risen by 120.00", a change of an account.
  func plainChange(risen: Bool, _ figure: String) -> String
  /// "new", "gone", of an account.
  var plainGone: String { get }
  /// "warning"
  var plainWarning: String { get }
  /// "Words for signs and currencies are on."
  func plainWords(isOn: Bool) -> String
  /// "minus"
  var plainMinus: String { get }
  /// "plus"
  var plainPlus: String { get }
  /// "US dollars"; nil for a currency without a name here.
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
    case .repeatLine: "the last line again"
    case .next: "the next line"
    case .previous: "the line before"
    case .first: "the first line"
    case .last: "the last line of the list"
    case .section: "the first line of the next section"
    case .open: "open the line that was read last; a number opens that one"
    case .back: "back to the list before"
    case .find: "find coffee: text, amounts and dates, as on the screen"
    case .refresh: "ask the sources for news"
    case .sources: "the sources and their state"
    case .netWorth: "net worth, month by month"
    case .news: "what is new since you last looked"
    case .timeline: "all accounts, month by month and day by day"
    case .upcoming: "what is coming, and what is left before payday"
    case .totals: "what is listed, added up by counterparty"
    case .privacy: "mask amounts and numbers, or say them"
    case .words: "signs and currencies in words, or as signs"
    case .help: "this list"
    case .quit: "leave bankey"
    }
  }

  var plainWelcome: String { "Type a number to open that line, help for all words, quit to leave." }
  func plainPosition(_ first: String, _ last: String, of count: String) -> String {
    "Lines \(first) to \(last) of \(count). Enter reads on."
  }
  var plainEnd: String { "That is all." }
  func plainUnknown(_ typed: String) -> String { "“\(typed)” means nothing here; help lists the words." }
  var plainNotOpened: String { "There is nothing more behind this line." }
  var plainAtRoot: String { "These are the accounts, there is nothing to go back to; quit leaves." }
  var plainFindWhat: String { "Say what to find: find coffee, find amount>100, find 2026-10-19." }
  var plainNumber: String { "number" }
  var plainAmount: String { "amount" }
  var plainBalanceAfter: String { "balance after it" }
  var plainTogether: String { "together" }
  func plainCounterparty(_ name: String) -> String { "with \(name)" }
  func plainChange(risen: Bool, _ figure: String) -> String { "balance \(risen ? "risen" : "fallen") by \(figure)" }
  var plainGone: String { "gone" }
  var plainWarning: String { "warning" }
  func plainWords(isOn: Bool) -> String {
    isOn ? "Signs and currencies are words now." : "Signs and currencies are signs again."
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
    case .repeatLine: "den siste linjen igjen"
    case .next: "neste linje"
    case .previous: "linjen før"
    case .first: "første linje"
    case .last: "siste linje i listen"
    case .section: "første linje i neste seksjon"
    case .open: "åpne linjen som sist ble lest; et nummer åpner den"
    case .back: "tilbake til listen før"
    case .find: "finn kaffe: tekst, beløp og datoer, som på skjermen"
    case .refresh: "spør kildene om nytt"
    case .sources: "kildene og hvordan de virker"
    case .netWorth: "formuen, måned for måned"
    case .news: "nytt siden du sist så etter"
    case .timeline: "alle kontoer, måned for måned og dag for dag"
    case .upcoming: "det som kommer, og det som er igjen før lønn"
    case .totals: "det som er listet, summert per motpart"
    case .privacy: "skjul beløp og numre, eller si dem"
    case .words: "fortegn og valutaer i ord, eller som tegn"
    case .help: "denne listen"
    case .quit: "avslutt bankey"
    }
  }

  var plainWelcome: String { "Skriv et nummer for å åpne den linjen, hjelp for alle ord, avslutt for å gå." }
  func plainPosition(_ first: String, _ last: String, of count: String) -> String {
    "Linje \(first) til \(last) av \(count). Enter leser videre."
  }
  var plainEnd: String { "Det var alt." }
  func plainUnknown(_ typed: String) -> String { "«\(typed)» betyr ingenting her; hjelp viser ordene." }
  var plainNotOpened: String { "Det er ikke mer bak denne linjen." }
  var plainAtRoot: String { "Dette er kontoene, det er ingenting å gå tilbake til; avslutt går ut." }
  var plainFindWhat: String { "Si hva som skal finnes: finn kaffe, finn amount>100, finn 2026-10-19." }
  var plainNumber: String { "nummer" }
  var plainAmount: String { "beløp" }
  var plainBalanceAfter: String { "saldo etter den" }
  var plainTogether: String { "til sammen" }
  func plainCounterparty(_ name: String) -> String { "med \(name)" }
  func plainChange(risen: Bool, _ figure: String) -> String { "saldoen har \(risen ? "steget" : "falt") med \(figure)" }
  var plainGone: String { "borte" }
  var plainWarning: String { "advarsel" }
  func plainWords(isOn: Bool) -> String {
    isOn ? "Fortegn og valutaer er ord nå." : "Fortegn og valutaer er tegn igjen."
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
