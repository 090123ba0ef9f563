/// The texts of the find prompt.
public protocol FindStrings: Sendable {
  /// "abc is no amount: amount>100, amount:12.50, amount:10..20"
  func problem(_ problem: FindProblem) -> String
}
