import BankeyCore

/// Which sections of the accounts screen are shown.
public enum SectionChoice: Hashable, Sendable {
  /// Those with rows.
  case withRows
  /// Those with rows, a header or a footer.
  case withContent
  /// Exactly these, in this order.
  case exactly([SectionKey])
}
