import BankeyCore

/// What a file has held so far.
struct StatementCounts {
  /// How many problems are told apart.
  static let problemsTold = 1000

  var statements = 0
  var rows = 0
  /// The first row that could not be read.
  var firstRejected: StatementFault?
  /// Whether the file is read.
  var isFinished = false
  private var problems = 0
  private var isRowUntold = false

  /// Counts a problem; whether it is still told with its line.
  mutating func mayTell(_ severity: StatementProblem.Severity) -> Bool {
    problems += 1
    if problems <= StatementCounts.problemsTold { return true }
    isRowUntold = isRowUntold || severity == .rejected
    return false
  }

  /// How many problems were not told; nil when all were.
  var untold: StatementProblem? {
    guard problems > StatementCounts.problemsTold else { return nil }
    let more = problems - StatementCounts.problemsTold
    return StatementProblem(isRowUntold ? .rejected : .note, "\(more) more problems like these were found.")
  }
}
