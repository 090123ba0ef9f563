extension Norwegian {
  var keys: String { "Taster" }

  var mouse: [(gesture: String, action: String)] {
    [("hjul", "rull"), ("klikk", "velg, en gang til åpner"), ("Shift", "merk tekst, slik terminalen gjør")]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .up: "en rad opp"
    case .down: "en rad ned"
    case .pageUp: "en side opp"
    case .pageDown: "en side ned"
    case .halfPageUp: "en halv side opp"
    case .halfPageDown: "en halv side ned"
    case .first: "første rad"
    case .last: "siste rad"
    case .nextSection: "neste seksjon"
    case .previousSection: "forrige seksjon"
    case .open: "åpne det som er valgt"
    case .back: "gå tilbake"
    case .leave: "lukk, gå tilbake, stopp oppdatering"
    case .refresh: "oppdater fra kildene"
    case .repaint: "tegn skjermen på nytt"
    case .density: "automatiske, romslige eller tette rader"
    case .demo: "se deg om i demobanken"
    case .importFiles: "åpne kontoutskrifter"
    case .addSource: "koble til en bank"
    case .help: "denne hjelpen"
    case .quit: "gå tilbake, eller avslutt bankey"
    case .quitNow: "avslutt bankey med en gang"
    case .suspend: "legg i bakgrunnen, fg henter tilbake"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .up, .down: "flytt"
    case .pageUp, .pageDown, .halfPageUp, .halfPageDown: "side"
    case .first, .last: "ender"
    case .nextSection, .previousSection: "seksjon"
    case .open: "åpne"
    case .back, .leave: "tilbake"
    case .refresh: "oppdater"
    case .repaint: "tegn"
    case .density: "tetthet"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "koble til"
    case .help: "hjelp"
    case .quit, .quitNow: "avslutt"
    case .suspend: "bakgrunn"
    }
  }
}
