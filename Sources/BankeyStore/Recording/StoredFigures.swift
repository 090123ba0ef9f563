import BankeyModel

/// The figures of an account as stored.
struct StoredFigures: Equatable {
  /// The columns to read from a table `f`. The last is the feed that reported them, if a feed did so last.
  static let columns = """
    f.effective, f.day, f.minute, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
    f.credit_limit_units, f.credit_limit_scale, (
      SELECT iif(g.file IS NULL, g.source, NULL) FROM fetch g
      WHERE g.id = coalesce((SELECT max(fetch) FROM figures_said WHERE figures = f.key), f.fetch))
    """
  /// The source's own date in minutes since 1970-01-01T00:00Z, or the time of the answer when a feed gives no date; nil
  /// when neither is known.
  let effective: Int?
  let record: BalanceRecord
  /// The feed that reported them; nil for a file.
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

  static func == (one: StoredFigures, other: StoredFigures) -> Bool {
    (one.effective, one.record) == (other.effective, other.record)
  }

  /// The figures known after `next` was also reported; unchanged when `next` is older.
  func joined(by next: StoredFigures) -> StoredFigures {
    guard isReplaced(by: next) else { return self }
    let merged = next.record.completed(from: record)
    return StoredFigures(
      effective: merged.balance == next.record.balance ? next.effective : effective, record: merged,
      source: next.source)
  }

  /// Whether a later report replaces these figures. A feed's next answer always replaces its last one; otherwise the
  /// later moment wins. Dated figures are never replaced by undated ones.
  private func isReplaced(by next: StoredFigures) -> Bool {
    if let source, source == next.source { return true }
    guard let effective else { return true }
    return next.effective.map { $0 >= effective } ?? false
  }
}

extension BalanceRecord {
  /// Whether it reports anything besides a date.
  var hasFigures: Bool { balance != nil || available != nil || creditLimit != nil }

  /// The figures in the form in which they are stored. Those that do not fit are dropped and passed to `misfit`.
  func canonical(in currency: Currency, misfit: (Amount) -> Void) -> BalanceRecord {
    func fitted(_ amount: Amount?) -> Amount? {
      guard let amount else { return nil }
      let fitted = amount.canonical(in: currency)
      if fitted == nil { misfit(amount) }
      return fitted
    }
    return BalanceRecord(
      balance: fitted(balance), available: fitted(available), creditLimit: fitted(creditLimit), date: date)
  }

  /// These figures, completed with older ones: the balance with its date, and the credit limit. An old available amount
  /// is not combined with a new balance.
  func completed(from older: BalanceRecord) -> BalanceRecord {
    var completed = self
    completed.creditLimit = creditLimit ?? older.creditLimit
    guard balance == nil, older.balance != nil else { return completed }
    completed.balance = older.balance
    completed.available = available ?? older.available
    completed.date = older.date
    return completed
  }

  /// Whether the figures are equal, regardless of dates.
  func showsTheSame(as other: BalanceRecord) -> Bool {
    (balance, available, creditLimit) == (other.balance, other.available, other.creditLimit)
  }
}

extension LocalTime {
  /// Minutes since the local 1970-01-01T00:00; a day without a time counts as midnight.
  fileprivate var minutes: Int {
    min(max(day.number, Day.possible.lowerBound), Day.possible.upperBound) * 1440 + (minute ?? 0)
  }
}

extension Clock {
  /// The current time in minutes since 1970-01-01T00:00Z.
  var minutes: Int { Int(now.capped.seconds / 60) }

  /// The moment of a local time, in minutes since 1970-01-01T00:00Z.
  func minutes(at time: LocalTime) -> Int {
    let wall = time.minutes
    return wall - offset(at: wall - offset(at: wall))
  }

  /// The local offset from UTC in minutes at a moment.
  private func offset(at minutes: Int) -> Int {
    local(Timestamp(seconds: Int64(minutes) * 60).capped).minutes - minutes
  }
}
