import BankeyModel

/// A command of the terminal app. Every language has texts for it in help and in the status line.
public enum Command: CaseIterable, Hashable, Sendable {
  case row, page, halfPage, end, section, currency, month
  case open, openOtherSide, back, leave
  case refresh, netWorth, news, timeline, narrow, upcoming, dismiss, export, delete, undo, density, pane, privacy, peek
  case grouping, runningBalance, chartRange, chartDay, neighbor, counterparties
  case copyAmount, copyField, copyNumber, mouse
  case lock, sources
  case changeAccount, rename, sortOrder, stateBalance
  case testSource, reconnectSource, removeSource
  case demo, importFiles, addSource
  case accept, cancel, filter, describeColumns, skipRows
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

/// The texts of commands.
public protocol CommandStrings: Sendable {
  /// The description of a command in a word, for the status line, and in help: "refresh", "refresh from the sources".
  func words(_ command: Command) -> (hint: String, help: String)
}

extension CommandStrings {
  /// The description of a command in help: "refresh from the sources".
  public func help(_ command: Command) -> String { words(command).help }

  /// The description of a command in a word, for the status line: "refresh".
  public func hint(_ command: Command) -> String { words(command).hint }
}

extension English {
  func words(_ command: Command) -> (hint: String, help: String) {
    switch command {
    case .row: ("move", "by row")
    case .page: ("page", "by page")
    case .halfPage: ("half", "by half a page")
    case .end: ("ends", "to the first or last row")
    case .section: ("section", "to the previous or next section")
    case .currency: ("currency", "to the previous or next currency")
    case .month: ("month", "to the next or previous month")
    case .open: ("open", "open the selected row")
    case .openOtherSide: ("other side", "open the other side of a transfer")
    case .back: ("back", "go back")
    case .leave: ("back", "close, go back or stop a refresh")
    case .refresh: ("refresh", "refresh from the sources")
    case .netWorth: ("net worth", "net worth over time")
    case .news: ("what is new", "what is new since you last looked")
    case .timeline: ("timeline", "all accounts by day")
    case .narrow: ("accounts", "choose which accounts to show")
    case .upcoming: ("what is coming", "what is coming, and what is left before payday")
    case .dismiss: ("leave out", "leave out a recurring payment")
    case .export: ("export", "export what is shown to a file")
    case .delete: ("delete", "delete the transaction")
    case .undo: ("undo", "undo a deletion, name, match, transfer or import")
    case .density: ("density", "automatic, comfortable or compact rows")
    case .pane: ("pane", "show details beside the list, from 120 columns")
    case .privacy: ("mask", "mask or show amounts and numbers")
    case .peek: ("peek", "peek at the selected row while masked")
    case .grouping: ("dates", "group by booked or authorized date")
    case .runningBalance: ("balance", "show the balance after each transaction")
    case .chartRange: ("chart", "change how far back the chart goes")
    case .chartDay: ("pick a day", "pick a day on the chart and go to it")
    case .neighbor: ("next", "previous and next transaction")
    case .counterparties: ("totals", "totals by counterparty")
    case .copyAmount: ("copy", "copy the balance or amount")
    case .copyField: ("copy", "copy the selected line's value")
    case .copyNumber: ("copy number", "copy the number or id")
    case .sources: ("sources", "the sources and their state")
    case .testSource: ("test", "test the source")
    case .reconnectSource: ("reconnect", "reconnect the source")
    case .removeSource: ("remove", "remove the source")
    case .changeAccount: ("change", "change the account's name, kind, order or visibility")
    case .rename: ("name", "give the payee, account or source your own name")
    case .sortOrder: ("order", "reorder the accounts")
    case .stateBalance: ("balance", "set the balance of an account that has none")
    case .lock: ("lock", "lock the screen")
    case .mouse: ("mouse", "mouse on or off")
    case .demo: ("demo", "try the demo bank")
    case .importFiles: ("import", "open statement files")
    case .addSource: ("connect", "connect a bank")
    case .accept: ("import", "import what is shown")
    case .cancel: ("cancel", "leave without importing")
    case .filter: ("only new", "show only new rows, or all")
    case .describeColumns: ("columns", "tell bankey what each column contains")
    case .skipRows: ("leave out", "skip rows with this text: they are not transactions")
    case .find: ("find", "find text, amounts or dates")
    case .match: ("match", "previous and next match")
    case .help: ("help", "this help")
    case .palette: ("commands", "every command by name")
    case .quit: ("quit", "go back, or quit bankey")
    case .quitNow: ("quit", "quit bankey at once")
    case .suspend: ("suspend", "suspend; fg resumes")
    case .repaint: ("repaint", "repaint the screen")
    }
  }
}

extension Norwegian {
  func words(_ command: Command) -> (hint: String, help: String) {
    switch command {
    case .row: ("flytt", "en rad")
    case .page: ("side", "en side")
    case .halfPage: ("halv", "en halv side")
    case .end: ("ender", "til første eller siste rad")
    case .section: ("seksjon", "til forrige eller neste seksjon")
    case .currency: ("valuta", "til forrige eller neste valuta")
    case .month: ("måned", "til neste eller forrige måned")
    case .open: ("åpne", "åpne den valgte raden")
    case .openOtherSide: ("andre side", "åpne den andre siden av en overføring")
    case .back: ("tilbake", "gå tilbake")
    case .leave: ("tilbake", "lukk, gå tilbake eller stopp oppdatering")
    case .refresh: ("oppdater", "oppdater fra kildene")
    case .netWorth: ("formue", "formuen over tid")
    case .news: ("hva er nytt", "nytt siden sist du så etter")
    case .timeline: ("tidslinje", "alle kontoer dag for dag")
    case .narrow: ("kontoer", "vis bare noen kontoer, eller alle")
    case .upcoming: ("hva kommer", "det som kommer, og det som er igjen før lønn")
    case .dismiss: ("utelat", "utelat en fast betaling")
    case .export: ("eksport", "eksporter det som vises, til en fil")
    case .delete: ("slett", "slett transaksjonen")
    case .undo: ("angre", "angre sletting, navn, kobling, overføring eller import")
    case .density: ("tetthet", "automatiske, romslige eller tette rader")
    case .pane: ("rute", "vis det valgte ved siden av listen, fra 120 kolonner")
    case .privacy: ("skjul", "skjul eller vis beløp og numre")
    case .peek: ("kikk", "kikk på den valgte raden når alt er skjult")
    case .grouping: ("dager", "grupper etter bokført eller reservert dato")
    case .runningBalance: ("saldo", "vis saldoen etter hver transaksjon")
    case .chartRange: ("graf", "endre hvor langt tilbake grafen går")
    case .chartDay: ("velg en dag", "velg en dag på grafen og gå til den")
    case .neighbor: ("neste", "forrige og neste transaksjon")
    case .counterparties: ("summer", "summer per motpart")
    case .copyAmount: ("kopier", "kopier saldoen eller beløpet")
    case .copyField: ("kopier", "kopier verdien på den valgte linjen")
    case .copyNumber: ("kopier nummer", "kopier nummeret eller id-en")
    case .sources: ("kilder", "kildene og tilstanden deres")
    case .testSource: ("prøv", "test kilden")
    case .reconnectSource: ("koble igjen", "koble til kilden igjen")
    case .removeSource: ("fjern", "fjern kilden")
    case .changeAccount: ("endre", "endre navn, type eller rekkefølge, eller skjul kontoen")
    case .rename: ("navn", "gi mottakeren, kontoen eller kilden et eget navn")
    case .sortOrder: ("rekkefølge", "endre rekkefølgen på kontoene")
    case .stateBalance: ("saldo", "angi saldoen på en konto uten saldo")
    case .lock: ("lås", "lås skjermen")
    case .mouse: ("mus", "mus på eller av")
    case .demo: ("demo", "prøv demobanken")
    case .importFiles: ("import", "åpne kontoutskrifter")
    case .addSource: ("koble til", "koble til en bank")
    case .accept: ("importer", "importer det som vises")
    case .cancel: ("avbryt", "gå ut uten å importere")
    case .filter: ("bare nytt", "vis bare nye rader, eller alle")
    case .describeColumns: ("kolonner", "angi hva hver kolonne inneholder")
    case .skipRows: ("utelat", "hopp over rader med denne teksten: de er ikke transaksjoner")
    case .find: ("finn", "finn tekst, beløp eller datoer")
    case .match: ("treff", "forrige og neste treff")
    case .help: ("hjelp", "denne hjelpen")
    case .palette: ("kommandoer", "alle kommandoer med navn")
    case .quit: ("avslutt", "gå tilbake, eller avslutt bankey")
    case .quitNow: ("avslutt", "avslutt bankey med en gang")
    case .suspend: ("bakgrunn", "legg i bakgrunnen; fg henter tilbake")
    case .repaint: ("tegn", "tegn skjermen på nytt")
    }
  }
}
