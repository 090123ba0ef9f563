import BankeyModel

/// Finds candidates for a search through the indexes of texts and amounts alone.
///
/// SQLite's planner does not know how rare a word is. Joined with the rows and ordered by date, one common word among a
/// million rows took a minute and a half. So the search asks the index first and by itself, and the index gives up when
/// it finds too many rows.
struct Candidates {
  let database: Database
  let query: FindQuery
  let book: PayeeBook
  let account: Int64?

  /// Parameters: trigrams, limit.
  static let byText = "SELECT rowid FROM transaction_text WHERE transaction_text MATCH ? LIMIT ?"
  /// Parameters: scale, first and last units, account or NULL, limit.
  static let byAmount = """
    SELECT id FROM transactions INDEXED BY transaction_by_amount
    WHERE scale = ?1 AND units BETWEEN ?2 AND ?3 AND account = coalesce(?4, account) LIMIT ?5
    """

  /// The ids of candidates, which include every match; nil when no index helps or there are more than `limit`.
  func ids(limit: Int) throws -> [Int64]? {
    if let ids = try ids(where: query.terms.compactMap(expression), limit) { return ids }
    for term in query.terms {
      if let ids = try ids(of: term, limit) { return ids }
    }
    return nil
  }

  private func ids(of term: FindTerm, _ limit: Int) throws -> [Int64]? {
    switch term {
    case .amount(let range): return try ids(of: UnitRanges(range), limit)
    case .figure(let pattern, let range):
      guard let texts = try ids(where: [expression(pattern)].compactMap(\.self), limit),
        let amounts = try ids(of: UnitRanges(range), limit)
      else {
        return nil
      }
      return Array(Set(texts).union(amounts))
    case .text, .days, .status, .account, .kind, .payee: return nil
    }
  }

  private func ids(where expressions: [String], _ limit: Int) throws -> [Int64]? {
    if expressions.isEmpty { return nil }
    let ids: [Int64] = try database.all(
      Self.byText, expressions.joined(separator: " AND "), limit + 1
    ) { $0[0] }
    return ids.count > limit ? nil : ids
  }

  private func ids(of ranges: UnitRanges, _ limit: Int) throws -> [Int64]? {
    var ids: [Int64] = []
    for scale in try scales() {
      for range in ranges[scale] {
        ids += try database.all(
          Self.byAmount, scale, range.lowerBound, range.upperBound, account, limit + 1
        ) { $0[0] }
        if ids.count > limit { return nil }
      }
    }
    return ids
  }

  /// The scales that occur, found by one index seek each.
  private func scales() throws -> [Int] {
    var scales: [Int] = []
    while let next: Int = try database.value(
      """
      SELECT min(scale) FROM transactions INDEXED BY transaction_by_amount WHERE scale > ?
      """, scales.last ?? -1)
    {
      scales.append(next)
    }
    return scales
  }
}

extension Candidates {
  /// The most payees whose names the index is asked for. When the text is in more names, the search reads every row.
  private static let mostPayees = 40

  /// The index query for a condition that every match must satisfy; nil when the index does not help.
  private func expression(_ term: FindTerm) -> String? {
    switch term {
    case .text(let pattern): expression(pattern)
    case .payee(let words, _): words.trigrams
    case .amount, .figure, .days, .status, .account, .kind: nil
    }
  }

  /// The index query for a text, or for the words of the payees whose name contains it.
  private func expression(_ pattern: TextPattern) -> String? {
    let payees = book.rules(called: pattern)
    guard let own = pattern.trigrams, payees.count <= Self.mostPayees else { return nil }
    let others = payees.map(\.words.trigrams)
    guard !others.isEmpty else { return own }
    guard !others.contains(nil) else { return nil }
    return "(" + ([own] + others.compactMap(\.self)).map { "(\($0))" }.joined(separator: " OR ") + ")"
  }
}

extension PayeeWords {
  /// The index query for candidates: all trigrams of all words; nil when every word is too short to have one.
  fileprivate var trigrams: String? {
    let words = terms.compactMap(\.trigrams)
    return words.isEmpty ? nil : words.joined(separator: " AND ")
  }
}

extension TextPattern {
  /// The index query for candidates: all trigrams of the text; nil when the text is too short to have one.
  var trigrams: String? {
    // The beginning of a long text is rare enough. The rows themselves decide.
    let scalars = Array(text.unicodeScalars.prefix(24))
    guard scalars.count >= 3 else { return nil }
    let all = Set((0...(scalars.count - 3)).map { String(String.UnicodeScalarView(scalars[$0..<($0 + 3)])) })
    return all.sorted().map {
      "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    .joined(separator: " AND ")
  }
}

/// A range of amounts as intervals of units for each scale, precomputed so that testing a row computes nothing.
struct UnitRanges {
  private let ranges: [[ClosedRange<Int64>]]

  init(_ range: AmountRange) { ranges = (0...18).map(range.units(at:)) }

  /// Whether the range contains `units` at `scale`.
  func contains(_ units: Int64, _ scale: Int) -> Bool {
    ranges.indices.contains(scale) && ranges[scale].contains { $0.contains(units) }
  }

  /// The intervals of units at a scale.
  subscript(scale: Int) -> [ClosedRange<Int64>] { ranges[scale] }
}
