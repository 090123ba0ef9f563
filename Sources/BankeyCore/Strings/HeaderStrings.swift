/// The texts of the header panel.
public protocol HeaderStrings: Sendable {
  /// "Good morning"
  func greeting(_ part: PartOfDay) -> String
  /// "Net worth"
  var netWorth: String { get }
  /// "1 balance is old"
  func oldBalances(_ count: Int) -> String
  /// "1 old", where there is little room.
  func oldBalancesShort(_ count: Int) -> String
  /// "oldest balance of Nov 18"
  func oldestBalance(of day: String) -> String
  /// "11 of 12 counted"
  func counted(_ count: Int, of all: Int) -> String
  /// "updated 09:00"
  func updated(_ time: String) -> String
}
