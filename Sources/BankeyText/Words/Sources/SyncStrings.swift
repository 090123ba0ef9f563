import BankeyModel

/// The messages of `bankey-sync` itself.
public protocol SyncStrings: Sendable {
  /// "There is no source of that name."
  var noSuchSource: String { get }
  /// The message that a source has that name already, and what to do.
  func sourceIsTaken(_ name: String) -> String
  /// The message that no bank is connected, and what to do.
  var nothingToAsk: String { get }
  /// The message that a source was called too often and rests until a time.
  func askedTooOften(until moment: String) -> String
  /// The message that a source was not asked because few calls are left, and how to ask it anyway.
  func notAsked(left: Int, of allowed: Int, until end: String) -> String
  /// The number of calls made to a source, and when it may be called again.
  func asked(_ times: Int, since start: String, until end: String) -> String
  /// "bankey-sync refresh, pid 4711, since 09:00, is asking the banks". `holder` is nil when the process is not known
  /// yet.
  func atWork(_ holder: String?, since start: String, asksBanks: Bool) -> String
  /// The same, with the message that it took too long.
  func tooLongAtWork(_ sentence: String) -> String
  /// The message that bankey-sync could not be started, with the reason.
  func syncNotStarted(_ reason: String) -> String
  /// The message that a backup replaced the database, with the path of the previous one; nil when there was none.
  func restored(kept: String?) -> String
  /// Explains how well a file protects a secret.
  func secretIsInFile(_ folder: String) -> String
  /// The message that a setup token may be used up, because the program was stopped while claiming it, and what to do.
  var claimStopped: String { get }
  /// The message that a secret could not be removed, with the reason.
  func secretNotRemoved(_ reason: String) -> String
  /// The message that a file cannot be read, with the reason.
  func unreadableFile(_ reason: String) -> String
  /// The message that a file is larger than any statement.
  var fileIsTooLarge: String { get }
  /// The message that a setup cannot be read, with the reason.
  func unreadableSetup(_ reason: String) -> String
  /// "The setup is too long."
  var setupIsTooLong: String { get }
  /// The message that a file in a folder is not a statement and was skipped.
  var notStatement: String { get }
  /// The message that folders contain no files to import.
  var nothingInFolders: String { get }
  /// The message that the config joins no existing accounts.
  var joinsNothing: String { get }
  /// The message that a file has changed since its preview.
  var fileIsAnother: String { get }
  /// "The file says that it is of NO93, not of the account 1234 that was given."
  func otherAccount(_ given: String, own: String) -> String
  /// The message that a folder of the inbox cannot be read, with the reason.
  func unreadableInbox(_ reason: String) -> String
  /// The message that two accounts were joined, or in a preview would be.
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String
  /// The path of the backup made before joining.
  func joinBackup(_ path: String) -> String
  /// The title, in place of a file name, above the rows of such an account.
  func joinedRows(_ name: String) -> String
  /// The message that answers could not be written to the config, with the reason.
  func notRemembered(_ reason: String) -> String
  /// The message that there is not enough memory for a preview.
  var noMemoryForPreview: String { get }
  /// The message that there is no database yet.
  var nothingToMigrate: String { get }
  /// The message that the secret claimed with a token could not be saved, with the reason and how to continue.
  func claimedInVain(_ reason: String) -> String
  /// The message that the claimed secret is saved but the source is not in the database, with the reason and how to
  /// continue.
  func claimedWithoutRow(_ reason: String?) -> String
  /// The message that a folder has no room for a database, with the reason. The token is not used up.
  func noRoom(in folder: String, _ reason: String) -> String
  /// The translation of a message that the statement readers produce in English.
  func notice(_ english: String) -> String
}

