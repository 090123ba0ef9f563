import BankeyModel

/// The messages of `bankey-sync` itself.
public protocol SyncStrings: Sendable {
  /// "There is no source with that name."
  var noSuchSource: String { get }
  /// The message that a source has that name already, and what to do.
  func sourceNameTaken(_ name: String) -> String
  /// The message that no bank is connected, and what to do.
  func noBankConnected(hasAccounts: Bool) -> String
  /// The message that a source was called too often and rests until a time.
  func rateLimited(until moment: String) -> String
  /// The message that a source was not asked because few calls are left, and how to ask it anyway.
  func notAsked(left: Int, of allowed: Int, until end: String) -> String
  /// The number of calls made to a source, and when it may be called again.
  func asked(_ times: Int, since start: String, until end: String) -> String
  /// "bankey-sync refresh (pid 4711) has been refreshing since 09:00". `holder` is nil when the process is not known
  /// yet.
  func alreadyRunning(_ holder: String?, since start: String, asksBanks: Bool) -> String
  /// The same, with the message that it took too long.
  func stillRunning(_ sentence: String) -> String
  /// The message that bankey-sync could not be started, with the reason.
  func syncNotStarted(_ reason: String) -> String
  /// The message that a backup replaced the database, with the path of the previous one; nil when there was none.
  func restored(kept: String?) -> String
  /// Explains how well a file protects a secret.
  func secretIsInFile(_ folder: String) -> String
  /// The message that a setup token may be used up, because the program was stopped while claiming it, and what to do.
  var claimInterrupted: String { get }
  /// The message that a secret could not be removed, with the reason.
  func secretNotRemoved(_ reason: String) -> String
  /// The message that a source's consent still holds at the bank, with the reason, and what to do.
  func consentNotWithdrawn(_ reason: String) -> String
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
  var fileHasChanged: String { get }
  /// "The file names the account NO93, so --account 1234 does not apply. Import it without --account."
  func otherAccount(_ given: String, own: String) -> String
  /// The message that a folder of the inbox cannot be read, with the reason.
  func unreadableInbox(_ reason: String) -> String
  /// The message that two accounts were joined, or in a preview would be.
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String
  /// The message with the path of the backup made before joining.
  func joinBackup(_ path: String) -> String
  /// "same_as of Visa", in place of a file name above the rows of an account that would be joined.
  func joinedRows(_ name: String) -> String
  /// The message that answers could not be written to the config, with the reason.
  func notRemembered(_ reason: String) -> String
  /// The message that there is not enough memory for a preview.
  var noMemoryForPreview: String { get }
  /// The message that there is no database yet.
  var nothingToMigrate: String { get }
  /// The message that the secret claimed with a token could not be saved, with the reason and how to continue.
  func claimNotSaved(_ reason: String) -> String
  /// The message that the claimed secret is saved but the source is not in the database, with the reason and how to
  /// continue.
  func claimedButNotAdded(_ reason: String?) -> String
  /// The message that a folder has no room for a database, with the reason. The token is not used up.
  func noRoom(in folder: String, _ reason: String) -> String
  /// The translation of a message that the statement readers produce in English.
  func notice(_ english: String) -> String
}

