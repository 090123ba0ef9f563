import BankeyModel

/// A format of statement files, detected by content, never by file name.
public enum StatementFormat: String, CaseIterable, Hashable, Sendable {
  /// Open Financial Exchange 1 (SGML) and 2 (XML), with its dialects QFX and QBO.
  case ofx
  /// ISO 20022 account statements: all versions of camt.052, camt.053 and camt.054.
  case camt
  /// SWIFT's customer statement MT940 and interim report MT942, with or without the blocks of a message.
  case mt940
  /// Quicken Interchange Format.
  case qif
  /// Answers of SimpleFIN servers, versions 1 and 2.
  case simplefin
  /// Tables: comma-separated values or any other separator.
  case csv
}

extension StatementFormat {
  /// Returns the format of a file with these contents, or nil when bankey cannot read it.
  public static func sniff(_ bytes: UnsafeRawBufferPointer, profiles: [CSVProfile] = []) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit))
    let found = FoundCharset(ByteView(head))
    if let text = WideText.utf8(head, found, isSetKnown: profiles.contains { $0.encoding != nil }) {
      return sniff(text, profiles: profiles)
    }
    if let text = MT940Sign.lines(of: head) { return sniff(text, profiles: profiles) }
    return signed(head) ?? (isTable(CSVFile(found), profiles) ? .csv : nil)
  }

  /// Returns the format that the first bytes of a file identify. Nil for tables, which have no such mark.
  public static func signed(_ bytes: UnsafeRawBufferPointer) -> StatementFormat? {
    let head = ByteView(UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit)))
    if OFXHeader.isFound(in: head) { return .ofx }
    if CAMTHeader.isFound(in: head) { return .camt }
    if SimpleFINSign.isFound(in: head) { return .simplefin }
    if QIFSign.isFound(in: head) { return .qif }
    return MT940Sign.isFound(in: head) ? .mt940 : nil
  }

  /// Returns the format of a file with these contents, or nil when bankey cannot read it.
  public static func sniff(_ bytes: [UInt8], profiles: [CSVProfile] = []) -> StatementFormat? {
    bytes.withUnsafeBytes { sniff($0, profiles: profiles) }
  }

  /// Whether the file is a table. One that lacks a column named by its profile counts, too: it is refused when it is
  /// read.
  private static func isTable(_ head: CSVFile, _ profiles: [CSVProfile]) -> Bool {
    do {
      return try CSVTable.find(in: head, profiles) != nil
        || CSVUnclearTable.error(in: head, profiles)?.question != nil
    } catch {
      return true
    }
  }
}

/// Names the kind of a file that is not a statement.
enum ForeignFile {
  /// The error for a file that begins with these bytes.
  static func error(for bytes: ByteView) -> StatementError {
    let kind = kinds.first { bytes.starts(with: $0.start, at: firstByte(of: bytes)) }
    let what =
      kind.map { "it is \($0.name)" } ?? "no known format begins with the byte \(hex(bytes[0]))"
    return StatementError("This is not a statement file: \(what).", line: 1)
  }

  private static let kinds: [(start: StaticString, name: String)] = [
    ("<!DOCTYPE HTML", "a web page, perhaps a login page"),
    ("<HTML", "a web page, perhaps a login page"),
    ("%PDF", "a PDF document"),
    ("PK\u{3}\u{4}", "a ZIP archive or an office document"),
    ("{", "JSON, but not from SimpleFIN"),
    ("SQLite format 3", "an SQLite database"),
  ]

  private static func firstByte(of bytes: ByteView) -> Int {
    (0..<min(bytes.count, 1024)).first { !isBlank(bytes[$0]) } ?? 0
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
