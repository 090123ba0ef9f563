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
  /// That a lock file cannot be opened, and why.
  func unopenedLock(_ path: String, _ reason: String) -> String
  /// That something else has the name of a lock file.
  func lockIsNoFile(_ path: String) -> String
  /// That bankey-sync could not be started, and why.
  func syncNotStarted(_ reason: String) -> String
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
  /// That a file of a folder is no statement and was left alone.
  var notStatement: String { get }
  /// That folders have no files to import.
  var nothingInFolders: String { get }
  /// That the config joins no accounts that are there.
  var joinsNothing: String { get }
  /// That a file is another one than the one that was shown.
  var fileIsAnother: String { get }
  /// That a folder of the inbox cannot be read, and why.
  func unreadableInbox(_ reason: String) -> String
  /// That an account is the same as another one, or would be.
  func joined(_ name: String, with other: String, transactions: Int, shared: Int, isPreview: Bool) -> String
  /// Where the database is as it was before that.
  func joinBackup(_ path: String) -> String
  /// What stands in the place of a file where rows of such an account are shown.
  func joinedRows(_ name: String) -> String
  /// That what was answered could not be written into the config, and why.
  func notRemembered(_ reason: String) -> String
  /// That there is no memory to preview in.
  var noMemoryForPreview: String { get }
  /// That there is no database yet.
  var nothingToMigrate: String { get }
  /// That what a token was claimed for could not be kept, why, and how to go on.
  func claimedInVain(_ reason: String) -> String
  /// That what a token was claimed for is kept but the source is not in the database, why, and how to go on.
  func claimedWithoutRow(_ reason: String?) -> String
  /// That there is no room for a database in a folder, and why. The token is not spent.
  func noRoom(in folder: String, _ reason: String) -> String
  /// What the readers of statements say, who speak English.
  func notice(_ english: String) -> String
}