extension English {
  var noSuchSource: String { "There is no source of that name." }
  func sourceIsTaken(_ name: String) -> String {
    "There is a source called \(name) already. Give this one another “name”."
  }
  var nothingToAsk: String {
    "No bank is connected: accounts come from statement files. Get newer files from your bank and run `bankey import`."
  }
  func askedTooOften(until moment: String) -> String {
    "It was asked too often, and may be asked again from \(moment) on."
  }
  func notAsked(left: Int, of allowed: Int, until end: String) -> String {
    "Only \(left) of \(allowed) calls are left until \(end), so it was not asked."
      + " `bankey refresh --force` asks it all the same."
  }
  func asked(_ times: Int, since start: String, until end: String) -> String {
    "It was asked \(times) times since \(start), and may be asked again from \(end) on."
  }
  func atWork(_ holder: String?, since start: String, asksBanks: Bool) -> String {
    let work = asksBanks ? "is asking the banks" : "is writing to the database"
    return holder.map { "\($0), since \(start), \(work)" } ?? "Another bankey-sync \(work)"
  }
  func tooLongAtWork(_ sentence: String) -> String { sentence + "; try again when it is done." }
  func syncNotStarted(_ reason: String) -> String { "bankey-sync could not be started: \(reason)." }
  func restored(kept: String?) -> String {
    let words = "The backup is the database now."
    return kept.map { words + " What was there before is in \(PlainText.cleaned($0))." } ?? words
  }
  func secretIsInFile(_ folder: String) -> String {
    """
    Its secret is in a file that only you can read, in \(folder). It is not encrypted: whoever gets a copy of your files \
    has it. A Secret Service or a command such as `pass` keeps it better.
    """
  }
  var claimStopped: String {
    "Stopped while the setup token was being exchanged. Try it again; if it is refused, make a new one."
  }
  func secretNotRemoved(_ reason: String) -> String { "The secret could not be removed. \(reason)" }
  func unreadableFile(_ reason: String) -> String { "The file cannot be read: \(reason)." }
  var fileIsTooLarge: String { "The file is larger than 512 MB; no statement is." }
  func unreadableSetup(_ reason: String) -> String { "The setup cannot be read: \(reason)." }
  var setupIsTooLong: String { "The setup is too long." }
  var notStatement: String { "This is not a statement file, so it was skipped." }
  var nothingInFolders: String { "There is nothing to import: these folders have no files." }
  var joinsNothing: String { "The config joins no accounts that are there." }
  func otherAccount(_ given: String, own: String) -> String {
    "The file says that it is of the account \(own), so --account \(given) does not fit. Import it without."
  }
  var fileIsAnother: String {
    "The file has changed since the preview, so nothing was imported. Preview it again."
  }
  func unreadableInbox(_ reason: String) -> String { "This folder of the inbox cannot be read: \(reason)." }
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String {
    "The account \(name) \(isPreview ? "becomes" : "is now") the same as \(other): of its \(transactions) transactions both have \(shared)."
  }
  func joinBackup(_ path: String) -> String { "The database as it was before is in \(path)." }
  func joinedRows(_ name: String) -> String { "same_as of \(name)" }
  func notRemembered(_ reason: String) -> String { "The answers could not be written to the config: \(reason)." }
  var noMemoryForPreview: String { "There is not enough memory for a preview." }
  var nothingToMigrate: String { "There is no database yet, so there is nothing to bring up to date." }
  func claimedInVain(_ reason: String) -> String {
    "The token is spent, but what it gave could not be kept. \(reason) Mend that, disable this access where you got the"
      + " token, make a new token there, and run `bankey source add` again."
  }
  func claimedWithoutRow(_ reason: String?) -> String {
    (reason.map { $0 + " " } ?? "")
      + "The token is spent, and what it gave is kept. Mend that, then add the source with the secret that is there:"
      + #" echo '{"type":"simplefin","secret":"file"}' | bankey source add --from -"#
  }
  func noRoom(in folder: String, _ reason: String) -> String {
    "Nothing can be kept in \(folder): \(reason). The token was not used."
  }
  func notice(_ english: String) -> String { english }
}

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
  func otherAccount(_ given: String, own: String) -> String {
    "Filen sier at den gjelder kontoen \(own), så --account \(given) passer ikke. Importer den uten."
  }
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
