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
        try repeated.see(event)
        try sink(event)
      }
      try repeated.close()
    } else {
      try readTable(CSVFile(found), profiles, into: sink)
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

  private static func readTable(_ file: CSVFile, _ profiles: [CSVProfile], into sink: Sink) throws {
    if let text = MarkupTable.delimited(file.bytes) ?? WideDelimiters.delimited(file.bytes) {
      return try readTable(rewritten: text, profiles, into: sink)
    }
    if let text = try AssetSides.delimited(file) { return try readTable(rewritten: text, profiles, into: sink) }
    let table = try table(file, profiles)
    if table?.mayHaveSplitFigures ?? true, let text = FigureCommas.quoted(file.bytes) {
      return try readTable(rewritten: text, profiles, into: sink)
    }
    if let text = CurrencyColumns.delimited(file, table) { return try readTable(rewritten: text, profiles, into: sink) }
    if let table, !table.hasDays, let text = SplitDates.delimited(file) ?? PrintedTable.delimited(file.bytes) {
      return try readTable(rewritten: text, profiles, into: sink)
    }
    if table == nil, let text = TransferSides.delimited(file) {
      return try readTable(rewritten: text, profiles, into: sink)
    }
    if let table, let text = RepeatedDates.delimited(table) {
      try readTable(rewritten: text, profiles, into: sink)
      return try sink(.problem(RepeatedDates.note))
    }
    if let table { return try read(table, profiles, into: sink) }
    let error = CSVUnclearTable.error(in: file, profiles)
    if error?.question == nil, let text = file.rewritten {
      return try readTable(rewritten: text, profiles, into: sink)
    }
    throw error ?? ForeignFile.error(for: file.bytes)
  }

  /// Reads a table, or both of two in the file.
  private static func read(_ table: CSVTable, _ profiles: [CSVProfile], into sink: Sink) throws {
    let reader: CSVReader
    do {
      reader = try CSVReader(table)
    } catch {
      guard let events = TableParts.events(in: table, profiles) else { throw error }
      return try events.forEach(sink)
    }
    try reader.read(into: sink)
  }

  /// Reads a table that was rewritten with delimiters.
  private static func readTable(rewritten text: [UInt8], _ profiles: [CSVProfile], into sink: Sink) throws {
    try CSVFile.with(text) { file in
      guard let table = try table(file, profiles) else {
        throw CSVUnclearTable.error(in: file, profiles) ?? ForeignFile.error(for: file.bytes)
      }
      try read(table, profiles, into: sink)
    }
  }

  private static func table(_ file: CSVFile, _ profiles: [CSVProfile]) throws(StatementError) -> CSVTable? {
    do throws(ReadingError) {
      return try CSVTable.find(in: file, profiles)
    } catch {
      var lines = LineCounter(file.bytes)
      throw StatementError(error, &lines)
    }
  }
}
