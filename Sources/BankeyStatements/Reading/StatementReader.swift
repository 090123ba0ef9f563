import BankeyModel

/// Reads the statements of a file step by step, and hands over what is complete.
protocol StatementReader {
  /// What has been read and not been handed over.
  var events: [StatementEvent] { get set }
  /// What the file has held so far.
  var counts: StatementCounts { get set }
  /// The lines of the file, for messages.
  var lines: LineCounter { get set }

  /// Reads the next piece; at the end of the file, `counts.isFinished` is set.
  mutating func step() throws(ReadingError)
}

extension StatementReader {
  /// The next events; nil when the file is read.
  mutating func next() throws(StatementError) -> [StatementEvent]? {
    guard !counts.isFinished else { return nil }
    events.removeAll(keepingCapacity: true)
    do throws(ReadingError) {
      while events.isEmpty, !counts.isFinished { try step() }
    } catch {
      throw StatementError(error, &lines)
    }
    return events
  }

  /// The file was read to its end and is whole: what is left to say of it, or why nothing of it may be taken.
  mutating func finishCounts() throws(ReadingError) {
    counts.isFinished = true
    if let row = counts.firstRejected, counts.rows == 0 { throw row }
    if let rest = counts.untold { events.append(.problem(rest)) }
    if counts.statements == 0 { note("There is nothing to import: the file holds no statement.", at: 0) }
  }

  /// Something that a person should know.
  mutating func note(
    _ message: String, at place: Int, asking question: CSVQuestion? = nil, evidence: TableEvidence? = nil
  ) {
    report(.note, message, at: place, asking: question, evidence)
  }

  /// Hands over the account of a statement, once; gives what has been handed over. Which one it is a person can say where the file does not.
  mutating func handOver(
    _ account: AccountRecord, after known: AccountRecord?, at place: Int
  ) throws(ReadingError) -> AccountRecord {
    if let known {
      guard !known.isUnknown || account.isUnknown else {
        throw ReadingError("A statement names its account only behind its transactions.", at: place)
      }
      return known
    }
    if account.isUnknown {
      let question = CSVQuestion(.account, profile: "", settings: [], row: [])
      note("A statement does not say which account it is of.", at: place, asking: question)
    }
    events.append(.account(account))
    return account
  }

  /// A row could not be read.
  mutating func reject(_ fault: ReadingError) {
    if counts.firstRejected == nil { counts.firstRejected = fault }
    report(.rejected, fault.message, at: fault.place)
  }

  /// Hands over a problem; of very many only their number is kept.
  private mutating func report(
    _ severity: StatementProblem.Severity, _ message: String, at place: Int, asking question: CSVQuestion? = nil,
    _ evidence: TableEvidence? = nil
  ) {
    guard counts.mayTell(severity) else { return }
    var problem = StatementProblem(severity, message, line: lines.line(at: place), asking: question)
    problem.evidence = evidence
    events.append(.problem(problem))
  }
}

/// What a file has held so far.
struct StatementCounts {
  /// How many problems are told apart.
  static let problemsTold = 1000

  var statements = 0
  var rows = 0
  /// The first row that could not be read.
  var firstRejected: ReadingError?
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

/// Why a file is refused, and the byte that shows it.
struct ReadingError: Error {
  /// One sentence.
  let message: String
  /// The byte.
  let place: Int
  /// What a person can say of it.
  let question: CSVQuestion?

  /// A reason and its byte.
  init(_ message: String, at place: Int, asking question: CSVQuestion? = nil) {
    (self.message, self.place, self.question) = (message, place, question)
  }
}

extension StatementError {
  /// A fault, with the line of its byte.
  init(_ fault: ReadingError, _ lines: inout LineCounter) {
    self.init(fault.message, line: lines.line(at: fault.place), asking: fault.question)
  }
}
