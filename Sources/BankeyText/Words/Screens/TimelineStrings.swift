/// The texts of the timeline and its months.
public protocol TimelineStrings: Sendable {
  /// "Timeline"
  var timeline: String { get }
  /// The note that the sums leave out certain transfers between the user's accounts.
  var leavesOutTransfers: String { get }
  /// The note that only matches are shown, without pairing transfers.
  var matchesOnly: String { get }
  /// The message that there are no transactions.
  var emptyTimeline: String { get }
  /// Explains the star after the day of authorized transactions.
  var authorizedLegend: String { get }
  /// "Money in", the part of a month's sum.
  var income: String { get }
  /// "Money out", the part of a month's sum.
  var outgo: String { get }
  /// "transfers between your accounts", as a part of a sum.
  var transfersBetween: String { get }
  /// "Left out", above the transfers that a sum leaves out.
  var leftOut: String { get }
  /// "Show only", above the accounts and kinds to choose from.
  var showOnly: String { get }
  /// "all accounts"
  var allAccounts: String { get }
  /// The message that no account or kind has the typed name.
  var noSuchAccount: String { get }
  /// "without 3 transfers between your accounts", with the formatted `count`.
  func withoutTransfers(_ number: Int, _ count: String) -> String
}

extension English {
  var timeline: String { "Timeline" }
  var leavesOutTransfers: String { "sums leave out confirmed transfers" }
  var matchesOnly: String { "matches only; sums include transfers" }
  var emptyTimeline: String { "No transactions." }
  var authorizedLegend: String { "* authorized, not yet in the balance" }
  var income: String { "Money in" }
  var outgo: String { "Money out" }
  var transfersBetween: String { "transfers between your accounts" }
  var leftOut: String { "Left out" }
  var showOnly: String { "Show only" }
  var allAccounts: String { "all accounts" }
  var noSuchAccount: String { "no such account or kind" }
  func withoutTransfers(_ number: Int, _ count: String) -> String {
    "without \(count) " + (number == 1 ? "transfer" : "transfers") + " between your accounts"
  }
}

extension Norwegian {
  var timeline: String { "Tidslinje" }
  var leavesOutTransfers: String { "summene er uten sikre overføringer" }
  var matchesOnly: String { "bare treff; summene er med overføringer" }
  var emptyTimeline: String { "Ingen transaksjoner." }
  var authorizedLegend: String { "* reservert, ikke i saldoen ennå" }
  var income: String { "Penger inn" }
  var outgo: String { "Penger ut" }
  var transfersBetween: String { "overføringer mellom egne kontoer" }
  var leftOut: String { "Utelatt" }
  var showOnly: String { "Vis bare" }
  var allAccounts: String { "alle kontoer" }
  var noSuchAccount: String { "ingen slik konto eller type" }
  func withoutTransfers(_ number: Int, _ count: String) -> String {
    "uten \(count) " + (number == 1 ? "overføring" : "overføringer") + " mellom egne kontoer"
  }
}
