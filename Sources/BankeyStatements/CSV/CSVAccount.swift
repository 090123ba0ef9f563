import BankeyCore

/// An account of a table, with what waits to be handed over.
struct CSVAccount {
  let record: AccountRecord
  var batch = TransactionBatch()
  var chain = CSVChain()

  /// Whether a text has the form of an IBAN, with blanks or without.
  static func isIBAN(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 }
    return (15...34).contains(bytes.count) && bytes[..<2].allSatisfy { $0 &- 0x41 < 26 }
      && bytes[2..<4].allSatisfy(isDigit)
      && bytes.allSatisfy { isDigit($0) || $0 &- 0x41 < 26 }
  }
}

/// By what the rows of an account are told from others.
struct CSVAccountKey: Hashable {
  /// What the file calls it; nil when it says nothing.
  var name: String?
  /// What its amounts are counted in.
  var currency: Currency
}
