import BankeyCore

/// Figures of an account as they are stored.
struct KeptFigures: Equatable {
  /// The columns that it is read from, of a table called f. The last one is the source that was asked, if one said them last.
  static let columns = """
    f.effective, f.day, f.minute, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
    f.credit_limit_units, f.credit_limit_scale, (
      SELECT iif(g.file IS NULL, g.source, NULL) FROM fetch g
      WHERE g.id = coalesce((SELECT max(fetch) FROM figures_said WHERE figures = f.key), f.fetch))
    """
  /// Minutes since 1970-01-01T00:00Z of the source's own date, or of ours when a source that was asked gave no date; nil when
  /// nobody knows.
  let effective: Int?
  let record: BalanceRecord
  /// The source that was asked for them; nil where they stand in a file.
  let source: Int64?

  init(effective: Int?, record: BalanceRecord, source: Int64?) {
    (self.effective, self.record, self.source) = (effective, record, source)
  }

  init(row: Row) throws { try self.init(row: row, source: row[9]) }

  init(row: Row, source: Int64?) throws {
    effective = row[0]
    record = BalanceRecord(
      balance: try row.optionalAmount(3), available: try row.optionalAmount(5),
      creditLimit: try row.optionalAmount(7), date: row.optionalLocalTime(1))
    self.source = source
  }

  static func == (one: KeptFigures, other: KeptFigures) -> Bool {
    (one.effective, one.record) == (other.effective, other.record)
  }

  /// What is known once `next` has been said, too: these figures where that is older.
  func joined(by next: KeptFigures) -> KeptFigures {
    guard isReplaced(by: next) else { return self }
    let merged = next.record.completed(from: record)
    return KeptFigures(
      effective: merged.balance == next.record.balance ? next.effective : effective, record: merged,
      source: next.source)
  }

  /// Whether figures that are said later take their place: a source's next answer goes before the one before, whatever the dates
  /// in them; of two that do not know of each other the later moment counts. What has a date is not replaced by what has none.
  private func isReplaced(by next: KeptFigures) -> Bool {
    if let source, source == next.source { return true }
    guard let effective else { return true }
    return next.effective.map { $0 >= effective } ?? false
  }
}
