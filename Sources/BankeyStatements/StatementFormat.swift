/// A kind of statement file that bankey reads. Found by what a file holds, never by its name.
public enum StatementFormat: String, CaseIterable, Hashable, Sendable {
  /// Open Financial Exchange 1 (SGML) and 2 (XML), with its dialects QFX and QBO.
  case ofx
  /// ISO 20022 account statements: camt.052, camt.053 and camt.054 of every version.
  case camt
  /// SWIFT's customer statement MT940 and interim report MT942, with or without the blocks of a message.
  case mt940
  /// Quicken Interchange Format.
  case qif
  /// What a SimpleFIN server answers, versions 1 and 2.
  case simplefin
  /// A table: comma-separated values, with whatever stands between the fields.
  case csv
}
