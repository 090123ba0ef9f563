/// Whether the bank has reserved a transaction or booked it.
public enum TransactionStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// Reserved, not booked: feeds say pending.
  case authorized
  /// Booked.
  case posted
}
