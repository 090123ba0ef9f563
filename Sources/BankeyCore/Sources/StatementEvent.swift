/// One piece of a source's answer or of a statement file, handed over as it is read, so that no answer must fit in memory.
///
/// `transactions` and `balances` belong to the `account` before them. An answer may name an account more than once.
public enum StatementEvent: Hashable, Sendable {
  /// What follows is of this account.
  case account(AccountRecord)
  /// The days that the answer covers wholly, when it says so.
  case period(ClosedRange<Day>)
  /// Some transactions, in the order of the answer.
  case transactions([TransactionRecord])
  /// The account's figures.
  case balances(BalanceRecord)
  /// The source says that the account is closed.
  case closed
  /// Something that a person should know; nothing was lost silently.
  case problem(StatementProblem)
}
