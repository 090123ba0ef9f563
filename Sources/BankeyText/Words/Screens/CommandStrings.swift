import BankeyModel

/// A command of the terminal app. Every language has texts for it in help and in the status line.
public enum Command: CaseIterable, Hashable, Sendable {
  case row, page, halfPage, end, section, month
  case open, openOtherSide, back, leave
  case refresh, netWorth, news, timeline, narrow, upcoming, dismiss, export, delete, undo, density, pane, privacy, peek
  case grouping, runningBalance, chartRange, chartDay, neighbor, counterparties
  case copyAmount, copyField, copyNumber, mouse
  case lock, sources
  case changeAccount, rename, sortOrder, stateBalance
  case testSource, reconnectSource, removeSource
  case demo, importFiles, addSource
  case accept, cancel, filter, sayColumns, skipRows
  case find, match
  case help, palette, quit, quitNow, suspend, repaint
}

extension Command {
  /// The command's name in the config: `net_worth`.
  public var name: String {
    "\(self)".reduce(into: "") { name, letter in name += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }
}

/// A key binding in the config.
public struct KeySetting: Hashable, Sendable {
  /// The name of the command.
  public var command: String
  /// The names of the keys.
  public var keys: [String]
  /// The line in the config, from 1.
  public var line: Int

  /// Creates a key binding.
  public init(command: String, keys: [String], line: Int) {
    (self.command, self.keys, self.line) = (command, keys, line)
  }
}

/// The reason why a key binding is ignored.
public enum KeyError: Error, Hashable, Sendable {
  /// No command has that name.
  case noCommand(KeySetting)
  /// The keys of movements and those that work on every terminal cannot be changed.
  case isFixed(KeySetting)
  /// The name is not a key, or a key needed for typing text or numbers.
  case noKey(KeySetting, String)
  /// Another command has that key on the same screen.
  case isTaken(KeySetting, key: String, by: Command)
}

/// The texts of keys.
public protocol CommandStrings: Sendable {
  /// "Keys", above the list of all keys.
  var keys: String { get }
  /// "Commands", above the list of all commands.
  var commands: String { get }
  /// The description of a command in help: "refresh from the sources".
  func help(_ command: Command) -> String
  /// The description of a command in a word, for the status line: "refresh".
  func hint(_ command: Command) -> String
  /// "x does nothing here, ? lists the keys"
  func unknownKey(_ key: String) -> String
  /// "no such command"
  var noCommand: String { get }
  /// The gestures of the mouse and their effects, for help.
  var mouse: [(gesture: String, action: String)] { get }
}

extension English {
  var keys: String { "Keys" }
  var commands: String { "Commands" }
  var noCommand: String { "no such command" }

  func unknownKey(_ key: String) -> String { "\(key) does nothing here; ? lists the keys" }

