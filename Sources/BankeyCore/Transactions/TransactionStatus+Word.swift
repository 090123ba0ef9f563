extension TransactionStatus {
  /// The status that a person or a bank calls so, whatever the case: `pending` is authorized, `booked` is posted.
  public init?(word: String) {
    switch word.lowercased() {
    case "authorized", "authorised", "pending", "reserved": self = .authorized
    case "posted", "booked": self = .posted
    default: return nil
    }
  }
}
