import TUIKit

nonisolated extension Key {
  /// Which of `count` choices a key goes to from the choice at `place`: the one above, the one below, or that of a digit; nil for other keys.
  func place(of place: Int, in count: Int) -> Int? {
    switch self {
    case .up, .character("k"): max(0, place - 1)
    case .down, .character("j"): min(count - 1, place + 1)
    case .character(let digit): digit.wholeNumberValue.flatMap { (1...count).contains($0) ? $0 - 1 : nil }
    default: nil
    }
  }
}
