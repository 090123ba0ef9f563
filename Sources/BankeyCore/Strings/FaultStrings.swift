/// The texts of what goes wrong while banks are asked. Words of banks, programs and the system stand in them as they came.
public protocol FaultStrings: Sendable {
  /// "api.bank.example did not answer within 30 seconds."
  func problem(_ problem: ServerProblem, of server: String) -> String
  /// "api.bank.example was asked too often."
  func refusal(_ refusal: ServerRefusal, of server: String) -> String
  /// "There is no program my-bank."
  func problem(_ problem: ProgramProblem, of program: String) -> String
  /// "Others can read the secret in …"
  func problem(_ problem: SecretProblem) -> String
  /// "It was stopped."
  var stopped: String { get }
  /// "2 of 5 accounts", how far a source is.
  func accountsRead(_ count: Int, of total: Int) -> String
  /// "transactions before 2026-10-01", what a source is at.
  func transactions(before day: String) -> String
  /// That older transactions could not be had now, and why.
  func notFetched(before day: String, _ reason: String) -> String
  /// That nobody knows whose the accounts are, and why.
  func ownerUnknown(_ reason: String) -> String
  /// That so many transactions have no day or no amount.
  func leftOut(transactions count: Int) -> String
  /// That so many of the accounts have no id.
  func leftOut(accounts count: Int, of total: Int) -> String
}
