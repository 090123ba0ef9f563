import BankeyModel

/// Applies a query to raw rows, so that only matching rows become values.
struct RowMatcher {
  private let texts: [NamedPattern]
  private let amounts: [UnitRanges]
  private let figures: [(NamedPattern, UnitRanges)]
  private let payees: [PayeePick]
  /// The days that can contain matches.
  let days: ClosedRange<Day>
  /// The statuses that matches can have.
  let statuses: [TransactionStatus]
  private let isImpossible: Bool

  init(_ query: FindQuery, in scope: FindScope, _ book: PayeeBook) {
    var (texts, amounts, payees): ([NamedPattern], [UnitRanges], [PayeePick]) = ([], [], [])
    var figures: [(NamedPattern, UnitRanges)] = []
    var statuses = scope.status.map { [$0] } ?? TransactionStatus.allCases
    var (first, last) = (Day(number: .min), Day(number: .max))
    for term in query.terms {
      switch term {
      case .text(let pattern): texts.append(NamedPattern(pattern, book))
      case .amount(let range): amounts.append(UnitRanges(range))
      case .figure(let pattern, let range): figures.append((NamedPattern(pattern, book), UnitRanges(range)))
      case .days(let days): (first, last) = (max(first, days.lowerBound), min(last, days.upperBound))
      case .status(let status): statuses.removeAll { $0 != status }
      // The caller has resolved these into the scope's accounts.
      case .account, .kind: break
      case .payee(let words, let replaced): payees.append(PayeePick(words, replacing: replaced, in: book))
      }
    }
    (self.texts, self.amounts, self.figures, self.statuses) = (texts, amounts, figures, statuses)
    self.payees = payees
    isImpossible = first > last
    days = isImpossible ? first...first : first...last
  }

  /// Whether the current row matches; its columns are `Transaction.columns`.
  func matches(_ row: Row) -> Bool {
    if isImpossible { return false }
    let (day, units, scale): (Day, Int64, Int) = (row[3], row[5], row[6])
    return days.contains(day) && amounts.allSatisfy { $0.contains(units, scale) }
      && texts.allSatisfy { $0.isFound(in: row) }
      && figures.allSatisfy { $1.contains(units, scale) || $0.isFound(in: row) }
      && payees.allSatisfy { $0.takes(row) }
  }
}

/// A text to find in a row, or in the user's name for its payee.
private struct NamedPattern {
  private let pattern: TextPattern
  private let book: PayeeBook
  /// Whether some payee's name contains the text.
  private let isName: Bool

  init(_ pattern: TextPattern, _ book: PayeeBook) {
    (self.pattern, self.book) = (pattern, book)
    isName = !book.rules(called: pattern).isEmpty
  }

  /// Whether the current row contains the text; its columns are `Transaction.columns`.
  func isFound(in row: Row) -> Bool {
    pattern.isFound(in: row.bytes(7)) || ((row[8] as String?) != nil && pattern.isFound(in: row.bytes(8)))
      || (isName && book.rule(for: row[7], row[8]).map { pattern.isFound(in: $0.name) } ?? false)
  }
}

/// Picks the rows that a rule would name, considering the other rules.
private struct PayeePick {
  private let words: PayeeWords
  private let book: PayeeBook

  init(_ words: PayeeWords, replacing replaced: PayeeWords?, in book: PayeeBook) {
    self.words = words
    self.book = book.applying(
      (replaced.map { [PayeeChange($0, name: nil)] } ?? []) + [PayeeChange(words, name: words.text)])
  }

  /// Whether the rule decides for the current row; its columns are `Transaction.columns`.
  func takes(_ row: Row) -> Bool { book.rule(for: row[7], row[8])?.words == words }
}
