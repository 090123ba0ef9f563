import BankeyCore

/// An account as `!Account` names it, or as the kind of its transactions does.
struct QIFAccount: Equatable {
  /// What the file calls it.
  var name: String?
  /// The file's word for its kind.
  var type: String?

  /// Whether transactions of this kind can be its own. A list of accounts may stand before them.
  func isOf(_ kind: QIFAccountKind) -> Bool { type.flatMap { QIFAccountKind($0) }.map { $0 == kind } ?? true }

  /// The account.
  func record(of kind: QIFAccountKind) -> AccountRecord {
    AccountRecord(
      nativeId: name ?? kind.rawValue, name: name, sourceType: type ?? kind.rawValue, kind: kind.kind,
      currency: QIFReader.unit)
  }
}
