/// In which order sections stand: by comparing them, or as a function says.
public enum SectionOrder: Sendable {
  /// Message, banking, savings, credit cards, investments, loans, other.
  case comparing
  /// As the function arranges them. What it leaves out is not shown.
  case function(@Sendable ([SectionKey]) -> [SectionKey])

  /// `keys` in this order, each once.
  public func arrange(_ keys: some Sequence<SectionKey>) -> [SectionKey] {
    let sorted = Set(keys).sorted()
    return switch self {
    case .comparing: sorted
    case .function(let function): function(sorted)
    }
  }
}
