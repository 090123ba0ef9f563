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
}
