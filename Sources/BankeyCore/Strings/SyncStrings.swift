/// What `bankey-sync` itself has to say.
public protocol SyncStrings: Sendable {
  /// "There is no source of that name."
  var noSuchSource: String { get }
  /// That a source is called that already, and what to do.
  func sourceIsTaken(_ name: String) -> String
  /// That no bank is connected, and what to do.
  var nothingToAsk: String { get }
  /// That a source said that it was asked too often, and until when it is left alone.
  func askedTooOften(until moment: String) -> String
  /// That only a few calls are left, so that a source was not asked, and what asks it all the same.
  func notAsked(left: Int, of allowed: Int, until end: String) -> String
  /// How often a source was asked, and when it may be asked again.
  func asked(_ times: Int, since start: String, until end: String) -> String
  /// "bankey-sync refresh, pid 4711, since 09:00, is asking the banks"; nobody knows yet who where there is no holder.
  func atWork(_ holder: String?, since start: String, asksBanks: Bool) -> String
  /// The same, and that it took too long.
  func tooLongAtWork(_ sentence: String) -> String
  /// That a backup is in the place of the database, and where that is now; nil when there was none.
  func restored(kept: String?) -> String
  /// What a secret in a file is worth.
  func secretIsInFile(_ folder: String) -> String
  /// That a setup token may be used up, since it was being exchanged when the program was stopped, and what to do.
  var claimStopped: String { get }
  /// That a secret could not be removed, and why.
  func secretNotRemoved(_ reason: String) -> String
  /// That a file cannot be read, and why.
  func unreadableFile(_ reason: String) -> String
  /// That a file is larger than any statement.
  var fileIsTooLarge: String { get }
  /// That a setup cannot be read, and why.
  func unreadableSetup(_ reason: String) -> String
  /// "The setup is too long."
  var setupIsTooLong: String { get }
}
