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
  func unopenedLock(_ path: String, _ reason: String) -> String { "The lock file \(path) cannot be opened: \(reason)." }
  func lockIsNoFile(_ path: String) -> String { "\(path) is not a regular file, so it cannot be the lock." }
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
