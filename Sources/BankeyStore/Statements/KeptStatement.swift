import BankeyCore

/// A statement as it is stored.
struct KeptStatement {
  /// The columns that it is read from.
  static let columns = """
    first_day, last_day, opening_units, opening_scale, closing_units, closing_scale, booked_units, booked_scale
    """
  /// By what it is known again in another file.
  struct Name: Hashable {
    let firstDay, lastDay: Day?
    let opening, closing: Amount?
  }

  let name: Name
  let booked: Amount?

  var firstDay: Day? { name.firstDay }
  var lastDay: Day? { name.lastDay }
  var opening: Amount? { name.opening }
  var closing: Amount? { name.closing }

  init(row: Row) throws {
    name = Name(
      firstDay: row[0], lastDay: row[1], opening: try row.optionalAmount(2), closing: try row.optionalAmount(4))
    booked = try row.optionalAmount(6)
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
        kind: .statement, firstDay: firstDay, lastDay: lastDay, opening: opening, booked: booked, closing: closing,
        difference: $0)
    }
  }
}
