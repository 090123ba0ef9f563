import BankeyCore

extension OFXReader {
  /// The bank's word on a request is complete.
  mutating func finishStatus() {
    guard let status else { return }
    self.status = nil
    if status.isWarning { note(status.sentence, at: status.start) }
    guard status.isError, failures.count < OFXStatus.failuresTold else { return }
    failures.append(StatementFault(status.sentence, at: status.start))
  }

  /// The file is at its end: it is whole, or refused.
  mutating func finish() throws(StatementFault) {
    if let last = open.last {
      throw StatementFault("The file is cut off: it ends inside \(last.rawValue).", at: text.bytes.count)
    }
    if let failure = failures.first, counts.statements == 0 { throw failure }
    for failure in failures { note(failure.message, at: failure.place) }
    try finishCounts()
  }

  /// A value as a message shows it.
  func quoted(_ value: OFXValue) -> String { Quotation.of(text.string(value) ?? "") }
}
