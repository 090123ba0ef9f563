import BankeyCore

/// A statement as it is stored.
struct KeptStatement {
  /// The columns that it is read from.
  static let columns = """
    first_day, last_day, opening_units, opening_scale, closing_units, closing_scale, booked_units, booked_scale,
    gap_first, gap_last, fetch
    """
  /// By what it is known again in another file.
  struct Name: Hashable {
    let firstDay, lastDay: Day?
    let opening, closing: Amount?
  }

  let name: Name
  let booked: Amount?
  /// Between which days its own balances show that something is missing.
  private let gap: (first: Day, last: Day)?
  /// Who has said it.
  private(set) var fetches: Set<Int64>

  var firstDay: Day? { name.firstDay }
  var lastDay: Day? { name.lastDay }
  var opening: Amount? { name.opening }
  var closing: Amount? { name.closing }

  init(row: Row) throws {
    name = Name(
      firstDay: row[0], lastDay: row[1], opening: try row.optionalAmount(2), closing: try row.optionalAmount(4))
    booked = try row.optionalAmount(6)
    gap = (row[8] as Day?).flatMap { first in (row[9] as Day?).map { (first, $0) } }
    fetches = [row[10]]
  }

  /// The same, which others have said, too.
  func joined(by same: KeptStatement) -> KeptStatement {
    // Of the same one in two files, that counts of which no row was left out.
    var joined = difference == nil ? self : same
    joined.fetches = fetches.union(same.fetches)
    return joined
  }

  /// Whether a day is one of its days.
  func isOpen(on day: Day) -> Bool {
    guard opening != nil, let firstDay, let lastDay else { return false }
    return firstDay <= day && day <= lastDay
  }

  /// How much more it ends with than it should; nil when it adds up, or does not say.
  var difference: Amount? {
    guard let opening, let closing, let booked, let sum = opening.adding(booked), sum != closing else { return nil }
    return sum.negated.flatMap(closing.adding)
  }

  /// What does not add up in it.
  var fault: ReconciliationFault? {
    difference.map {
      ReconciliationFault(
        kind: gap == nil ? .statement : .step, firstDay: gap?.first ?? firstDay, lastDay: gap?.last ?? lastDay,
        opening: opening, booked: booked, closing: closing,
        difference: $0)
    }
  }
}
