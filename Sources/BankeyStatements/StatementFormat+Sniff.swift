import BankeyCore

extension StatementFormat {
  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: UnsafeRawBufferPointer, profiles: [CSVProfile] = []) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit))
    if let text = UTF16Text.utf8(head) { return sniff(text, profiles: profiles) }
    return signed(head) ?? (isTable(ByteView(head), profiles) ? .csv : nil)
  }

  /// The format of a file that begins with `bytes`, as a sign in them tells it; nil for a table, which has none.
  public static func signed(_ bytes: UnsafeRawBufferPointer) -> StatementFormat? {
    let head = ByteView(UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit)))
    if OFXHeader.isFound(in: head) { return .ofx }
    if CAMTHeader.isFound(in: head) { return .camt }
    if SimpleFINSign.isFound(in: head) { return .simplefin }
    if QIFSign.isFound(in: head) { return .qif }
    return MT940Sign.isFound(in: head) ? .mt940 : nil
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