extension English {
  var noSuchSource: String { "There is no source with that name." }
  func sourceNameTaken(_ name: String) -> String {
    "There is already a source called \(name). Give this one another “name”."
  }
  func noBankConnected(hasAccounts: Bool) -> String {
    hasAccounts
      ? "No bank is connected: your accounts come from statement files. Download newer files from your bank and run `bankey import`."
      : "No bank is connected and there are no accounts yet: `bankey source add` connects a bank, `bankey import FILE` reads statement files."
  }
  func rateLimited(until moment: String) -> String {
    "The bank limits how often bankey may contact it. Try again after \(moment)."
  }
  func notAsked(left: Int, of allowed: Int, until end: String) -> String {
    "Only \(left) of \(allowed) calls are left until \(end), so bankey did not refresh it."
      + " `bankey refresh --force` refreshes it anyway."
  }
  func asked(_ times: Int, since start: String, until end: String) -> String {
    "bankey has called it \(times) times since \(start). Try again after \(end)."
  }
  func alreadyRunning(_ holder: String?, since start: String, asksBanks: Bool) -> String {
    let work = asksBanks ? "refreshing" : "writing to the database"
    return holder.map { "\($0) has been \(work) since \(start)" } ?? "Another bankey-sync is \(work)"
  }
  func stillRunning(_ sentence: String) -> String { sentence + ". Try again when it is done." }
  func syncNotStarted(_ reason: String) -> String { "bankey-sync could not be started: \(reason)." }
  func restored(kept: String?) -> String {
    let words = "bankey restored the backup."
    return kept.map { words + " The previous database is in \(PlainText.cleaned($0))." } ?? words
  }
  func secretIsInFile(_ folder: String) -> String {
    """
    The secret is in a file that only you can read, in \(folder). It is not encrypted: anyone who gets a copy of your files \
    can read it. A Secret Service or a command such as `pass` is safer.
    """
  }
  var claimInterrupted: String {
    "bankey was stopped while it exchanged the setup token. Try the token again; if it is refused, create a new one."
  }
  func secretNotRemoved(_ reason: String) -> String { "The secret could not be removed. \(reason)" }
  func consentNotWithdrawn(_ reason: String) -> String {
    "bankey could not withdraw its consent, which you can do at your bank. \(reason)"
  }
  func unreadableFile(_ reason: String) -> String { "The file cannot be read: \(reason)." }
  var fileIsTooLarge: String { "The file is larger than 512 MB, the most that bankey reads." }
  func unreadableSetup(_ reason: String) -> String { "The setup cannot be read: \(reason)." }
  var setupIsTooLong: String { "The setup is too long." }
  var notStatement: String { "This is not a statement file, so bankey skipped it." }
  var nothingInFolders: String { "There is nothing to import: these folders contain no files." }
  var joinsNothing: String { "There is nothing to join: no account with same_as in the config exists yet." }
  func otherAccount(_ given: String, own: String) -> String {
    "The file names the account \(own), so --account \(given) does not apply. Import it without --account."
  }
  var fileHasChanged: String {
    "The file has changed since the preview, so bankey imported nothing. Preview it again."
  }
  func unreadableInbox(_ reason: String) -> String { "This inbox folder cannot be read: \(reason)." }
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String {
    "The account \(name) \(isPreview ? "becomes" : "is now") the same as \(other): \(figure(shared)) of its \(figure(transactions)) transactions are in both."
  }
  func joinBackup(_ path: String) -> String { "The previous database is in \(path)." }
  func joinedRows(_ name: String) -> String { "same_as of \(name)" }
  func notRemembered(_ reason: String) -> String { "bankey could not write the answers to the config: \(reason)." }
  var noMemoryForPreview: String { "There is not enough memory for a preview." }
  var nothingToMigrate: String { "There is no database yet, so there is nothing to update." }
  func claimNotSaved(_ reason: String) -> String {
    "The token is used up, but bankey could not save the access it gave. \(reason) Fix that, disable this access where you got the"
      + " token, create a new token there, and run `bankey source add` again."
  }
  func claimedButNotAdded(_ reason: String?) -> String {
    (reason.map { $0 + " " } ?? "")
      + "The token is used up, but bankey saved the access it gave. Fix that, then add the source with the saved secret:"
      + #" echo '{"type":"simplefin","secret":"file"}' | bankey source add --from -"#
  }
  func noRoom(in folder: String, _ reason: String) -> String {
    "bankey cannot save anything in \(folder): \(reason). The token was not used."
  }
  func notice(_ english: String) -> String { english }
}

