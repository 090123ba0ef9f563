/// A format of statement files. Help and the first screen list these; `FormatReading.all` says how each is recognized
/// and read.
public enum StatementFormat: String, CaseIterable, Hashable, Sendable {
  /// Open Financial Exchange 1 (SGML) and 2 (XML), with its dialects QFX and QBO.
  case ofx
  /// ISO 20022 account statements: all versions of camt.052, camt.053 and camt.054.
  case camt
  /// SWIFT's customer statement MT940 and interim report MT942, with or without the blocks of a message.
  case mt940
  /// Quicken Interchange Format.
  case qif
  /// Tables: comma-separated values or any other separator.
  case csv
  /// Answers of SimpleFIN servers, versions 1 and 2.
  case simplefin

  /// Its name, which is the same in every language.
  public var title: String {
    switch self {
    case .ofx, .camt, .mt940, .qif, .csv: rawValue.uppercased()
    case .simplefin: "SimpleFIN"
    }
  }
}
