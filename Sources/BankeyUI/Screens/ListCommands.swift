import BankeyCore
import TUIKit

extension TableView {
  /// Moves as a key asks for; false when the command is no movement.
  func move(_ command: Command, isForward: Bool) -> Bool {
    let step = isForward ? 1 : -1
    switch command {
    case .row: move(by: step)
    case .page: page(by: step)
    case .halfPage: halfPage(by: step)
    case .end: isForward ? moveToLast() : moveToFirst()
    case .section: isForward ? moveToNextSection() : moveToPreviousSection()
    default: return false
    }
    return true
  }
}
