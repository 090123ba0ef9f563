/// The texts of what `bankey check` finds.
public protocol CheckStrings: Sendable {
  /// "$17.44, below $100.00"
  func low(_ balance: String, below limit: String) -> String
  /// "not refreshed since Nov 18 07:12", of an account whose balance has no date.
  func notRefreshed(since moment: String) -> String
}
