import TUIKit

nonisolated extension Key {
  /// Whether it writes or takes back what was written.
  var isTyped: Bool {
    switch self {
    case .character, .backspace, .delete, .control("u"): true
    default: false
    }
  }
}
