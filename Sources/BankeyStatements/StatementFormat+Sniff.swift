extension StatementFormat {
  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: UnsafeRawBufferPointer) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit))
    if let text = UTF16Text.utf8(head) { return text.withUnsafeBytes(sniff) }
    if OFXHeader.isFound(in: ByteView(head)) { return .ofx }
    if CAMTHeader.isFound(in: ByteView(head)) { return .camt }
    if SimpleFINSign.isFound(in: ByteView(head)) { return .simplefin }
    if QIFSign.isFound(in: ByteView(head)) { return .qif }
    return MT940Sign.isFound(in: ByteView(head)) ? .mt940 : nil
  }

  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: [UInt8]) -> StatementFormat? {
    bytes.withUnsafeBytes(sniff)
  }
}
