import BankeyCore

extension StatementFormat {
  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: UnsafeRawBufferPointer, profiles: [CSVProfile] = []) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit))
    if let text = UTF16Text.utf8(head) { return sniff(text, profiles: profiles) }
    if OFXHeader.isFound(in: ByteView(head)) { return .ofx }
    if CAMTHeader.isFound(in: ByteView(head)) { return .camt }
    if SimpleFINSign.isFound(in: ByteView(head)) { return .simplefin }
    if QIFSign.isFound(in: ByteView(head)) { return .qif }
    if MT940Sign.isFound(in: ByteView(head)) { return .mt940 }
    return CSVTable.find(in: ByteView(head), profiles) == nil ? nil : .csv
  }

  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: [UInt8], profiles: [CSVProfile] = []) -> StatementFormat? {
    bytes.withUnsafeBytes { sniff($0, profiles: profiles) }
  }
}
