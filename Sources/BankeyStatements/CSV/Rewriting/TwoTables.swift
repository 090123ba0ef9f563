import BankeyModel

/// Reads a file with two tables of different columns as the statements of two accounts.
///
/// Each part must name an account of its own. Otherwise both may be of the same account, and their rows the same
/// transactions.
enum TwoTables {
  /// The events of both parts; nil when the file is not of this kind.
  static func events(in table: CSVTable, _ profiles: [CSVProfile]) -> [StatementEvent]? {
    guard let second = (try? CSVSurvey(table))?.otherTable, let place = end(of: table, before: second) else {
      return nil
    }
    let bytes = table.text.bytes
    var lines = LineCounter(bytes)
    let line = lines.line(at: place)
    guard let first = events(bytes[0..<place], profiles), let second = events(bytes[place..<bytes.count], profiles)
    else { return nil }
    let (one, other) = (accounts(first), accounts(second))
    guard !one.isEmpty, !other.isEmpty, (one + other).allSatisfy(\.isNamed),
      Set(one.map(\.nativeId)).isDisjoint(with: other.map(\.nativeId))
    else { return nil }
    return first + second.map { $0.moved(by: line - 1) }
  }

  /// The end of the last transaction before the headers of another table. The lines after it are about that table.
  private static func end(of table: CSVTable, before header: Int) -> Int? {
    var (rows, row) = (CSVRows(table.text.bytes, table.dialect, from: table.start), CSVRow())
    var end: Int?
    while (try? rows.next(&row)) == true, row.place.lowerBound < header {
      if table.date(row) != nil { end = rows.place }
    }
    return end
  }

  private static func events(_ part: UnsafeRawBufferPointer, _ profiles: [CSVProfile]) -> [StatementEvent]? {
    CSVFile.with(Array(part)) { file in
      var events: [StatementEvent] = []
      guard let table = try? CSVTable.find(in: file, profiles), let reader = try? CSVReader(table),
        (try? reader.read { events.append($0) }) != nil
      else { return nil }
      return events
    }
  }

  private static func accounts(_ events: [StatementEvent]) -> [AccountRecord] {
    events.compactMap { if case .account(let account) = $0 { account } else { nil } }
  }
}

extension StatementEvent {
  /// The event of a part that begins so many lines below the first one of the file.
  fileprivate func moved(by lines: Int) -> StatementEvent {
    guard case .problem(var problem) = self else { return self }
    problem.line = problem.line.map { $0 + lines }
    return .problem(problem)
  }
}
