import BankeyCore

/// Where the transactions of a table stand when its headers do not tell it: from the first row with a date on.
struct CSVBody {
  /// What the row above them and a profile say of the columns.
  let roles: CSVRoles
  /// The number of the row that is their header.
  let header: Int?
  /// All rows from the first one with a date on.
  let rest: CSVSample
  /// How many fields the first one has.
  let width: Int

  /// Looks for them; nil when no row has a date, or a column that the profile names is missing.
  init?(_ sample: CSVSample, _ profile: CSVProfile?) {
    guard let first = sample.rows.firstIndex(where: { $0.count > 1 && $0.cells.contains(where: sample.isDate) })
    else { return nil }
    width = sample.rows[first].count
    let hasHeader = first > 0 && (width - 1...width + 1).contains(sample.rows[first - 1].count)
    header = hasHeader ? first - 1 : nil
    let heads = header.map { sample.rows[$0] } ?? CSVRow()
    guard let roles = CSVRoles(heads, sample.text, profile, width: width) else { return nil }
    (self.roles, rest) = (roles, sample.after(first - 1))
  }

  /// The transactions; nil when most rows are none.
  var rows: CSVSample? {
    var rows = rest
    rows.rows = rest.rows.filter { $0.count == width && $0.cells.contains(where: rest.isDate) }
    return !rows.rows.isEmpty && rows.rows.count * 2 >= rest.rows.count ? rows : nil
  }
}
