import BankeyCore

/// A table of transactions that was found in a file: how it is written, and what its columns are.
///
/// It is a class because every row asks it, and to copy it costs more than a row.
final class CSVTable {
  let text: CSVText
  let dialect: CSVDialect
  let layout: CSVLayout
  /// The rows above the headers.
  let preamble: CSVPreamble
  /// The first rows of transactions.
  let sample: CSVSample
  /// Where the first row behind the headers begins.
  let start: Int
  /// The headers as they stand.
  let header: String
  /// What a person says of it.
  let profile: CSVProfile?

  /// The bank with these headers.
  let bank: CSVKnownBank?

  /// Finds the table of a file; nil when there is none, or its columns are not certain.
  static func find(in bytes: ByteView, _ profiles: [CSVProfile]) -> CSVTable? {
    for profile in profiles {
      if let table = find(in: bytes, with: profile) { return table }
    }
    return find(in: bytes, with: nil)
  }

  private static func find(in bytes: ByteView, with profile: CSVProfile?) -> CSVTable? {
    let text = CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: profile?.encoding))
    guard profile?.isMatched(text) ?? true else { return nil }
    let samples = CSVDialect.all(bytes, profile).map { dialect in (dialect, CSVSample(text, dialect)) }
    let told = samples.compactMap { byHeaders($0, $1, profile) }
    return told.max { $0.layout.known < $1.layout.known }
      ?? samples.lazy.compactMap { byContent($0, $1, profile) }.first
  }

  /// Why a table whose columns are not certain is refused; nil when the file is no table.
  static func complaint(_ bytes: ByteView) -> StatementError? {
    let text = CSVText(bytes: bytes, decoder: TextDecoder(for: bytes, declared: nil))
    let samples = CSVDialect.all(bytes, nil).map { CSVSample(text, $0).rows.prefix(20) }
    guard samples.contains(where: { $0.count > 1 && $0[0].count > 1 && Set($0.map(\.count)).count == 1 })
    else { return nil }
    return StatementError(
      "This is a table, but which of its columns are the date and the amount is not certain. Put [csv.NAME.columns] with "
        + "date and amount, each a header or a number from 1, into the config.", line: 1)
  }

  /// How many rows may stand above the headers.
  private static let highestHeader = 50

  /// The table whose headers tell enough.
  private static func byHeaders(_ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?) -> CSVTable? {
    for (index, row) in sample.rows.prefix(highestHeader).enumerated() where row.count > 1 {
      guard let roles = CSVRoles(row, sample.text, profile), roles.hasDate, roles.hasAmount else { continue }
      let rest = sample.after(index)
      guard var layout = CSVLayout(roles, rest) else { continue }
      // A profile may give the columns of a table without headers.
      let isHeader = !(row[layout.date].map(sample.isDate) ?? false)
      if !isHeader { layout.headings = [] }
      return CSVTable(
        dialect, layout, sample, header: isHeader ? index : nil, isHeader ? rest : sample.after(index - 1), profile)
    }
    return nil
  }

  /// The table whose columns show what headers do not tell.
  private static func byContent(_ dialect: CSVDialect, _ sample: CSVSample, _ profile: CSVProfile?) -> CSVTable? {
    guard let first = sample.rows.firstIndex(where: { $0.count > 1 && $0.cells.contains(where: sample.isDate) })
    else { return nil }
    let width = sample.rows[first].count
    let hasHeader = first > 0 && (width - 1...width + 1).contains(sample.rows[first - 1].count)
    let header = hasHeader ? first - 1 : nil
    guard let roles = CSVRoles(header.map { sample.rows[$0] } ?? CSVRow(), sample.text, profile) else { return nil }
    let rest = sample.after(first - 1)
    guard let layout = CSVLayout.byContent(roles, rest, width: width) else { return nil }
    return CSVTable(dialect, layout, sample, header: header, rest, profile)
  }

  private init(
    _ dialect: CSVDialect, _ layout: CSVLayout, _ sample: CSVSample, header: Int?, _ rest: CSVSample,
    _ profile: CSVProfile?
  ) {
    (self.dialect, self.layout, self.profile, text, self.sample) = (dialect, layout, profile, sample.text, rest)
    let above = header ?? (sample.rows.count - rest.rows.count)
    bank = CSVKnownBank.of(layout.headings)
    preamble = CSVPreamble(Array(sample.rows.prefix(above)), sample.text)
    self.header = header.map { sample.text.decoder.string(sample.text.bytes[sample.rows[$0].place]) } ?? ""
    start = header.map { sample.rows[$0].place.upperBound } ?? rest.rows[0].place.lowerBound
  }
}
