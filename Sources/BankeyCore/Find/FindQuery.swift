/// What is looked for: `amount>100 date:2026-10 status:authorized coffee`. docs/find.md has the language.
public struct FindQuery: Hashable, Sendable {
  /// What a transaction must have, all of it.
  public let terms: [FindTerm]

  /// A query of terms.
  public init(_ terms: [FindTerm]) { self.terms = terms }

  /// Reads a query as it was typed; throws what a person should know when a part makes no sense yet.
  ///
  /// `mark` is the mark before decimals where the user lives; a figure that makes no sense with it is read by itself.
  public init(_ text: String, mark: DecimalMark = .either) throws(FindProblem) {
    var terms: [FindTerm] = []
    for word in FindWord.words(of: text) {
      if let term = try FindReader(mark: mark).term(of: word) { terms.append(term) }
    }
    self.terms = terms
  }

  /// Whether nothing is asked for: everything matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// The day to jump to, when the query is a single day and nothing else.
  public var day: Day? {
    guard terms.count == 1, case .days(let days) = terms[0], days.count == 1 else { return nil }
    return days.lowerBound
  }

  /// Whether a transaction has all that is asked for.
  public func matches(_ transaction: Transaction) -> Bool { terms.allSatisfy { $0.matches(transaction) } }
}
