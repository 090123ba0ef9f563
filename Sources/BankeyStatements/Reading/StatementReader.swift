import BankeyModel

/// Reads the statements of a file step by step and hands over events as they become complete.
protocol StatementReader {
  /// Events that were read but not handed over.
  var events: [StatementEvent] { get set }
  /// Counts of what was read so far.
  var counts: StatementCounts { get set }
  /// The lines of the file, for messages.
  var lines: LineCounter { get set }

  /// Reads the next piece. Sets `counts.isFinished` at the end of the file.
  mutating func step() throws(ReadingError)
}

extension StatementReader {
  /// Reads to the end of the file and passes the events to `sink`, whose errors are rethrown.
  func read(into sink: StatementParser.Sink) throws {
    var reader = self
    while let events = try reader.next() { try events.forEach(sink) }
  }

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

  /// Finishes a file that was read to its end and is complete. Reports what remains to be said, or throws the reason
  /// why nothing may be imported.
  mutating func finishCounts() throws(ReadingError) {
    counts.isFinished = true
    if let row = counts.firstRejected, counts.rows == 0 { throw row }
    if let rest = counts.untold { events.append(.problem(rest)) }
    if counts.statements == 0 { note("There is nothing to import: the file has no statement.", at: 0) }
  }

  /// Reports a note for the user.
  mutating func note(
    _ message: String, at place: Int, asking question: CSVQuestion? = nil, evidence: TableEvidence? = nil
  ) {
    report(.note, message, at: place, asking: question, evidence)
  }

  /// Reports a note that counts things; nothing when there are none.
  mutating func note(_ count: Int, one: String, many: String, at place: Int) {
    if count > 0 { note(count == 1 ? one : many, at: place) }
  }

  /// Hands over the account of a statement once, and returns the account handed over. If the file does not identify it,
  /// the user can.
  mutating func handOver(
    _ account: AccountRecord, after known: AccountRecord?, at place: Int
  ) throws(ReadingError) -> AccountRecord {
    if let known {
      guard !known.isUnknown || account.isUnknown else {
        throw ReadingError("A statement names its account after its transactions.", at: place)
      }
      return known
    }
    if account.isUnknown {
      let question = CSVQuestion(.account, profile: "", settings: [], row: [])
      note("A statement does not name its account.", at: place, asking: question)
    }
    events.append(.account(account))
    return account
  }

  /// Reports a row that could not be read.
  mutating func reject(_ fault: ReadingError) {
    if counts.firstRejected == nil { counts.firstRejected = fault }
    report(.rejected, fault.message, at: fault.place)
  }

  /// Hands over a problem; beyond a limit, problems are only counted.
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

/// Counts of what a file has held so far.
struct StatementCounts {
  /// The maximum number of problems reported individually.
  static let problemsTold = 1000

  var statements = 0
  var rows = 0
  /// The first row that could not be read.
  var firstRejected: ReadingError?
  var isFinished = false
  private var problems = 0
  private var isRowUntold = false

  /// Counts a problem. Returns whether it is still to be reported individually.
  mutating func mayTell(_ severity: StatementProblem.Severity) -> Bool {
    problems += 1
    if problems <= StatementCounts.problemsTold { return true }
    isRowUntold = isRowUntold || severity == .rejected
    return false
  }

  /// The number of problems not reported individually, as a problem of its own; nil when there are none.
  var untold: StatementProblem? {
    guard problems > StatementCounts.problemsTold else { return nil }
    let more = problems - StatementCounts.problemsTold
    let message = more == 1 ? "Found 1 more problem." : "Found \(more) more problems."
    return StatementProblem(isRowUntold ? .rejected : .note, message)
  }
}

/// The reason why a file is refused, and the byte that shows it.
struct ReadingError: Error {
  /// One sentence.
  let message: String
  /// The offset in bytes from the start of the file.
  let place: Int
  /// The question whose answer would make the file readable.
  let question: CSVQuestion?

  init(_ message: String, at place: Int, asking question: CSVQuestion? = nil) {
    (self.message, self.place, self.question) = (message, place, question)
  }
}

extension StatementError {
  /// Converts an error, replacing its byte by its line.
  init(_ fault: ReadingError, _ lines: inout LineCounter) {
    self.init(fault.message, line: lines.line(at: fault.place), asking: fault.question)
  }
}
