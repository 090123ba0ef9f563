/// The texts by which a source is set up.
public protocol SetupStrings: Sendable {
  /// "Connect a bank"
  var setupTitle: String { get }
  /// What a question asks for: "Setup token: ".
  func setupPrompt(_ step: SetupStep) -> String
  /// What a person needs to know to answer it.
  func setupHelp(_ step: SetupStep, suggestedName: String) -> String
  /// What a kind of source is.
  func setupNote(_ type: SetupType) -> String
  /// What a place of secrets is called.
  func setupPlace(_ place: SetupPlace) -> String
  /// What a place protects.
  func setupNote(_ place: SetupPlace) -> String
  /// Why an answer cannot be taken.
  func setupProblem(_ problem: SetupProblem) -> String
  /// "Enter goes on, Esc goes back"
  var setupKeys: String { get }
  /// "asking SimpleFIN"
  func setupTesting(_ name: String) -> String
  /// "12 accounts at 2 banks"
  func setupFound(accounts: Int, banks: Int) -> String
  /// "SimpleFIN is connected: 12 accounts at 2 banks"
  func setupDone(_ name: String, found: String?) -> String
  /// "SimpleFIN could not be connected"
  func setupFailed(_ name: String) -> String
  /// That the source is saved all the same, for its token can be claimed only once.
  func setupIsSaved(_ name: String) -> String
  /// "[a]gain, [s]ave anyway, or stop?", on the command line.
  var setupFailedQuestion: String { get }
  /// "Remove …? [k]eep its accounts, [d]elete them, or stop?", on the command line.
  func setupRemoveQuestion(_ name: String) -> String
  /// "SimpleFIN is removed; its accounts stay, and are not refreshed any more"
  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String
  /// "again"
  var setupAgain: String { get }
  /// "save it anyway"
  var setupSaveAnyway: String { get }
  /// "change what I said"
  var setupChange: String { get }
  /// "the demo keeps nothing: leave it to connect a bank"
  var setupNotInDemo: String { get }
}
