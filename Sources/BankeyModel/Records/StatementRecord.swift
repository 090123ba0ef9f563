/// The data of a statement as a whole, such as its opening and closing balance. A property is nil if the statement does
/// not state it.
public struct StatementRecord: Hashable, Sendable {
  /// The bank's number or id of the statement, verbatim.
  public var nativeId: String?
  /// The day of the opening balance. If the format says so, the balance excludes what is booked on that day.
  public var firstDay: Day?
  /// The day of the closing balance.
  public var lastDay: Day?
  /// The booked balance before the first transaction.
  public var opening: Amount?
  /// The booked balance after the last transaction.
  public var closing: Amount?
  /// The days between which the first of its running balances does not follow from the previous one; nil when all
  /// agree.
  public var gap: ClosedRange<Day>?

  /// Creates a record; values left out are unknown.
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

/// One piece of a source's answer or of a statement file. Readers hand pieces over as they read, so an answer need not
/// fit in memory.
///
/// All but `connection`, `rates` and `problem` belong to the preceding `account`. An answer may name an account more
/// than once.
public enum StatementEvent: Hashable, Sendable {
  /// The state of a login at a bank. It precedes the accounts of the login, and is sent even when there are none.
  case connection(ConnectionRecord)
  /// The account that the following events belong to.
  case account(AccountRecord)
  /// The days that the answer covers completely, when it says so.
  case period(ClosedRange<Day>)
  /// Transactions, in the order of the answer.
  case transactions([TransactionRecord])
  /// The balances of the account named last.
  case balances(BalanceRecord)
  /// The end of a statement, whose transactions are those since the previous one, or since `account`.
  case statement(StatementRecord)
  /// All holdings of the account.
  case holdings([HoldingRecord])
  /// The answer is incomplete for this account; the source's reason, verbatim.
  case incomplete(String)
  /// The account named last is closed at the bank.
  case closed
  /// Reference rates of currencies. They belong to no account.
  case rates([ReferenceRate])
  /// A message for the user, such as a row that was left out.
  case problem(StatementProblem)
}

/// The reason why nothing of a file or an answer can be used.
public struct StatementError: Error, Hashable, Sendable {
  /// One sentence, sanitized, without secrets.
  public var message: String
  /// The line in the file, from 1; nil when no line is to blame.
  public var line: Int?
  /// The question whose answer would resolve it; nil when there is none.
  public var question: CSVQuestion?

  /// Creates an error; `line` counts from 1, and `question` is what the user can decide.
  public init(_ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.message, self.line, self.question) = (message, line, question)
  }
}

/// A problem with part of a file or answer, or information about how it was read.
public struct StatementProblem: Hashable, Sendable {
  /// Whether something was left out.
  public enum Severity: String, Hashable, Sendable {
    /// Only information: nothing was left out.
    case note
    /// A row could not be read and was left out.
    case rejected
  }
  /// Whether something was left out.
  public var severity: Severity
  /// One sentence, sanitized, without secrets.
  public var message: String
  /// The line in the file, from 1; nil when no line is to blame.
  public var line: Int?
  /// The question whose answer would resolve it; nil when there is none.
  public var question: CSVQuestion?
  /// The evidence for how the table was read; nil for other formats.
  public var evidence: TableEvidence?

  /// Creates a problem; `line` counts from 1, and `question` is what the user can decide.
  public init(_ severity: Severity, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.severity, self.message, self.line, self.question) = (severity, message, line, question)
  }
}
