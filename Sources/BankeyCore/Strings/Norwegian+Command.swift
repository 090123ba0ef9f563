extension Norwegian {
  var keys: String { "Taster" }

  var mouse: [(gesture: String, action: String)] {
    [("hjul", "rull"), ("klikk", "velg, en gang til åpner"), ("Shift", "merk tekst, slik terminalen gjør")]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .row: "en rad"
    case .page: "en side"
    case .halfPage: "en halv side"
    case .end: "til første og siste rad"
    case .section: "til forrige og neste seksjon"
    case .open: "åpne det som er valgt"
    case .back: "gå tilbake"
    case .leave: "lukk, gå tilbake, stopp oppdatering"
    case .refresh: "oppdater fra kildene"
    case .netWorth: "formuen over tid"
    case .export: "skriv det som vises til en fil"
    case .delete: "slett transaksjonen"
    case .undo: "hent tilbake det slettede, opphev en kobling"
    case .density: "automatiske, romslige eller tette rader"
    case .privacy: "skjul beløp og numre, eller vis dem"
    case .peek: "kikk på den valgte raden når alt er skjult"
    case .grouping: "etter bokført eller reservert dag"
    case .runningBalance: "saldoen etter hver transaksjon"
    case .chartRange: "hvor langt tilbake grafen går"
    case .copyAmount: "kopier saldoen eller beløpet"
    case .copyNumber: "kopier nummeret eller id-en"
    case .sources: "kildene, og hvordan det står til med dem"
    case .lock: "lås skjermen"
    case .mouse: "mus på eller av"
    case .demo: "se deg om i demobanken"
    case .importFiles: "åpne kontoutskrifter"
    case .addSource: "koble til en bank"
    case .find: "finn tekst, beløp, datoer"
    case .match: "forrige og neste treff"
    case .help: "denne hjelpen"
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
    case .open: "åpne"
    case .back: "tilbake"
    case .leave: "tilbake"
    case .refresh: "oppdater"
    case .netWorth: "formue"
    case .export: "eksport"
    case .delete: "slett"
    case .undo: "angre"
    case .density: "tetthet"
    case .privacy: "skjul"
    case .peek: "kikk"
    case .grouping: "dager"
    case .runningBalance: "saldo"
    case .chartRange: "graf"
    case .copyAmount: "kopier"
    case .copyNumber: "kopier nummer"
    case .sources: "kilder"
    case .lock: "lås"
    case .mouse: "mus"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "koble til"
    case .find: "finn"
    case .match: "treff"
    case .help: "hjelp"
    case .quit: "avslutt"
    case .quitNow: "avslutt"
    case .suspend: "bakgrunn"
    case .repaint: "tegn"
    }
  }
}
