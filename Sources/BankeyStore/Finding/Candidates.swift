import BankeyModel

/// Which rows come into question, by the indexes of texts and amounts alone.
///
/// The planner of SQLite knows nothing of how rare a word is: joined with the rows and ordered by date, one word of a million
/// rows took a minute and a half. So the index is asked first, by itself, and gives up when it finds too many.
struct Candidates {
  let database: Database
  let query: FindQuery
  let account: Int64?

  /// Parameters: trigrams, limit.
  static let byText = "SELECT rowid FROM transaction_text WHERE transaction_text MATCH ? LIMIT ?"
  /// Parameters: scale, first and last units, account or NULL, limit.
  static let byAmount = """
    SELECT id FROM transactions INDEXED BY transaction_by_amount
    WHERE scale = ?1 AND units BETWEEN ?2 AND ?3 AND account = coalesce(?4, account) LIMIT ?5
    """

  /// The ids of rows that may match, every match among them; nil when no index helps, or there are more than `limit`.
  func ids(limit: Int) throws -> [Int64]? {
    if let ids = try ids(ofText: query.terms.compactMap(\.requiredText), limit) { return ids }
    for term in query.terms {
      if let ids = try ids(of: term, limit) { return ids }
    }
    return nil
  }

  private func ids(of term: FindTerm, _ limit: Int) throws -> [Int64]? {
    switch term {
    case .amount(let range): return try ids(of: UnitRanges(range), limit)
    case .figure(let pattern, let range):
      guard let texts = try ids(ofText: [pattern], limit), let amounts = try ids(of: UnitRanges(range), limit) else {
        return nil
      }
      return Array(Set(texts).union(amounts))
    case .text, .days, .status, .account, .kind: return nil
    }
  }

  private func ids(ofText patterns: [TextPattern], _ limit: Int) throws -> [Int64]? {
    let trigrams = patterns.compactMap(\.trigrams)
    if trigrams.isEmpty { return nil }
    let ids: [Int64] = try database.all(
      Self.byText, trigrams.joined(separator: " AND "),
      limit + 1
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

  /// The scales that there are: a step in the index for each.
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

extension FindTerm {
  /// The text without which nothing matches.
  fileprivate var requiredText: TextPattern? {
    if case .text(let pattern) = self { pattern } else { nil }
  }
}

extension TextPattern {
  /// What the index is asked for rows that may have it: each three letters in a row; nil when it is shorter.
  var trigrams: String? {
    // A long text is rare enough by its beginning; the rows tell the rest.
    let scalars = Array(text.unicodeScalars.prefix(24))
    guard scalars.count >= 3 else { return nil }
    let all = Set((0...(scalars.count - 3)).map { String(String.UnicodeScalarView(scalars[$0..<($0 + 3)])) })
    return all.sorted().map {
      "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    .joined(separator: " AND ")
  }
}

/// A range of amounts as the units of every scale, so that nothing is computed for a row.
struct UnitRanges {
  private let ranges: [[ClosedRange<Int64>]]

  init(_ range: AmountRange) { ranges = (0...18).map(range.units(at:)) }

  /// Whether units of a scale are in it.
  func contains(_ units: Int64, _ scale: Int) -> Bool {
    ranges.indices.contains(scale) && ranges[scale].contains { $0.contains(units) }
  }

  /// The stretches of units of a scale.
  subscript(scale: Int) -> [ClosedRange<Int64>] { ranges[scale] }
}
