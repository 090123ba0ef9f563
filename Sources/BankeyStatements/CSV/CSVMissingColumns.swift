import BankeyCore

/// Says why a file of its bank cannot be read as a profile says, such as which columns it does not have: to read the file in another way would put it into another account.
enum CSVMissingColumns {
  /// How many headers are told.
  private static let told = 30

  /// Why the file is refused; nil when it has all of them.
  static func fault(_ text: CSVText, _ profile: CSVProfile) -> StatementFault? {
    let samples = CSVDialect.all(text.bytes, profile).map { CSVSample(text, $0) }
    let rows = samples.flatMap { $0.rows.prefix(CSVTable.highestHeader) }.filter { $0.count > 1 }
    guard let row = rows.max(by: { score($0, text, profile) < score($1, text, profile) }) else { return nil }
    let headings = text.strings(row).map(CSVHeading.init)
    let missing = profile.named.filter { profile.index(.named($0), in: headings) == nil }.map(Quotation.of)
    guard !missing.isEmpty else { return nil }
    let texts = headings.map(\.text).filter { !$0.isEmpty }
    let columns = texts.prefix(told).map(Quotation.of).joined(separator: ", ") + (texts.count > told ? " …" : "")
    return StatementFault(
      "[csv.\(PlainText.cleaned(profile.name))] of the config is for this file, but the file has no column "
        + "\(missing.joined(separator: ", ")). Its columns are \(columns).", at: row.place.lowerBound)
  }

  /// Why a file is refused in which the profile finds no table, though it is one: read without it, it could have the other sign.
  static func unfit(_ profile: CSVProfile, at start: Int) -> StatementFault {
    StatementFault(
      "[csv.\(PlainText.cleaned(profile.name))] of the config is for this file, but no table is found as it says. "
        + "Look at its skip, its delimiter and the numbers of its columns.", at: start)
  }

  /// How much a row looks like the headers: those that the profile names, those that are known, all of them.
  private static func score(_ row: CSVRow, _ text: CSVText, _ profile: CSVProfile) -> (Int, Int, Int) {
    let headings = text.strings(row).map(CSVHeading.init)
    return (
      profile.named.count { profile.index(.named($0), in: headings) != nil },
      headings.count { CSVWords.column($0.key) != nil }, headings.count { !$0.text.isEmpty }
    )
  }
}
