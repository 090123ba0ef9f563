import BankeyCore

extension BalanceRecord {
  /// Whether it says anything but a date.
  var hasFigures: Bool { balance != nil || available != nil || creditLimit != nil }

  /// The figures in the form in which they are kept. What does not fit is left out and handed to `misfit`.
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

  /// These figures, with what they do not say taken from older ones: the balance with its date, and the credit limit.
  /// What can be spent is not taken from before when there is a new balance.
  func completed(from older: BalanceRecord) -> BalanceRecord {
    var completed = self
    completed.creditLimit = creditLimit ?? older.creditLimit
    guard balance == nil, older.balance != nil else { return completed }
    completed.balance = older.balance
    completed.available = available ?? older.available
    completed.date = older.date
    return completed
  }

  /// Whether the figures are the same, whatever their dates.
  func showsTheSame(as other: BalanceRecord) -> Bool {
    (balance, available, creditLimit) == (other.balance, other.available, other.creditLimit)
  }
}

extension LocalTime {
  /// Minutes since 1970-01-01T00:00 on the same clock; a day without a time counts as its start.
  fileprivate var minutes: Int {
    min(max(day.number, Day.possible.lowerBound), Day.possible.upperBound) * 1440 + (minute ?? 0)
  }
}

extension Clock {
  /// The present in minutes since 1970-01-01T00:00Z.
  var minutes: Int { Int(now.capped.seconds / 60) }

  /// The moment at which clocks on the wall here show a time, in minutes since 1970-01-01T00:00Z.
  func minutes(at time: LocalTime) -> Int {
    let wall = time.minutes
    return wall - offset(at: wall - offset(at: wall))
  }

  /// How far clocks on the wall here are ahead at a moment.
  private func offset(at minutes: Int) -> Int {
    local(Timestamp(seconds: Int64(minutes) * 60).capped).minutes - minutes
  }
}
