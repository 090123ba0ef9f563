import BankeyCore

/// What an account's row view shows: the account, or the place of one that is being read.
nonisolated struct AccountRow: Hashable, Sendable {
  /// The account; nil draws the skeleton.
  var account: AccountRowViewModel?
  /// Whether cents are raised; nil where the terminal's font can be trusted.
  var raisesCents: Bool?
}
