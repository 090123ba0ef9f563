import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText

/// The output of a parser, by account.
struct Answer: Equatable {
  struct Statement: Equatable {
    var account: AccountRecord
    var period: ClosedRange<Day>?
    var rows: [TransactionRecord] = []
    var balances: [BalanceRecord] = []
    var holdings: [HoldingRecord]?
    /// The reason why it is incomplete; nil if it is complete.
    var complaints: [String] = []
    var ends: [StatementRecord] = []
  }

  var statements: [Statement] = []
  var problems: [StatementProblem] = []
  var connections: [ConnectionRecord] = []
  var largestBatch = 0

  init(_ bytes: [UInt8], clock: Clock = .system, profiles: [CSVProfile] = []) throws {
    try StatementParser.parse(bytes, clock: clock, profiles: profiles) { event in take(event) }
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  private mutating func take(_ event: StatementEvent) {
    let last = statements.count - 1
    switch event {
    case .account(let account): statements.append(Statement(account: account))
    case .period(let days): statements[last].period = days
    case .transactions(let rows):
      statements[last].rows += rows
      largestBatch = max(largestBatch, rows.count)
    case .balances(let figures): statements[last].balances.append(figures)
    case .problem(let problem): problems.append(problem)
    case .connection(let connection): connections.append(connection)
    case .holdings(let holdings): statements[last].holdings = holdings
    case .incomplete(let words): statements[last].complaints.append(words)
    case .statement(let ends): statements[last].ends.append(ends)
    case .closed, .rates: break
    }
  }

  /// The rows of all statements.
  var rows: [TransactionRecord] { statements.flatMap(\.rows) }

  /// The contents by account, over all of its statements.
  var accounts: [Statement] {
    statements.reduce(into: []) { accounts, statement in
      if let index = accounts.firstIndex(where: { $0.account == statement.account }) {
        accounts[index].rows += statement.rows
        accounts[index].balances += statement.balances
      } else {
        accounts.append(statement)
      }
    }
  }

  /// The only row.
  var row: TransactionRecord? { rows.count == 1 ? rows[0] : nil }
}

/// The error with which a file is refused; nil if it is read.
func refusal(_ bytes: [UInt8]) -> StatementError? {
  do {
    _ = try Answer(bytes)
    return nil
  } catch {
    return error as? StatementError
  }
}

/// The error with which a text is refused; nil if it is read.
func refusal(_ text: String) -> StatementError? { refusal(Array(text.utf8)) }
