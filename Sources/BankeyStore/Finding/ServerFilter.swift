import BankeyModel

/// What a server can leave out of a search: rows whose trigrams or amounts show that they do not match. It never leaves
/// out a match.
struct ServerFilter {
  /// A statement that returns ids, with its values. Its last parameter is the most ids that it may return.
  typealias Question = (sql: String, values: [any Storable])

  /// The most payees whose names the server is asked for. When the text is in more names, the search reads every row.
  private static let mostPayees = 40

  /// The conditions on rows, each after ` AND `.
  let condition: String
  /// The values of its parameters.
  let values: [any Storable]
  /// The statement for candidates; nil when the index of texts does not help.
  let candidates: Question?

  init(_ query: FindQuery, _ book: PayeeBook) {
    let sets = query.terms.compactMap { Self.grams(of: $0, book) }
    let amounts = query.terms.compactMap { term in
      if case .amount(let range) = term { Self.condition(UnitRanges(range)) } else { nil }
    }
    let texts = sets.map { "(" + $0.map { _ in "grams @> ?::integer[]" }.joined(separator: " OR ") + ")" }
    condition = (texts + amounts).map { " AND " + $0 }.joined()
    values = sets.flatMap { $0.map(TextGrams.array) }
    candidates = Self.question(sets)
  }

  /// The question with the fewest candidates: all trigrams of all plain texts, or else the alternatives of one text.
  private static func question(_ sets: [[[Int32]]]) -> Question? {
    let plain = sets.filter { $0.count == 1 }.flatMap(\.self).flatMap(\.self)
    let asked = plain.isEmpty ? sets.first : [Set(plain).sorted()]
    guard let asked else { return nil }
    let most = asked.count + 1
    let parts = asked.indices.map { "SELECT containing(?\($0 + 1)::integer[], ?\(most))" }
    return (parts.joined(separator: " UNION "), asked.map(TextGrams.array))
  }

  /// The sets of trigrams of which a match must contain one; nil when the term says nothing about texts.
  private static func grams(of term: FindTerm, _ book: PayeeBook) -> [[Int32]]? {
    switch term {
    case .text(let pattern):
      let payees = book.rules(called: pattern)
      guard let own = grams(of: pattern), payees.count <= mostPayees else { return nil }
      let others = payees.map { grams(of: $0.words) }
      return others.contains(nil) ? nil : [own] + others.compactMap(\.self)
    case .payee(let words, _): return grams(of: words).map { [$0] }
    case .amount, .figure, .days, .status, .account, .kind: return nil
    }
  }

  private static func grams(of words: PayeeWords) -> [Int32]? {
    let grams = words.terms.compactMap(grams(of:)).flatMap(\.self)
    return grams.isEmpty ? nil : Set(grams).sorted()
  }

  /// The trigrams of the beginning of a text, which is rare enough; nil when it is too short to have one.
  private static func grams(of pattern: TextPattern) -> [Int32]? {
    let grams = TextGrams.numbers(of: String(String.UnicodeScalarView(pattern.text.unicodeScalars.prefix(24))))
    return grams.isEmpty ? nil : grams
  }

  private static func condition(_ ranges: UnitRanges) -> String {
    let parts = (0...18).flatMap { scale in
      ranges[scale].map { "scale = \(scale) AND units BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
    }
    return parts.isEmpty ? "FALSE" : "(" + parts.joined(separator: " OR ") + ")"
  }
}
