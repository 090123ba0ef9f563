/// What an account is for. Guessed when a source does not say, always overridable in the config.
public enum AccountKind: String, CaseIterable, Hashable, Sendable, Codable {
  case banking, savings, creditCard, investment, loan, other
}
