import BankeyCore

extension OFXReader {
  /// The bank's word on a request is complete.
  mutating func finishStatus() {
    guard let status else { return }
    self.status = nil
    if status.isWarning { note(status.sentence, at: status.start) }
    guard status.isError, counts.failures.count < OFXCounts.failuresTold else { return }
    counts.failures.append(OFXFault(status.sentence, at: status.start))
  }

  /// The file is at its end: it is whole, or refused.
  mutating func finish() throws(OFXFault) {
    counts.isFinished = true
    if let last = open.last {
      throw OFXFault("The file is cut off: it ends inside \(last.rawValue).", at: text.bytes.count)
    }
    if let failure = counts.failures.first, counts.statements == 0 { throw failure }
    if let row = counts.firstRejected, counts.rows == 0 { throw row }
    for failure in counts.failures { note(failure.message, at: failure.place) }
    if let rest = counts.untold { events.append(.problem(rest)) }
    if counts.statements == 0 { note("There is nothing to import: the file holds no statement.", at: 0) }
  }

  /// Something that a person should know.
  mutating func note(_ message: String, at place: Int) { report(.note, message, at: place) }

  /// Hands over a problem; of very many only their number is kept.
  mutating func report(_ severity: StatementProblem.Severity, _ message: String, at place: Int) {
    guard counts.mayTell(severity) else { return }
    events.append(.problem(StatementProblem(severity, message, line: lines.line(at: place))))
  }

  /// A value as a message shows it.
  func quoted(_ value: OFXValue) -> String { quoted(text.string(value) ?? "") }

  /// A foreign text as a message shows it: cleaned, and not all of a long one.
  func quoted(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(40)
    let more = short.count < text.unicodeScalars.count ? "…" : ""
    return "“\(PlainText.cleaned(String(short)))\(more)”"
  }
}