  var mouse: [(gesture: String, action: String)] {
    [
      ("wheel", "scroll"), ("click", "select; click again to open"), ("right click", "go back"),
      ("Shift", "select text in the terminal"),
    ]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .row: "by row"
    case .page: "by page"
    case .halfPage: "by half a page"
    case .end: "to the first or last row"
    case .section: "to the previous or next section"
    case .month: "to the next or previous month"
    case .open: "open the selected row"
    case .openOtherSide: "open the other side of a transfer"
    case .back: "go back"
    case .leave: "close, go back or stop a refresh"
    case .refresh: "refresh from the sources"
    case .netWorth: "net worth over time"
    case .news: "what is new since you last looked"
    case .timeline: "all accounts by day"
    case .narrow: "show only some accounts, or all"
    case .upcoming: "what is coming, and what is left before payday"
    case .dismiss: "leave out a recurring payment"
    case .export: "export what is shown to a file"
    case .delete: "delete the transaction"
    case .undo: "undo a deletion, name, match, transfer or import"
    case .density: "automatic, comfortable or compact rows"
    case .pane: "show the selected account beside the list, from 120 columns"
    case .privacy: "mask or show amounts and numbers"
    case .peek: "peek at the selected row while masked"
    case .grouping: "group by booked or authorized date"
    case .runningBalance: "show the balance after each transaction"
    case .chartRange: "change how far back the chart goes"
    case .chartDay: "pick a day on the chart and go to it"
    case .neighbor: "previous and next transaction"
    case .counterparties: "totals by counterparty"
    case .copyAmount: "copy the balance or amount"
    case .copyField: "copy the selected line's value"
    case .copyNumber: "copy the number or id"
    case .sources: "the sources and their state"
    case .testSource: "test the source"
    case .reconnectSource: "reconnect the source"
    case .removeSource: "remove the source"
    case .changeAccount: "change the account's name, kind, order or visibility"
    case .rename: "give the payee, account or source your own name"
    case .sortOrder: "reorder the accounts"
    case .stateBalance: "set the balance of an account that has none"
    case .lock: "lock the screen"
    case .mouse: "mouse on or off"
    case .demo: "try the demo bank"
    case .importFiles: "open statement files"
    case .addSource: "connect a bank"
    case .accept: "import what is shown"
    case .cancel: "leave without importing"
    case .filter: "show only new rows, or all"
    case .sayColumns: "tell bankey what each column contains"
    case .skipRows: "skip rows with this text: they are not transactions"
    case .find: "find text, amounts or dates"
    case .match: "previous and next match"
    case .help: "this help"
    case .palette: "every command by name"
    case .quit: "go back, or quit bankey"
    case .quitNow: "quit bankey at once"
    case .suspend: "suspend; fg resumes"
    case .repaint: "repaint the screen"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .row: "move"
    case .page: "page"
    case .halfPage: "half"
    case .end: "ends"
    case .section: "section"
    case .month: "month"
    case .open: "open"
    case .openOtherSide: "other side"
    case .back: "back"
    case .leave: "back"
    case .refresh: "refresh"
    case .netWorth: "net worth"
    case .news: "what is new"
    case .timeline: "timeline"
    case .narrow: "only"
    case .upcoming: "what is coming"
    case .dismiss: "leave out"
    case .export: "export"
    case .delete: "delete"
    case .undo: "undo"
    case .density: "density"
    case .pane: "pane"
    case .privacy: "mask"
    case .peek: "peek"
    case .grouping: "dates"
    case .runningBalance: "balance"
    case .chartRange: "chart"
    case .chartDay: "pick a day"
    case .neighbor: "next"
    case .counterparties: "totals"
    case .copyAmount: "copy"
    case .copyField: "copy"
    case .copyNumber: "copy number"
    case .sources: "sources"
    case .testSource: "test"
    case .reconnectSource: "reconnect"
    case .removeSource: "remove"
    case .changeAccount: "change"
    case .rename: "name"
    case .sortOrder: "order"
    case .stateBalance: "balance"
    case .lock: "lock"
    case .mouse: "mouse"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "connect"
    case .accept: "import"
    case .cancel: "cancel"
    case .filter: "only new"
    case .sayColumns: "columns"
    case .skipRows: "leave out"
    case .find: "find"
    case .match: "match"
    case .help: "help"
    case .palette: "commands"
    case .quit: "quit"
    case .quitNow: "quit"
    case .suspend: "suspend"
    case .repaint: "repaint"
    }
  }
}

extension Norwegian {
  var keys: String { "Taster" }
  var commands: String { "Kommandoer" }
  var noCommand: String { "ingen slik kommando" }

  func unknownKey(_ key: String) -> String { "\(key) gjør ingenting her; ? viser tastene" }

