/// What a section of the accounts screen holds. Compared, they stand in the order of the screen.
public enum SectionKey: Hashable, Sendable, Comparable {
  /// One message above all accounts.
  case message
  /// The accounts of a kind.
  case kind(AccountKind)

  /// The message, then the kinds in the order in which they are declared.
  public static func < (a: SectionKey, b: SectionKey) -> Bool { a.position < b.position }

  private var position: Int {
    switch self {
    case .message: -1
    case .kind(let kind): AccountKind.allCases.firstIndex(of: kind) ?? AccountKind.allCases.count
    }
  }
}
