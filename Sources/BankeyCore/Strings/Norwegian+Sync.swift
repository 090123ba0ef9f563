extension Norwegian {
  var noSuchSource: String { "Det finnes ingen kilde med det navnet." }
  func sourceIsTaken(_ name: String) -> String {
    "Det finnes en kilde som heter \(name) allerede. Gi denne et annet “name”."
  }
  var nothingToAsk: String {
    "Ingen bank er koblet til: kontoene kommer fra kontoutskrifter. Hent nyere filer fra banken og kjør `bankey import`."
  }
  func askedTooOften(until moment: String) -> String { "Den er spurt for ofte, og kan spørres igjen fra \(moment)." }
  func notAsked(left: Int, of allowed: Int, until end: String) -> String {
    "Bare \(left) av \(allowed) kall er igjen til \(end), så den ble ikke spurt."
      + " `bankey refresh --force` spør den likevel."
  }
  func asked(_ times: Int, since start: String, until end: String) -> String {
    "Den er spurt \(times) ganger siden \(start), og kan spørres igjen fra \(end)."
  }
  func atWork(_ holder: String?, since start: String, asksBanks: Bool) -> String {
    let work = asksBanks ? "spør bankene" : "skriver til databasen"
    return holder.map { "\($0), siden \(start), \(work)" } ?? "En annen bankey-sync \(work)"
  }
  func tooLongAtWork(_ sentence: String) -> String { sentence + "; prøv igjen når den er ferdig." }
  func unopenedLock(_ path: String, _ reason: String) -> String { "Låsefilen \(path) kan ikke åpnes: \(reason)." }
  func lockIsNoFile(_ path: String) -> String { "\(path) er ikke en vanlig fil og kan derfor ikke være låsen." }
  func syncNotStarted(_ reason: String) -> String { "bankey-sync kunne ikke startes: \(reason)." }
  func restored(kept: String?) -> String {
    let words = "Sikkerhetskopien er databasen nå."
    return kept.map { words + " Det som var der før, ligger i \(PlainText.cleaned($0))." } ?? words
  }
  func secretIsInFile(_ folder: String) -> String {
    """
    Hemmeligheten ligger i en fil som bare du kan lese, i \(folder). Den er ikke kryptert: den som får en kopi av filene \
    dine, har den. En nøkkelring eller en kommando som `pass` tar bedre vare på den.
    """
  }
  var claimStopped: String {
    "Stoppet mens oppsettkoden ble vekslet inn. Prøv den igjen; hvis den blir avvist, lag en ny."
  }
  func secretNotRemoved(_ reason: String) -> String { "Hemmeligheten kunne ikke fjernes. \(reason)" }
  func unreadableFile(_ reason: String) -> String { "Filen kan ikke leses: \(reason)." }
  var fileIsTooLarge: String { "Filen er større enn 512 MB; det er ingen kontoutskrift." }
  func unreadableSetup(_ reason: String) -> String { "Oppsettet kan ikke leses: \(reason)." }
  var setupIsTooLong: String { "Oppsettet er for langt." }
  var notStatement: String { "Dette er ikke en kontoutskrift, så filen ble hoppet over." }
  var nothingInFolders: String { "Det er ingenting å importere: Disse mappene har ingen filer." }
  var joinsNothing: String { "Konfigurasjonen slår ikke sammen noen av kontoene som finnes." }
  var fileIsAnother: String {
    "Filen er endret siden forhåndsvisningen, så ingenting ble importert. Vis den på nytt."
  }
  func unreadableInbox(_ reason: String) -> String { "Denne mappen i innboksen kan ikke leses: \(reason)." }
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String {
    "Kontoen \(name) \(isPreview ? "blir" : "er nå") den samme som \(other): Av de \(transactions) transaksjonene har begge \(shared)."
  }
  func joinBackup(_ path: String) -> String { "Databasen slik den var før, ligger i \(path)." }
  func joinedRows(_ name: String) -> String { "same_as for \(name)" }
  func notRemembered(_ reason: String) -> String { "Svarene kunne ikke skrives til konfigurasjonen: \(reason)." }
  var noMemoryForPreview: String { "Det er ikke nok minne til en forhåndsvisning." }
  var nothingToMigrate: String { "Det finnes ingen database ennå, så det er ingenting å oppdatere." }
  func claimedInVain(_ reason: String) -> String {
    "Koden er brukt opp, men det den ga, kunne ikke lagres. \(reason) Rett dette, slå av denne tilgangen der du fikk"
      + " koden, lag en ny kode der, og kjør `bankey source add` igjen."
  }
  func claimedWithoutRow(_ reason: String?) -> String {
    (reason.map { $0 + " " } ?? "")
      + "Koden er brukt opp, og det den ga, er lagret. Rett dette, og legg til kilden med hemmeligheten som er der:"
      + #" echo '{"type":"simplefin","secret":"file"}' | bankey source add --from -"#
  }
  func noRoom(in folder: String, _ reason: String) -> String {
    "Ingenting kan lagres i \(folder): \(reason). Koden er ikke brukt."
  }
}
