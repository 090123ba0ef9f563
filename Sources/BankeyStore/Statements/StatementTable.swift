import BankeyModel

/// Keeps where statements begin and end, so that they can be proved against each other.
struct StatementTable {
  let database: Database
  let fetch: Int64

  /// Takes in what a statement says of itself, and what its own rows come to.
  func record(_ said: StatementRecord, booked: Amount?, of account: AccountInAnswer) throws {
    let (opening, closing) = (fitted(said.opening, account), fitted(said.closing, account))
    guard opening != nil || closing != nil else { return }
    try database.run(
      """
      INSERT INTO statement (account, fetch, native_id, first_day, last_day, opening_units, opening_scale, closing_units,
        closing_scale, booked_units, booked_scale, gap_first, gap_last) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, account.key, fetch, said.nativeId, said.firstDay, said.lastDay, opening?.units, opening?.scale,
      closing?.units, closing?.scale, booked?.units, booked?.scale,
      said.gap?.lowerBound, said.gap?.upperBound)
  }

  /// What does not add up in the statements of this answer, and between them and those around them.
  func faults() throws -> [ReconciliationFault] {
    let accounts: [Int64] = try database.all("SELECT DISTINCT account FROM statement WHERE fetch = ?", fetch) { $0[0] }
    return try accounts.flatMap { try StatementChain(database, account: $0).faults(of: fetch) }
  }

  private func fitted(_ amount: Amount?, _ account: AccountInAnswer) -> Amount? {
    amount.flatMap { $0.canonical(in: account.currency) }
  }
}

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
