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
    return isTable(ByteView(head), profiles) ? .csv : nil
  }

  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: [UInt8], profiles: [CSVProfile] = []) -> StatementFormat? {
    bytes.withUnsafeBytes { sniff($0, profiles: profiles) }
  }

  /// A file that lacks a column that its own profile names is a table all the same: it is refused where it is read.
  private static func isTable(_ bytes: ByteView, _ profiles: [CSVProfile]) -> Bool {
    do {
      return try CSVTable.find(in: bytes, profiles) != nil
    } catch {
      return true
    }
  }
}
