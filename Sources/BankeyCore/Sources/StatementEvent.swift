/// One piece of a source's answer or of a statement file, handed over as it is read, so that no answer must fit in memory.
///
/// All but `connection` and `problem` belong to the `account` before them. An answer may name an account more than once.
public enum StatementEvent: Hashable, Sendable {
  /// How a login at a bank fared. It comes before its accounts, and also when it has none to show.
  case connection(ConnectionRecord)
  /// What follows is of this account.
  case account(AccountRecord)
  /// The days that the answer covers wholly, when it says so.
  case period(ClosedRange<Day>)
  /// Some transactions, in the order of the answer.
  case transactions([TransactionRecord])
  /// The account's figures.
  case balances(BalanceRecord)
  /// A statement of the account ends here: its transactions are those since the one before it, or since the account.
  case statement(StatementRecord)
  /// All that the account holds.
  case holdings([HoldingRecord])
  /// The answer is not whole for this account: why, in the source's own words, as they came.
  case incomplete(String)
  /// The source says that the account is closed.
  case closed
  /// Something that a person should know; nothing was lost silently.
  case problem(StatementProblem)
}
