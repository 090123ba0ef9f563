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
}
