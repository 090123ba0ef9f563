import BankeyCore

/// Reads the statements of a file step by step, and hands over what is complete.
protocol StatementReader {
  /// What has been read and not been handed over.
  var events: [StatementEvent] { get set }
  /// What the file has held so far.
  var counts: StatementCounts { get set }
  /// The lines of the file, for messages.
  var lines: LineCounter { get set }

  /// Reads the next piece; at the end of the file, `counts.isFinished` is set.
  mutating func step() throws(StatementFault)
}

extension StatementReader {
  /// The next events; nil when the file is read.
  mutating func next() throws(StatementError) -> [StatementEvent]? {
    guard !counts.isFinished else { return nil }
    events.removeAll(keepingCapacity: true)
    do throws(StatementFault) {
      while events.isEmpty, !counts.isFinished { try step() }
    } catch {
      throw StatementError(error, &lines)
    }
    return events
  }

  /// The file was read to its end and is whole: what is left to say of it, or why nothing of it may be taken.
  mutating func finishCounts() throws(StatementFault) {
    counts.isFinished = true
    if let row = counts.firstRejected, counts.rows == 0 { throw row }
    if let rest = counts.untold { events.append(.problem(rest)) }
    if counts.statements == 0 { note("There is nothing to import: the file holds no statement.", at: 0) }
  }

  /// Something that a person should know.
  mutating func note(_ message: String, at place: Int, asking question: CSVQuestion? = nil) {
    report(.note, message, at: place, asking: question)
  }

  /// A row could not be read.
  mutating func reject(_ fault: StatementFault) {
    if counts.firstRejected == nil { counts.firstRejected = fault }
    report(.rejected, fault.message, at: fault.place)
  }

  /// Hands over a problem; of very many only their number is kept.
  private mutating func report(
    _ severity: StatementProblem.Severity, _ message: String, at place: Int, asking question: CSVQuestion? = nil
  ) {
    guard counts.mayTell(severity) else { return }
    events.append(.problem(StatementProblem(severity, message, line: lines.line(at: place), asking: question)))
  }
}
