import BankeyCore

/// Why a file is refused, and the byte that shows it.
struct StatementFault: Error {
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
  init(_ fault: StatementFault, _ lines: inout LineCounter) {
    self.init(fault.message, line: lines.line(at: fault.place), asking: fault.question)
  }
}
