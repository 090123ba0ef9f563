/// Why an answer cannot be taken.
public enum SetupProblem: Error, Hashable, Sendable {
  /// Nothing was said.
  case empty
  /// It is none of the choices.
  case noChoice
  /// A source cannot be called that.
  case badName
  /// A source is called that already.
  case nameTaken
  /// A quote of the command is not closed.
  case openQuote
}
