extension TransactionPages {
  /// A transaction by its id; nil when it is gone.
  public func transaction(_ id: Transaction.ID, by date: GroupingDate = .booked) throws -> Transaction? {
    guard let place = try place(of: id, by: date) else { return nil }
    return try page(of: place.group, from: .day(place.day, skipping: place.offset), limit: 1).first
  }
}
