/// The texts of the screens of sources.
public protocol SourceStrings: Sendable {
  /// "Sources"
  var sources: String { get }
  /// That there is none, and which keys help.
  var noSources: String { get }
  /// "SimpleFIN", what a type of source is called; nil of one that nobody knows.
  func sourceType(_ type: String) -> String?
  /// "Statement files", the name of what has none.
  var statementFiles: String { get }
  /// "answered today 07:12"
  func answered(_ moment: String) -> String
  /// "failed today 09:01"
  func failed(_ moment: String) -> String
  /// "not asked yet"
  var neverAsked: String { get }
  /// "last import today 07:12"
  func imported(_ moment: String) -> String
  /// "nothing imported"
  var neverImported: String { get }
  /// "5 accounts"
  func accounts(_ count: Int) -> String
  /// "21 of 24 calls left until today 18:00"
  func callsLeft(_ left: Int, of allowed: Int, until moment: String) -> String
  /// "all 24 calls left"
  func allCallsLeft(_ allowed: Int) -> String
  /// "not before today 10:15"
  func notBefore(_ moment: String) -> String
  /// "consent for 40 days"
  func consentLeft(_ days: Int) -> String
  /// "consent ended Nov 18"
  func consentEnded(_ day: String) -> String
  /// "ACCOUNTS", above the accounts of a source.
  var accountsTitle: String { get }
  /// "no date", of a balance that its source gave no date for.
  var noBalanceDate: String { get }
  /// "never"
  var never: String { get }
  /// "Last answer", what a field is about.
  func label(_ field: SourceField.Name) -> String
  /// "This source is no longer there. Esc goes back."
  var sourceGone: String { get }
  /// That statement files are not asked for news, and what to do instead.
  var filesAreNotAsked: String { get }
  /// "2 accounts do not add up", of their statements.
  func doNotAddUp(_ accounts: Int) -> String
  /// "WHAT DOES NOT ADD UP", above the faults.
  var faultsTitle: String { get }
  /// "Nov 3 to Nov 18: a statement lacks −$12.00"
  func fault(_ kind: ReconciliationFault.Kind, _ difference: String, _ firstDay: String?, _ lastDay: String?) -> String
  /// "tomorrow"
  var tomorrow: String { get }
}
