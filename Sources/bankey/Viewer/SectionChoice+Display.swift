import BankeyConfig
import BankeyCore
import TUIKit

extension SectionChoice {
  /// How the table shows sections.
  @MainActor var display: SectionDisplay<SectionKey> {
    switch self {
    case .withRows: .hidesWithoutRows
    case .withContent: .hidesWithoutData
    case .exactly(let keys): .showsExactly(keys)
    }
  }

  /// In which order they stand.
  var order: SectionOrder {
    guard case .exactly(let keys) = self else { return .comparing }
    return .function { found in keys.filter(found.contains) }
  }
}
