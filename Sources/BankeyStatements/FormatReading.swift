import BankeyModel

/// How a format is recognized, by content and never by file name, and how it is read. Each is defined in the folder of
/// its format.
struct FormatReading: Sendable {
  let format: StatementFormat
  /// Whether its files say how their text is encoded, or leave no choice.
  var declaresCharset = false
  /// Whether the first bytes of a file are those of the format.
  let isFound: @Sendable (ByteView) -> Bool
  /// Reads a whole file. Throws `StatementError` when nothing of it may be imported; rethrows errors of the sink.
  let read: @Sendable (ByteView, _ context: Context, _ sink: StatementParser.Sink) throws -> Void

  /// What readers need beside the file.
  struct Context {
    /// Its zone converts points in time to days.
    let clock: Clock
    /// The user's profiles for tables and QIF.
    let profiles: [CSVProfile]
  }

  /// All formats that begin with a sign. A file is of the first that finds its own; MT940 is last, because words to the
  /// reader may precede its sign. A file without any sign may be a table.
  static let all = [OFXReader.format, CAMTReader.format, SimpleFINAnswer.format, QIFReader.format, MT940Reader.format]

  /// The number of bytes in which a format must be recognized.
  static let headLength = 65_536

  /// The format that the first bytes of a file identify; nil when they have no sign.
  static func signed(_ bytes: UnsafeRawBufferPointer) -> FormatReading? {
    let head = ByteView(UnsafeRawBufferPointer(rebasing: bytes.prefix(headLength)))
    return all.first { $0.isFound(head) }
  }
}

extension StatementFormat {
  /// Returns the format of a file with these contents, or nil when bankey cannot read it.
  public static func sniff(_ bytes: UnsafeRawBufferPointer, profiles: [CSVProfile] = []) -> StatementFormat? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(FormatReading.headLength))
    let found = FoundCharset(ByteView(head))
    if let text = WideText.utf8(head, found, isSetKnown: profiles.contains { $0.encoding != nil }) {
      return sniff(text, profiles: profiles)
    }
    if let text = MT940Sign.lines(of: head) { return sniff(text, profiles: profiles) }
    return signed(head) ?? (isTable(CSVFile(found), profiles) ? .csv : nil)
  }

  /// Returns the format that the first bytes of a file identify. Nil for tables, which have no such mark.
  public static func signed(_ bytes: UnsafeRawBufferPointer) -> StatementFormat? {
    FormatReading.signed(bytes)?.format
  }

  /// Returns the format of a file with these contents, or nil when bankey cannot read it.
  public static func sniff(_ bytes: [UInt8], profiles: [CSVProfile] = []) -> StatementFormat? {
    bytes.withUnsafeBytes { sniff($0, profiles: profiles) }
  }

  /// Whether the file is a table. One that lacks a column named by its profile counts, too: it is refused when it is
  /// read.
  private static func isTable(_ head: CSVFile, _ profiles: [CSVProfile]) -> Bool {
    let source = TableSource(head, profiles)
    do {
      let rewritten = try TableRewriting.first(for: source)?.text
      return try rewritten.map { try CSVFile.with($0) { try isDelimited(TableSource($0, profiles)) } } == true
        || isDelimited(source)
    } catch {
      return true
    }
  }

  private static func isDelimited(_ source: TableSource) throws -> Bool {
    try source.table() != nil || source.error?.question != nil
  }
}

/// Names the kind of a file that is not a statement.
enum ForeignFile {
  /// The error for a file that begins with these bytes.
  static func error(for bytes: ByteView) -> StatementError {
    let kind = kinds.first { bytes.starts(with: $0.start, at: firstByte(of: bytes)) }?.name
    let name = isWorkbook(bytes) ? workbook : kind
    let what =
      name.map { "it is \($0)" }
      ?? (isText(bytes)
        ? "it is text, but bankey finds no transactions in it"
        : "no known format begins with the byte \(hex(bytes[0]))")
    return StatementError("This is not a statement file: \(what).", line: 1)
  }

  private static let kinds: [(start: StaticString, name: String)] = [
    ("<!DOCTYPE HTML", "a web page, perhaps a login page"),
    ("<HTML", "a web page, perhaps a login page"),
    ("<OFC>", "an OFC file, which came before OFX. Download the statement as OFX, and import that file"),
    ("%PDF", "a PDF document"),
    ("PK\u{3}\u{4}", "a ZIP archive or an office document"),
    ("{", "JSON, but not from SimpleFIN"),
    ("SQLite format 3", "an SQLite database"),
  ]

  /// Whether the first bytes are text in any character set: such files have no other control characters.
  private static func isText(_ bytes: ByteView) -> Bool {
    let head = bytes[0..<min(bytes.count, 1 << 10)]
    return head.contains(where: isLetter) && head.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
  }

  private static let workbook: String? =
    "an Excel workbook. Save it as CSV in a spreadsheet program, and import that file"

  /// Whether a file is an Excel workbook: a ZIP archive that names its parts near its start, or the compound file of
  /// older versions.
  private static func isWorkbook(_ bytes: ByteView) -> Bool {
    let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    if bytes.count >= old.count, bytes[0..<old.count].elementsEqual(old) { return true }
    let head = 0..<min(bytes.count, 1 << 13)
    return bytes.starts(with: "PK\u{3}\u{4}", at: 0)
      && (bytes.first("xl/", in: head) != nil || bytes.first("[Content_Types].xml", in: head) != nil)
  }

  private static func firstByte(of bytes: ByteView) -> Int {
    (0..<min(bytes.count, 1024)).first { !isBlank(bytes[$0]) } ?? 0
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
