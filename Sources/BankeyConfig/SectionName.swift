/// A section of the accounts screen, as the config calls it.
public enum SectionName: String, CaseIterable, Hashable, Sendable {
  case message, banking, savings, creditCard, investment, loan, other
}
