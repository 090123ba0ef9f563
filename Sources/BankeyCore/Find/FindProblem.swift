/// Why a query cannot be read, with the part of it that makes no sense. `Strings` has the sentences.
public enum FindProblem: Error, Hashable, Sendable {
  /// What follows `amount` is no figure.
  case amount(String)
  /// What follows `date` is no day, month or year.
  case date(String)
  /// What follows `status` is neither of the two.
  case status(String)
  /// `date:` and the others stand there with nothing after them.
  case incomplete(String)
}