  var mouse: [(gesture: String, action: String)] {
    [
      ("hjul", "rull"), ("klikk", "velg; klikk igjen for å åpne"), ("høyreklikk", "gå tilbake"),
      ("Shift", "merk tekst i terminalen"),
    ]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .row: "en rad"
    case .page: "en side"
    case .halfPage: "en halv side"
    case .end: "til første eller siste rad"
    case .section: "til forrige eller neste seksjon"
    case .month: "til neste eller forrige måned"
    case .open: "åpne den valgte raden"
    case .openOtherSide: "åpne den andre siden av en overføring"
    case .back: "gå tilbake"
    case .leave: "lukk, gå tilbake eller stopp oppdatering"
    case .refresh: "oppdater fra kildene"
    case .netWorth: "formuen over tid"
    case .news: "nytt siden sist du så etter"
    case .timeline: "alle kontoer dag for dag"
    case .narrow: "vis bare noen kontoer, eller alle"
    case .upcoming: "det som kommer, og det som er igjen før lønn"
    case .dismiss: "utelat en fast betaling"
    case .export: "eksporter det som vises, til en fil"
    case .delete: "slett transaksjonen"
    case .undo: "angre sletting, navn, kobling, overføring eller import"
    case .density: "automatiske, romslige eller tette rader"
    case .pane: "vis den valgte kontoen ved siden av listen, fra 120 kolonner"
    case .privacy: "skjul eller vis beløp og numre"
    case .peek: "kikk på den valgte raden når alt er skjult"
    case .grouping: "grupper etter bokført eller reservert dato"
    case .runningBalance: "vis saldoen etter hver transaksjon"
    case .chartRange: "endre hvor langt tilbake grafen går"
    case .chartDay: "velg en dag på grafen og gå til den"
    case .neighbor: "forrige og neste transaksjon"
    case .counterparties: "summer per motpart"
    case .copyAmount: "kopier saldoen eller beløpet"
    case .copyField: "kopier verdien på den valgte linjen"
    case .copyNumber: "kopier nummeret eller id-en"
    case .sources: "kildene og tilstanden deres"
    case .testSource: "test kilden"
    case .reconnectSource: "koble til kilden igjen"
    case .removeSource: "fjern kilden"
    case .changeAccount: "endre navn, type eller rekkefølge, eller skjul kontoen"
    case .rename: "gi mottakeren, kontoen eller kilden et eget navn"
    case .sortOrder: "endre rekkefølgen på kontoene"
    case .stateBalance: "angi saldoen på en konto uten saldo"
    case .lock: "lås skjermen"
    case .mouse: "mus på eller av"
    case .demo: "prøv demobanken"
    case .importFiles: "åpne kontoutskrifter"
    case .addSource: "koble til en bank"
    case .accept: "importer det som vises"
    case .cancel: "gå ut uten å importere"
    case .filter: "vis bare nye rader, eller alle"
    case .sayColumns: "angi hva hver kolonne inneholder"
    case .skipRows: "hopp over rader med denne teksten: de er ikke transaksjoner"
    case .find: "finn tekst, beløp eller datoer"
    case .match: "forrige og neste treff"
    case .help: "denne hjelpen"
    case .palette: "alle kommandoer med navn"
    case .quit: "gå tilbake, eller avslutt bankey"
    case .quitNow: "avslutt bankey med en gang"
    case .suspend: "legg i bakgrunnen; fg henter tilbake"
    case .repaint: "tegn skjermen på nytt"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .row: "flytt"
    case .page: "side"
    case .halfPage: "halv"
    case .end: "ender"
    case .section: "seksjon"
    case .month: "måned"
    case .open: "åpne"
    case .openOtherSide: "andre side"
    case .back: "tilbake"
    case .leave: "tilbake"
    case .refresh: "oppdater"
    case .netWorth: "formue"
    case .news: "hva er nytt"
    case .timeline: "tidslinje"
    case .narrow: "bare"
    case .upcoming: "hva kommer"
    case .dismiss: "utelat"
    case .export: "eksport"
    case .delete: "slett"
    case .undo: "angre"
    case .density: "tetthet"
    case .pane: "rute"
    case .privacy: "skjul"
    case .peek: "kikk"
    case .grouping: "dager"
    case .runningBalance: "saldo"
    case .chartRange: "graf"
    case .chartDay: "velg en dag"
    case .neighbor: "neste"
    case .counterparties: "summer"
    case .copyAmount: "kopier"
    case .copyField: "kopier"
    case .copyNumber: "kopier nummer"
    case .sources: "kilder"
    case .testSource: "prøv"
    case .reconnectSource: "koble igjen"
    case .removeSource: "fjern"
    case .changeAccount: "endre"
    case .rename: "navn"
    case .sortOrder: "rekkefølge"
    case .stateBalance: "saldo"
    case .lock: "lås"
    case .mouse: "mus"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "koble til"
    case .accept: "importer"
    case .cancel: "avbryt"
    case .filter: "bare nytt"
    case .sayColumns: "kolonner"
    case .skipRows: "utelat"
    case .find: "finn"
    case .match: "treff"
    case .help: "hjelp"
    case .palette: "kommandoer"
    case .quit: "avslutt"
    case .quitNow: "avslutt"
    case .suspend: "bakgrunn"
    case .repaint: "tegn"
    }
  }
}