extension Norwegian {
  var noSuchSource: String { "Det finnes ingen kilde med det navnet." }
  func sourceNameTaken(_ name: String) -> String {
    "Det finnes allerede en kilde som heter \(name). Gi denne et annet «name»."
  }
  func noBankConnected(hasAccounts: Bool) -> String {
    hasAccounts
      ? "Ingen bank er koblet til: kontoene kommer fra kontoutskrifter. Hent nyere filer fra banken og kjør `bankey import`."
      : "Ingen bank er koblet til, og det er ingen kontoer ennå: `bankey source add` kobler til en bank, `bankey import FIL` leser kontoutskrifter."
  }
  func rateLimited(until moment: String) -> String {
    "Banken begrenser hvor ofte bankey kan kontakte den. Prøv igjen etter \(moment)."
  }
  func notAsked(left: Int, of allowed: Int, until end: String) -> String {
    "Bare \(left) av \(allowed) oppslag er igjen til \(end), så bankey oppdaterte ikke."
      + " `bankey refresh --force` oppdaterer likevel."
  }
  func asked(_ times: Int, since start: String, until end: String) -> String {
    "bankey har gjort \(times) oppslag siden \(start). Prøv igjen etter \(end)."
  }
  func alreadyRunning(_ holder: String?, since start: String, asksBanks: Bool) -> String {
    let work = asksBanks ? "med oppdatering" : "med å skrive til databasen"
    return holder.map { "\($0) har holdt på \(work) siden \(start)" } ?? "En annen bankey-sync holder på \(work)"
  }
  func stillRunning(_ sentence: String) -> String { sentence + ". Prøv igjen når den er ferdig." }
  func syncNotStarted(_ reason: String) -> String { "bankey-sync kunne ikke startes: \(notice(reason))." }
  func restored(kept: String?) -> String {
    let words = "bankey gjenopprettet sikkerhetskopien."
    return kept.map { words + " Den forrige databasen ligger i \(PlainText.cleaned($0))." } ?? words
  }
  func secretIsInFile(_ folder: String) -> String {
    """
    Hemmeligheten ligger i en fil som bare du kan lese, i \(folder). Den er ikke kryptert: den som får en kopi av filene \
    dine, kan lese den. En nøkkelring eller en kommando som `pass` er tryggere.
    """
  }
  var claimInterrupted: String {
    "bankey ble stoppet mens den vekslet inn oppsettkoden. Prøv koden igjen; hvis den blir avvist, lag en ny."
  }
  func secretNotRemoved(_ reason: String) -> String { "Hemmeligheten kunne ikke fjernes. \(reason)" }
  func consentNotWithdrawn(_ reason: String) -> String {
    "bankey kunne ikke trekke tilbake samtykket; det kan du gjøre i banken din. \(reason)"
  }
  func unreadableFile(_ reason: String) -> String { "Filen kan ikke leses: \(notice(reason))." }
  var fileIsTooLarge: String { "Filen er større enn 512 MB, som er det meste bankey leser." }
  func unreadableSetup(_ reason: String) -> String { "Oppsettet kan ikke leses: \(notice(reason))." }
  var setupIsTooLong: String { "Oppsettet er for langt." }
  var notStatement: String { "Dette er ikke en kontoutskrift, så bankey hoppet over filen." }
  var nothingInFolders: String { "Det er ingenting å importere: Disse mappene har ingen filer." }
  var joinsNothing: String { "Det er ingenting å slå sammen: Ingen konto med same_as i konfigurasjonen finnes ennå." }
  func otherAccount(_ given: String, own: String) -> String {
    "Filen gjelder kontoen \(own), så --account \(given) passer ikke. Importer den uten --account."
  }
  var fileHasChanged: String {
    "Filen er endret siden forhåndsvisningen, så bankey importerte ingenting. Forhåndsvis den på nytt."
  }
  func unreadableInbox(_ reason: String) -> String { "Denne mappen i innboksen kan ikke leses: \(notice(reason))." }
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String {
    "Kontoen \(name) \(isPreview ? "blir" : "er nå") den samme som \(other): \(figure(shared)) av de \(figure(transactions)) transaksjonene er i begge."
  }
  func joinBackup(_ path: String) -> String { "Den forrige databasen ligger i \(path)." }
  func joinedRows(_ name: String) -> String { "same_as for \(name)" }
  func notRemembered(_ reason: String) -> String {
    "bankey kunne ikke skrive svarene til konfigurasjonen: \(notice(reason))."
  }
  var noMemoryForPreview: String { "Det er ikke nok minne til en forhåndsvisning." }
  var nothingToMigrate: String { "Det finnes ingen database ennå, så det er ingenting å oppdatere." }
  func claimNotSaved(_ reason: String) -> String {
    "Koden er brukt opp, men bankey kunne ikke lagre tilgangen den ga. \(reason) Rett dette, slå av denne tilgangen der du fikk"
      + " koden, lag en ny kode der, og kjør `bankey source add` igjen."
  }
  func claimedButNotAdded(_ reason: String?) -> String {
    (reason.map { $0 + " " } ?? "")
      + "Koden er brukt opp, men bankey lagret tilgangen den ga. Rett dette, og legg til kilden med den lagrede hemmeligheten:"
      + #" echo '{"type":"simplefin","secret":"file"}' | bankey source add --from -"#
  }
  func noRoom(in folder: String, _ reason: String) -> String {
    "bankey kan ikke lagre noe i \(folder): \(notice(reason)). Koden er ikke brukt."
  }
}
