import BankeyCore

/// Figures of an account as they are stored.
struct KeptFigures: Equatable {
  /// The columns that it is read from, of a table called f.
  static let columns = """
    f.effective, f.day, f.minute, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
    f.credit_limit_units, f.credit_limit_scale
    """
  /// Minutes on the source's clock, or on ours when a source that was asked gave no date; nil when nobody knows.
  let effective: Int?
  let record: BalanceRecord

  init(effective: Int?, record: BalanceRecord) { (self.effective, self.record) = (effective, record) }

  init(row: Row) throws {
    effective = row[0]
    record = BalanceRecord(
      balance: try row.optionalAmount(3), available: try row.optionalAmount(5),
      creditLimit: try row.optionalAmount(7), date: row.optionalLocalTime(1))
  }

  /// What is known once `next` has been said, too: these figures where that is older.
  func joined(by next: KeptFigures) -> KeptFigures {
    guard isNotNewer(than: next.effective) else { return self }
    let merged = next.record.completed(from: record)
    return KeptFigures(effective: merged.balance == next.record.balance ? next.effective : effective, record: merged)
  }

  /// Whether figures of another moment may take their place. What has a date is not replaced by what has none.
  private func isNotNewer(than other: Int?) -> Bool {
    guard let effective else { return true }
    return other.map { $0 >= effective } ?? false
  }
}
