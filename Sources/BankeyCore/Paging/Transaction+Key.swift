extension Transaction {
  /// Where it stands when ordered by a date.
  public func key(by date: GroupingDate) -> TransactionKey {
    TransactionKey(day: date == .booked ? day : authorizedDay ?? day, id: id)
  }
}
