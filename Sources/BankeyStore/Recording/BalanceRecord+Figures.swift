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
  var number: Int { day.number * 1440 + (minute ?? 0) }
}
