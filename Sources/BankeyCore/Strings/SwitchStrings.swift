/// The texts that say what a switch is set to, and what became of a copy.
public protocol SwitchStrings: Sendable {
  /// "figures are masked, v peeks"
  func privacy(isOn: Bool) -> String
  /// "nothing is masked"
  var nothingIsMasked: String { get }
  /// "mouse on, Shift selects text"
  func mouse(isOn: Bool) -> String
  /// "by the day they were booked"
  func grouping(_ date: GroupingDate) -> String
  /// "booked Nov 19", of a transaction under the day it was authorized.
  func booked(on day: String) -> String
  /// "running balance"
  func runningBalance(isOn: Bool) -> String
  /// Why the running balance is not shown although it is switched on.
  func noRunningBalance(_ reason: NoRunningBalance) -> String
  /// "sent to the clipboard"
  var copied: String { get }
  /// "this terminal has no clipboard"
  var cannotCopy: String { get }
  /// "masked, not copied; v peeks"
  var copyIsMasked: String { get }
  /// "nothing to copy here"
  var nothingToCopy: String { get }
  /// "still reading your accounts"
  var stillLoading: String { get }
  /// "bankey needs 20x6, this is 19x5" in fewer and fewer words.
  func needsRoom(_ columns: Int, _ lines: Int, has: (columns: Int, lines: Int)) -> [String]
}

/// Why there is no running balance.
public enum NoRunningBalance: CaseIterable, Hashable, Sendable {
  /// The screen has too few columns.
  case narrow
  /// Transactions stand under the day they were authorized, and a balance goes by booked days.
  case grouping
  /// The account's balance is not known.
  case unknown
}
