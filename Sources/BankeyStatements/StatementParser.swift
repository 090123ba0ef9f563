import BankeyModel

/// Reads statement files of every format, detected by content.
public enum StatementParser {
  /// Receives events in the order of the file.
  public typealias Sink = (StatementEvent) throws -> Void

  /// Reads a whole file, which may be memory-mapped, and passes its contents to `sink` in batches of at most 500
  /// transactions. A valid file without a statement yields one note and no account. Errors of `sink` are rethrown.
  /// The clock's zone converts points in time to days; the profiles give the meanings of a table's columns.
  ///
  /// - Throws: `StatementError` if nothing of the file may be imported; discard what `sink` received until then.
  public static func parse(
    _ bytes: UnsafeRawBufferPointer, clock: Clock = .system, profiles: [CSVProfile] = [], into sink: Sink
  ) throws {
    guard !bytes.isEmpty else { throw StatementError("The file is empty.") }
    let found = FoundCharset(ByteView(bytes))
    if let text = WideText.utf8(bytes, found, isSetKnown: profiles.contains { $0.encoding != nil }) {
      return try parse(text, clock: clock, profiles: profiles, into: sink)
    }
    if let text = MT940Sign.lines(of: bytes) {
      return try parse(text, clock: clock, profiles: profiles, into: sink)
    }
    if let format = FormatReading.signed(bytes) {
      var repeated = RepeatedStatements()
      try format.read(ByteView(bytes), FormatReading.Context(clock: clock, profiles: profiles)) { event in
        try repeated.check(event)
        try sink(event)
      }
      try repeated.close()
    } else {
      try readTable(TableSource(CSVFile(found), profiles), into: sink)
    }
  }

  /// Reads a whole file that is in memory.
  ///
  /// - Throws: `StatementError` if nothing of it may be imported, and rethrows errors of `sink`.
  public static func parse(
    _ bytes: [UInt8], clock: Clock = .system, profiles: [CSVProfile] = [], into sink: Sink
  ) throws {
    try bytes.withUnsafeBytes { try parse($0, clock: clock, profiles: profiles, into: sink) }
  }

  private static func readTable(_ source: TableSource, into sink: Sink) throws {
    guard let (kind, text) = try TableRewriting.first(for: source) else { return try readDelimited(source, into: sink) }
    try CSVFile.with(text) { try readDelimited(TableSource($0, source.profiles), into: sink) }
    if let note = kind.note { try sink(.problem(note)) }
  }

  private static func readDelimited(_ source: TableSource, into sink: Sink) throws {
    guard let table = try source.table() else { throw source.error ?? ForeignFile.error(for: source.file.bytes) }
    try read(table, source.profiles, into: sink)
  }

  /// Reads a table, or both of two in the file: when the first pass refuses the file, it may consist of two statements.
  private static func read(_ table: CSVTable, _ profiles: [CSVProfile], into sink: Sink) throws {
    let reader: CSVReader
    do {
      reader = try CSVReader(table)
    } catch {
      guard let events = TwoTables.events(in: table, profiles) else { throw error }
      return try events.forEach(sink)
    }
    try reader.read(into: sink)
  }
}
