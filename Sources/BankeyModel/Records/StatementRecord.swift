/// What one statement says of itself: where it begins and where it ends. Nil is "the statement does not say".
public struct StatementRecord: Hashable, Sendable {
  /// The bank's number or id of it, as it came.
  public var nativeId: String?
  /// The day of the opening balance: what is booked on it is not yet in the opening balance, if the format says so.
  public var firstDay: Day?
  /// The day of the closing balance.
  public var lastDay: Day?
  /// The booked balance before the statement's first transaction.
  public var opening: Amount?
  /// The booked balance after its last one.
  public var closing: Amount?
  /// Between which days the first of its own balances is that does not follow from the one before.
  public var gap: ClosedRange<Day>?

  /// What is known of a statement.
  public init(
    nativeId: String? = nil, firstDay: Day? = nil, lastDay: Day? = nil, opening: Amount? = nil, closing: Amount? = nil,
    gap: ClosedRange<Day>? = nil
  ) {
    self.nativeId = nativeId
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.opening = opening
    self.closing = closing
    self.gap = gap
  }
}

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

/// Why nothing of a file or an answer can be taken.
public struct StatementError: Error, Hashable, Sendable {
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The line in the file, from 1, where there is one.
  public var line: Int?
  /// What a person can say of it.
  public var question: CSVQuestion?

  /// A reason, and the line that it stands in.
  public init(_ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.message, self.line, self.question) = (message, line, question)
  }
}

/// Something in an answer or a file that could not be taken as it stands.
public struct StatementProblem: Hashable, Sendable {
  /// Whether a row was left out, or only something said.
  public enum Severity: String, Hashable, Sendable {
    /// Worth saying; nothing was left out.
    case note
    /// A row could not be read and was left out.
    case rejected
  }
  /// Whether a row was left out.
  public var severity: Severity
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The line in the file, from 1, where there is one.
  public var line: Int?
  /// What a person can say of it.
  public var question: CSVQuestion?
  /// With what the table was read, where it says that.
  public var evidence: TableEvidence?

  /// A problem, and the line that it stands in.
  public init(_ severity: Severity, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.severity, self.message, self.line, self.question) = (severity, message, line, question)
  }
}
