import BankeyModel

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

extension StatementFormat {
  /// The format of a file that holds `bytes`; nil when it is none that bankey reads.
  public static func sniff(_ bytes: UnsafeRawBufferPointer, profiles: [CSVProfile] = []) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(OFXHeader.limit))
    if let text = WideText.utf8(head, isSetKnown: profiles.contains { $0.encoding != nil }) {
      return sniff(text, profiles: profiles)
    }
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
      return try CSVTable.find(in: bytes, profiles) != nil || CSVUnknown.error(in: bytes, profiles)?.question != nil
    } catch {
      return true
    }
  }
}

/// Says what a file is that is no statement.
enum ForeignFile {
  /// Why a file with these bytes is refused.
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
